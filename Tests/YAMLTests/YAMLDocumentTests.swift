import CatalogCore
import Testing
import YAML

@Suite struct YAMLDocumentTests {
  @Test func `every node knows its line and its column in bytes`() throws {
    let text = """
      # a comment
      title: Grüße an "alle"
      größe: {breite: 3, höhe: 'ü'}
      list:
        - first
        - |
          two
          lines
      """
    #expect(
      try treeText(text) == [
        "2:1 mapping",
        "  2:1 key title",
        "    2:8 plain Grüße an \"alle\"",
        "  3:1 key größe",
        "    3:10 mapping",
        "      3:11 key breite",
        "        3:19 plain 3",
        "      3:22 key höhe",
        "        3:29 quoted ü",
        "  4:1 key list",
        "    5:3 sequence",
        "      5:5 plain first",
        "      6:5 block two\\nlines",
      ])
  }

  @Test func `locations count from the first line of the surrounding file`() throws {
    #expect(
      try treeText("a: 1\nb: 2\n", firstLine: 20) == [
        "20:1 mapping", "  20:1 key a", "    20:4 plain 1", "  21:1 key b", "    21:4 plain 2",
      ])
  }

  @Test(arguments: ["a: ä\nb: 2\n", "a: ä\r\nb: 2\r\n", "a: ä\rb: 2\r"])
  func `line endings do not move locations`(text: String) throws {
    #expect(
      try treeText(text) == [
        "1:1 mapping", "  1:1 key a", "    1:4 plain ä", "  2:1 key b", "    2:4 plain 2",
      ])
  }

  @Test func `a byte order mark counts as bytes of the first line and not as YAML`() throws {
    #expect(
      try treeText("\u{FEFF}a: é\nb: 2\n") == [
        "1:4 mapping", "  1:4 key a", "    1:7 plain é", "  2:1 key b", "    2:4 plain 2",
      ])
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "\u{FEFF}"])
  func `a text without content has no root`(text: String) throws {
    #expect(try treeText(text).isEmpty)
  }

  @Test(arguments: [
    ("a:", true), ("a: ~", true), ("a: null", true), ("a: ''", false), ("a: 'null'", false),
    ("a: nullable", false), ("a: !!str null", false), ("a: []", false),
  ])
  func `only a plain text can be null`(text: String, isNull: Bool) throws {
    let document = try YAMLDocument(parsing: SourceText(path: "a.yml", text))
    #expect(try document.root?.entries().first?.value.isNull == isNull)
  }

  @Test func `keys are compared by their bytes`() throws {
    // The same letter composed and decomposed: equal as strings, two keys here.
    #expect(try treeText("\u{E9}: 1\ne\u{301}: 2\n").count == 5)
  }

  @Test func `fifty levels are read and the fifty-first is refused where it starts`() throws {
    let fifty = String(repeating: "[", count: 50) + String(repeating: "]", count: 50)
    #expect(try treeText(fifty).count == 50)
    let problem = diagnostic(parsing: "[" + fifty + "]")
    #expect(problem?.id == "yaml-too-deep")
    #expect(problem?.location == SourceLocation(path: "a.yml", line: 1, column: 51))
  }

  @Test func `a mebibyte is read and one byte more is refused`() throws {
    let limit = YAMLDocument.maximumByteCount
    let comment = "a: 1\n#" + String(repeating: "x", count: limit - 6)
    #expect(try treeText(comment).count == 3)
    #expect(diagnostic(parsing: comment + "x")?.id == "yaml-too-large")
  }

  @Test func `a long list keeps every item`() throws {
    let text = "[" + String(repeating: "é,", count: 100_000) + "]"
    #expect(try YAMLDocument(parsing: SourceText(path: "", text)).root?.list().count == 100_000)
  }

  @Test func `bytes that are no UTF-8 are refused where they stand`() {
    let bytes = Array("a: é\nb: ".utf8) + [0xC3, 0x28]
    let problem = diagnostic(parsing: SourceText(path: "a.yml", bytes: bytes))
    #expect(problem?.id == "yaml-not-utf8")
    #expect(problem?.location == SourceLocation(path: "a.yml", line: 2, column: 4))
  }
}
