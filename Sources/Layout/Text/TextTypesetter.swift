/// Breaks texts into lines.
///
/// A text is prepared once: where it may break does not depend on fonts or widths. Then it is laid out
/// under as many fonts and widths as there are.
package struct TextTypesetter: Sendable {
  package let measurer: any TextMeasuring
  package let lineHeight: LineHeightModel

  package init(
    measurer: any TextMeasuring = TableTextMeasurer(), lineHeight: LineHeightModel = .font
  ) {
    self.measurer = measurer
    self.lineHeight = lineHeight
  }

  /// Finds where a text may and must break.
  package func prepare(_ text: StyledText) -> PreparedText {
    PreparedText(text)
  }

  /// The width in points of the widest line when a text breaks only where it must.
  package func naturalWidth(of text: PreparedText, in font: Font) -> Double {
    let fitter = fitter(for: text, in: font)
    var widest = 0.0
    var start = 0
    repeat {
      let line = fitter.line(from: start, room: .infinity)
      widest = max(widest, line.width)
      start = line.next
    } while start < text.clusterCount
    return widest
  }

  /// How many lines a text has at a width without a limit, found without making them.
  package func lineCount(of text: PreparedText, in font: Font, width: Double) -> Int {
    fitter(for: text, in: font).lineCount(room: Self.usable(width))
  }

  /// Breaks a text.
  ///
  /// A line break ends a line, and after the last one there is no further, empty line: a label leaves
  /// it out. An empty text is one line. Room that is less than nothing, or not a number, is none; then
  /// each line holds one cluster.
  ///
  /// `width` is the room in points, `lines` the greatest number of lines or 0 for no limit, `scale`
  /// the pixels a point: heights are rounded up to whole pixels.
  package func layout(
    _ text: PreparedText, in font: Font, width: Double, lines limit: Int, scale: Int = 3
  ) -> TextLayout {
    let fitter = fitter(for: text, in: font)
    let limit = limit > 0 ? limit : .max
    let width = Self.usable(width)
    var lines: [TextLayout.Line] = []
    var wanted = 0
    var last: LineFitter.Line?
    var start = 0
    repeat {
      let line = fitter.line(from: start, room: width)
      wanted += 1
      if wanted <= limit {
        last = line
        lines.append(shown(line, of: text))
      }
      start = line.next
    } while start < text.clusterCount
    if wanted > limit, let last {
      let line = fitter.truncated(
        last, room: width, ellipsisWidth: widthOfSign("…", in: font, of: text))
      lines[limit - 1] = shown(line, of: text, endsWithEllipsis: true)
    }
    return TextLayout(
      lines: lines, wantedLineCount: wanted,
      alternativeLineCount: alternative(
        to: wanted, limit: limit, fitter, width: width, isOneLine: wanted == 1 ? lines.first : nil),
      lineHeight: lineHeight.height(of: font, scale: scale))
  }

  /// Room that is less than nothing, or not a number, is none.
  private static func usable(_ width: Double) -> Double { width > 0 ? width : 0 }

  private func shown(
    _ line: LineFitter.Line, of text: PreparedText, endsWithEllipsis: Bool = false
  ) -> TextLayout.Line {
    TextLayout.Line(
      range: text.byteRange(ofClusters: line.start..<line.shownEnd), width: line.width,
      endsWithEllipsis: endsWithEllipsis, endsWithHyphen: line.endsWithHyphen)
  }

  /// The number of lines farther from the one found, of those with all widths wrong by as much as they
  /// may be; the larger of two equally far.
  private func alternative(
    to wanted: Int, limit: Int, _ fitter: LineFitter, width: Double,
    isOneLine line: TextLayout.Line?
  ) -> Int? {
    let uncertainty = measurer.uncertainty(of: fitter.text)
    guard uncertainty > 0 else { return nil }
    // Text that fits on one line with room to spare.
    if let line, line.width * (1 + uncertainty) <= width { return nil }
    let shown = min(wanted, limit)
    let more = min(limit, fitter.lineCount(room: width / (1 + uncertainty)))
    let fewer =
      wanted == 1 || uncertainty >= 1
      ? shown : min(limit, fitter.lineCount(room: width / (1 - uncertainty)))
    let farther = more - shown >= shown - fewer ? more : fewer
    return farther == shown ? nil : farther
  }

  // MARK: - Widths

  private func fitter(for text: PreparedText, in font: Font) -> LineFitter {
    var widths: [Double] = []
    widths.reserveCapacity(text.clusterCount)
    for run in text.runs {
      measurer.appendWidths(
        ofClusters: run.clusters, of: text, in: self.font(of: run, in: font), to: &widths)
    }
    return LineFitter(
      text: text, widths: widths,
      hyphenWidth: text.hasSoftHyphen ? widthOfSign("-", in: font, of: text) : 0)
  }

  private func font(of run: PreparedText.Run, in font: Font) -> Font {
    var font = run.isBold ? font.emphasised : font
    font.isItalic = font.isItalic || run.isItalic
    return font
  }

  /// The width of a sign that is added to a text: the greatest in any of its fonts.
  private func widthOfSign(_ sign: String, in font: Font, of text: PreparedText) -> Double {
    let bytes = Array(sign.utf8)[...]
    var width = measurer.width(of: bytes, in: font)
    for run in text.runs where run.isBold || run.isItalic {
      width = max(width, measurer.width(of: bytes, in: self.font(of: run, in: font)))
    }
    return width > 0 ? width : 0
  }
}
