/// A font of the system's family.
package struct Font: Hashable, Sendable {
  /// In points.
  package var pointSize: Double
  package var weight: Weight
  package var isItalic: Bool

  package enum Weight: String, CaseIterable, Sendable {
    case regular
    case semibold
    case bold
  }

  package init(pointSize: Double, weight: Weight = .regular, isItalic: Bool = false) {
    self.pointSize = pointSize
    self.weight = weight
    self.isItalic = isItalic
  }

  /// The font of a text style under a text size.
  package init(_ style: DynamicType.Style, at size: DynamicType.TextSize) {
    self.init(
      pointSize: Double(DynamicType.pointSize(of: style, at: size)),
      weight: style == .headline ? .semibold : .regular)
  }

  /// The size, or the nearest that text can have: from 0 to 10,000 points.
  var usableSize: Double { pointSize > 0 ? min(pointSize, 10_000) : 0 }

  /// The same font in bold, where a text emphasises.
  package var emphasised: Font {
    var font = self
    font.weight = .bold
    return font
  }
}
