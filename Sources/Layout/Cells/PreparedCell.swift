/// A cell whose texts are prepared and whose arrangement is a tree.
package struct PreparedCell: Sendable {
  package let content: CellContent
  /// The ids of the elements that the arrangement does not show though they would take room: a stack
  /// that does not name them, or names another of the same id, or is too deep.
  package let unplacedElements: [String]

  let boxes: [CellBox]
  /// `nil` when the cell shows nothing.
  let root: Int?
  /// One for each element: a text, the title of a button, what a field shows.
  let texts: [PreparedText?]
  /// One for each element: what segments want to be wide; no text size changes it.
  let segmentsWidths: [Double]

  init(_ content: CellContent, typesetter: TextTypesetter) {
    self.content = content
    var builder = CellBoxBuilder(content)
    root = builder.root()
    boxes = builder.boxes
    var unplaced: [String] = []
    var texts: [PreparedText?] = []
    var segments: [Double] = []
    texts.reserveCapacity(content.elements.count)
    segments.reserveCapacity(content.elements.count)
    for (element, isPlaced) in zip(content.elements, builder.isPlaced) {
      if !isPlaced, !element.isEmpty { unplaced.append(element.id) }
      texts.append(isPlaced ? element.shownText.map(typesetter.prepare) : nil)
      segments.append(isPlaced ? element.segmentsWidth(typesetter) : 0)
    }
    unplacedElements = unplaced
    self.texts = texts
    segmentsWidths = segments
  }

  /// Whether a declared stack keeps its own distance from the edges of the cell.
  var hasOwnInsets: Bool {
    if case .stack(let stack) = content.arrangement { return stack.insets != nil }
    return false
  }
}

extension CellElement {
  fileprivate var isEmpty: Bool {
    if case .text(let text, _, _) = kind { return text.isEmpty }
    return false
  }

  /// The text in the element, if any.
  fileprivate var shownText: StyledText? {
    switch kind {
    case .text(let text, _, _): text
    case .button(let title): title.utf8.isEmpty ? nil : StyledText(title)
    case .field(let text, let placeholder):
      text.utf8.isEmpty && placeholder.utf8.isEmpty
        ? nil : StyledText(text.utf8.isEmpty ? placeholder : text)
    case .image, .toggle, .slider, .stepper, .segments, .progress, .spinner, .view: nil
    }
  }

  /// Segments are as wide as the widest of their titles.
  fileprivate func segmentsWidth(_ typesetter: TextTypesetter) -> Double {
    guard case .segments(let titles) = kind else { return 0 }
    var widest = 0.0
    for title in titles where !title.utf8.isEmpty {
      let text = typesetter.prepare(StyledText(title))
      widest = max(widest, typesetter.naturalWidth(of: text, in: CellMetrics.segmentFont))
    }
    return Double(titles.count) * (widest + 2 * CellMetrics.segmentPadding)
  }
}
