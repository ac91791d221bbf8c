import CatalogCore
import CommonMark
import Testing

struct FragmentTests {
  @Test func `a fragment that is a whole paragraph replaces it`() throws {
    #expect(try html("a\n\n{0}\n\nb") == "<p>a</p>\n<figure>0</figure>\n<p>b</p>\n")
    #expect(try html("> {1}") == "<blockquote>\n<b>1</b>\n</blockquote>\n")
  }

  @Test func `a fragment in other text stands in its place`() throws {
    #expect(try html("a {1} b") == "<p>a <b>1</b> b</p>\n")
    #expect(try html("# {1}") == "<h1 id=\"section\"><b>1</b></h1>\n")
    #expect(try html("- {1}") == "<ul>\n<li><b>1</b></li>\n</ul>\n")
    #expect(try html("{0}{1}") == "<p><figure>0</figure><b>1</b></p>\n")
    #expect(try html("|a|\n|-|\n|{1}|").contains("<td><b>1</b></td>"))
  }

  @Test func `attributes drop a fragment`() throws {
    #expect(
      try html("![a{1}](/b{1} \"c{1}\")") == "<p><img src=\"/b\" alt=\"a\" title=\"c\" /></p>\n")
    #expect(try html("```a{1}\n```") == "<pre><code class=\"language-a\"></code></pre>\n")
  }

  @Test func `an unknown fragment is nothing`() throws {
    #expect(try html("a{7}b\n\n{8}") == "<p>ab</p>\n")
  }

  @Test func `a value cannot name a fragment`() throws {
    let value = String(decodingUTF8: InertText.fragmentReference(1))
    let document = try MarkdownParser().parse(
      SourceText(path: "page.md", bytes: Markdown.template("{{x}}", value)))
    let rendered = HTMLRenderer(options: HTMLOptions(fragments: Self.fragments)).render(document)
    #expect(String(decodingUTF8: rendered) == "<p>\(value)</p>\n")
  }

  private static let fragments = [Array("<figure>0</figure>".utf8), Array("<b>1</b>".utf8)]

  /// Renders Markdown in which `{n}` stands for the reference to a fragment.
  private func html(_ markdown: String) throws -> String {
    var source = markdown
    for number in 0..<9 {
      let reference = String(decodingUTF8: InertText.fragmentReference(number))
      source = source.split(separator: "{\(number)}", omittingEmptySubsequences: false)
        .joined(separator: reference)
    }
    return try Markdown.html(source, MarkdownOptions(), HTMLOptions(fragments: Self.fragments))
  }
}
