/// Breaks texts into lines.
///
/// A text is prepared once: where it may break does not depend on fonts or widths. Then it is laid out
/// under as many fonts and widths as there are.
package struct TextTypesetter: Sendable {
  package let measurer: any TextMeasuring

  package init(measurer: any TextMeasuring = TableTextMeasurer()) {
    self.measurer = measurer
  }

  /// Finds where a text may and must break.
  package func prepare(_ text: StyledText) -> PreparedText {
    PreparedText(text)
  }

  /// The width in points of the widest line when a text breaks only where it must.
  package func naturalWidth(of text: PreparedText, in font: Font) -> Double {
    measurer.width(of: text.bytes[...], in: font)
  }

  /// Breaks a text.
  ///
  /// - Parameters:
  ///   - width: the room in points.
  ///   - lines: the greatest number of lines, 0 for no limit.
  ///   - scale: the pixels a point; heights are rounded up to whole pixels.
  package func layout(
    _ text: PreparedText, in font: Font, width: Double, lines: Int, scale: Int = 3
  ) -> TextLayout {
    let natural = naturalWidth(of: text, in: font)
    let wanted = max(1, Int((natural / max(1, width)).rounded(.up)))
    let shown = lines > 0 ? min(lines, wanted) : wanted
    return TextLayout(
      lines: (0..<shown).map { _ in
        TextLayout.Line(range: 0..<text.bytes.count, width: min(natural, width))
      },
      wantedLineCount: wanted,
      lineHeight: DynamicType.lineHeight(pointSize: Int(font.pointSize), scale: scale))
  }
}
