/// Corrects where blocks end.
///
/// libcmark 0.30 knows where a block begins. It lets some end where the next one begins, or in an
/// empty line after them.
enum BlockRanges {
  static func repair(_ nodes: inout [MarkdownNode], lines: SourceLines) {
    // Backwards, so that the children are right before their parent looks at them.
    for index in nodes.indices.reversed() where nodes[index].kind.isBlock {
      let end = nodes[index].subtreeEnd
      switch nodes[index].kind {
      case .document: break
      case .blockQuote, .list, .item:
        if let child = lastChild(of: index, in: nodes) {
          nodes[index].range.endLine = nodes[child].range.endLine
          nodes[index].range.endColumn = nodes[child].range.endColumn
        } else {
          endLine(&nodes[index].range, at: nodes[index].range.startLine, lines)
        }
      case .thematicBreak:
        endLine(&nodes[index].range, at: nodes[index].range.startLine, lines)
      default:
        let next = end < nodes.count ? nodes[end].range.startLine : Int.max
        repairLeaf(&nodes[index], before: next, lines)
      }
    }
  }

  private static func repairLeaf(
    _ node: inout MarkdownNode, before next: Int, _ lines: SourceLines
  ) {
    let range = node.range
    var end = range.endLine
    if next > range.startLine { end = min(end, next - 1) }
    if case .heading = node.kind, end > range.startLine {
      while end > range.startLine + 1, !lines.isUnderline(end) { end -= 1 }
    } else {
      while end > range.startLine, lines.isBlank(end) { end -= 1 }
    }
    if end != range.endLine || range.endColumn == 0 { endLine(&node.range, at: end, lines) }
  }

  private static func endLine(_ range: inout MarkdownRange, at line: Int, _ lines: SourceLines) {
    range.endLine = line
    range.endColumn = max(lines.lastColumn(ofLine: line), 1)
  }

  private static func lastChild(of index: Int, in nodes: [MarkdownNode]) -> Int? {
    var child = index + 1
    guard child < nodes[index].subtreeEnd else { return nil }
    while nodes[child].subtreeEnd < nodes[index].subtreeEnd { child = nodes[child].subtreeEnd }
    return child
  }
}
