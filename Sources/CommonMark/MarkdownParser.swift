package import CatalogCore

/// Turns Markdown into a tree: CommonMark by libcmark, then the extensions on its tree.
package struct MarkdownParser: Sendable {
  package var options: MarkdownOptions

  package init(options: MarkdownOptions = MarkdownOptions()) {
    self.options = options
  }

  /// Parses a document; bytes that are no UTF-8, and U+0000, become U+FFFD.
  ///
  /// Cost: linear in the size of the source for everything that the limits let through.
  package func parse(_ source: SourceText) throws(MarkdownError) -> MarkdownDocument {
    try MarkdownScreening.check(
      source.bytes, firstLine: source.firstLine, limits: options.limits)
    let bytes = Self.repaired(source.bytes)
    var nodes = CmarkTree.nodes(of: bytes, lineOffset: source.firstLine - 1)
    let lines = SourceLines(of: bytes, firstLine: source.firstLine)
    BlockRanges.repair(&nodes, lines: lines)
    if options.tables {
      nodes = try TableExtension.apply(to: nodes, lines: lines, limits: options.limits)
    }
    let headings = HeadingIDs.collectHeadings(of: &nodes, assigningIDs: options.headingIDs)
    return MarkdownDocument(path: source.path, nodes: nodes, headings: headings)
  }

  /// The same bytes as libcmark sees them, so that they can be cut at the columns that it reports.
  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    let valid = isValid ? bytes : Array(String(decodingUTF8: bytes).utf8)
    guard valid.contains(0) else { return valid }
    var repaired: [UInt8] = []
    for byte in valid {
      if byte == 0 { repaired.append("\u{FFFD}" as StaticString) } else { repaired.append(byte) }
    }
    return repaired
  }
}
