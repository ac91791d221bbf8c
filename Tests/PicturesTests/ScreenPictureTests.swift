import CatalogCore
import Pictures
import Snapshots
import Testing

struct ScreenPictureTests {
  private typealias Slot = SnapshotDocument.Slot

  private func rows(_ count: Int) -> [SnapshotDocument.Row] {
    (1...count).map { TestScreen.row("Row \($0)") }
  }

  private func screen(
    _ count: Int = 3, style: SnapshotDocument.TableStyle = .plain, header: String? = nil,
    footer: String? = nil
  ) -> TestScreen {
    TestScreen(
      rows(count), style: style, kinds: [TestScreen.kind(.fitting, 44)], header: header,
      footer: footer)
  }

  // MARK: - The document

  @Test func `a picture says what it shows`() throws {
    let root = try screen().tree()
    #expect(root.attributes["role"] == "img")
    #expect(root.attributes["aria-labelledby"] == "p-title p-desc")
    #expect(root.children.first?.text == "Boats, Moored")
    #expect(
      root.all("desc").first?.text
        == "Screen boats, scenario moored, 393 points wide, text size L: 3 rows.")
    #expect(root.texts == ["Row 1", "Row 2", "Row 3", "Boats"])
  }

  @Test func `the same document is the same bytes`() {
    #expect(screen().svg == screen().svg)
  }

  @Test func `a picture alone holds the few rules that it needs`() throws {
    var screen = screen()
    screen.options.appearance = .automatic
    let root = try screen.tree()
    let style = try #require(root.all("style").first?.text)
    #expect(style.contains("prefers-color-scheme:dark"))
    #expect(style.contains("#dark:target"))
    #expect(root.all("g").compactMap { $0.attributes["id"] } == ["light", "dark"])
    let used = Set(root.all.flatMap(\.classes)).subtracting(["pic"])
    for look in used { #expect(style.contains(".\(look){"), "\(look)") }
    #expect(!style.contains(".p-on{"))
    #expect(screen.svg.count < 3_500)
  }

  @Test func `a picture in a page has no style, and its ids are its own`() throws {
    var screen = screen()
    screen.options.isStandalone = false
    screen.options.idPrefix = "boats-7-"
    screen.options.appearance = .automatic
    let root = try screen.tree()
    #expect(root.all("style").isEmpty)
    let ids = root.all.compactMap { $0.attributes["id"] }
    #expect(ids == ["boats-7-title", "boats-7-desc", "boats-7-screen"])
    #expect(root.children.last?.classes == ["pic"])
    screen.options.appearance = .dark
    #expect(try screen.tree().children.last?.classes == ["pic", "pic-dark"])
  }

  @Test(arguments: [ScreenPicture.Appearance.light, .dark])
  func `a fixed appearance has its colours and no custom property`(
    appearance: ScreenPicture.Appearance
  ) {
    var screen = screen(style: .grouped)
    screen.options.appearance = appearance
    #expect(!screen.text.contains("var("))
    #expect(!screen.text.contains("@media"))
    #expect(screen.text.contains(".p-grouped{fill:\(appearance == .dark ? "#000" : "#f2f2f7")}"))
  }

  @Test func `letters stand closer where lines state no length`() {
    var screen = screen()
    screen.options.textFit = .spacing
    #expect(!screen.text.contains("textLength"))
    #expect(screen.text.contains("letter-spacing:-.026em"))
  }

  // MARK: - The device

  @Test(
    arguments: [
      (393, 421, 880, "p-island"), (375, 409, 825, "p-home"), (834, 888, 1248, "p-key"),
    ])
  func `a device stands around the screen`(
    width: Int, pictureWidth: Double, pictureHeight: Double, look: String
  ) throws {
    var screen = screen()
    screen.variant.width = Points(width)
    let root = try screen.tree()
    #expect(root.number("width") == pictureWidth)
    #expect(root.number("height") == pictureHeight)
    #expect(!root.all(ofClass: look).isEmpty)
    screen.options.showsDevice = false
    let bare = try screen.tree()
    #expect(bare.number("width") == Double(width))
    #expect(bare.all("clipPath").isEmpty)
    #expect(bare.all(ofClass: "p-body").isEmpty)
  }

  @Test func `the status bar is mirrored from right to left`() throws {
    var screen = screen()
    let left = try screen.tree().text("9:41").number("x")
    screen.variant.isRightToLeft = true
    #expect(try left + screen.tree().text("9:41").number("x") == 421)
  }

  // MARK: - Bars

  @Test func `a title is large unless there is a way back`() throws {
    var screen = screen()
    let large = try screen.tree().text("Boats")
    #expect(large.number("font-size") == 34)
    #expect(large.classes == ["p-bold"])
    screen.options.backTitle = "Harbour"
    let root = try screen.tree()
    #expect(try root.text("Boats").classes == ["p-semibold", "p-middle"])
    #expect(try root.text("Boats").number("x") == 210.5)
    #expect(try root.text("Harbour").classes == ["p-tint"])
    #expect(root.all(ofClass: "p-back").count == 1)
    #expect(try root.text("Row 1").number("y") < self.screen().tree().text("Row 1").number("y"))
  }

  @Test func `the way back gives way to a long title`() throws {
    var screen = screen()
    screen.options.backTitle = "All of the harbours of the coast"
    screen.document.screen.title = "Boats that are moored"
    #expect(try screen.tree().texts.contains("Back"))
    screen.document.screen.title = "Boats that are moored at the breakwater, every one"
    let root = try screen.tree()
    #expect(!root.texts.contains("Back"))
    #expect(root.texts.last?.hasSuffix("…") == true)
    #expect(root.all(ofClass: "p-back").count == 1)
  }

  @Test func `bars of the document have their title and buttons`() throws {
    var screen = screen()
    screen.document.areas = [
      SnapshotDocument.Area(
        name: "navigation-bar",
        slots: [
          Slot(.text, "title", value: "Moored"), Slot(.button, "left", value: "Cancel"),
          Slot(.button, "right", value: "Done"),
        ]),
      SnapshotDocument.Area(name: "toolbar", slots: [Slot(.button, "share", value: "Share")]),
    ]
    let root = try screen.tree()
    #expect(!root.texts.contains("Boats"))
    #expect(try root.text("Moored").number("font-size") == 34)
    #expect(try root.text("Cancel").number("x") == 14 + 16)
    #expect(try root.text("Done").number("x") == 14 + 393 - 16)
    #expect(try root.text("Share").number("y") > 780)
  }

  // MARK: - Sections

  @Test func `titles of groups are small capitals, plain ones are not`() throws {
    let grouped = try screen(style: .insetGrouped, header: "Pier", footer: "A tide table").tree()
    let header = try grouped.text("PIER")
    #expect(header.number("font-size") == 13)
    #expect(header.classes == ["p-secondary"])
    #expect(header.number("x") == 14 + 32)
    #expect(try grouped.text("A tide table").number("y") > grouped.text("Row 3").number("y"))
    let plain = try screen(header: "Pier").tree()
    #expect(try plain.text("Pier").classes == ["p-secondary", "p-semibold"])
    #expect(try plain.text("Pier").number("x") == 14 + 16)
  }

  @Test(
    arguments: [(.plain, 0), (.grouped, 0), (.insetGrouped, 10)]
      as [(SnapshotDocument.TableStyle, Double)])
  func `a group has a ground, and lines between its rows alone`(
    style: SnapshotDocument.TableStyle, radius: Double
  ) throws {
    let root = try screen(style: style).tree()
    let lines = try #require(root.all(ofClass: "p-line").first?.attributes["d"])
    let count = lines.filter { $0 == "M" }.count
    // A plain table ends with a line; a group that reaches the edges has one above and one below.
    #expect(count == (style == .plain ? 3 : style == .grouped ? 4 : 2))
    let cards = root.all(ofClass: "p-card")
    #expect(cards.count == (style == .plain ? 0 : 1))
    if let card = cards.first {
      #expect(card.number("rx") == radius)
      #expect(card.number("height") == 132)
      #expect(card.number("width") == (style == .insetGrouped ? 361 : 393))
    }
  }

  @Test func `untitled groups are 35 points apart`() throws {
    var screen = screen(1, style: .insetGrouped)
    screen.document.sections.append(
      SnapshotDocument.Section(id: "t", rows: [TestScreen.row("Other")]))
    let cards = try screen.tree().all(ofClass: "p-card")
    #expect(cards.count == 2)
    #expect(cards[1].number("y") - cards[0].number("y") - 44 == 35)
  }

  @Test func `an index stands at the edge, thinned out where it is too long`() throws {
    var screen = screen(1)
    screen.document.sections = (0..<100).map { number in
      SnapshotDocument.Section(
        id: "\(number)", indexTitle: "\(number)", rows: [TestScreen.row("Row \(number)")])
    }
    let titles = try screen.tree().all(ofClass: "p-tint").map(\.text)
    #expect(titles.first == "0")
    #expect(titles.last == "99")
    #expect(titles[1] == "•")
    #expect(titles.count < 60)
    screen.document.sections = Array(screen.document.sections.prefix(3))
    #expect(try screen.tree().all(ofClass: "p-tint").map(\.text) == ["0", "1", "2"])
  }

  // MARK: - Extent

  @Test func `a long table is drawn to the end of the screen, or in full on request`() throws {
    var screen = screen(100)
    let page = try screen.tree()
    #expect(page.number("height") == 880)
    let shown = page.texts.filter { $0.hasPrefix("Row") }
    #expect(shown.count == 16)
    screen.options.extent = .fullLength
    let full = try screen.tree()
    #expect(full.texts.filter { $0.hasPrefix("Row") }.count == 100)
    #expect(full.number("height") > 4_400)
  }

  @Test func `a table without kinds has the heights that are recorded`() throws {
    var rows = rows(2)
    rows[0].height = SnapshotDocument.Height(Points(100), .drawn)
    let root = try TestScreen(rows).tree()
    let lines = try #require(root.all(ofClass: "p-line").first?.attributes["d"])
    let ys = lines.split(separator: "M").compactMap { line in
      Double(line.split(separator: " ")[1].prefix { $0 != "h" })
    }
    #expect(ys.count == 2)
    #expect(abs(ys[1] - ys[0] - 44) < 0.01)
  }

  // MARK: - States

  @Test func `a screen that loads shows a spinner in its middle`() throws {
    let root = try TestScreen(state: .loading).tree()
    #expect(root.all(ofClass: "p-spoke-dark").count == 1)
    #expect(root.texts == ["Boats"])
  }

  @Test func `a placeholder has its words and its button in the middle`() throws {
    var screen = TestScreen(state: .failed)
    screen.document.areas = [
      SnapshotDocument.Area(
        name: "placeholder",
        slots: [
          Slot(.text, "title", style: "headline", value: "No signal"),
          Slot(
            .text, "message", style: "subheadline",
            value: "The harbour office cannot be reached from here; try it again at high water."),
          Slot(.button, "button", value: "Try again"),
        ])
    ]
    let root = try screen.tree()
    #expect(try root.text("No signal").classes == ["p-semibold", "p-middle"])
    #expect(try root.text("Try again").classes == ["p-tint", "p-middle"])
    let message = root.all(ofClass: "p-secondary")
    #expect(message.count == 2)
    #expect(message.allSatisfy { $0.number("x") == 210.5 })
    #expect(try root.text("Try again").number("y") > message[1].number("y"))
  }

  @Test func `an idle screen is an empty one`() throws {
    let root = try TestScreen(state: .idle).tree()
    #expect(root.texts == ["Boats"])
    #expect(root.all("desc").first?.text.hasSuffix("nothing yet.") == true)
  }
}
