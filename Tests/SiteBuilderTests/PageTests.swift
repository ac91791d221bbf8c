import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

struct PageTests {
  private func page(_ markdown: String, name: String = "a") throws -> HTMLPage {
    let site = TestSite(["\(name).md": markdown])
    try site.build()
    return HTMLPage(try #require(site.site["\(name).html"]))
  }

  private func heading(_ page: HTMLPage) -> [String] {
    var texts: [String] = []
    for (index, token) in page.tokens.enumerated() {
      if case .tag("h1", _) = token, index + 1 < page.tokens.count,
        case .text(let text) = page.tokens[index + 1]
      {
        texts.append(String(decodingUTF8: text))
      }
    }
    return texts
  }

  private func title(_ page: HTMLPage) -> String {
    for (index, token) in page.tokens.enumerated() {
      if case .tag("title", _) = token, case .text(let text) = page.tokens[index + 1] {
        return String(decodingUTF8: text)
      }
    }
    return ""
  }

  @Test(
    arguments: [
      ("---\ntitle: Front\n---\n# Heading\n", "Front", ["Heading"]),
      ("---\ntitle: Front\n---\ntext\n", "Front", ["Front"]),
      ("# Heading *with* `code`\n", "Heading with code", ["Heading "]),
      ("text\n\nHeading\n===\n", "Heading", ["Heading"]),
      ("text\n", "a", []),
      ("## Second\n", "a", []),
      // A comment in a code block is no heading.
      ("```sh\n# make it\n```\n", "a", []),
      ("---\ntitle: Front\n---\n```sh\n# make it\n```\n", "Front", ["Front"]),
      ("    # code\n\n# Real\n", "Real", ["Real"]),
      ("---\ntitle: Front\n---\n> # Quoted\n", "Front", ["Quoted"]),
    ])
  func `a page's title is that of its front matter, its heading or its file`(
    markdown: String, expected: String, headings: [String]
  ) throws {
    let page = try page(markdown)
    #expect(title(page) == "\(expected) · Screens")
    #expect(heading(page) == headings)
  }

  @Test func `raw HTML and dangerous links of a page are left out`() throws {
    let page = try page(
      "<script>alert(1)</script>\n\n<b onclick=x>y</b> [a](javascript:x) ![b](data:text/html,x)\n")
    #expect(!page.structure.contains("script"))
    #expect(!page.structure.contains { $0.hasPrefix("b ") })
    #expect(
      !page.values(of: "href", "src").contains { $0.contains("script") || $0.contains("data") })
  }

  @Test func `no page runs a script or loads from elsewhere`() throws {
    let site = TestSite.harbour()
    try site.build()
    for (path, text) in site.site where path.hasSuffix(".html") {
      let page = HTMLPage(text)
      #expect(page.values(of: "content").contains { $0.hasPrefix("default-src 'none'") }, "\(path)")
      #expect(!page.structure.contains { $0.hasPrefix("script") || $0.contains("style ") })
      #expect(!page.values(of: "href", "src").contains { $0.contains("//") || $0.hasPrefix("/") })
    }
  }

  @Test func `tags stay as they are where the page says so`() throws {
    #expect(try page("---\nexpand: false\n---\nUse {{title}} here\n").text.contains("{{title}}"))
  }

