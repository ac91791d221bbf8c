import CatalogCore
import Pictures
import Snapshots
import Testing

/// Somebody who knows an app names a screen at a glance, even where files hold little of it.
struct FrameSightTests {
  private static let bar = "area navigation-bar\n  text title \"Boats\"\n\n"
  private static let emptyBar = "area navigation-bar\n\n"

  private func y(_ text: String, in screen: FrameScreenPicture) throws -> Double {
    try screen.tree().text(text).number("y")
  }

  // MARK: - Names

  @Test(arguments: [
    "", "view Inner stack \"\"\n  frame 0 0 375 600", "view Inner table \"\"\n  frame 0 0 375 600",
    "text Label \"\"\n  frame 10 100 200 20", "image Photo \"\"\n  frame 10 100 200 200",
    "text Label \"Pier 9\"\n  frame 10 100 0 20",
    "view grip \"\" <- \"outlet of A\"\n  frame 10 100 36 5",
    "text Label \"Pier 9\"\n  frame 9 9 9 9\n  hidden",
  ])
  func `a screen with nothing to see has its name in the middle`(content: String) throws {
    #expect(try FrameScreenPicture(content: content).tree().texts.contains("Pier"))
    let screen = try FrameScreenPicture(content: content, before: Self.emptyBar)
    #expect(try screen.tree().texts.contains("Pier"))
  }

  @Test func `a screen that shows something, or has a title, needs no name`() throws {
    let shown = "text Label \"Mole\"\n  frame 10 100 200 20"
    #expect(try FrameScreenPicture(content: shown).tree().texts == ["Mole"])
    #expect(try FrameScreenPicture(content: "", before: Self.bar).tree().texts == ["Boats"])
  }

  @Test func `a name on something dark is light`() throws {
    let dark = try FrameScreenPicture(
      content: "", root: "view view \"\"\n    background #101010")
    #expect(try dark.tree().text("Pier").classes.contains("p-white"))
    #expect(try !FrameScreenPicture(content: "").tree().text("Pier").classes.contains("p-white"))
  }

  @Test func `a document without any part is its name, and no recorded page`() throws {
    let screen = try FrameScreenPicture(HarbourScreens.head("Pages") + "end\n")
    #expect(try screen.tree().text("Pages").classes.contains("p-secondary"))
  }

  @Test func `an empty view has the name of its outlet, else of its class`() throws {
    let screen = try FrameScreenPicture(
      content: """
        view chart "" <- "outlet of PierController"
          frame 10 100 200 100
        view Tid-es-001 ""
          frame 10 300 200 100
          note "class TideView"
        view Lin-e1-001 ""
          frame 10 450 200 100
        """)
    #expect(try screen.tree().texts == ["chart", "TideView"])
  }

  @Test func `an empty view below others has no name`() throws {
    let screen = try FrameScreenPicture(
      content: """
        view card "" <- "outlet of PierController"
          background #eeeeee
          frame 10 100 200 100
        text Label "Mole"
          frame 20 120 100 20
        """)
    #expect(try screen.tree().texts == ["Mole"])
  }

  @Test func `a container has the name of the screen in it, once for those in one place`() throws {
    let box = "view deck container \"\"\n  frame 0 0 375 667\n"
    let other = "view hold container \"\"\n  frame 0 0 375 667\n"
    let action = "  action deck embed main-deck\n    segue embed\n\n"
    let one = try FrameScreenPicture(content: box, after: action)
    #expect(try one.tree().texts == ["main-deck"])
    let two = try FrameScreenPicture(content: other + box, after: action)
    #expect(try two.tree().texts == ["main-deck"])
  }

  @Test func `a cell without anything has the name of its kind`() throws {
    let text = "section prototypes\n\n  row BerthCell c1\n    height 44 fixed\n\n"
    let screen = try FrameScreenPicture(
      content: "", root: "view view table \"\"", after: text, table: "plain")
    #expect(try screen.tree().texts == ["BerthCell"])
    let alone = try FrameScreenPicture(HarbourScreens.head("Cell") + text + "end\n")
    #expect(try alone.tree().texts == ["BerthCell"])
  }

  // MARK: - Below bars

  private static let scroll = """
    view deck scroll ""
      frame 0 0 375 667
      text Label "Mole"
        frame 10 TOP 200 20
    """

  private func scrolled(_ top: Int, _ state: String = "") throws -> FrameScreenPicture {
    var content = Self.scroll.split(separator: "TOP").joined(separator: "\(top)")
    if !state.isEmpty {
      content = content.split(separator: "    text").joined(separator: "\(state)\n    text")
    }
    return try FrameScreenPicture(content: content, before: Self.bar)
  }

  @Test func `what scrolls begins below the bar that would cover it`() throws {
    let inset = try y("Mole", in: scrolled(8)) - y("Mole", in: scrolled(108))
    #expect(inset == -100 + 64)
  }

