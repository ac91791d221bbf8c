/// Collects the nodes of a tree in preorder.
///
/// Neighbouring texts become one node, so whoever looks at a text sees all of it.
struct MarkdownTreeBuilder {
  private var nodes: [MarkdownNode] = []
  private var openNodes: [Int] = []
  private var pendingText: [UInt8] = []
  private var pendingRange: MarkdownRange?

  /// Begins a container; every node until the matching `close` is inside it.
  mutating func open(_ kind: MarkdownNode.Kind, _ range: MarkdownRange) {
    flushText()
    openNodes.append(nodes.count)
    nodes.append(MarkdownNode(kind: kind, range: range, subtreeEnd: nodes.count + 1))
  }

  mutating func close() {
    flushText()
    guard let index = openNodes.popLast() else { return }
    nodes[index].subtreeEnd = nodes.count
  }

  mutating func leaf(_ kind: MarkdownNode.Kind, _ range: MarkdownRange) {
    flushText()
    nodes.append(MarkdownNode(kind: kind, range: range, subtreeEnd: nodes.count + 1))
  }

  /// Appends a soft or hard line break, for which libcmark has no place: after what came before.
  mutating func lineEnd(_ kind: MarkdownNode.Kind) {
    flushText()
    guard var range = nodes.last?.range else { return }
    range.startLine = range.endLine
    range.startColumn = range.endColumn + 1
    range.endColumn = range.startColumn
    leaf(kind, range)
  }

  mutating func text(_ text: some Sequence<UInt8>, _ range: MarkdownRange) {
    pendingText.append(contentsOf: text)
    if pendingRange == nil { pendingRange = range }
    pendingRange?.endLine = range.endLine
    pendingRange?.endColumn = range.endColumn
  }

  /// Appends a finished subtree of another tree.
  ///
  /// `adapt` may change each node, but not its extent.
  mutating func graft(
    _ other: [MarkdownNode], _ range: Range<Int>, adapt: (inout MarkdownNode) -> Void = { _ in }
  ) {
    flushText()
    let shift = nodes.count - range.lowerBound
    for index in range {
      var node = other[index]
      node.subtreeEnd += shift
      adapt(&node)
      nodes.append(node)
    }
  }

  /// The finished nodes; whatever is still open is closed.
  mutating func finish() -> [MarkdownNode] {
    while !openNodes.isEmpty { close() }
    flushText()
    return nodes
  }

  private mutating func flushText() {
    guard let range = pendingRange else { return }
    pendingRange = nil
    guard !pendingText.isEmpty else { return }
    nodes.append(
      MarkdownNode(kind: .text(pendingText), range: range, subtreeEnd: nodes.count + 1))
    pendingText = []
  }
}
