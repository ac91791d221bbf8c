/// What the parser recognises beyond CommonMark, and what it refuses.
package struct MarkdownOptions: Equatable, Sendable {
  /// Whether GitHub's pipe tables are recognised.
  package var tables: Bool
  /// Whether headings get identifiers.
  package var headingIDs: Bool
  package var limits: MarkdownLimits

  package init(
    tables: Bool = true, headingIDs: Bool = true, limits: MarkdownLimits = .untrusted
  ) {
    self.tables = tables
    self.headingIDs = headingIDs
    self.limits = limits
  }

  /// CommonMark 0.30 as the specification has it.
  package static func commonMark(limits: MarkdownLimits = .untrusted) -> MarkdownOptions {
    MarkdownOptions(tables: false, headingIDs: false, limits: limits)
  }
}
