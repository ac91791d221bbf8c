import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

/// The pictures of screens in a site.
struct PictureTests {
  private static let variants = [
    SnapshotDocument.Variant(width: Points(393), textSize: .large),
    SnapshotDocument.Variant(width: Points(393), textSize: .accessibility3),
    SnapshotDocument.Variant(width: Points(834), textSize: .large, isRightToLeft: true),
  ]

  private func site() -> TestSite {
    let site = TestSite(["index.md": "{{{screens}}}\n"])
    for scenario in ["loaded", "22", "\""] {
      var document = SnapshotDocument.screen(
        "photos", "Photos", scenario, rows: ["Dusk"], to: "photo")
      document.variants = Self.variants
      site.add(document)
    }
    site.add(.screen("photo", "Photo", rows: ["Ferry"]))
    return site
  }

  @Test func `every scenario has a picture for each variant`() throws {
    let site = site()
    try site.build()
    let pictures = site.site.keys.filter { $0.hasSuffix(".svg") && $0.hasPrefix("Screens/") }
    #expect(
      pictures.sorted() == [
        "Screens/photo/loaded/393-L.svg", "Screens/photos/22/393-AX3.svg",
        "Screens/photos/22/393-L.svg", "Screens/photos/22/834-L-rtl.svg",
        "Screens/photos/loaded/393-AX3.svg", "Screens/photos/loaded/393-L.svg",
        "Screens/photos/loaded/834-L-rtl.svg", "Screens/photos/~22/393-AX3.svg",
        "Screens/photos/~22/393-L.svg", "Screens/photos/~22/834-L-rtl.svg",
      ])
    for path in pictures {
      #expect(try #require(site.site[path]).contains("<style>"), "\(path)")
    }
  }

  @Test func `the first variant stands in the page and the others are fetched when chosen`() throws
  {
    let site = site()
    try site.build()
    let text = try #require(site.site["Screens/photos/index.html"])
    #expect(text.ranges(of: "<svg ").count == 3)
    #expect(!text.contains("<style"))
    #expect(text.contains(">Dusk</text>"))
    #expect(
      text.contains(
        #"<img loading="lazy" src="loaded/834-L-rtl.svg" alt="Photos, 834 points wide, "#
          + #"text size L, right to left">"#))
    let ids = HTMLPage(text).values(of: "id")
    #expect(Set(ids).count == ids.count)
  }

  @Test func `one variant of each scenario is chosen, each by a label of its own`() throws {
    let site = site()
    try site.build()
    let page = HTMLPage(try #require(site.site["Screens/photos/index.html"]))
    var checked: [[UInt8]] = []
    for case .tag("input", let attributes) in page.tokens
    where attributes.contains(where: { $0.name == "checked" }) {
      checked += attributes.filter { $0.name == "name" }.map(\.value)
    }
    // Menu and appearance aside.
    #expect(Set(checked).count == checked.count)
    #expect(checked.count == 4)
    let labels = page.values(of: "for").filter { $0.hasPrefix("picture.") }
    #expect(labels.count == 9)
    #expect(Set(labels).isSubset(of: page.values(of: "id")))
  }

  @Test func `the variants of one width stand together`() throws {
    let site = TestSite()
    var document = SnapshotDocument.screen("s", "S", rows: ["x"])
    document.variants = ["393@L", "375@L", "393@L@rtl"].compactMap {
      SnapshotDocument.Variant(parsing: $0.utf8)
    }
    site.add(document)
    try site.build()
    let page = HTMLPage(try #require(site.site["Screens/s/index.html"]))
    #expect(
      page.values(of: "for").filter { $0.hasPrefix("picture.") } == [
        "picture.0.393-L", "picture.0.393-L-rtl", "picture.0.375-L",
      ])
  }

  @Test func `a screen that another pushes leads back to it`() throws {
    let site = site()
    try site.build()
    let pushed = try #require(site.site["Screens/photo/loaded/393-L.svg"])
    #expect(pushed.contains(">Photos</text>"))
    let root = try #require(site.site["Screens/photos/loaded/393-L.svg"])
    #expect(!root.contains(">Photo</text>"))
  }

  @Test func `a theme can replace the style of pictures`() throws {
    let site = site()
    site["Theme/picture.css"] = ".pic{}"
    try site.build()
    #expect(site.site["assets/picture.css"] == ".pic{}")
  }

  @Test func `a card shows the first scenario`() throws {
    let site = site()
    try site.build()
    let sources = HTMLPage(try #require(site.site["index.html"])).values(of: "src")
    #expect(sources.contains("Screens/photo/loaded/393-L.svg"))
  }

  @Test func `heights stand by kind and text size, widths that are alike together`() throws {
    let site = TestSite()
    var document = SnapshotDocument.screen("s", "S", rows: ["x", "y"])
    document.variants = VariantChoice.product(
      widths: [Points(393), Points(375), Points(834)], textSizes: [.large, .accessibility3])
    for (index, needed) in [(0, 120), (1, 100)] {
      document.sections[0].rows[index].height = SnapshotDocument.Height(
        Points(44 + 20 * index), .fixed,
        exceptions: [
          SnapshotDocument.Height.Exception(
            textSize: .accessibility3, .init(Points(44 + 20 * index), needed: Points(needed))),
          SnapshotDocument.Height.Exception(
            width: Points(834), textSize: .accessibility3, .init(Points(44 + 20 * index))),
        ])
    }
    site.add(document)
    try site.build()
    let page = HTMLPage(try #require(site.site["Screens/s/index.html"])).withoutPictures
    let lines = page.text.split(separator: "\n").map(String.init)
    let start = try #require(lines.lastIndex(of: "Heights by variant"))
    #expect(
      lines[(start + 1)...].prefix(12) == [
        "Cell", "Width", "L", "AX3",
        "TextCell", "393, 375", "44–64", "44–64", "needs 120",
        "834", "44–64", "44–64",
      ])
  }
}
