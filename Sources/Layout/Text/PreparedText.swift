/// A text with the places where it may and must break, which depend on no font.
package struct PreparedText: Sendable {
  package let text: StyledText
  /// The UTF-8 of all runs.
  package let bytes: [UInt8]

  init(_ text: StyledText) {
    self.text = text
    bytes = Array(text.string.utf8)
  }
}
