import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

struct LinkTests {
  /// The destinations of the links and pictures of a page's own text.
  private func links(_ markdown: String, in page: String = "Guide/start.md") throws -> [String] {
    let site = TestSite.harbour()
    site["Guide/next page.md"] = "# Next\n"
    site["Guide/C#.md"] = "# C sharp\n"
    site[page] = markdown
    try site.build()
    let output = site.site.keys.first { $0.hasSuffix("start.html") }
    let html = try #require(output.flatMap { site.site[$0] })
    let main = try #require(html.split(separator: "</p>\n<p>").last)
    return HTMLPage(String(main.prefix { $0 != "\n" })).values(of: "href", "src")
  }

  @Test(
    arguments: [
      ("[a](../index.md)", "../index.html"), ("[a](start.md#next)", "start.html#next"),
      ("[a](../Guide/start.md?x#y)", "start.html?x#y"), ("[a](./start.md)", "start.html"),
      ("[a](<next page.md>)", "next%20page.html"), ("[a](next%20page.md)", "next%20page.html"),
      ("[a](C%23.md)", "C%23.html"),
      ("[a](../Screens/photos/index.md)", "../Screens/photos/index.html"),
      (
        "[a](../Screens/photos/index.md#scenario.empty)",
        "../Screens/photos/index.html#scenario.empty"
      ),
      ("![a](boat.png)", "boat.png"), ("[a](#next)", "#next"), ("[a](boat.png)", "boat.png"),
      // What is no file of the content stays as it was written.
      ("[a](https://example.com/a.md)", "https://example.com/a.md"),
      ("[a](mailto:a@example.com)", "mailto:a@example.com"), ("[a](/start.md)", "/start.md"),
      ("[a](//example.com/a.md)", "//example.com/a.md"), ("[a](gone.html)", "gone.html"),
      ("[a](javascript:x.md)", ""),
    ])
  func `a link to a Markdown file leads to the page made from it`(
    markdown: String, expected: String
  ) throws {
    #expect(try links("One.\n\n\(markdown)\n") == [expected])
  }

  @Test(
    arguments: [
      ("[a](start.md)", "../Guide/start.html"), ("![a](boat.png)", "../Guide/boat.png"),
      ("[a](../index.md)", "../index.html"), ("[a](boat.png?x#y)", "../Guide/boat.png?x#y"),
      ("[a](gone.png)", "gone.png"), ("[a](#here)", "#here"),
    ])
  func `links of a page that is published elsewhere are led back`(
    markdown: String, expected: String
  ) throws {
    let site = TestSite.harbour()
    site["Guide/moved.md"] = "---\npath: other/moved.html\n---\n\(markdown)\n"
    try site.build()
    let html = HTMLPage(try #require(site.site["other/moved.html"]))
    #expect(html.values(of: "href", "src").last == expected)
  }

  @Test(
    arguments: [
      ("gone.md", 6), ("gone.md#x", 6), ("../../outside.md", 6), ("../Screens/gone/index.md", 6),
      ("Start.md", 6), ("start.md/x.md", 6),
    ])
  func `a link to a Markdown file that is not there is a warning with its line`(
    target: String, line: Int
  ) throws {
    let site = TestSite.harbour()
    site["Guide/start.md"] = "---\ntitle: Start\n---\n\ntext\n[a](\(target)) {{site.title}}\n"
    #expect(
      site.messages() == """
        home/Content/Guide/start.md:\(line): warning: the link leads to “\(target)”, which is no \
        page here [link-unknown-page]

        """)
    #expect(site.site["Guide/start.html"]?.contains("href=\"\(target)\"") == true)
  }

  @Test func `a wrong line is not given where tags shifted the lines`() throws {
    let site = TestSite.harbour()
    site["Guide/start.md"] = "{{#catalog.groups}}\nx\n\ny\n{{/catalog.groups}}\n[a](gone.md)\n"
    #expect(site.messages().hasPrefix("home/Content/Guide/start.md: warning: "))
  }

  /// Identifiers and file names that something on the way may take for syntax.
  private static let names = [
    "C", "C#", "C++", "日本", "a/b", "con", "..", ".", "😀", "two words", "%41", "#", "?", "a?b#c",
    "100%", "index", "404", "~", "-", "x:y", "javascript:alert(1)", "&amp;", "\"", "'", "<b>",
    "a\\b", "{{x}}", "caf\u{E9}", "\u{202E}x", "é\u{301}", "Å", "A",
    String(repeating: "n", count: 300),
  ]

  @Test func `every reference of every page leads to a file, and every fragment to an anchor`()
    throws
  {
    let site = TestSite(["Theme/extra.css": "", "index.md": "{{{screens}}}\n\n[a](b.md#c)\n"])
    site["b.md"] = "# C\n"
    for (index, name) in Self.names.enumerated() {
      let next = Self.names[(index + 1) % Self.names.count]
      site.add(.screen(name, name, name, group: name, rows: ["x"], to: next))
      site.add(.screen(name, name, next, group: name, rows: ["x"], to: name))
      let isFileName = name.utf8.count < 100 && name != "." && name != ".." && name != "index"
      if isFileName, !name.contains("/") {
        site["Pages \(index)/\(name).md"] =
          "---\nexpand: false\n---\n# \(name)\n\n# \(name)\n\n[home](../index.md)\n"
      }
    }
    let result = try site.build()
    #expect(result.warnings.isEmpty)
    let output = site.site
    #expect(
      output.keys.filter { $0.hasPrefix("Screens/") && $0.hasSuffix("/index.html") }.count
        == Self.names.count)
    var anchors: [String: [String]] = [:]
    for (path, text) in output where path.hasSuffix(".html") {
      anchors[path] = HTMLPage(text).values(of: "id")
      #expect(Set(anchors[path] ?? []).count == anchors[path]?.count, "\(path)")
    }
    var count = 0
    for (path, text) in output where path.hasSuffix(".html") {
      for reference in Set(HTMLPage(text).values(of: "href", "src")) {
        count += 1
        let target = URLReference.target(of: reference, from: path)
        #expect(target.map { output[$0] != nil } == true, "\(path): \(reference)")
        if let fragment = URLReference.fragment(of: reference), let target {
          let found = anchors[target]?.contains { $0.utf8.elementsEqual(fragment.utf8) }
          #expect(found == true, "\(path): \(reference)")
        }
      }
    }
    #expect(count > 1_000)
  }

  @Test func `the anchors of a page are its own, whatever the headings say`() throws {
    let site = TestSite()
    site.add(.screen("menu", "Menu", "content", rows: ["x"]))
    site["Screens/menu/index.md"] = "# Content\n\n## Menu\n\n## scenario.content\n\n## Content\n"
    site["content.md"] = "# Page content\n\n# Menu\n\n# Content\n"
    try site.build()
    for (path, text) in site.site where path.hasSuffix(".html") {
      let ids = HTMLPage(text).values(of: "id")
      #expect(Set(ids).count == ids.count, "\(path): \(ids)")
    }
  }
}
