import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

/// Whatever an interface file says, the pages made from it have the structure that harmless words give
/// them, and show what was said.
struct HostileImportTests {
  private func site(_ text: (Int) -> String) -> TestSite {
    let site = TestSite()
    site.add(screen("a", initial: true, text))
    site.add(screen("b", initial: false, text))
    site.add(screen("c", initial: false, text))
    var cell = SnapshotDocument(
      screen: .init(id: "d", title: text(0)), scenario: .init(id: "base", title: text(1)),
      model: text(2), group: "Cells", isImported: true)
    cell.sections = [.init(id: "s", rows: [.init(kind: text(3), identity: text(4))])]
    site.add(cell)
    return site
  }

  private func screen(_ id: String, initial: Bool, _ text: (Int) -> String) -> SnapshotDocument {
    var document = SnapshotDocument(
      screen: .init(id: id, title: text(5)), scenario: .init(id: "base", title: text(6)),
      model: text(7), group: text(8), isImported: true, isInitial: initial, notes: [text(9)])
    document.findings = [
      .init(id: text(10), severity: .warning, message: text(11), row: text(12))
    ]
    let segue = SnapshotDocument.Attribute(.segue, .word("presentation"), .text(text(13)))
    let button = SnapshotDocument.Slot(
      .button, "button", value: text(14), source: .label(text(15)),
      attributes: [
        .init(.font, .text(text(16)), .number(Points(17))),
        .init(.color, .text(text(17)), .word("#112233")),
        .init(.placeholder, .text(text(18))), .init(.accessibilityLabel, .text(text(19))),
        .init(.note, .text(text(20))),
      ])
    document.areas = [
      .init(
        name: "content",
        slots: [.init(.view, text(21), value: "", slots: [button])],
        actions: [
          .init("button", route: .init(.present, id == "a" ? "b" : text(22)), attributes: [segue]),
          .init(text(23), attributes: [.init(.selector, .text(text(24)))]),
        ])
    ]
    document.sections = [
      .init(
        id: text(25), header: text(26), footer: text(27),
        rows: [
          .init(
            kind: text(3), identity: text(12), height: .init(Points(44), .table),
            slots: [.init(.text, text(29), value: text(30))],
            actions: [.init("select", route: .init(.push, "c"))])
        ])
    ]
    return document
  }

  private static let count = 31
  private static let attack = "\"'><svg onload=x>&{{x}}|"

  private func harmless(_ number: Int) -> String { "TEXT\(number)END" }

  private func pages(_ site: TestSite) throws -> [String: HTMLPage] {
    try site.build()
    let text = try #require(site.site["navigation-map.json"])
    _ = try JSONNode(parsing: SourceText(path: "navigation-map.json", text))
    var pages: [String: HTMLPage] = [:]
    for (path, text) in site.site where path.hasSuffix(".html") {
      pages[path] = path == "navigation.html" ? HTMLPage(text) : HTMLPage(text).withoutPictures
    }
    return pages
  }

  @Test(arguments: [
    attack, "</details></ul></div><script>alert(1)</script>", "-->", "\u{0}",
    "\n\n# x", "\n\n<b>", "```", "{{>layout}}", "&lt;", "\u{10FF01}\u{10FF10}\u{10FF02}", " lead",
    "\\", "\u{202E}x", "日本語", String(repeating: "long ", count: 2_000),
  ])
  func `hostile words change no page, and are shown as they are`(hostile: String) throws {
    let expected = try pages(site(harmless))
    // One attack is tried in each place by itself.
    let places = hostile == Self.attack ? (0..<Self.count).map(Optional.some) : []
    for place in [nil] + places {
      let text = { (number: Int) in
        place == nil || place == number ? "\(hostile)\(number)" : harmless(number)
      }
      let found = try pages(site(text))
      #expect(expected.keys.sorted() == found.keys.sorted())
      for (name, page) in expected {
        let other = try #require(found[name]).structure
        let difference = zip(page.structure, other).first { $0 != $1 }
        #expect(
          difference == nil && page.structure.count == other.count,
          "\(name), place \(place.map(String.init) ?? "all"): \(difference.debugDescription)")
      }
    }
    guard hostile.utf8.allSatisfy({ $0 >= 0x20 }) else { return }
    let shown = try pages(site { "\(hostile)\($0)" })["Screens/a/index.html"]
    for number in [5, 7, 11, 14, 15, 18, 24, 30] {
      #expect(shown?.text.contains("\(hostile)\(number)") == true, "\(number)")
    }
  }
}
