/// The height of a cell whose texts stand one below the other beside its images.
///
/// Line counts come from an average character width, so they are estimates.
package struct FittingHeight: Sendable {
  /// What a cell stacks.
  package enum Element: Sendable {
    /// A text with its style and its greatest number of lines, 0 for no limit.
    case text(String, DynamicType.Style, lines: Int)
    /// Something of a fixed height in points that stands beside the texts and takes `width`.
    case box(width: Double, height: Double)
  }

  /// The width of the row in points.
  package var width: Double
  package var textSize: DynamicType.TextSize

  package init(width: Double, textSize: DynamicType.TextSize) {
    self.width = width
    self.textSize = textSize
  }

  /// Points above the first and below the last element, as in a system cell.
  private static let verticalMargin = 11.0
  /// Points at either side of the content on a phone.
  private static let horizontalMargin = 16.0
  /// The average advance of English text in the system font, in units of 1/2048 of the font size.
  ///
  /// Source: the metrics collection of seek-oss/capsize.
  private static let averageAdvance = 932.0 / 2048.0

  /// The height in points that the elements need, at least `minimum`.
  package func height(of elements: [Element], minimum: Double) -> Double {
    var textHeight = 0.0
    var boxWidth = 0.0
    var boxHeight = 0.0
    for case .box(let width, let height) in elements {
      boxWidth += width + Self.horizontalMargin
      boxHeight = max(boxHeight, height)
    }
    let available = max(44, width - 2 * Self.horizontalMargin - boxWidth)
    for case .text(let text, let style, let lines) in elements where !text.isEmpty {
      let pointSize = DynamicType.pointSize(of: style, at: textSize)
      var count = lineCount(of: text, pointSize: pointSize, available: available)
      if lines > 0 { count = min(count, lines) }
      textHeight += Double(count) * DynamicType.lineHeight(pointSize: pointSize)
    }
    return max(minimum, max(textHeight, boxHeight) + 2 * Self.verticalMargin)
  }

  private func lineCount(of text: String, pointSize: Int, available: Double) -> Int {
    let perLine = max(1, Int(available / (Double(pointSize) * Self.averageAdvance)))
    return text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .reduce(0) { $0 + max(1, ($1.count + perLine - 1) / perLine) }
  }
}
