import CatalogCore
import Pictures
import Snapshots
import Testing

/// Marks point at what is different: a ground, a sign at the edge, an outline around a slot.
struct MarkTests {
  typealias Slot = SnapshotDocument.Slot
  typealias Mark = ScreenPicture.Mark
  typealias Part = ScreenPicture.Part

  private func screen(
    _ marks: [Part: Mark], style: SnapshotDocument.TableStyle = .plain, header: String? = nil,
    footer: String? = nil
  ) -> TestScreen {
    var screen = TestScreen(
      (1...4).map { TestScreen.row("Row \($0)") }, style: style,
      kinds: [TestScreen.kind(.fixed, 50)], header: header, footer: footer)
    screen.options.marks = marks
    return screen
  }

  private func drawing(_ screen: TestScreen) -> ScreenPicture.Drawing {
    ScreenPicture(screen.document, variant: screen.variant, options: screen.options).drawing()
  }

  private static let second = Part.row(ByteKey("Row 2"))
  private static let names: [Mark.Kind: String] = [
    .changed: "changed", .added: "added", .removed: "removed", .moved: "moved",
  ]

  @Test(arguments: Mark.Kind.allCases)
  func `a marked row has the ground and the edge of its kind, and no other row has`(
    kind: Mark.Kind
  ) throws {
    let name = try #require(Self.names[kind])
    let root = try screen([Self.second: Mark(kind)]).tree()
    #expect(root.all(ofClass: "p-\(name)-ground").count == 1)
    #expect(root.all(ofClass: "p-\(name)-edge").count == 1)
    for (other, otherName) in Self.names where other != kind {
      #expect(root.all(ofClass: "p-\(otherName)-ground").isEmpty)
    }
    let style = try #require(root.all("style").first?.text)
    #expect(style.contains(".p-\(name)-ground{"))
  }

  @Test func `each kind has a sign of its own, so that no colour is needed`() throws {
    let signs = try Mark.Kind.allCases.map { kind in
      try #require(
        screen([Self.second: Mark(kind)]).tree().all(ofClass: "p-mark").first?.attributes["d"])
    }
    #expect(Set(signs).count == Mark.Kind.allCases.count)
  }

  @Test func `the ground lies below the words of its row and as high as the row`() throws {
    let screen = screen([Self.second: Mark(.changed)])
    let root = try screen.tree()
    let order = root.all.map { $0.classes.first == "p-changed-ground" ? "ground" : $0.text }
    let ground = try #require(order.firstIndex(of: "ground"))
    #expect(ground < (order.firstIndex(of: "Row 2") ?? 0))
    let frame = try #require(drawing(screen).marked[Self.second])
    #expect(frame.height == 50)
    #expect(frame.width == 393)
    let first = try #require(
      drawing(self.screen([.row(ByteKey("Row 1")): Mark(.changed)])).marked.values.first)
    #expect(frame.y == first.y + 50)
  }

  @Test func `a slot that the mark is about has an outline around its frame`() throws {
    let marks = [Self.second: Mark(.changed, slots: [ByteKey("name")])]
    let root = try screen(marks).tree()
    let outline = try #require(root.all(ofClass: "p-changed-outline").first?.attributes["d"])
    #expect(outline.split(separator: "M").count == 1)
    let none = try screen([Self.second: Mark(.changed, slots: [ByteKey("other")])]).tree()
    #expect(none.all(ofClass: "p-changed-outline").isEmpty)
  }

  @Test func `header and footer of a section can be marked`() throws {
    for (part, other) in [(Part.header(ByteKey("s")), "Above"), (.footer(ByteKey("s")), "Below")] {
      let screen = screen([part: Mark(.changed)], style: .grouped, header: "Above", footer: "Below")
      #expect(try screen.tree().all(ofClass: "p-changed-ground").count == 1, "\(other)")
      #expect(drawing(screen).marked[part] != nil)
    }
    let without = screen([.header(ByteKey("s")): Mark(.changed)])
    #expect(try without.tree().all(ofClass: "p-changed-ground").isEmpty)
  }

  @Test(arguments: ["navigation-bar", "toolbar", "header", "footer", "placeholder"])
  func `an area can be marked`(name: String) throws {
    var screen = screen([.area(ByteKey(name)): Mark(.changed)])
    screen.document.areas = [
      SnapshotDocument.Area(
        name: name, slots: [Slot(.text, "title", style: "body", value: "Words")])
    ]
    #expect(try screen.tree().all(ofClass: "p-changed-ground").count == 1)
  }

  @Test func `from right to left the edge is at the right`() throws {
    var screen = screen([Self.second: Mark(.changed)])
    let left = try #require(screen.tree().all(ofClass: "p-changed-edge").first?.attributes["d"])
    screen.variant.isRightToLeft = true
    let right = try #require(screen.tree().all(ofClass: "p-changed-edge").first?.attributes["d"])
    func start(_ path: String) -> Double { Double(path.dropFirst().prefix { $0 != " " }) ?? 0 }
    #expect(start(left) < 30)
    #expect(start(right) > 380)
  }

  @Test func `what a document does not have is not marked, and changes nothing`() {
    let marks: [Part: Mark] = [
      .row(ByteKey("x")): Mark(.added), .header(ByteKey("x")): Mark(.added),
      .footer(ByteKey("x")): Mark(.added), .area(ByteKey("x")): Mark(.added),
    ]
    #expect(screen(marks).svg == screen([:]).svg)
    #expect(drawing(screen(marks)).marked.isEmpty)
  }

  @Test func `names are compared by their bytes`() throws {
    var screen = screen([.row(ByteKey("e\u{301}")): Mark(.changed)])
    screen.document.sections[0].rows[0].identity = "\u{E9}"
    #expect(try screen.tree().all(ofClass: "p-changed-ground").isEmpty)
  }

  @Test func `the order of marks does not matter`() {
    let parts = (1...4).map { Part.row(ByteKey("Row \($0)")) }
    let pictures = (0..<5).map { _ in
      screen(Dictionary(uniqueKeysWithValues: parts.shuffled().map { ($0, Mark(.changed)) })).svg
    }
    #expect(Set(pictures).count == 1)
  }

  @Test func `a drawing has the size of its picture`() throws {
    let screen = screen([:])
    let root = try screen.tree()
    #expect(drawing(screen).width == root.number("width"))
    #expect(drawing(screen).height == root.number("height"))
    #expect(drawing(screen).svg == screen.svg)
  }
}