  @Test func `front matter places a page and orders it`() throws {
    let site = TestSite([
      "Guide/a.md": "---\ntitle: Last\n---\n", "Guide/b.md": "---\ntitle: First\norder: 1\n---\n",
      "Guide/c.md": "---\ntitle: Second\norder: 2\npath: deep/er/c.html\n---\n",
    ])
    try site.build()
    let page = HTMLPage(try #require(site.site["deep/er/c.html"]))
    #expect(site.site["Guide/c.html"] == nil)
    let links = page.values(of: "href").filter { $0.contains("Guide/") || $0 == "c.html" }
    #expect(links.prefix(3) == ["../../Guide/b.html", "c.html", "../../Guide/a.html"])
    #expect(page.values(of: "href").contains("../../assets/catalog.css"))
    #expect(page.values(of: "aria-current") == ["page"])
  }

  @Test func `a template of the content stands in place of the built-in one`() throws {
    let site = TestSite.harbour()
    site["Templates/screen.md"] = "# Mine {{title}}\n\n{{> note}}\n\n{{{introduction}}}\n"
    site["Templates/note.md"] = "A note on *{{id}}*.\n"
    site["Templates/layout.html"] = "<body>{{{content}}}</body>"
    site["Templates/unused.html"] = "{{never}}"
    try site.build()
    #expect(
      site.site["Screens/photos/index.html"]
        == "<body><h1>Mine Photos</h1>\n<p>A note on <em>photos</em>.</p>\n"
        + "<p>About the photos.</p>\n</body>")
    #expect(site.site["Screens/settings/index.html"]?.contains("Mine Settings") == true)
    #expect(site.site["Templates/screen.md"] == nil)
    #expect(site.site["Templates/screen.html"] == nil)
  }

  @Test func `a theme file of the content stands in place of the built-in one, or beside it`()
    throws
  {
    let site = TestSite.harbour()
    site["Theme/catalog.css"] = "mine"
    site["Theme/fonts/a.woff"] = "font"
    try site.build()
    #expect(site.site["assets/catalog.css"] == "mine")
    #expect(site.site["assets/fonts/a.woff"] == "font")
    #expect(site.site["assets/icon.svg"]?.hasPrefix("<svg") == true)
    site["Theme/catalog.css"] = nil
    let result = try site.build()
    #expect(result.written.map(\.string) == ["assets/catalog.css"])
    #expect(site.site["assets/catalog.css"] != "mine")
  }

  @Test func `screens stand by group, order, title and id, whatever the spelling of accents`()
    throws
  {
    let site = TestSite()
    for (id, title, group) in [
      ("a", "Same", "Two"), ("b", "Same", "Two"), ("c", "Before", "Two"), ("d", "Z", "One"),
      ("e", "First", "Two"),
    ] {
      site.add(.screen(id, title, group: group))
    }
    site["Screens/e/index.md"] = "---\norder: 1\n---\n"
    try site.build()
    let links = HTMLPage(try #require(site.site["index.html"])).values(of: "href")
      .filter { $0.hasPrefix("Screens/") }
    #expect(Array(links.prefix(5)) == ["d", "e", "c", "a", "b"].map { "Screens/\($0)/index.html" })
  }

  @Test func `scenarios stand with the fullest first`() throws {
    let site = TestSite()
    let states: [SnapshotDocument.State] = [.idle, .loading, .failed, .empty, .content]
    for (index, state) in states.enumerated() {
      site.add(.screen("s", "S", "\(index)", state: state))
    }
    site.add(.screen("s", "S", "x", state: .content))
    try site.build()
    let page = HTMLPage(try #require(site.site["Screens/s/index.html"]))
    #expect(
      page.values(of: "id").filter { $0.hasPrefix("scenario.") }
        == ["4", "x", "3", "2", "1", "0"].map { "scenario.\($0)" })
  }

  @Test func `a screen links to the screens that it leads to and is reached from`() throws {
    let site = TestSite.harbour()
    try site.build()
    let page = HTMLPage(try #require(site.site["Screens/photos/index.html"]))
    for words in ["reached from ", "→ "] {
      let index = page.tokens.firstIndex { token in
        guard case .text(let text) = token else { return false }
        return String(decodingUTF8: text).hasSuffix(words)
      }
      let link = try #require(index) + 1
      let href = HTMLPage.Attribute(name: "href", value: Array("../settings/index.html".utf8))
      #expect(page.tokens[link] == .tag("a", [href]))
      #expect(page.tokens[link + 1] == .text(Array("Settings".utf8)))
    }
  }
}
