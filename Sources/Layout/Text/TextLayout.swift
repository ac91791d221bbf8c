/// The lines into which a text breaks.
package struct TextLayout: Equatable, Sendable {
  /// The lines that are shown, from top to bottom; at least one.
  package var lines: [Line]
  /// The number of lines without a limit.
  package var wantedLineCount: Int
  /// The other number of lines, under the same limit, that is possible within the uncertainty of widths.
  package var alternativeLineCount: Int?
  /// The height of one line in points.
  package var lineHeight: Double

  package struct Line: Equatable, Sendable {
    /// The bytes of the text that the line shows, without the spaces at its end.
    package var range: Range<Int>
    /// The width in points of what is shown, an ellipsis or hyphen included.
    package var width: Double
    /// Whether an ellipsis follows.
    package var endsWithEllipsis: Bool
    /// Whether a hyphen follows, because the line ends at a soft hyphen.
    package var endsWithHyphen: Bool

    package init(
      range: Range<Int>, width: Double, endsWithEllipsis: Bool = false, endsWithHyphen: Bool = false
    ) {
      self.range = range
      self.width = width
      self.endsWithEllipsis = endsWithEllipsis
      self.endsWithHyphen = endsWithHyphen
    }
  }

  package init(
    lines: [Line], wantedLineCount: Int, alternativeLineCount: Int? = nil, lineHeight: Double
  ) {
    self.lines = lines
    self.wantedLineCount = wantedLineCount
    self.alternativeLineCount = alternativeLineCount
    self.lineHeight = lineHeight
  }

  package var isTruncated: Bool { wantedLineCount > lines.count }

  /// The width of the widest line in points.
  package var width: Double { lines.map(\.width).max() ?? 0 }

  /// The height of all lines in points.
  package var height: Double { Double(lines.count) * lineHeight }
}
