import CatalogCore
import Pictures
import Snapshots
import Testing

struct RowPictureTests {
  private typealias Slot = SnapshotDocument.Slot
  private typealias Attribute = SnapshotDocument.Attribute

  private func tree(
    _ slots: [Slot], attributes: [Attribute] = [], actions: [SnapshotDocument.Action] = [],
    layout: SnapshotDocument.CellLayout? = nil, change: (inout TestScreen) -> Void = { _ in }
  ) throws -> XMLElement {
    var kind = TestScreen.kind(.fitting, 44)
    kind.layout = layout
    var screen = TestScreen(
      [TestScreen.row("r", slots, attributes: attributes, actions: actions)], kinds: [kind])
    screen.options.showsDevice = false
    change(&screen)
    return try screen.tree()
  }

  private static func text(_ id: String, _ style: String, _ value: String) -> Slot {
    Slot(.text, id, style: style, value: value)
  }

  // MARK: - Text

  @Test func `a text stands at the margin with its baseline below the ascender`() throws {
    let text = try tree([Self.text("t", "body", "North")]).text("North")
    #expect(text.number("x") == 16)
    // The row begins at 155.33 and is 44 high; a line of 17 points is 20.33 high.
    #expect(abs(text.number("y") - (59 + 96 + (44 - 20.33) / 2 + 17 * 1950 / 2048)) < 0.4)
    #expect(text.attributes["font-size"] == nil)
    #expect(text.number("textLength") > 30)
    #expect(text.attributes["lengthAdjust"] == "spacingAndGlyphs")
  }

  @Test func `a text that states no colour has the usual one, whatever its style`() throws {
    let both = try tree([
      Self.text("t", "headline", "North"), Self.text("u", "caption1", "6 m"),
    ])
    #expect(try both.text("North").classes == ["p-semibold"])
    #expect(try both.text("6 m").classes == [])
    #expect(try both.text("6 m").number("font-size") == 12)
  }

