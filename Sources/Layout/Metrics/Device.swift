/// A device by what layout depends on, in points.
package struct Device: Hashable, Sendable {
  /// What it is called, such as `iPhone 15`.
  package var name: String
  package var width: Double
  package var height: Double
  /// Pixels a point.
  package var scale: Int
  package var safeAreaTop: Double
  package var safeAreaBottom: Double
  /// The layout margin at either side.
  package var margin: Double
  /// The greatest width of content that keeps to what is comfortable to read.
  package var readableWidth: Double

  package init(
    name: String, width: Double, height: Double, scale: Int, safeAreaTop: Double,
    safeAreaBottom: Double, margin: Double, readableWidth: Double = Device.usualReadableWidth
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
    self.margin = margin
    self.readableWidth = readableWidth
  }

  /// The newest device of a width; for a width that no device has, a plain one.
  package init(width: Double) {
    self = DeviceTable.rows.first { $0.device.width == width }?.device ?? Device(plain: width)
  }

  /// A device that nobody sells: a phone below 600 points and a tablet from there on.
  ///
  /// Its margin follows the devices there are: 16 points on a phone, 20 from a width of 414 on.
  private init(plain width: Double) {
    let width = Length.limited(width)
    let isTablet = width >= Device.narrowestTablet
    let isSmall = width < 375
    self.init(
      name: "\(Int(width)) points", width: width,
      height: (width * (isTablet ? 4.0 / 3 : isSmall ? 16.0 / 9 : 13.0 / 6)).rounded(),
      scale: isTablet || isSmall ? 2 : 3,
      safeAreaTop: isTablet ? 24 : isSmall ? 20 : 59,
      safeAreaBottom: isTablet ? 20 : isSmall ? 0 : 34,
      margin: width < 414 ? 16 : 20)
  }

  /// On every regular width of the table but one.
  package static let usualReadableWidth = 664.0

  private static let narrowestTablet = 600.0

  /// Whether it is a tablet, however it is held.
  package var isTablet: Bool { min(width, height) >= Device.narrowestTablet }

  /// The devices of which a catalog shows pictures when its settings name none.
  package static let catalog = [375.0, 393, 440, 834].map { Device(width: $0) }
}
