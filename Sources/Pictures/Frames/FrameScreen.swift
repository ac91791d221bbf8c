import Layout

/// What a picture of stored frames stands on: a device, where the frames fill one, else a sheet.
struct FrameScreen {
  /// In points.
  var width: Double
  var height: Double
  /// What bars keep from the edges; nothing on a sheet.
  var device: Device
  /// Whether nothing is known of a device: a plain sheet with a thin edge.
  var isSheet: Bool
  /// Where a navigation bar begins, and how high its line of buttons is.
  var barTop: Double
  var barHeight = 44.0

  init(width: Double, height: Double) {
    let width = min(max(width, 1), SlotLook.greatestLength)
    let height = min(max(height, 1), SlotLook.greatestLength)
    self.width = width
    self.height = height
    if let device = Self.device(width: width, height: height) {
      self.device = device
      isSheet = false
      barTop = device.safeAreaTop
      return
    }
    isSheet = true
    device = Device(
      name: "sheet", width: width, height: height, scale: 3, safeAreaTop: 0, safeAreaBottom: 0,
      margin: width < 414 ? 16 : 20)
    if width > height, height < 500 {
      // A phone on its side: no status bar, and a lower bar.
      barTop = 0
      barHeight = 32
    } else if Self.isCard(width: width, height: height) {
      // A card over another screen has a little room above its bar.
      barTop = 6
    } else {
      // Where a status bar was drawn for a device of no fixed size.
      barTop = min(20, height / 20)
    }
  }

  /// Takes the device away, with everything that its edges ask for.
  mutating func makeSheet() {
    isSheet = true
    barTop = 0
    device = Device(
      name: "sheet", width: width, height: height, scale: device.scale, safeAreaTop: 0,
      safeAreaBottom: 0, margin: device.margin)
  }

  /// A screen of a document that has no frames: as high as the device of its width.
  init(width: Double) {
    let device = Device(width: width)
    self.init(width: width, height: device.height)
  }

  /// Portrait.
  private static func device(width: Double, height: Double) -> Device? {
    // Rounded, since a third of a point is no other device.
    let (width, height) = (width.rounded(), height.rounded())
    let known =
      DeviceTable.rows.first { $0.device.width == width && $0.device.height == height }?.device
    if let known { return known }
    return older.first { $0.width == width && $0.height == height }
  }

  /// Devices that storyboards were drawn for and that nobody lays rows out for any more.
  private static let older: [Device] = [
    phone("iPhone SE (1st generation)", 320, 568, scale: 2, margin: 16),
    phone("iPhone 8 Plus", 414, 736, scale: 3, margin: 20),
    Device(
      name: "iPad Pro 10.5\"", width: 834, height: 1112, scale: 2, safeAreaTop: 20,
      safeAreaBottom: 0, margin: 20),
    Device(
      name: "iPad Pro 11\" (M4)", width: 834, height: 1210, scale: 2, safeAreaTop: 24,
      safeAreaBottom: 20, margin: 20),
    Device(
      name: "iPad Pro 13\"", width: 1032, height: 1376, scale: 2, safeAreaTop: 24,
      safeAreaBottom: 20, margin: 20),
    Device(
      name: "iPhone Air", width: 420, height: 912, scale: 3, safeAreaTop: 68, safeAreaBottom: 34,
      margin: 20),
  ]

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, scale: Int, margin: Double
  ) -> Device {
    Device(
      name: name, width: width, height: height, scale: scale, safeAreaTop: 20, safeAreaBottom: 0,
      margin: margin)
  }

  private static func isCard(width: Double, height: Double) -> Bool {
    let devices = DeviceTable.rows.map(\.device) + older
    return devices.contains {
      $0.width == width && height < $0.height && height > $0.height * 0.85
    }
  }
}
