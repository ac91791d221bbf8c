import CatalogCore
import Pictures
import Snapshots
import Testing

/// Views of an interface file stand where their frames say, and look like what they are.
struct FramePictureTests {
  private func tree(_ content: String) throws -> XMLElement {
    try FrameScreenPicture(content: content).tree()
  }

  // MARK: - Places

  @Test func `a view stands within the view around it`() throws {
    let root = try tree(
      """
      view dock ""
        background #102030
        frame 10 20 100 80
        view boat ""
          background #405060
          frame 5 6 7 8
      """)
    #expect(try root.rectangle(filled: "#102030").box == [10, 20, 100, 80])
    #expect(try root.rectangle(filled: "#405060").box == [15, 26, 7, 8])
  }

  @Test func `a view reaches over the one around it, unless that one clips`() throws {
    func clips(_ line: String) throws -> Int {
      try tree(
        """
        view dock ""
        \(line)  frame 10 20 100 80
          view boat ""
            background #405060
            frame 90 60 50 50
        """
      ).all("svg").count
    }
    #expect(try clips("") == 1)
    #expect(try clips("  clips\n") == 2)
  }

  @Test func `a later view lies over an earlier one, controls included`() throws {
    let root = try tree(
      """
      toggle lampSwitch "on"
        frame 10 10 51 31
      view cover ""
        background #405060
        frame 0 0 200 200
      """)
    let order = root.all.map { $0.classes.first ?? $0.attributes["fill"] ?? "" }
    let knob = try #require(order.firstIndex(of: "p-knob"))
    #expect(try knob < #require(order.firstIndex(of: "#405060")))
  }

  @Test func `a view of no size is nothing`() throws {
    let root = try tree(
      """
      text nameLabel "Ada"
        frame 10 10 0 0
      image sail "sail-1"
        frame 10 10 0 40
      custom chart WaveChart ""
        frame 10 10 40 0
      """)
    // Nothing is left but the name of the screen.
    #expect(root.texts == ["Pier"])
    #expect(root.all(ofClass: "p-custom").isEmpty)
  }

  // MARK: - Looks

  @Test func `a view has its ground, its corners and its border`() throws {
    let root = try tree(
      """
      view card ""
        background "Brand" #ff8800
        corner-radius 12
        border 2 #00000080
        frame 10 20 100 80
      """)
    let card = try root.rectangle(filled: "#ff8800")
    #expect(card.number("rx") == 12)
    #expect(card.attributes["stroke"] == "#00000080")
    #expect(card.number("stroke-width") == 2)
  }

  @Test func `the digits of a colour count, not the name that an app gave it`() throws {
    let root = try tree(
      """
      view a ""
        background "red" #0b6e8c
        frame 0 0 10 10
      """)
    #expect(try root.rectangle(filled: "#0b6e8c").box == [0, 0, 10, 10])
  }

  @Test func `one sees through a view with all that is in it`() throws {
    let root = try tree(
      """
      view veil ""
        opacity 0.25
        frame 0 0 100 100
        text a "inside"
          frame 0 0 100 20
      """)
    let group = try #require(root.all("g").first { $0.attributes["opacity"] != nil })
    #expect(group.number("opacity") == 0.25)
    #expect(group.text == "inside")
  }

  @Test func `a hidden view is a dashed outline with its name`() throws {
    let root = try tree(
      """
      text errorLabel "Wrong password" <- "outlet of LoginController"
        frame 10 10 200 20
        hidden
      view box ""
        background #405060
        frame 10 40 200 20
        hidden
      """)
    #expect(root.texts == ["errorLabel", "hidden", "Pier"])
    #expect(root.all(ofClass: "p-hidden").count == 1)
    #expect(!root.all("rect").contains { $0.attributes["fill"] == "#405060" })
  }

  @Test(arguments: ["misplaced", "ambiguous"])
  func `a frame that is not final has an edge of its own`(state: String) throws {
    let root = try tree(
      """
      view a ""
        state \(state)
        frame 0 0 10 10
      """)
    #expect(root.all(ofClass: "p-misplaced").count == 1)
    #expect(try tree("view a \"\"\n  frame 0 0 10 10").all(ofClass: "p-misplaced").isEmpty)
  }

