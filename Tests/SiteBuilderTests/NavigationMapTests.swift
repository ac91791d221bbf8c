import CatalogCore
import SiteBuilder
import Snapshots
import TestSupport
import Testing

struct NavigationMapTests {
  private func page(_ site: TestSite) throws -> String {
    try site.build()
    return try #require(site.site["navigation.html"])
  }

  private func data(_ site: TestSite) throws -> JSONNode {
    try site.build()
    let text = try #require(site.site["navigation-map.json"])
    return try JSONNode(parsing: SourceText(path: "navigation-map.json", text))
  }

  /// What the lines of a JSON text say, one member after another.
  private func lines(_ site: TestSite) throws -> [String] {
    try site.build()
    return try #require(site.site["navigation-map.json"]).split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
  }

  /// Screens that lead to each other as the pairs say.
  private func site(_ count: Int, _ pairs: [(Int, Int)], isInitial: Bool = true) -> TestSite {
    let site = TestSite()
    for number in 0..<count {
      var screen = SnapshotDocument.screen(
        Self.name(number), "Screen \(number)", "base", group: "Group \(number / 50)")
      screen.isImported = true
      screen.isInitial = number == 0 && isInitial
      screen.areas = [
        .init(
          name: "content",
          actions: pairs.filter { $0.0 == number }.enumerated().map { index, pair in
            .init("go\(index)", route: .init(.push, Self.name(pair.1)))
          })
      ]
      site.add(screen)
    }
    return site
  }

  /// In the order of the numbers.
  private static func name(_ number: Int) -> String { "s\(1_000 + number)" }

  /// The left edges of the boxes of a drawing, by the number of the screen.
  private func boxes(_ html: String) -> [Int: (x: Double, y: Double)] {
    var boxes: [Int: (x: Double, y: Double)] = [:]
    var current: Int?
    for case .tag(let name, let attributes) in HTMLPage(html).tokens {
      let value = { (wanted: String) in
        attributes.first { $0.name == wanted }.map { String(decodingUTF8: $0.value) } ?? ""
      }
      if name == "a", value("class").hasPrefix("map-node") {
        current = Int(value("href").dropFirst("Screens/s".count).prefix(4)).map { $0 - 1_000 }
      } else if name == "rect", let number = current {
        boxes[number] = (Double(value("x")) ?? -1, Double(value("y")) ?? -1)
        current = nil
      }
    }
    return boxes
  }

  @Test func `the page lists starts, containers, ways out and screens without ways`() throws {
    let text = HTMLPage(try page(ImportedHarbour.site())).withoutPictures.text
    for words in [
      "Starts with", "Containers", "starts here", "Leads out of this catalog",
      "WeatherKit/forecast", "HarbourKit/berth-editor", "Without routes",
      "Code-driven: no segue leads here.", "Storm warning", "8 screens, 3 containers, 15 routes",
    ] {
      #expect(text.contains(words), "\(words)")
    }
    #expect(!text.contains("buoy-cell\nCells"))
  }

  @Test func `containers hold their screens in the order of their tabs`() throws {
    let html = try page(ImportedHarbour.site())
    let list = html[try #require(html.firstRange(of: "<h2>Containers</h2>")).upperBound...]
    let links = HTMLPage(String(list)).values(of: "href")
    #expect(
      Array(links.prefix(6))
        == [
          "main-tabs", "main-berths-navigation", "main-berths", "main-boats-navigation",
          "main-boats", "settings-settings",
        ].map { "Screens/\($0)/index.html" })
  }

  @Test func `containers that hold each other end`() throws {
    let site = TestSite()
    for (id, targets) in [("a", ["b", "b"]), ("b", ["a", "c"]), ("c", ["a", "b"])] {
      var screen = SnapshotDocument.screen(id, id, "base")
      screen.isImported = true
      screen.areas = [
        .init(
          name: "content",
          actions: targets.enumerated().map {
            .init("e\($0.offset)", route: .init(.embed, $0.element))
          })
      ]
      site.add(screen)
    }
    #expect(try page(site).contains("Containers"))
  }

