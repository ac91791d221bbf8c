import CatalogCore
import CommonMark
import Testing

struct HeadingIDTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var headings: [String]
    var ids: [String]
    var testDescription: String { headings.joined(separator: ", ") }

    init(_ headings: [String], _ ids: [String]) {
      self.headings = headings
      self.ids = ids
    }
  }

  static let cases = [
    Case(["Hello World"], ["hello-world"]),
    Case(["A", "A", "A-1", "A", "Ä", "日本"], ["a", "a-2", "a-1", "a-3", "ä", "日本"]),
    Case(["A-1", "A", "A"], ["a-1", "a", "a-2"]),
    Case(["A", "A", "A-1", "A-1"], ["a", "a-2", "a-1", "a-1-1"]),
    Case(["A", "A", "A", "A-1-1"], ["a", "a-1", "a-2", "a-1-1"]),
    Case(["!?", "…", "Section", "\\-"], ["section", "section-1", "section-2", "section-3"]),
    Case(["snake_case - and-kebab"], ["snake_case---and-kebab"]),
    Case(["*Bold* `code()` [link](/u) ![image](/i)"], ["bold-code-link-image"]),
    Case(["I İ ı Σ ẞ Ǆ"], ["i-i\u{307}-ı-σ-ß-ǆ"]),
    Case(["C++ & C#", "100 % ½ ²"], ["c--c", "100--½-²"]),
    Case(["e\u{301}", "\u{E9}"], ["e\u{301}", "\u{E9}"]),
    Case(["a😀b", "<b>c</b>"], ["ab", "c"]),
    Case([""], ["section"]),
  ]

  @Test(arguments: cases)
  func `headings get identifiers from their text`(example: Case) throws {
    let markdown = example.headings.map { "# \($0)\n" }.joined()
    let ids = try Markdown.document(markdown).headings.map { $0.id ?? [] }
    #expect(ids == example.ids.map { Array($0.utf8) })
  }

  @Test func `identifiers are unique whatever the headings are`() throws {
    let texts = ["a", "A", "a-1", "a-2", "a-1-1", "!", "section", "section-1", "ä", "a\u{308}"]
    var random: UInt64 = 1
    for _ in 0..<200 {
      var markdown = ""
      for _ in 0..<20 {
        random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        markdown += "# \(texts[Int((random >> 33) % UInt64(texts.count))])\n"
      }
      let ids = try Markdown.document(markdown).headings.compactMap(\.id)
      #expect(ids.count == 20)
      #expect(Set(ids).count == 20, "\(markdown)")
      #expect(!ids.contains([]))
    }
  }

  @Test func `a heading knows its level, text and place`() throws {
    let document = try Markdown.document("x\n\n> ## A *b*\n\nC\nd\n===\n", firstLine: 10)
    let headings = document.headings
    #expect(headings.map(\.level) == [2, 1])
    #expect(headings.map { String(decodingUTF8: $0.text) } == ["A b", "C d"])
    #expect(headings.map(\.range.startLine) == [12, 14])
    #expect(headings.map(\.range.endLine) == [12, 16])
    for heading in headings {
      #expect(document.nodes[heading.node].kind == .heading(level: heading.level, id: heading.id))
    }
  }

  @Test func `values in a heading count as their characters`() throws {
    let source = Markdown.template("# On {{x}}!", "Ein Tag & *mehr*")
    let document = try MarkdownParser().parse(SourceText(path: "page.md", bytes: source))
    #expect(document.headings.first?.text == Array("On Ein Tag & *mehr*!".utf8))
    #expect(document.headings.first?.id == Array("on-ein-tag--mehr".utf8))
  }

  @Test func `identifiers are written unless switched off`() throws {
    #expect(try Markdown.html("## A b") == "<h2 id=\"a-b\">A b</h2>\n")
    #expect(
      try Markdown.html("## A b", MarkdownOptions(), HTMLOptions(headingIDs: false))
        == "<h2>A b</h2>\n")
    #expect(try Markdown.html("## A b", MarkdownOptions(headingIDs: false)) == "<h2>A b</h2>\n")
  }
}
