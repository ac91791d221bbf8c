/// A tag as it stands in the source of a template.
struct Tag {
  enum Kind: Equatable {
    case comment
    case delimiters
    case value
    case rawValue
    case section
    case invertedSection
    case block
    case parent
    case partial
    case closing
  }

  let kind: Kind
  /// The whole tag with its delimiters.
  let range: Range<Int>
  /// The name without the sign before it and without padding.
  let name: Range<Int>
  /// Whether data says which partial or parent is meant: `*` stands before the name.
  let isDynamic: Bool
  /// Where the line of the tag starts, if only blanks stand before the tag.
  let lineStart: Int?
  /// Where the next line starts, if only blanks stand after the tag.
  let nextLine: Int?

  // What follows is decided by `TagMatcher`.

  /// The other end of a section, block or parent.
  var partner: Int?
  /// What the tag takes out of the text: itself, or more if it is standalone.
  var consumed: Range<Int>
  /// Whether it takes its line out of the text, from the start of the line on.
  var takesLineStart = false
  /// Whether it is a block that overrides one of the parent around it.
  var isArgument = false
  /// Whether it stands in a parent but in no block, where nothing is rendered.
  var isIgnored = false

  init(
    kind: Kind, range: Range<Int>, name: Range<Int>, isDynamic: Bool, lineStart: Int?,
    nextLine: Int?
  ) {
    self.kind = kind
    self.range = range
    self.name = name
    self.isDynamic = isDynamic
    self.lineStart = lineStart
    self.nextLine = nextLine
    self.consumed = range
  }

  /// The blanks between the start of the line and the tag; empty if anything else stands there.
  var indentation: Range<Int> { (lineStart ?? range.lowerBound)..<range.lowerBound }

  var construct: TemplateError.Construct? {
    switch kind {
    case .section: .section
    case .invertedSection: .invertedSection
    case .block: .block
    case .parent: .parent
    default: nil
    }
  }
}
