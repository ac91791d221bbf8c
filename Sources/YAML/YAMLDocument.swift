package import CatalogCore

/// One YAML document as a tree of nodes that know where they stand.
///
/// A careful subset is read: one document, no anchors and aliases, no tags of one's own, texts as
/// keys, no key twice. Whoever reads the tree decides what a plain text such as `12` means.
package struct YAMLDocument: Sendable {
  package let source: SourceText
  /// The outermost node; `nil` when there is nothing but blank lines and comments.
  package let root: YAMLNode?

  /// The largest number of bytes that is read.
  package static let maximumByteCount = 1 << 20
  /// How many lists and mappings may stand inside one another.
  package static let maximumDepth = 50

  /// Parses the text; locations count from its `firstLine`.
  package init(parsing source: SourceText) throws(YAMLError) {
    self.source = source
    self.root = try YAMLComposer.compose(source)
  }
}
