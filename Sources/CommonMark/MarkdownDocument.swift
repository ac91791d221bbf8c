import CatalogCore

/// A parsed Markdown document: an immutable tree with source positions.
///
/// The tree is one array in preorder, so nothing that builds, walks, renders or frees it recurses,
/// and a document may be nested as deeply as its limits allow. Literals are UTF-8 bytes in which
/// inert text (see `InertText`) still stands undecoded.
package struct MarkdownDocument: Equatable, Sendable {
  /// The name of the source, for messages.
  package let path: String
  /// The nodes in preorder; the first is the document itself.
  package let nodes: [MarkdownNode]
  /// The headings in order.
  package let headings: [MarkdownHeading]

  /// The indices of the direct children of a node, in order.
  package func children(of index: Int) -> some Sequence<Int> {
    let end = nodes[index].subtreeEnd
    let first = index + 1
    return sequence(state: first) { (next: inout Int) -> Int? in
      guard next < end else { return nil }
      defer { next = nodes[next].subtreeEnd }
      return next
    }
  }

  /// The events of a walk through the subtree of a node, that node included.
  package func events(of index: Int = 0) -> MarkdownEvents {
    MarkdownEvents(nodes: nodes, root: index)
  }

  /// The text that a reader sees in a subtree, with inert text decoded.
  ///
  /// A line break inside a paragraph becomes a space; blocks, table rows and cells are separated by
  /// line feeds. Raw HTML and fragments are left out.
  package func plainText(of index: Int = 0) -> [UInt8] {
    MarkdownPlainText.text(of: nodes, in: index..<nodes[index].subtreeEnd)
  }
}

/// A heading as a table of contents needs it.
package struct MarkdownHeading: Equatable, Sendable {
  /// Unique in the document and never empty; absent when the parser was not asked for identifiers.
  package let id: [UInt8]?
  /// 1 … 6.
  package let level: Int
  /// The plain text, with inert text decoded.
  package let text: [UInt8]
  package let range: MarkdownRange
  /// The index of the heading's node.
  package let node: Int
}
