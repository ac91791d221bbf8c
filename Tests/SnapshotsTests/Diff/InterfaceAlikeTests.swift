import CatalogCore
import Snapshots
import TestSupport
import Testing

/// What is said once, though an interface file has it in many places.
struct InterfaceAlikeTests {
  private static func screen(_ slots: String, id: String = "harbour", height: Int = 667) -> String {
    """
    catalog snapshot 1
    screen \(id) "Harbour"
    scenario base "As drawn"
    imported
    state content
    variant 375 L

    area content
      view view ""
        frame 0 0 375 \(height)
    \(slots.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))

    end

    """
  }

  private static func labels(
    _ count: Int = 4, style: String = "", _ attribute: (Int) -> String
  ) -> String {
    (1...count).map { number in
      let lines = attribute(number).split(separator: "\n").map { "\n  \($0)" }.joined()
      return "text lAb-el-00\(number)\(style) \"Berth \(number)\"\(lines)"
    }
    .joined(separator: "\n")
  }

  struct Example: CustomTestStringConvertible {
    var testDescription: String
    var old: String
    var new: String
    var sentences: [String]

    init(_ name: String, _ old: String, _ new: String, _ sentences: [String]) {
      testDescription = name
      self.old = InterfaceAlikeTests.screen(old)
      self.new = InterfaceAlikeTests.screen(new)
      self.sentences = sentences
    }
  }

  private static func frame(_ number: Int, moved: Int = 0) -> String {
    // Each goes another way, so that none follows from its neighbour.
    "frame \(16 + number * moved) \(number * 40) 200 \(20 + number * moved)"
  }

  static let examples = [
    Example(
      "fonts became text styles", labels { _ in "font system 13" },
      labels(style: " footnote") { _ in "" },
      ["4 labels have the font footnote (was system 13) in harbour/base"]),
    Example(
      "two views are named", labels(2) { _ in "color #ff0000" }, labels(2) { _ in "color #00ff00" },
      [
        "label “Berth 1” has the text colour #00ff00 (was #ff0000) in harbour/base",
        "label “Berth 2” has the text colour #00ff00 (was #ff0000) in harbour/base",
      ]),
    Example(
      "three views are counted", labels(3) { _ in "color #ff0000" },
      labels(3) { _ in "color #00ff00" },
      ["3 views have the text colour #00ff00 (was #ff0000) in harbour/base"]),
    Example(
      "a colour of the assets", labels(2) { _ in "color \"Sea\" #0000ff" },
      labels(2) { _ in "color \"Sea\" #0000cc" },
      ["the colour “Sea” is #0000cc (was #0000ff) in harbour/base"]),
    Example(
      "frames that Xcode no longer warns of", labels { _ in "state misplaced ambiguous" },
      labels { _ in "state ambiguous" }, ["4 views are no longer misplaced in harbour/base"]),
    Example(
      "a note beside others", labels { "note \"class Sign\(number($0))\"\nnote \"spacing 4\"" },
      labels { "note \"class Sign\(number($0))\"" },
      ["4 views no longer have the note “spacing 4” in harbour/base"]),
    Example(
      "hidden views", labels { _ in "" }, labels { _ in "hidden" },
      ["4 views are now hidden in harbour/base"]),
    Example(
      "switches of a newer system", toggles("51 31"), toggles("63 28"),
      ["3 switches are 63 × 28 points large (was 51 × 31) in harbour/base"]),
    Example(
      "a few views moved by hand", labels(5) { frame($0) }, labels(5) { frame($0, moved: 1) },
      (1...5).map {
        let points = $0 == 1 ? "point" : "points"
        return
          "label “Berth \($0)” moved \($0) \(points) right and is \(20 + $0) points high (was 20)"
          + " in harbour/base"
      }),
    Example(
      "a whole screen laid out anew", labels(7) { frame($0) }, labels(7) { frame($0, moved: 1) },
      [
        "label “Berth 1”, label “Berth 2”, label “Berth 3”, label “Berth 4” and 3 more views "
          + "are laid out anew in harbour/base"
      ]),
  ]

  private static func number(_ number: Int) -> String { "\(number)" }

  private static func toggles(_ size: String) -> String {
    (1...3).map { "toggle tOg-gl-00\($0) \"on\"\n  frame \(300 - $0) \($0 * 40) \(size)" }
      .joined(separator: "\n")
  }

