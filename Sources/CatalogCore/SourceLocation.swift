/// A place in a file that a user wrote.
package struct SourceLocation: Equatable, Hashable, Sendable {
  /// The path as the user would name it: relative to where they stand, or `<standard input>`.
  package var path: String
  /// Counted from 1; 0 when the whole file is meant.
  package var line: Int
  /// Counted from 1 in UTF-8 bytes; 0 when the whole line is meant.
  package var column: Int

  package init(path: String, line: Int = 0, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }
}
