import CatalogCore
import SiteBuilder
import TestSupport
import Testing

/// Code in a page that comes from a source file.
struct ExcerptTests {
  private static let source = """
    struct Before {}

      // excerpt: photo-cell
      final class PhotoCell {
        let name = "a < b & {{c}}"

      }
      // end excerpt
    struct After {}
    // excerpt: open
    """

  private func site(_ info: String) -> TestSite {
    let site = TestSite(["a.md": "# A\n\ntext\n\n```\(info)\n```\n"])
    site.files["home/Sources/Cell.swift"] = Self.source
    return site
  }

  @Test func `a piece of source is shown without its indentation and without a change`() throws {
    let site = site("swift excerpt Sources/Cell.swift#photo-cell")
    try site.build()
    let page = try #require(site.site["a.html"])
    #expect(
      page.contains(
        """
        <pre><code class="language-swift">final class PhotoCell {
          let name = &quot;a &lt; b &amp; {{c}}&quot;

        }
        </code></pre>
        """))
  }

  @Test(arguments: [
    ("Sources/Gone.swift#photo-cell", "excerpt-file"),
    ("Sources/Cell.swift#photo-cel", "excerpt-name"),
    ("Sources/Cell.swift#open", "excerpt-name"),
    ("../Cell.swift#photo-cell", "excerpt-path"),
    ("/etc/passwd#x", "excerpt-path"),
  ])
  func `a piece that is not there ends the build at its line`(reference: String, id: String) {
    let site = site("swift excerpt \(reference)")
    let messages = site.messages()
    #expect(messages.hasPrefix("exit 3\nhome/Content/a.md:5: error: "), "\(messages)")
    #expect(messages.contains("[\(id)]"), "\(messages)")
    #expect(site.site.isEmpty)
  }

  @Test func `a misspelt piece is answered with the nearest`() {
    let messages = site("swift excerpt Sources/Cell.swift#photo-cel").messages()
    #expect(messages.contains("hint: did you mean “photo-cell”?"))
  }

  @Test func `any other code block stays as it is`() throws {
    let site = TestSite(["a.md": "```swift excerpt\nlet a = 1\n```\n\n    indented\n"])
    try site.build()
    let page = try #require(site.site["a.html"])
    #expect(page.contains("<code class=\"language-swift\">let a = 1\n</code>"))
  }
}