  @Test(
    arguments: [
      (.value1, [], ["p-secondary", "p-end"]), (.subtitle, [], ["p-secondary"]),
      (.value2, ["p-tint", "p-end"], []), (.basic, [], []),
    ] as [(SnapshotDocument.CellLayout.Style, [String], [String])])
  func `texts of the standard styles have their colours`(
    style: SnapshotDocument.CellLayout.Style, first: [String], second: [String]
  ) throws {
    let tree = try tree(
      [Self.text("t", "body", "Depth"), Self.text("u", "body", "6 m")], layout: .style(style))
    let colors: Set<String> = ["p-secondary", "p-tint"]
    #expect(try tree.text("Depth").classes.filter(colors.contains) == first.filter(colors.contains))
    #expect(try tree.text("6 m").classes.filter(colors.contains) == second.filter(colors.contains))
    if style == .value1 { #expect(try tree.text("6 m").classes.contains("p-end")) }
  }

  @Test func `runs keep their weight, slant and colour`() throws {
    var slot = Self.text("t", "body", "Red buoy <6>")
    slot.attributes = [
      Attribute(.run, .text("Red"), .word("bold"), .word("color"), .text("systemRed")),
      Attribute(.run, .text(" buoy "), .word("italic")), Attribute(.run, .text("<6>")),
    ]
    let text = try tree([slot]).text("Red buoy <6>")
    #expect(text.children.map(\.text) == ["Red", " buoy "])
    #expect(text.children[0].classes == ["p-semibold"])
    #expect(text.children[0].attributes["fill"] == "#ff3b30")
    #expect(text.children[1].classes == ["p-italic"])
  }

  @Test func `a colour of a slot wins, and an unknown one is left out`() throws {
    func text(_ color: String) throws -> XMLElement {
      var slot = Self.text("u", "caption1", "6 m")
      slot.attributes = [Attribute(.color, .text(color))]
      return try tree([Self.text("t", "body", "North"), slot]).text("6 m")
    }
    #expect(try text("systemTeal").attributes["fill"] == "#30b0c7")
    #expect(try text("systemTeal").classes == [])
    #expect(try text("#FF8800").attributes["fill"] == "#ff8800")
    #expect(try text("url(x)").attributes["fill"] == nil)
    #expect(try text("url(x)").classes == [])
  }

  @Test func `a text that does not fit ends in an ellipsis`() throws {
    let long = "Seagulls over the very long eastern breakwater at dusk"
    let tree = try tree([Self.text("t", "body", long)])
    #expect(tree.texts.count == 2)
    #expect(tree.texts[0].hasSuffix("…"))
    #expect(long.hasPrefix(tree.texts[0].dropLast()))
  }

  @Test func `the lines of a text stand one below the other`() throws {
    var slot = Self.text("t", "body", "The boats that came in today and all of the tides")
    slot.attributes = [Attribute(.lines, .number(Points(0)))]
    let tree = try tree([slot]) { $0.variant.width = Points(320) }
    let lines = tree.all("text").filter { $0.text != "9:41" && $0.text != "Boats" }
    #expect(lines.map(\.text).joined(separator: " ") == slot.value)
    #expect(lines.count == 2)
    // A line of 17 points is 20.29 high, in whole pixels.
    #expect(20.29...20.67 ~= lines[1].number("y") - lines[0].number("y"))
  }

  @Test func `spaces that matter are kept`() throws {
    let tree = try tree([
      Self.text("t", "body", "two  spaces"), Self.text("u", "body", "one space"),
    ])
    #expect(try tree.text("two  spaces").attributes["xml:space"] == "preserve")
    #expect(try tree.text("one space").attributes["xml:space"] == nil)
  }

  @Test func `a shadow is a copy below the text`() throws {
    var slot = Self.text("t", "body", "North")
    slot.attributes = [
      Attribute(.shadow, .text("darkGray"), .number(Points(3)), .number(Points(2)))
    ]
    let texts = try tree([slot]).all("text").filter { $0.text == "North" }
    #expect(texts.count == 2)
    #expect(texts[0].attributes["fill"] == "#555")
    #expect(abs(texts[0].number("x") - texts[1].number("x") - 3) < 0.01)
    #expect(abs(texts[0].number("y") - texts[1].number("y") - 2) < 0.01)
  }

  @Test(arguments: [("center", "p-middle"), ("trailing", "p-end"), ("right", "p-end")])
  func `a text stands where its alignment says`(word: String, look: String) throws {
    var slot = Self.text("t", "body", "North")
    slot.attributes = [Attribute(.alignment, .word(word))]
    #expect(try tree([slot]).text("North").classes == [look])
  }

  @Test func `an Arabic name keeps its place in a screen from left to right`() throws {
    let text = try tree([Self.text("t", "body", "مرحبا")]).text("مرحبا")
    #expect(text.classes == ["p-rtl", "p-end"])
    #expect(text.number("x") == 16)
    // The widths of joined letters are a guess, so they keep their shape.
    #expect(text.attributes["textLength"] == nil)
  }

  @Test func `a screen from right to left is mirrored`() throws {
    let tree = try tree(
      [Self.text("t", "body", "North"), Self.text("n", "body", "12")],
      attributes: [Attribute(.accessory, .word("disclosure-indicator"))]
    ) { $0.variant.isRightToLeft = true }
    let name = try tree.text("North")
    #expect(name.classes == ["p-end"])
    #expect(name.number("x") == 393 - 16)
    // Digits alone read as the screen does.
    #expect(try tree.text("12").classes == ["p-rtl"])
    let chevron = try #require(tree.all(ofClass: "p-chevron").first?.attributes["d"])
    #expect(chevron.hasPrefix("M2"))
    #expect(chevron.contains("l-5.2 5.2 5.2 5.2"))
  }

  // MARK: - Signs and controls

  @Test(
    arguments: [
      ("disclosure-indicator", ["p-chevron"]), ("checkmark", ["p-check"]),
      ("detail-button", ["p-info"]), ("detail-disclosure-button", ["p-chevron", "p-info"]),
      ("none", []), ("<svg>", []),
    ])
  func `an accessory has its sign`(word: String, looks: [String]) throws {
    let tree = try tree(
      [Self.text("t", "body", "North")], attributes: [Attribute(.accessory, .word(word))])
    let signs = ["p-chevron", "p-check", "p-info"].filter { !tree.all(ofClass: $0).isEmpty }
    #expect(signs == looks)
  }

  @Test func `a row that is edited shows its controls, and only then`() throws {
    let editing = Attribute(.editing, .word("delete"), .word("move"))
    let tree = try tree(
      [Self.text("t", "body", "North")],
      attributes: [editing, Attribute(.state, .word("editing"))])
    for look in ["p-delete", "p-mark", "p-grip"] { #expect(tree.all(ofClass: look).count == 1) }
    let calm = try self.tree([Self.text("t", "body", "North")], attributes: [editing])
    for look in ["p-delete", "p-mark", "p-grip"] { #expect(calm.all(ofClass: look).isEmpty) }
  }

  @Test func `a switch is green when it is on, with its knob at the end`() throws {
    func knob(_ value: String, _ look: String, isRightToLeft: Bool = false) throws -> Double {
      let tree = try tree([Slot(.toggle, "t", value: value)]) {
        $0.variant.isRightToLeft = isRightToLeft
      }
      #expect(tree.all(ofClass: look).count == 1)
      let path = try #require(tree.all(ofClass: "p-knob").first?.attributes["d"])
      return Double(path.dropFirst().prefix { $0 != " " }) ?? 0
    }
    let (on, off) = (try knob("on", "p-on"), try knob("off", "p-off"))
    #expect(abs(on - off - 20) < 0.01)
    #expect(try knob("on", "p-on", isRightToLeft: true) < knob("off", "p-off", isRightToLeft: true))
  }

  @Test(arguments: [("0", 0.0), ("5", 0.5), ("10", 1), ("99", 1), ("much", 0)])
  func `a slider stands at its value within its range`(value: String, part: Double) throws {
    let slot = Slot(
      .slider, "s", value: value,
      attributes: [Attribute(.range, .number(Points(0)), .number(Points(10)))])
    let tree = try tree([slot])
    let path = try #require(tree.all(ofClass: "p-knob").first?.attributes["d"])
    let left = Double(path.dropFirst().prefix { $0 != " " }) ?? 0
    // From margin to margin, less the width of the knob.
    #expect(abs(left - (16 + part * (393 - 32 - 27))) < 0.01)
  }

  @Test func `an empty field shows its placeholder in grey`() throws {
    func slot(_ value: String) -> Slot {
      Slot(.field, "f", value: value, attributes: [Attribute(.placeholder, .text("Email"))])
    }
    #expect(try tree([slot("")]).text("Email").classes == ["p-faint"])
    #expect(try tree([slot("a@b.c")]).text("a@b.c").classes == [])
  }

  @Test func `a button is tinted, and red when it destroys`() throws {
    let slot = Slot(.button, "b", value: "Remove")
    #expect(try tree([slot]).text("Remove").classes == ["p-tint"])
    let role = SnapshotDocument.Action(
      "b", attributes: [Attribute(.role, .word("destructive"))])
    #expect(try tree([slot], actions: [role]).text("Remove").classes == ["p-red"])
  }

  @Test func `segments show which one is chosen`() throws {
    let slot = Slot(
      .segments, "s", value: "Week",
      slots: [Slot(.text, "a", value: "Day"), Slot(.text, "b", value: "Week")])
    let tree = try tree([slot])
    #expect(try tree.text("Week").classes == ["p-semibold", "p-middle"])
    #expect(try tree.text("Day").classes == ["p-middle"])
    #expect(tree.all(ofClass: "p-segment").count == 1)
  }

  @Test(
    arguments: [
      (.progress, "0.5", ["p-track", "p-level"]), (.stepper, "3", ["p-fill", "p-sign"]),
      (.spinner, "", ["p-spoke", "p-spoke-dark"]), (.custom, "map", ["p-custom"]),
      (.view, "", ["p-custom"]),
    ] as [(SnapshotDocument.SlotKind, String, [String])])
  func `every other control has its shape`(
    kind: SnapshotDocument.SlotKind, value: String, looks: [String]
  ) throws {
    let tree = try tree([Slot(kind, "c", style: "MapView", value: value)])
    for look in looks { #expect(!tree.all(ofClass: look).isEmpty, "\(look)") }
    if kind == .custom { #expect(tree.texts.contains("MapView")) }
  }

  // MARK: - Images

  @Test func `an image is a soft surface, round for a person`() throws {
    func surface(_ id: String, _ name: String) throws -> XMLElement {
      let slot = Slot(
        .image, id, value: name,
        attributes: [Attribute(.size, .number(Points(48)), .number(Points(48)))])
      return try #require(try tree([slot]).all("rect").first { $0.number("width") == 48 })
    }
    #expect(try surface("picture", "photo-1").number("rx") == 8)
    #expect(try surface("picture", "photo-1").attributes["fill"] == "#7dbfc2")
    #expect(try surface("portrait", "latin-24").number("rx") == 24)
    #expect(try surface("x", "Avatar 7").number("rx") == 24)
  }

  @Test(
    arguments: [
      ("checkmark.circle", true), ("star.fill", true), ("star", true), ("some.unknown.name", true),
      ("photo-1", false), ("cover.jpg", false), ("Star", false), ("", false), ("a..b", false),
    ])
  func `the name of a symbol has a sign`(name: String, isSymbol: Bool) throws {
    let slot = Slot(
      .image, "i", value: name,
      attributes: [Attribute(.size, .number(Points(24)), .number(Points(24)))])
    #expect(try !tree([slot]).all(ofClass: "p-symbol").isEmpty == isSymbol)
  }

  // MARK: - States

  @Test func `a chosen row has a ground, and a disabled one is dimmed`() throws {
    for word in ["selected", "highlighted"] {
      let tree = try tree(
        [Self.text("t", "body", "North")], attributes: [Attribute(.state, .word(word))])
      #expect(tree.all(ofClass: "p-chosen").count == 1)
    }
    let tree = try tree(
      [Self.text("t", "body", "North")], attributes: [Attribute(.state, .word("disabled"))])
    #expect(tree.all(ofClass: "p-chosen").isEmpty)
    #expect(tree.all(ofClass: "p-dim").first?.all("text").map(\.text) == ["North"])
  }

  @Test func `what is higher than its row is cut at the row's edges`() throws {
    var screen = TestScreen(
      [
        TestScreen.row(
          "r", [Self.text("t", "body", "North"), Self.text("u", "body", "South")])
      ], kinds: [TestScreen.kind(.fixed, 30)])
    screen.options.showsDevice = false
    let tree = try screen.tree()
    let inner = try #require(tree.all("svg").dropFirst().first)
    #expect(inner.number("height") == 30)
    #expect(inner.number("width") == 393)
    #expect(inner.all("text").map(\.text) == ["North", "South"])
    screen.document.kinds = [TestScreen.kind(.fixed, 80)]
    #expect(try screen.tree().all("svg").count == 1)
  }

  @Test func `what is hidden is not drawn`() throws {
    var slot = Self.text("t", "body", "North")
    slot.attributes = [Attribute(.hidden)]
    #expect(try !tree([slot]).texts.contains("North"))
  }
}
