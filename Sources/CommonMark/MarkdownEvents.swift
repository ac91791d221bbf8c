/// A walk through a Markdown tree: each container is entered and exited, a leaf is only entered.
package struct MarkdownEvents: Sequence, IteratorProtocol, Sendable {
  package enum Event: Equatable, Sendable {
    /// The node with this index begins.
    case enter(Int)
    /// All children of the node with this index have been walked.
    case exit(Int)
  }

  private let nodes: [MarkdownNode]
  private let end: Int
  private var position: Int
  private var open: [Int] = []

  init(nodes: [MarkdownNode], root: Int) {
    self.nodes = nodes
    self.position = root
    self.end = nodes[root].subtreeEnd
  }

  package mutating func next() -> Event? {
    if let innermost = open.last, nodes[innermost].subtreeEnd <= position {
      open.removeLast()
      return .exit(innermost)
    }
    guard position < end else { return nil }
    defer { position += 1 }
    if nodes[position].kind.isContainer { open.append(position) }
    return .enter(position)
  }
}
