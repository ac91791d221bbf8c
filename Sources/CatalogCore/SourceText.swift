/// The bytes of a file together with its name, for whoever has to point into it.
package struct SourceText: Sendable {
  package let path: String
  package let bytes: [UInt8]
  /// The line number of the first byte, for a text that was cut out of a larger file.
  package let firstLine: Int

  package init(path: String, bytes: [UInt8], firstLine: Int = 1) {
    self.path = path
    self.bytes = bytes
    self.firstLine = firstLine
  }

  package init(path: String, _ text: String, firstLine: Int = 1) {
    self.init(path: path, bytes: Array(text.utf8), firstLine: firstLine)
  }

  /// The line and column of a byte offset.
  ///
  /// Cost: one pass over the bytes before it.
  package func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var line = firstLine
    var lineStart = 0
    var index = 0
    while index < offset {
      let byte = bytes[index]
      index += 1
      if byte == .lineFeed || (byte == .carriageReturn && !bytes.hasByte(.lineFeed, at: index)) {
        line += 1
        lineStart = index
      }
    }
    return SourceLocation(path: path, line: line, column: offset - lineStart + 1)
  }

  /// The bytes of a line without its ending; empty when there is no such line.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    var current = firstLine
    for range in bytes.lineRanges() {
      if current == number { return bytes[range] }
      current += 1
    }
    return []
  }
}