  @Test func `the data has every screen, way, container and loose end`() throws {
    let lines = try lines(ImportedHarbour.site())
    let text = lines.joined(separator: "\n")
    #expect(lines.filter { $0.hasPrefix("\"path\": ") }.count == 14)
    #expect(
      text.contains(
        """
        "id": "main-tabs",
        "title": "Harbour",
        "group": "Main",
        "kind": "container",
        "path": "Screens/main-tabs/index.html",
        "initial": true,
        "listed": false,
        "imported": true
        """))
    #expect(
      text.contains(
        """
        "from": "main-berths",
        "to": "main-berth-detail",
        "transition": "push",
        "action": "select",
        "cell": "boat-cell",
        "segue": {
        "kind": "show",
        "identifier": "showBerth"
        }
        """))
    let unresolved = try #require(text.firstRange(of: "\"unresolved\"")).lowerBound
    #expect(text[unresolved...].contains("\"to\": \"HarbourKit/berth-editor\""))
    let unconnected = try #require(text.firstRange(of: "\"unconnected\"")).lowerBound
    #expect(text[unconnected...].contains("\"main-storm\""))
    #expect(!text[unconnected...].contains("boat-cell"))
    #expect(!text[..<unresolved].contains("\"to\": \"HarbourKit/berth-editor\""))
  }

  @Test func `a segue without an end says why, and one that leads back stands apart`() throws {
    let site = TestSite()
    var screen = SnapshotDocument.screen("a", "A", "base")
    screen.isImported = true
    screen.areas = [
      .init(
        name: "content",
        actions: [
          .init("one", attributes: [.init(.segue, .word("show")), .init(.note, .text("is gone"))]),
          .init("two", attributes: [.init(.segue, .word("unwind"), .text("back"))]),
          .init("three", attributes: [.init(.selector, .text("save:"))]),
        ])
    ]
    site.add(screen)
    let text = try lines(site).joined(separator: "\n")
    #expect(
      text.contains(
        """
        "from": "a",
        "transition": "show",
        "action": "one",
        "segue": {
        "kind": "show"
        },
        "reason": "is gone"
        """))
    #expect(
      text.contains(
        """
        "unwinds": [
        {
        "from": "a",
        "transition": "unwind",
        "action": "two",
        "segue": {
        "kind": "unwind",
        "identifier": "back"
        }
        }
        ],
        """))
    #expect(!text.contains("\"three\""))
    let html = try page(site)
    #expect(html.contains("Leads out of this catalog") && html.contains("Leads back"))
    let shown = HTMLPage(try #require(site.site["Screens/a/index.html"])).text
    for words in ["is gone", "show segue", "unwind segue “back”", "save:"] {
      #expect(shown.contains(words), "\(words)")
    }
  }

  @Test func `a row without a kind is called by its words`() throws {
    let site = TestSite()
    var screen = SnapshotDocument.screen("a", "A", "base")
    screen.isImported = true
    screen.sections = [
      .init(
        id: "s",
        rows: ["static cell", "BoatCell"].map { kind in
          .init(
            kind: kind, identity: kind, slots: [.init(.text, "t", value: "General")],
            actions: [.init("select", route: .init(.push, "b"))])
        })
    ]
    site.add(screen)
    site.add(.screen("b", "B"))
    let shown = HTMLPage(try page(site)).text
    #expect(shown.contains("tap on “General”") && shown.contains("tap on BoatCell"))
  }

  @Test func `the line for ways back is explained where there is one`() throws {
    #expect(try !HTMLPage(page(site(2, [(0, 1)]))).text.contains("back"))
    #expect(try HTMLPage(page(ImportedHarbour.site())).text.contains("back"))
  }

  @Test func `screens of one title are told apart where ways name them`() throws {
    let site = site(3, [(0, 1), (0, 2)])
    for id in ["twin-1", "twin-2"] {
      var twin = SnapshotDocument.screen(id, "Navigation controller", "base")
      twin.isImported = true
      twin.isListed = false
      twin.areas = [
        .init(
          name: "content",
          actions: [.init("root", route: .init(.embed, Self.name(id == "twin-1" ? 1 : 2)))])
      ]
      site.add(twin)
    }
    try site.build()
    for number in [1, 2] {
      let page = try #require(site.site["Screens/\(Self.name(number))/index.html"])
      #expect(HTMLPage(page).text.contains("with Screen \(number)"))
    }
  }

  @Test func `screens with the same title are told apart by their names`() throws {
    let site = TestSite()
    for id in ["first", "second"] { site.add(.screen(id, "View controller")) }
    site.add(.screen("third", "Boats"))
    let html = try page(site)
    #expect(html.contains("<small>first</small>") && html.contains("<small>second</small>"))
    #expect(!html.contains("<small>third</small>"))
  }

  @Test func `recorded screens stand in the map, each way once`() throws {
    let site = TestSite.harbour()
    let lines = try lines(site)
    #expect(lines.filter { $0 == "\"transition\": \"push\"," }.count == 2)
    let links = HTMLPage(try page(site)).values(of: "href")
    #expect(links.contains("Screens/photos/index.html"))
    #expect(links.contains("navigation-map.json"))
  }

  @Test func `boxes stand in columns by the longest way from the start`() throws {
    let boxes = try boxes(page(site(5, [(0, 1), (1, 2), (0, 2), (2, 3), (3, 0), (0, 4)])))
    let columns = (0..<5).compactMap { boxes[$0]?.x }
    #expect(columns.count == 5)
    #expect(columns[0] < columns[1] && columns[1] < columns[2] && columns[2] < columns[3])
    #expect(columns[4] == columns[1])
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func `no two boxes of a drawing touch`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let pairs = (0..<120).map { _ in
      (Int.random(in: 0..<60, using: &random), Int.random(in: 0..<60, using: &random))
    }
    let boxes = try boxes(page(site(60, pairs))).values.map { $0 }
    #expect(boxes.count > 50)
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        #expect(abs(box.x - other.x) >= 168 || abs(box.y - other.y) >= 46)
      }
    }
  }

  @Test func `more screens than a reader can follow stand in frames by their groups`() throws {
    let html = try page(site(500, (1..<500).map { ($0 - 1, $0) }))
    #expect(html.contains("class=\"map grouped\""))
    #expect(html.ranges(of: "class=\"map-frame\"").count == 10)
    #expect(boxes(html).count == 500)
  }

  @Test func `a chain of any length and a circle without a start are drawn`() throws {
    #expect(try boxes(page(site(100, (1..<100).map { ($0 - 1, $0) }))).count == 100)
    #expect(try boxes(page(site(3, [(0, 1), (1, 2), (2, 0)], isInitial: false))).count == 3)
  }

  @Test func `a catalog of screens without ways has a map without a drawing`() throws {
    let site = TestSite()
    site.add(.screen("a", "A"))
    site.add(.screen("b", "B"))
    let html = try page(site)
    #expect(!html.contains("map-scroll"))
    #expect(html.contains("Without routes"))
  }

  @Test func `each kind of way has its own line`() throws {
    let html = try page(ImportedHarbour.site())
    for transition in ["push", "present", "show", "embed", "unwind"] {
      #expect(html.contains("class=\"map-line \(transition)\" d=\""), "\(transition)")
    }
  }

  @Test func `a file of the content stands in place of a page that would be made`() throws {
    let site = TestSite.harbour()
    site["navigation.md"] = "# My map\n"
    site["cells.md"] = "# My cells\n"
    site["navigation-map.json"] = "{}"
    try site.build()
    #expect(site.site["navigation.html"]?.contains("My map") == true)
    #expect(site.site["cells.html"]?.contains("My cells") == true)
    #expect(site.site["navigation-map.json"] == "{}")
  }

  @Test func `templates of the content stand in place of those of the map and the kinds`() throws {
    let site = try ImportedHarbour.site()
    site["Templates/navigation.md"] = "# {{summary}}\n"
    site["Templates/cells.md"] = "# Mine\n\n{{#kinds}}\n- {{name}}\n{{/kinds}}\n"
    try site.build()
    #expect(site.site["navigation.html"]?.contains("<h1>8 screens, 3 containers") == true)
    let cells = HTMLPage(try #require(site.site["cells.html"])).withoutPictures.text
    #expect(cells.contains("Mine\nAddCell\n"))
  }

  @Test func `every link of an imported site leads somewhere, and no anchor is there twice`() throws
  {
    let site = try ImportedHarbour.site()
    try site.build()
    let output = site.site
    var count = 0
    for (path, text) in output where path.hasSuffix(".html") {
      let page = HTMLPage(text)
      let ids = page.values(of: "id")
      #expect(Set(ids).count == ids.count, "\(path)")
      for reference in Set(page.values(of: "href", "src")) {
        let target = try #require(URLReference.target(of: reference, from: path))
        let file = try #require(output[target], "\(path): \(reference)")
        guard let fragment = URLReference.fragment(of: reference) else { continue }
        count += 1
        #expect(HTMLPage(file).values(of: "id").contains(fragment), "\(path): \(reference)")
      }
    }
    #expect(count > 30)
  }

  @Test func `the same catalog makes the same bytes, whatever was built before`() throws {
    let site = try ImportedHarbour.site()
    try site.build()
    #expect(try site.cleanSite() == site.site)
  }
}
