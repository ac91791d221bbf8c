/// Renders a Markdown tree as HTML, the same bytes as libcmark for plain CommonMark.
package struct HTMLRenderer: Sendable {
  package var options: HTMLOptions

  package init(options: HTMLOptions = HTMLOptions()) {
    self.options = options
  }

  /// The HTML of the document, without a frame around it.
  ///
  /// Cost: linear in the size of the source and of the fragments that it names.
  package func render(_ document: MarkdownDocument) -> [UInt8] {
    var writer = HTMLWriter(nodes: document.nodes, options: options)
    writer.writeAll()
    return writer.output
  }
}

/// How a Markdown tree is written as HTML.
package struct HTMLOptions: Sendable {
  /// Whether raw HTML and dangerous links of the author are kept.
  ///
  /// When not, which is the default, raw HTML becomes a comment, and URLs that can run code or read
  /// files become empty.
  package var unsafe: Bool
  /// Whether the identifiers of headings are written.
  package var headingIDs: Bool
  /// Trusted HTML, by the numbers with which `InertText` refers to it.
  package var fragments: [[UInt8]]
  /// The class of every table.
  package var tableClass: String?
  /// When set, a cell's alignment is the class with this prefix, such as `align-right`; otherwise it
  /// is the attribute `align`, as GitHub writes it.
  package var alignmentClassPrefix: String?
  /// Rewrites the destination of a link or an image.
  ///
  /// It gets the URL as the author wrote it, with inert text decoded and not percent-encoded, after
  /// the check for dangerous URLs; its result is checked again and then encoded.
  package var rewriteDestination: (@Sendable (HTMLDestination) -> [UInt8])?

  package init(
    unsafe: Bool = false, headingIDs: Bool = true, fragments: [[UInt8]] = [],
    tableClass: String? = nil, alignmentClassPrefix: String? = nil,
    rewriteDestination: (@Sendable (HTMLDestination) -> [UInt8])? = nil
  ) {
    self.unsafe = unsafe
    self.headingIDs = headingIDs
    self.fragments = fragments
    self.tableClass = tableClass
    self.alignmentClassPrefix = alignmentClassPrefix
    self.rewriteDestination = rewriteDestination
  }
}

/// Where a link or an image leads.
package struct HTMLDestination: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case link
    case image
  }

  package var kind: Kind
  package var url: [UInt8]
  /// The place of the link, for messages.
  package var range: MarkdownRange
}
