import CatalogCore
import CommonMark
import Testing

struct SafeModeTests {
  @Test func `raw HTML becomes a comment`() throws {
    #expect(
      try Markdown.html("<div>\nx\n</div>\n\na <b>c</b>")
        == "<!-- raw HTML omitted -->\n<p>a <!-- raw HTML omitted -->c<!-- raw HTML omitted --></p>\n"
    )
  }

  static let dangerous = [
    "javascript:alert(1)", "JavaScript:alert(1)", "JAVASCRIPT:x", "vbscript:x", "VbScript:x",
    "file:///etc/passwd", "FILE:x", "data:text/html,x", "data:image/svg+xml,x", "DATA:,x", "data:",
    "javascript&colon;x", "&#106;avascript:x", "&#x6A;avascript:x", "java&#10;script:x",
    "java&Tab;script:x", "javascript&#13;:x", "&#32;javascript:x", "&#1;javascript:x",
    "&#31;&#9;javascript:x", "javascript\\:x",
  ]

  @Test(arguments: dangerous)
  func `dangerous destinations become empty`(url: String) throws {
    #expect(try Markdown.html("[a](\(url))") == "<p><a href=\"\">a</a></p>\n")
    #expect(try Markdown.html("![a](\(url))") == "<p><img src=\"\" alt=\"a\" /></p>\n")
    #expect(try Markdown.html("[a]\n\n[a]: \(url)") == "<p><a href=\"\">a</a></p>\n")
    let kept = try Markdown.html("[a](\(url))", MarkdownOptions(), HTMLOptions(unsafe: true))
    #expect(kept != "<p><a href=\"\">a</a></p>\n")
  }

  @Test func `a dangerous autolink becomes empty`() throws {
    #expect(
      try Markdown.html("<javascript:alert(1)>")
        == "<p><a href=\"\">javascript:alert(1)</a></p>\n")
  }

  @Test(arguments: [
    "https://a.b/", "mailto:a@b.c", "/javascript:x", "javascript", "x-javascript:y", "#file:",
    "data:image/png;base64,AA==", "data:image/gif,x", "DATA:IMAGE/JPEG,x", "data:image/webp,x",
    "files:x", "database:x", "?data:x",
  ])
  func `harmless destinations stay`(url: String) throws {
    #expect(try Markdown.html("[a](\(url))") == "<p><a href=\"\(url)\">a</a></p>\n")
  }

  @Test(arguments: [
    "javascript:alert(1)", " javascript:x", "\u{0}javascript:x", "java\nscript:x", "\tfile:x",
    "JaVaScRiPt:x", "\u{1}\u{1F}data:x",
  ])
  func `dangerous values become empty`(value: String) throws {
    let document = try MarkdownParser().parse(
      SourceText(path: "page.md", bytes: Markdown.template("[a]({{x}})", value)))
    let html = String(decodingUTF8: HTMLRenderer().render(document))
    #expect(html == "<p><a href=\"\">a</a></p>\n")
  }

  @Test func `a scheme made of template and value is dangerous too`() throws {
    let source = Markdown.template("[a](java{{x}})", "script:alert(1)")
    let document = try MarkdownParser().parse(SourceText(path: "page.md", bytes: source))
    #expect(String(decodingUTF8: HTMLRenderer().render(document)) == "<p><a href=\"\">a</a></p>\n")
  }

  @Test func `destinations are rewritten after the check and checked again`() throws {
    let options = HTMLOptions(rewriteDestination: { destination in
      let prefix = destination.kind == .image ? "/images/" : "../"
      let url = String(decodingUTF8: destination.url)
      return url == "evil" ? Array("javascript:x".utf8) : Array((prefix + url).utf8)
    })
    #expect(
      try Markdown.html("[a](b c.md) [a](<b c&d>)![e](f)[g](evil)[h](file:x)", .init(), options)
        == "<p>[a](b c.md) <a href=\"../b%20c&amp;d\">a</a><img src=\"/images/f\" alt=\"e\" />"
        + "<a href=\"\">g</a><a href=\"\">h</a></p>\n")
  }
}