  @Test(arguments: [
    ("container", "view pierView container \"\" <- \"outlet of A\"", "pierView"),
    ("unknown", "custom wave WaveChart \"\"", "WaveChart"),
    ("web", "custom wave web \"\"", "web page"),
    ("outlet", "custom waveView scene \"\" <- \"outlet of A\"", "waveView (scene)"),
  ])
  func `what nobody can draw is a box with its name`(
    label: String, line: String, name: String
  ) throws {
    let root = try tree("\(line)\n  frame 10 10 200 80")
    #expect(root.texts == [name])
    #expect(root.all(ofClass: "p-custom").count == 1)
  }

  @Test(arguments: [
    ("map", "p-map-road"), ("date-picker", "p-fill"), ("picker", "p-track"),
    ("page-control", "p-track"), ("search-bar", "p-fill"), ("player", "p-island"),
  ])
  func `a view with a look of its own has it`(style: String, look: String) throws {
    let root = try tree("custom own \(style) \"\"\n  frame 10 10 300 160")
    #expect(!root.all(ofClass: look).isEmpty)
    #expect(root.all(ofClass: "p-custom").isEmpty)
  }

  // MARK: - Buttons and fields

  @Test(arguments: [
    ("filled", "#fff"), ("tinted", "#123456"), ("system", "#123456"), ("plain", "#123456"),
    ("rounded-rect", "#123456"),
  ])
  func `a title has the colour that its style gives it`(style: String, color: String) throws {
    let button = try tree(
      """
      button save \(style) "Save"
        tint #123456
        frame 10 10 200 44
      """
    ).text("Save")
    #expect(button.attributes["fill"] == color)
    #expect(button.classes.contains("p-middle"))
  }

  @Test func `a tint is that of all views inside`() throws {
    let root = try tree(
      """
      view bar ""
        tint #123456
        frame 0 0 300 60
        button save system "Save"
          frame 10 10 80 30
        image sign "star.fill"
          frame 100 10 30 30
      """)
    #expect(try root.text("Save").attributes["fill"] == "#123456")
    #expect(root.all(ofClass: "p-outline").first?.attributes["stroke"] == "#123456")
  }

  @Test(arguments: ["contact-add", "info-light", "info-dark", "detail-disclosure", "close"])
  func `a button of a fixed kind is a sign`(style: String) throws {
    let root = try tree("button more \(style) \"\"\n  frame 10 10 22 22")
    #expect(root.all(ofClass: "p-outline").count == 1)
    #expect(root.texts.isEmpty)
  }

  @Test func `an image stands before the title of its button`() throws {
    let root = try tree(
      """
      button like tinted "Like"
        frame 10 10 200 44
        image image "heart"
      """)
    let sign = try #require(root.all(ofClass: "p-outline").first?.attributes["transform"])
    let left = try #require(Double(sign.dropFirst("translate(".count).prefix { $0 != " " }))
    #expect(try left < root.text("Like").number("x"))
  }

  @Test func `a password is dots, and its placeholder is words`() throws {
    func field(_ value: String) throws -> XMLElement {
      try tree(
        """
        field passwordField "\(value)"
          state secure
          border rounded-rect
          placeholder "Password"
          frame 10 10 200 34
        """)
    }
    #expect(try field("").texts == ["Password"])
    #expect(try field("harbour").texts.isEmpty)
    #expect(try field("harbour").all(ofClass: "p-field").count == 1)
  }

  @Test(arguments: [("rounded-rect", 1), ("line", 1), ("bezel", 1), ("other", 0)])
  func `a field has the border that it states, whatever its text style is`(word: String, count: Int)
    throws
  {
    let root = try tree(
      """
      field mailField body "Ada"
        border \(word)
        frame 10 10 200 34
      """)
    #expect(root.all(ofClass: "p-field").count == count)
  }

  @Test func `the image behind a title fills its button`() throws {
    let root = try tree(
      """
      button save custom "Save"
        frame 10 20 200 44
        image background-image "wood"
      """)
    #expect(root.all("rect").contains { $0.box == [10, 20, 200, 44] })
    #expect(try root.text("Save").attributes["fill"] == "#fff")
  }

  @Test func `an image is called by its name where there is room`() throws {
    let root = try tree(
      """
      image a "regatta"
        frame 0 0 120 120
      image b "buoy"
        frame 0 200 24 24
      """)
    #expect(root.texts == ["regatta"])
  }
}
