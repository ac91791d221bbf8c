import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

struct ImportedScreenTests {
  private func page(_ id: String) throws -> HTMLPage {
    let site = try ImportedHarbour.site()
    try site.build()
    return HTMLPage(try #require(site.site["Screens/\(id)/index.html"])).withoutPictures
  }

  /// A screen with one root view, which holds the given ones.
  private func form(
    _ slots: [SnapshotDocument.Slot], scenario: String = "base",
    findings: [SnapshotDocument.Finding] = []
  ) -> SnapshotDocument {
    SnapshotDocument(
      screen: .init(id: "form", title: "Form"), scenario: .init(id: scenario, title: scenario),
      group: "Main", isImported: true, variants: [.init(width: Points(375), textSize: .large)],
      areas: [
        .init(name: "content", slots: [.init(.view, "view", value: "", slots: slots)])
      ], findings: findings)
  }

  private func built(_ documents: SnapshotDocument...) throws -> String {
    let site = TestSite()
    for document in documents { site.add(document) }
    try site.build()
    return try #require(site.site["Screens/form/index.html"])
  }

  @Test func `a screen says where it comes from and that the app starts with it`() throws {
    #expect(try page("main-berths").text.contains("imported from Interface Builder"))
    #expect(try !page("main-berths").text.contains("initial screen"))
    let tabs = try page("main-tabs").text
    #expect(tabs.contains("initial screen"))
    #expect(tabs.contains("container"))
  }

  @Test(
    arguments: [
      "scroll view", "stack view", "343 × 34 at 0, 196", "Pier 3, berth 12", "title1",
      "Avenir-Heavy 17", "WaterBlue", "any number of lines", "range 4 to 20", "corners 12",
      "System 17 semibold", "outlet of BerthDetailController", "powerChanged:", "value changed",
      "hidden", "misplaced",
    ])
  func `a view says what it shows, how, where and what it does`(words: String) throws {
    #expect(try page("main-berth-detail").text.contains(words))
  }

  @Test func `views stand within the views that hold them`() throws {
    let page = try page("main-berth-detail")
    var depth = 0
    var depths: [String: Int] = [:]
    for (index, token) in page.tokens.enumerated() {
      switch token {
      case .tag("ul", let attributes) where attributes.contains { $0.value == Array("views".utf8) }:
        depth += 1
      case .tag("/ul", _): depth = max(0, depth - 1)
      case .tag("code", _):
        if case .text(let text) = page.tokens[index + 1] {
          depths[String(decodingUTF8: text)] = depth
        }
      default: break
      }
    }
    #expect(depths["view"] == 1)
    #expect(depths["scrollView"] == 2)
    #expect(depths["stack"] == 3)
    #expect(depths["titleLabel"] == 4)
    #expect(depths["callButton"] == 2)
  }

  @Test(
    arguments: [
      ("#2463a8", "#2463a8"), ("#2463a880", "#2463a880"),
      ("systemGreen", "var(--p-systemGreen)"), ("white", "#fff"),
      ("groupTableViewBackground", "var(--p-systemGroupedBackground)"),
    ])
  func `a colour has a swatch`(color: String, fill: String) throws {
    let argument: SnapshotDocument.Argument =
      color.hasPrefix("#") ? .word(color) : .text(color)
    let html = try built(
      form([.init(.text, "a", value: "x", attributes: [.init(.color, argument)])]))
    #expect(HTMLPage(html).values(of: "fill").contains(fill))
  }

  @Test func `the digits of an app's colour count, and not its name`() throws {
    let color = SnapshotDocument.Attribute(.color, .text("red"), .word("#cc9933"))
    let html = try built(form([.init(.text, "a", value: "x", attributes: [color])]))
    let fills = HTMLPage(html).values(of: "fill")
    #expect(fills.contains("#cc9933") && !fills.contains("#f00"))
  }

  @Test(arguments: ["\"/><script>", "Rope", "body", "a b", "url(#x)", "x);y", ""])
  func `a colour that could be anything has none`(color: String) throws {
    let html = try built(
      form([.init(.text, "a", value: "x", attributes: [.init(.color, .text(color))])]))
    #expect(!html.contains("class=\"pic swatch\""))
  }

  @Test func `heights say who states them`() throws {
    let text = try page("main-berths").text
    for words in ["58 (cell)", "44 (table)", "51 (as drawn)"] { #expect(text.contains(words)) }
  }

  @Test func `a control leads to its screen, and one that leads out says so`() throws {
    let page = try page("main-berths")
    #expect(page.values(of: "href").contains("../main-berth-detail/index.html"))
    #expect(page.values(of: "href").contains("../main-login/index.html"))
    #expect(page.text.contains("HarbourKit/berth-editor"))
    #expect(page.text.contains("not in this catalog"))
  }

  @Test func `routes stand in both directions with their segues`() throws {
    let text = try page("main-berth-detail").text
    let routes = try #require(text.firstRange(of: "Leads to")).lowerBound
    for words in ["segue “doneWithBerth”", "“Done”", "Reached from", "show segue “showBerth”"] {
      #expect(text[routes...].contains(words), "\(words)")
    }
    #expect(try self.page("main-storm").text.contains("No segue leads here or on"))
  }

  @Test func `a container lists what it holds in its order`() throws {
    let text = try page("main-tabs").text
    let list = text[try #require(text.firstRange(of: "Holds")).upperBound...]
    let places = ["Berths", "Boats", "Settings", "WeatherKit/forecast"].compactMap {
      list.firstRange(of: $0)?.lowerBound
    }
    #expect(places.count == 4)
    #expect(places == places.sorted())
  }

  @Test func `a finding leads to its row, or to the view that it names`() throws {
    let page = try page("main-berths")
    let ids = page.values(of: "id")
    #expect(page.values(of: "href").contains("#row.0.0"))
    #expect(ids.contains("row.0.0"))
    let html = HTMLPage(
      try built(
        form(
          [.init(.image, "photo", value: "quay")],
          findings: [.init(id: "x", severity: .error, message: "“photo” is clipped")])))
    #expect(html.values(of: "href").contains("#view.0.0"))
    #expect(html.values(of: "id").filter { $0 == "view.0.0" }.count == 1)
  }

  @Test func `a language shows only the words that differ, and all views where more does`() throws {
    let text = try page("main-login").text
    for words in ["Willkommen an Bord", "Nummer der Hafenkarte", "Everything else is as in"] {
      #expect(text.contains(words))
    }
    #expect(text.components(of: "secondarySystemBackground") == 1)
    let moved = form([.init(.text, "a", value: "x", attributes: [frame(20)])], scenario: "de")
    let html = try built(
      form([.init(.text, "a", value: "x", attributes: [frame(10)])]), moved)
    #expect(HTMLPage(html).text.contains("50 × 20 at 20, 0"))
  }

  private func frame(_ x: Int) -> SnapshotDocument.Attribute {
    .init(.frame, .number(Points(x)), .number(Points(0)), .number(Points(50)), .number(Points(20)))
  }

  @Test func `the scenario as drawn comes first, before any language`() throws {
    let html = HTMLPage(
      try built(form([], scenario: "base"), form([], scenario: "ar"), form([], scenario: "de")))
    #expect(
      html.values(of: "id").filter { $0.hasPrefix("scenario.") }
        == ["scenario.base", "scenario.ar", "scenario.de"])
  }

  @Test(arguments: [(3, false), (2_000, true)])
  func `a long tree is folded, and its page stays small`(count: Int, isFolded: Bool) throws {
    let views = (0..<count).map { SnapshotDocument.Slot(.text, "label\($0)", value: "Boat \($0)") }
    let html = try built(form(views))
    #expect(html.contains("<details>") == isFolded)
    #expect(html.utf8.count < 6_000 + count * 1_200)
  }

  @Test func `views nested as deep as a snapshot allows make a page`() throws {
    var slot = SnapshotDocument.Slot(.text, "innermost", value: "Anchor")
    for depth in 0..<61 {
      slot = SnapshotDocument.Slot(.view, "v\(depth)", value: "", slots: [slot])
    }
    #expect(try built(form([slot])).contains("innermost"))
  }

  @Test func `cells and views of their own stand after the screens`() throws {
    let site = try ImportedHarbour.site()
    try site.build()
    let links = HTMLPage(try #require(site.site["index.html"])).values(of: "href")
    let places = ["main-storm", "settings-settings", "boat-cell", "empty-view"].compactMap { id in
      links.firstIndex(of: "Screens/\(id)/index.html")
    }
    #expect(places.count == 4)
    #expect(places == places.sorted())
    #expect(!links.contains("Screens/main-tabs/index.html"))
  }
}

extension String {
  /// How often a text stands in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
