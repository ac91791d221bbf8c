import CatalogCore
import CommonMark
import Testing

/// Every construct of CommonMark, without extensions and with raw HTML kept.
struct CommonMarkTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var markdown: String
    var html: String
    var testDescription: String { markdown.debugDescription }

    init(_ markdown: String, _ html: String) {
      self.markdown = markdown
      self.html = html
    }
  }

  static let blocks = [
    Example("", ""),
    Example("one\ntwo\n\nthree", "<p>one\ntwo</p>\n<p>three</p>\n"),
    Example("# One\n###### Six ###\n#none", "<h1>One</h1>\n<h6>Six</h6>\n<p>#none</p>\n"),
    Example("Big\n===\nSmall\n-----", "<h1>Big</h1>\n<h2>Small</h2>\n"),
    Example("***\n- - -\n__", "<hr />\n<hr />\n<p>__</p>\n"),
    Example("    let a = 1\n\n      b", "<pre><code>let a = 1\n\n  b\n</code></pre>\n"),
    Example("\tx", "<pre><code>x\n</code></pre>\n"),
    Example("```\na < b\n```", "<pre><code>a &lt; b\n</code></pre>\n"),
    Example(
      "~~~~ swift linked\n~~~\n~~~~",
      "<pre><code class=\"language-swift\">~~~\n</code></pre>\n"),
    Example("```\nopen", "<pre><code>open\n</code></pre>\n"),
    Example("> a\nb\n>\n> c", "<blockquote>\n<p>a\nb</p>\n<p>c</p>\n</blockquote>\n"),
    Example(">> deep", "<blockquote>\n<blockquote>\n<p>deep</p>\n</blockquote>\n</blockquote>\n"),
    Example("- a\n- b", "<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n"),
    Example("- a\n\n- b", "<ul>\n<li>\n<p>a</p>\n</li>\n<li>\n<p>b</p>\n</li>\n</ul>\n"),
    Example("- a\n* b", "<ul>\n<li>a</li>\n</ul>\n<ul>\n<li>b</li>\n</ul>\n"),
    Example("1. a\n2. b", "<ol>\n<li>a</li>\n<li>b</li>\n</ol>\n"),
    Example("7) a", "<ol start=\"7\">\n<li>a</li>\n</ol>\n"),
    Example("0. a", "<ol start=\"0\">\n<li>a</li>\n</ol>\n"),
    Example("-\n- x", "<ul>\n<li></li>\n<li>x</li>\n</ul>\n"),
    Example(
      "- a\n  - b\n\n    c",
      "<ul>\n<li>a\n<ul>\n<li>\n<p>b</p>\n<p>c</p>\n</li>\n</ul>\n</li>\n</ul>\n"),
    Example(
      "- > q\n- # h\n- ```\n  c\n  ```",
      "<ul>\n<li>\n<blockquote>\n<p>q</p>\n</blockquote>\n</li>\n<li>\n<h1>h</h1>\n</li>\n"
        + "<li>\n<pre><code>c\n</code></pre>\n</li>\n</ul>\n"),
    Example("<div>\n*raw*\n</div>\n\n*x*", "<div>\n*raw*\n</div>\n<p><em>x</em></p>\n"),
    Example("<!-- note\n\n-->\nx", "<!-- note\n\n-->\n<p>x</p>\n"),
    Example(
      "[a]: /u 'T'\n\n[a] [A][] [b][a]",
      "<p><a href=\"/u\" title=\"T\">a</a> <a href=\"/u\" title=\"T\">A</a> "
        + "<a href=\"/u\" title=\"T\">b</a></p>\n"),
    Example("| a |\n|---|", "<p>| a |\n|---|</p>\n"),
  ]

  static let inlines = [
    Example(
      "*a* **b** _c_ __d__", "<p><em>a</em> <strong>b</strong> <em>c</em> <strong>d</strong></p>\n"),
    Example("***a** b*", "<p><em><strong>a</strong> b</em></p>\n"),
    Example("snake_case_name 2 * 3 * 4", "<p>snake_case_name 2 * 3 * 4</p>\n"),
    Example("`a*b*` `` ` `` ` x `", "<p><code>a*b*</code> <code>`</code> <code>x</code></p>\n"),
    Example("`open", "<p>`open</p>\n"),
    Example("a  \nb\\\nc\nd", "<p>a<br />\nb<br />\nc\nd</p>\n"),
    Example("\\*a\\* \\q \\\\", "<p>*a* \\q \\</p>\n"),
    Example("&copy; &#65; &#x42; &none; &", "<p>© A B &amp;none; &amp;</p>\n"),
    Example("a < b > \"c\" 'd'", "<p>a &lt; b &gt; &quot;c&quot; 'd'</p>\n"),
    Example("[t](/u)", "<p><a href=\"/u\">t</a></p>\n"),
    Example(
      "[*t*](</a b> \"T & U\")",
      "<p><a href=\"/a%20b\" title=\"T &amp; U\"><em>t</em></a></p>\n"),
    Example("[t](/ä?a=1&b='2'[)", "<p><a href=\"/%C3%A4?a=1&amp;b=&#x27;2&#x27;%5B\">t</a></p>\n"),
    Example("[t]()", "<p><a href=\"\">t</a></p>\n"),
    Example(
      "![a *b* `c` <d>](/i \"T\")",
      "<p><img src=\"/i\" alt=\"a b c &lt;d&gt;\" title=\"T\" /></p>\n"),
    Example("![a ![b](/c)](/d)", "<p><img src=\"/d\" alt=\"a b\" /></p>\n"),
    Example("![a\nb](/c)", "<p><img src=\"/c\" alt=\"a b\" /></p>\n"),
    Example("[![a](/b)](/c)", "<p><a href=\"/c\"><img src=\"/b\" alt=\"a\" /></a></p>\n"),
    Example(
      "<https://a.b/?c&d> <e@f.g>",
      "<p><a href=\"https://a.b/?c&amp;d\">https://a.b/?c&amp;d</a> "
        + "<a href=\"mailto:e@f.g\">e@f.g</a></p>\n"),
    Example("a <b c=\"d\">e</b> <!-- f --> <?g?>", "<p>a <b c=\"d\">e</b> <!-- f --> <?g?></p>\n"),
    Example("[a] ]( [b](", "<p>[a] ]( [b](</p>\n"),
  ]

  @Test(arguments: blocks)
  func `blocks become their HTML`(example: Example) throws {
    #expect(try html(example.markdown) == example.html)
  }

  @Test(arguments: inlines)
  func `inlines become their HTML`(example: Example) throws {
    #expect(try html(example.markdown) == example.html)
  }

  @Test func `line endings may be CR, LF or both`() throws {
    #expect(try html("a\r\nb\rc\n\r\nd") == "<p>a\nb\nc</p>\n<p>d</p>\n")
  }

  @Test func `a byte order mark is skipped`() throws {
    #expect(try html("\u{FEFF}# a") == "<h1>a</h1>\n")
  }

  @Test func `zero bytes and broken UTF-8 become replacement characters`() throws {
    let document = try MarkdownParser().parse(
      SourceText(path: "page.md", bytes: Array("a".utf8) + [0, 0xFF, 0xC3] + Array("b | c".utf8)))
    #expect(document.plainText() == Array("a\u{FFFD}\u{FFFD}\u{FFFD}b | c".utf8))
  }

  @Test func `neighbouring texts are one node`() throws {
    let dump = MarkdownDump.text(try Markdown.document("a ] & _ \\* [b"), withRanges: false)
    #expect(dump == "document\n  paragraph\n    text \"a ] & _ * [b\"\n")
  }

  private func html(_ markdown: String) throws -> String {
    try Markdown.html(markdown, .commonMark(), HTMLOptions(unsafe: true))
  }
}
