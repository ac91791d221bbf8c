import CatalogCore
import CommonMark
import Testing

struct LimitTests {
  @Test func `a document of the allowed size is parsed and one byte more refused`() throws {
    let size = MarkdownLimits.untrusted.size
    _ = try Markdown.document(String(repeating: "a", count: size))
    #expect(throws: MarkdownError.tooLarge(size: size + 1, limit: size)) {
      try Markdown.document(String(repeating: "a", count: size + 1))
    }
    _ = try Markdown.document(
      String(repeating: "a", count: size + 1), MarkdownOptions(limits: .trusted))
  }

  @Test(arguments: ["> ", ">", "- ", "* ", "+ ", "1. ", "2) ", "> - ", "-\t"])
  func `a hundred markers in a line nest and more are refused`(marker: String) throws {
    let perMarker = marker == "> - " ? 2 : 1
    let allowed = String(repeating: marker, count: 100 / perMarker)
    _ = try Markdown.document("a\n\n" + allowed + "x")
    #expect(throws: MarkdownError.tooDeep(line: 3, limit: 100)) {
      try Markdown.document("a\n\n" + allowed + marker + "x")
    }
  }

  @Test func `lists that nest line by line are refused at the same depth`() throws {
    func nested(_ depth: Int) -> String {
      (0..<depth).map { String(repeating: "  ", count: $0) + "- a\n" }.joined()
    }
    _ = try Markdown.document(nested(100))
    #expect(throws: MarkdownError.tooDeep(line: 101, limit: 100)) {
      try Markdown.document(nested(101))
    }
  }

  @Test(arguments: [
    String(repeating: "- ", count: 300), String(repeating: "* ", count: 300),
    String(repeating: "-", count: 300), String(repeating: " ", count: 900) + "- a",
    String(repeating: "- a\n", count: 500), String(repeating: "> a\n", count: 500),
    String(repeating: "- a\n  - b\n\n", count: 500), String(repeating: "*", count: 500),
  ])
  func `what only looks deep is not refused`(markdown: String) throws {
    _ = try Markdown.document(markdown)
  }

  @Test(arguments: ["- ", "> - ", "   -    - "])
  func `many empty lines in deep lists are refused`(start: String) throws {
    let blank = start.hasPrefix(">") ? ">\n" : "\n"
    let markdown =
      start + String(repeating: "- ", count: 96) + "x\n     - b\n"
      + String(repeating: blank, count: 100_000)
    #expect(throws: MarkdownError.self) { try Markdown.document(markdown) }
  }

  @Test func `a paragraph that goes on lazily keeps its lists open`() throws {
    let markdown =
      "   -    " + String(repeating: "- ", count: 96) + "x\n     >\nb\n"
      + String(repeating: "\n", count: 100_000)
    #expect(throws: MarkdownError.self) { try Markdown.document(markdown) }
  }

  @Test(arguments: ["![[]()", "![[a](b)", "![a"])
  func `many images and links in one paragraph are refused`(pattern: String) throws {
    let count = 100_000 / pattern.utf8.count
    let markdown =
      "x\n\n" + String(repeating: pattern, count: count) + String(repeating: "[]()", count: 25_000)
    #expect(throws: MarkdownError.tooManyImages(line: 3)) { try Markdown.document(markdown) }
  }

  @Test func `many images in many paragraphs are fine`() throws {
    _ = try Markdown.document(String(repeating: "![a](b)\n\n", count: 20_000))
    _ = try Markdown.document(String(repeating: "![a](b)\n", count: 5_000))
  }

  /// The deepest trees that the limits let through, and longer than any stack would bear.
  @Test(arguments: [
    (String(repeating: "*", count: 100_000) + "a" + String(repeating: "*", count: 100_000)),
    String(repeating: "*a **b ", count: 15_000) + String(repeating: " b** a*", count: 15_000),
    String(repeating: "[", count: 120_000) + "a" + String(repeating: "]", count: 120_000),
    String(repeating: "`a", count: 120_000), String(repeating: "_a*", count: 80_000),
    String(repeating: "> ", count: 100) + String(repeating: "a*", count: 100_000),
  ])
  func `deep nesting neither overflows nor fails`(markdown: String) throws {
    let document = try Markdown.document(markdown)
    #expect(!HTMLRenderer().render(document).isEmpty)
    #expect(!document.plainText().isEmpty)
    #expect(document.events().reduce(0) { count, _ in count + 1 } >= document.nodes.count)
  }

  @Test func `a trusted document may nest a thousand block quotes`() throws {
    let markdown = String(repeating: ">", count: 1000) + "a"
    let document = try Markdown.document(markdown, MarkdownOptions(limits: .trusted))
    #expect(document.nodes.count == 1003)
  }

  @Test func `lines count from the first line of the source`() throws {
    let markdown = "a\n" + String(repeating: ">", count: 101)
    #expect(throws: MarkdownError.tooDeep(line: 8, limit: 100)) {
      try Markdown.document(markdown, firstLine: 7)
    }
  }

  @Test(arguments: [
    (MarkdownError.tooLarge(size: 9, limit: 8), "markdown-too-large", 0),
    (.tooDeep(line: 3, limit: 100), "markdown-too-deep", 3),
    (.tooManyNestedLines(line: 4), "markdown-too-many-nested-lines", 4),
    (.tooManyImages(line: 5), "markdown-too-many-images", 5),
    (.tooManyCells(line: 6), "markdown-too-many-cells", 6),
  ])
  func `a refusal names the document, the line and the reason`(
    error: MarkdownError, id: String, line: Int
  ) {
    let diagnostic = error.diagnostic(in: SourceText(path: "page.md", "a"))
    #expect(diagnostic.id == id)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.location?.path == "page.md")
    #expect(diagnostic.location?.line == line)
  }
}
