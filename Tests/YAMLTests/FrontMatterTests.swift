import CatalogCore
import Testing
import YAML

@Suite struct FrontMatterTests {
  private func split(_ text: String, firstLine: Int = 1) throws -> [String] {
    let parts = try FrontMatter.split(SourceText(path: "a.md", text, firstLine: firstLine))
    return [parts.yaml, parts.body].map { part in
      part.map { "\($0.firstLine) \(String(decodingUTF8: $0.bytes))" } ?? "none"
    }
  }

  @Test(arguments: [
    ("---\na: 1\n---\nText\n", ["2 a: 1\n", "4 Text\n"]),
    ("---\r\na: 1\r\n---\r\nText\r\n", ["2 a: 1\r\n", "4 Text\r\n"]),
    ("\u{FEFF}---\na: 1\n---\nText\n", ["2 a: 1\n", "4 Text\n"]),
    ("--- \na: 1\n...\t\n\nText", ["2 a: 1\n", "4 \nText"]),
    ("---\n---\nText\n", ["2 ", "3 Text\n"]),
    ("---\na: 1\n---\n", ["2 a: 1\n", "4 "]),
    ("---\na: 1\n---", ["2 a: 1\n", "4 "]),
    ("---\na: |\n  ---\n---\n---\n", ["2 a: |\n  ---\n", "5 ---\n"]),
  ])
  func `the front matter is cut off and both parts keep their lines`(
    text: String, expected: [String]
  ) throws {
    #expect(try split(text) == expected)
  }

  @Test(arguments: [
    "", "Text\n", "\n---\na: 1\n---\n", "----\n", "--- a\n---\n", " ---\n---\n", "\u{FEFF}Text",
  ])
  func `without front matter the whole text is the body`(text: String) throws {
    #expect(try split(text) == ["none", "1 \(text)"])
  }

  @Test func `a page that is part of a file keeps the numbers of the file`() throws {
    #expect(try split("---\na: 1\n---\nText", firstLine: 10) == ["11 a: 1\n", "13 Text"])
  }

  @Test(arguments: ["---\n", "---", "---\na: 1\n----\n", "---\na: 1\n ---\n"])
  func `front matter without an end is an error at the first line`(text: String) {
    let source = SourceText(path: "a.md", text)
    let error = #expect(throws: YAMLError.self) { try FrontMatter.split(source) }
    let diagnostic = error?.diagnostic(in: source)
    #expect(diagnostic?.id == "front-matter-unclosed")
    #expect(diagnostic?.location == SourceLocation(path: "a.md", line: 1, column: 1))
  }

  @Test func `an error in the front matter points into the page`() throws {
    let page = SourceText(path: "a.md", "---\nok: 1\ntitle: a: b\n---\n")
    let yaml = try #require(try FrontMatter.split(page).yaml)
    #expect(
      diagnostic(parsing: yaml)?.location == SourceLocation(path: "a.md", line: 3, column: 9))
  }
}
