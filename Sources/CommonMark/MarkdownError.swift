/// Why a document is refused before it is parsed.
///
/// libcmark 0.30 takes quadratic time for some inputs, and these are what it would choke on.
package enum MarkdownError: Error, Equatable, Sendable {
  /// The document has more bytes than allowed.
  case tooLarge(size: Int, limit: Int)
  /// More block quotes and list items are nested in each other than allowed.
  case tooDeep(line: Int, limit: Int)
  /// Too many lines belong to deeply nested lists.
  case tooManyNestedLines(line: Int)
  /// Too many images and links stand in one paragraph.
  case tooManyImages(line: Int)
  /// The tables have more cells than allowed.
  case tooManyCells(line: Int)
}
