/// A code block as something that takes part in building a page sees it.
package struct MarkdownCodeBlock: Equatable, Sendable {
  /// What stands behind the fence; empty for an indented block.
  package var info: [UInt8]
  package var literal: [UInt8]

  package init(info: [UInt8], literal: [UInt8]) {
    self.info = info
    self.literal = literal
  }
}

extension MarkdownDocument {
  /// The document with other code blocks in place of its own.
  ///
  /// `transform` gets every code block with its place, in order.
  package func mapCodeBlocks<Failure: Error>(
    _ transform: (MarkdownCodeBlock, MarkdownRange) throws(Failure) -> MarkdownCodeBlock
  ) throws(Failure) -> MarkdownDocument {
    var nodes = nodes
    for index in nodes.indices {
      guard case .codeBlock(let info, let literal) = nodes[index].kind else { continue }
      let block = try transform(
        MarkdownCodeBlock(info: info, literal: literal), nodes[index].range)
      nodes[index].kind = .codeBlock(info: block.info, literal: block.literal)
    }
    return MarkdownDocument(path: path, nodes: nodes, headings: headings)
  }
}
