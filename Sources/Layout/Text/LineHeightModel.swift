/// How high a line of a text is taken to be.
package enum LineHeightModel: String, CaseIterable, Sendable {
  /// The ascender and descender of the font, rounded up to a pixel: what one line of a label has.
  case font
  /// The leading of the Human Interface Guidelines for this size.
  case leading

  /// The height of one line in points.
  package func height(of font: Font, scale: Int) -> Double {
    switch self {
    case .font: DynamicType.lineHeight(pointSize: font.usableSize, scale: scale)
    case .leading: DynamicType.leading(pointSize: font.usableSize)
    }
  }
}
