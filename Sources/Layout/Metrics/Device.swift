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

  package init(
    name: String, width: Double, height: Double, scale: Int, safeAreaTop: Double,
    safeAreaBottom: Double, margin: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
    self.safeAreaTop = safeAreaTop
    self.safeAreaBottom = safeAreaBottom
    self.margin = margin
  }

  /// The newest device of a width; for a width that no device has, a plain one.
  package init(width: Double) {
    self.init(
      name: "\(Int(width)) points", width: width, height: width * 16 / 9, scale: 3,
      safeAreaTop: 59, safeAreaBottom: 34, margin: 16)
  }
}
