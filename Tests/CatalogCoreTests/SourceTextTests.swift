import CatalogCore
import Testing

struct SourceTextTests {
  struct LocationCase: Sendable {
    var text: String
    var offset: Int
    var line: Int
    var column: Int
  }

  @Test(
    arguments: [
      LocationCase(text: "", offset: 0, line: 1, column: 1),
      LocationCase(text: "ab\ncd", offset: 0, line: 1, column: 1),
      LocationCase(text: "ab\ncd", offset: 1, line: 1, column: 2),
      LocationCase(text: "ab\ncd", offset: 2, line: 1, column: 3),
      LocationCase(text: "ab\ncd", offset: 3, line: 2, column: 1),
      LocationCase(text: "ab\ncd", offset: 5, line: 2, column: 3),
      LocationCase(text: "ab\ncd\n", offset: 6, line: 3, column: 1),
      // CR LF is one ending, and its LF still stands on the line that it ends.
      LocationCase(text: "ab\r\ncd", offset: 3, line: 1, column: 4),
      LocationCase(text: "ab\r\ncd", offset: 4, line: 2, column: 1),
      LocationCase(text: "ab\rcd", offset: 3, line: 2, column: 1),
      LocationCase(text: "\r\r\n\n", offset: 4, line: 4, column: 1),
      LocationCase(text: "a\r", offset: 2, line: 2, column: 1),
      // Columns count bytes: é has two, 😀 four.
      LocationCase(text: "é😀x", offset: 6, line: 1, column: 7),
      LocationCase(text: "x\né", offset: 4, line: 2, column: 3),
      // What lies outside is moved to the nearest end.
      LocationCase(text: "ab", offset: 99, line: 1, column: 3),
      LocationCase(text: "ab", offset: -1, line: 1, column: 1),
    ])
  func `an offset has a line and a column in bytes`(test: LocationCase) {
    let location = SourceText(path: "a.md", test.text).location(of: test.offset)
    #expect(
      location == CatalogCore.SourceLocation(path: "a.md", line: test.line, column: test.column))
  }

  @Test func `a text that was cut out of a file keeps the line numbers of the file`() {
    let source = SourceText(path: "a.md", "one\ntwo", firstLine: 5)
    #expect(source.location(of: 0).line == 5)
    #expect(source.location(of: 4).line == 6)
    #expect(String(decodingUTF8: source.line(6)) == "two")
    #expect(source.line(4).isEmpty)
    #expect(source.line(7).isEmpty)
  }

  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\n", ["a", ""]),
      ("a\r\nb\rc\nd", ["a", "b", "c", "d"]), ("\r\n\r", ["", ""]), ("\n\r", ["", ""]),
      ("é\u{2028}x\u{85}y", ["é\u{2028}x\u{85}y"]),
    ])
  func `lines end at LF, CR LF and lone CR only`(text: String, lines: [String]) {
    let bytes = Array(text.utf8)
    #expect(bytes.lineRanges().map { String(decodingUTF8: bytes[$0]) } == lines)
  }

  @Test func `lines of a slice are ranges of the whole`() {
    let bytes = Array("skip\na\nb".utf8)
    #expect(bytes[5...].lineRanges() == [5..<6, 7..<8])
  }
}