  @Test func `what scrolls below bars on purpose stays there`() throws {
    let text = "view deck scroll \"\"\n  state under-bars\n  frame 0 0 375 667\n"
    let label = "  text Label \"Mole\"\n    frame 10 30 200 20"
    let under = try FrameScreenPicture(content: text + label, before: Self.bar)
    let other = try FrameScreenPicture(content: label.dropping(2), before: Self.bar)
    #expect(try y("Mole", in: under) == y("Mole", in: other))
  }

  @Test func `a long text begins below the bar`() throws {
    func place(_ before: String) throws -> Double {
      let screen = try FrameScreenPicture(
        content: "", root: "field view \"Rules of the harbour\"\n    lines 0", before: before)
      return try y("Rules of the harbour", in: screen)
    }
    #expect(try place(Self.bar) - place("") == 64)
  }

  // MARK: - Sheets and signs

  @Test(arguments: [
    ("view view \"\"", "text Label \"Mole\"\n  frame 10 0 200 20", true),
    ("view view \"\"", "text Label \"Mole\"\n  frame 10 30 200 20", false),
    (
      "view view \"\"",
      "image sea \"sea\"\n  frame 0 0 375 90\ntext Label \"Mole\"\n  frame 10 30 200 20", false
    ),
    ("field view \"Mole\"\n    lines 0", "", true),
  ])
  func `a view of a file alone is a sheet where it is no screen`(
    root: String, content: String, isSheet: Bool
  ) throws {
    let screen = try FrameScreenPicture(content: content, root: root)
      .with { $0.options.showsDevice = true }
    let scene = try screen.with { $0.document.group = "Harbour" }.tree()
    #expect(scene.all("text").contains { $0.text == "9:41" })
    let own = try screen.with { $0.document.group = "Views" }.tree()
    #expect(own.all("text").contains { $0.text == "9:41" } == !isSheet)
    #expect(own.all(ofClass: "p-sheet").count == (isSheet ? 1 : 0))
  }

  @Test func `the time on something dark is light`() throws {
    func looks(_ line: String, _ before: String = "") throws -> [String] {
      let root = "view view \"\"" + (line.isEmpty ? "" : "\n    \(line)")
      return try FrameScreenPicture(content: "", root: root, before: before).tree()
        .text("9:41").classes
    }
    #expect(try looks("background #000000").contains("p-white"))
    #expect(try !looks("background #ffffff").contains("p-white"))
    #expect(try !looks("").contains("p-white"))
    let black = "area navigation-bar\n  view bar \"\"\n    background #000000\n\n"
    #expect(try looks("", black).contains("p-white"))
  }

  @Test func `a bar has the colours that its file gives it`() throws {
    let screen = try FrameScreenPicture(
      content: "",
      before: """
        area navigation-bar
          text title "Boats"
          button right-1 "Save"
            alignment trailing
          view bar ""
            color #fff0e0
            background #204060
            tint #ffcc00


        """)
    let root = try screen.tree()
    #expect(try root.rectangle(filled: "#204060").box == [0, 0, 375, 64])
    #expect(try root.text("Boats").attributes["fill"] == "#fff0e0")
    #expect(try root.text("Save").attributes["fill"] == "#ffcc00")
  }

  @Test func `a bar of tabs has the colours that its file gives it`() throws {
    let screen = try FrameScreenPicture(
      content: "",
      after: """
        area tab-bar
          button tab-1 "Pier"
            state selected
          view bar ""
            background #204060
            tint #ffcc00


        """)
    let root = try screen.tree()
    #expect(try root.rectangle(filled: "#204060").box == [0, 618, 375, 49])
    #expect(root.all("text").contains { $0.attributes["fill"] == "#ffcc00" })
  }

  @Test func `an item of a bar with an image does not show its title`() throws {
    let screen = try FrameScreenPicture(
      content: "",
      before: """
        area navigation-bar
          text title "Boats"
          button right-1 "Next boat"
            alignment trailing
            image image symbol "chevron.down"


        """)
    #expect(try screen.tree().texts == ["Boats"])
  }

  @Test(arguments: [(34.0, true), (80, false), (216, false)])
  func `a date picker of more than a line has wheels`(height: Double, isCompact: Bool) throws {
    let screen = try FrameScreenPicture(
      content: "custom Pick custom \"date\"\n  frame 0 100 300 \(Int(height))"
        .split(separator: "custom \"").joined(separator: "date-picker \""))
    #expect(try screen.tree().texts.contains("Date") == isCompact)
  }
}

extension String {
  /// Without so many spaces at the beginning of each line.
  fileprivate func dropping(_ count: Int) -> String {
    split(separator: "\n").map { String($0.dropFirst(count)) }.joined(separator: "\n")
  }
}