  @Test(arguments: examples)
  func `what many views have in common is one cause`(example: Example) throws {
    #expect(
      try InterfaceVersions.sentences(from: example.old, to: example.new).sorted()
        == example.sentences.sorted())
  }

  @Test func `small shifts on many screens are one cause for each screen`() throws {
    let screens = { (moved: Int) in
      try (1...5).map { number in
        try InterfaceVersions.document(
          Self.screen(
            Self.labels(3) { Self.frame($0, moved: moved * number) }, id: "pier-\(number)"))
      }
    }
    #expect(
      TestCatalog.lines(try screens(1), from: try screens(0))
        == (1...5).map {
          "label “Berth 1”, label “Berth 2” and label “Berth 3” are laid out anew in pier-\($0)/base"
        })
  }

  // MARK: - Names

  static let names = [
    Example(
      "a container by its text",
      "view bOx-00-001 stack \"\"\n  frame 0 0 200 40\n  text tXt-00-001 \"Gull\"",
      "view bOx-00-001 stack \"\"\n  frame 0 9 200 40\n  text tXt-00-001 \"Gull\"",
      ["stack view around “Gull” moved 9 points down in harbour/base"]),
    Example(
      "a container by its outlet",
      "view bOx-00-001 \"\"\n  frame 0 0 200 40\n  image sail \"\" <- \"outlet of BoatView\"",
      "view bOx-00-001 \"\"\n  frame 0 9 200 40\n  image sail \"\" <- \"outlet of BoatView\"",
      ["view around “sail” moved 9 points down in harbour/base"]),
    Example(
      "a part of a button by the button",
      "button sail custom \"\" <- \"outlet of BoatView\"\n  image iMg-00-001 \"flag\"",
      "button sail custom \"\" <- \"outlet of BoatView\"\n  image iMg-00-001 \"pennant\"",
      ["image in “sail” shows “pennant” (was “flag”) in harbour/base"]),
    Example(
      "one of the views of an outlet collection by its text",
      "text tXt-00-001 \"Gull\" <- \"outlet of BoatView\"\n  lines 1",
      "text tXt-00-001 \"Gull\" <- \"outlet of BoatView\"\n  lines 2",
      ["label “Gull” has lines 2 (was 1) in harbour/base"]),
    Example(
      "another class", "view bOx-00-001 \"\"\n  note \"class Hull\"",
      "view bOx-00-001 \"\"\n  note \"class Keel\"",
      ["view bOx-00-001 has the class Keel (was Hull) in harbour/base"]),
    Example(
      "no class", "view bOx-00-001 \"\"\n  note \"class Hull\"", "view bOx-00-001 \"\"",
      ["view bOx-00-001 has no class of its own (was Hull) in harbour/base"]),
    Example(
      "a text of two lines", #"text tXt-00-001 "Gull""#, #"text tXt-00-001 "Gull\nSloop""#,
      ["label shows “Gull ⏎ Sloop” (was “Gull”) in harbour/base"]),
  ]

  @Test(arguments: names)
  func `a view is called by what people see`(example: Example) throws {
    #expect(
      try InterfaceVersions.sentences(from: example.old, to: example.new) == example.sentences)
  }

  @Test func `what stands below the rows comes and goes with its views`() throws {
    let bare = Self.screen("")
    let footer = bare.replacing(
      "\n\nend\n", with: "\n\narea footer\n  text tXt-00-001 \"Ebb\"\n\nend\n")
    #expect(
      try InterfaceVersions.sentences(from: bare, to: footer)
        == ["the screen now has a table footer with 1 view in harbour/base"])
    #expect(
      try InterfaceVersions.sentences(from: footer, to: bare)
        == ["the screen no longer has a table footer with 1 view in harbour/base"])
  }

  @Test func `a segue of the controller is called by its identifier`() throws {
    let old = Self.screen("").replacing(
      "\n\nend\n", with: "\n  action toBerths push berths\n\nend\n")
    #expect(
      try InterfaceVersions.sentences(
        from: old, to: old.replacing("push berths", with: "present berths"))
        == ["segue “toBerths” leads to berths by present (was berths by push) in harbour/base"])
  }

  // MARK: - Findings

  @Test func `what is found about frames follows from the frames`() throws {
    let finding = "finding frame-misplaced warning \"one frame is misplaced\"\n"
    let old = Self.screen("text tXt-00-001 \"Gull\"")
    let new = Self.screen("text tXt-00-001 \"Gull\"\n  state misplaced")
      .replacing("variant 375 L\n", with: "variant 375 L\n\(finding)")
    #expect(
      try InterfaceVersions.sentences(from: old, to: new)
        == ["label “Gull” is now misplaced in harbour/base"])
  }

  @Test func `a finding that counts something else is still the same one`() throws {
    let old = Self.screen("").replacing(
      "variant 375 L\n", with: "variant 375 L\nfinding font-fixed warning \"2 fonts are fixed\"\n")
    #expect(
      try InterfaceVersions.sentences(
        from: old, to: old.replacing("2 fonts are", with: "3 fonts are"))
        == ["warning font-fixed: “3 fonts are fixed” (was “2 fonts are fixed”) in harbour/base"])
  }

  // MARK: - Rows

  @Test func `rows whose table says no height any more are one cause`() throws {
    let rows = { (height: (Int) -> String) in
      Self.screen("").replacing(
        "\n\nend\n",
        with: "\n\nsection prototypes\n"
          + (1...3).map { "  row Boat\($0) cEl-00-00\($0)\n    height \(height($0))\n" }.joined()
          + "\nend\n")
    }
    #expect(
      try InterfaceVersions.sentences(
        from: rows { _ in "44 table" }, to: rows { "\(48 + $0) drawn" })
        == [
          "rows are as high as drawn, such as Boat1 is 49 points high, drawn (was 44, table) ×3 "
            + "in harbour/base"
        ])
  }
}
