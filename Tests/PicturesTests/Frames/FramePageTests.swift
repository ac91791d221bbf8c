import CatalogCore
import Pictures
import Snapshots
import Testing

/// A picture of stored frames has the size of its root view, with bars and rows where a device has them.
struct FramePageTests {
  private func rows(_ count: Int, height: Int = 44, _ more: String = "") -> String {
    "section prototypes\n"
      + (1...count).map { number in
        """

          row Cell c\(number)
            height \(height) table
        \(more)    text nameLabel "Row \(number)"
              frame 16 0 200 \(height)

        """
      }.joined() + "\n"
  }

  private func list(
    _ count: Int, style: String = "plain", before: String = "", extent: ScreenPicture.Extent
  ) throws -> FrameScreenPicture {
    try FrameScreenPicture(
      content: "", root: "view view table \"\"", before: before, after: rows(count), table: style
    ).with { $0.options.extent = extent }
  }

  private let bar = "area navigation-bar\n  text title \"Boats\"\n\n"

  /// Signs have no words, so what is read tells which it is.
  @Test(arguments: [
    ("add \"Add\"", 0), ("trash \"Trash\"", 0), ("save \"Save\"", 1), ("\"Add\"", 1),
  ])
  func `an item of the system that iOS shows as a sign is one`(item: String, words: Int) throws {
    let bar = "area navigation-bar\n  button right-1 \(item)\n    alignment trailing\n\n"
    let root = try FrameScreenPicture(content: "", before: bar).tree()
    let word = item.contains("Trash") ? "Trash" : item.contains("Save") ? "Save" : "Add"
    #expect(root.all("text").filter { $0.text == word }.count == words)
    #expect(root.all(ofClass: "p-outline").count + root.all(ofClass: "p-symbol").count == 1 - words)
  }

  // MARK: - The device

  @Test(arguments: [
    (375.0, 667.0, "p-home", 409.0), (390, 844, "p-bars", 422), (393, 852, "p-island", 421),
    (768, 1024, "p-home", 818), (320, 568, "p-home", 354),
  ])
  func `a root view that fills a device stands in it`(
    width: Double, height: Double, look: String, pictureWidth: Double
  ) throws {
    let root = try FrameScreenPicture(content: "", width: width, height: height)
      .with { $0.options.showsDevice = true }.tree()
    #expect(root.number("width") == pictureWidth)
    #expect(!root.all(ofClass: look).isEmpty)
    #expect(root.all("text").map(\.text) == ["Pier", "9:41"])
    #expect(root.all(ofClass: "p-sheet").isEmpty)
  }

  @Test(arguments: [(600.0, 600.0), (320, 480), (667, 375), (300, 180), (375, 800), (1024, 768)])
  func `any other root view is a sheet of its own size`(width: Double, height: Double) throws {
    let root = try FrameScreenPicture(content: "", width: width, height: height)
      .with { $0.options.showsDevice = true }.tree()
    #expect([root.number("width"), root.number("height")] == [width + 6, height + 6])
    #expect(root.all(ofClass: "p-sheet").count == 1)
    #expect(!root.all("text").contains { $0.text == "9:41" })
  }

  @Test func `a cell alone stands on a sheet that is a little larger`() throws {
    let screen = try FrameScreenPicture(HarbourScreens.cell)
    let root = try screen.tree()
    #expect([root.number("width"), root.number("height")] == [344, 104])
    #expect(try root.rectangle(ofClass: "p-card").box == [12, 12, 320, 80])
    #expect(root.texts == ["boatView", "nameLabel", "11 m", "hidden"])
  }

  @Test func `a document without frames is drawn as a recorded one`() throws {
    let text =
      HarbourScreens.head("Boats") + """
        section s

          row Cell c
            height 44 fixed
            text name body "Row"

        end

        """
    var screen = try FrameScreenPicture(text)
    let imported = screen.text
    screen.document.isImported = false
    #expect(imported == screen.text)
  }

  @Test func `the controller around others is its name above its tabs`() throws {
    let root = try FrameScreenPicture(HarbourScreens.container).tree()
    #expect(root.texts == ["Tabs", "Photos", "Berths"])
    #expect(try root.text("Photos").attributes["fill"] == "#007aff")
    #expect(try root.text("Berths").attributes["fill"] == "#8e8e93")
  }

  @Test func `a screen without anything is its name`() throws {
    #expect(try FrameScreenPicture(content: "").tree().texts == ["Pier"])
    #expect(try FrameScreenPicture(content: "", height: 120).tree().texts.isEmpty)
  }

  // MARK: - Bars

  @Test func `a bar has its items at the edges, images as signs, and its words above the title`()
    throws
  {
    let root = try FrameScreenPicture(HarbourScreens.square).tree()
    #expect(root.texts.suffix(4) == ["Pier 7", "Save", "Cancel", "Notes"])
    #expect(try root.text("Cancel").number("x") < 100)
    #expect(try root.text("Save").number("x") > 500)
    let detail = try FrameScreenPicture(HarbourScreens.detail).tree()
    #expect(detail.all(ofClass: "p-symbol").count == 3)
  }

  @Test func `a title is large where the file says so`() throws {
    func size(_ line: String) throws -> Double {
      try FrameScreenPicture(
        content: "", before: "area navigation-bar\n  text title \"Boats\"\n\(line)\n"
      ).tree().text("Boats").number("font-size")
    }
    #expect(try size("    font largeTitle\n") == 34)
    #expect(try size("") == 0)
  }

  @Test func `a screen without a bar in its file has none`() throws {
    let screen = try FrameScreenPicture(content: "text a \"Ada\"\n  frame 0 0 90 20")
    #expect(try screen.tree().texts == ["Ada"])
    let bare = try FrameScreenPicture(content: "", before: "area navigation-bar\n\n").tree()
    #expect(bare.texts == ["Pier"])
    #expect(bare.all(ofClass: "p-line").count == 1)
  }

  // MARK: - Rows

  @Test func `rows stand one below the other under the bar`() throws {
    let root = try list(3, before: bar, extent: .firstPage).tree()
    let places = try ["Row 1", "Row 2", "Row 3"].map { try root.text($0).number("y") }
    #expect(abs(places[1] - places[0] - 44) < 0.01)
    #expect(abs(places[2] - places[1] - 44) < 0.01)
    #expect(places[0] > 64 && places[0] < 64 + 22 + 44)
  }

  @Test func `rows begin where their list does`() throws {
    let root = try FrameScreenPicture(
      content: "view list table \"\"\n  frame 40 300 260 300", after: rows(1)
    ).tree()
    #expect(try root.text("Row 1").number("x") == 56)
    #expect(try root.text("Row 1").number("y") > 300)
  }

  @Test func `a long table is cut at the screen, and whole on a longer page`() throws {
    let first = try list(40, extent: .firstPage)
    #expect(first.drawing.height == 667)
    let whole = try list(40, extent: .fullLength)
    #expect(whole.drawing.height > 40 * 44)
    #expect(try whole.tree().rectangle(ofClass: "p-plain").number("height") == whole.drawing.height)
  }

  @Test func `what is below a list moves down when the list grows`() throws {
    func place(_ extent: ScreenPicture.Extent) throws -> Double {
      try FrameScreenPicture(
        content: """
          view list table ""
            frame 0 0 375 300
          text foot "Foot"
            frame 0 320 375 20
          """, after: rows(20)
      ).with { $0.options.extent = extent }.tree().text("Foot").number("y")
    }
    // The status bar lies over the list, so rows begin 20 points below.
    #expect(try place(.fullLength) - place(.firstPage) == 20 * 44 + 20 - 300)
  }

  @Test func `a part below the screen is scrolled into it`() throws {
    let screen = try list(40, before: bar, extent: .page(showing: .row(ByteKey("c30"))))
      .with { $0.options.marks = [.row(ByteKey("c30")): ScreenPicture.Mark(.changed)] }
    let drawing = screen.drawing
    #expect(drawing.isScrolled)
    let frame = try #require(drawing.marked[.row(ByteKey("c30"))])
    #expect(frame.y > 64 && frame.y + frame.height < 667)
    #expect(frame.height == 44)
  }

  @Test func `headers, footers, signs and lines are those of recorded tables`() throws {
    let root = try FrameScreenPicture(HarbourScreens.settings).tree()
    #expect(try root.text("NOTIFICATIONS").number("font-size") == 13)
    #expect(root.texts.contains("The harbour master writes at most once a day."))
    #expect(root.all(ofClass: "p-chevron").count == 1)
    #expect(root.all(ofClass: "p-check").count == 1)
    #expect(root.all(ofClass: "p-card").count == 3)
    let inset = try FrameScreenPicture(HarbourScreens.inset).tree()
    #expect(inset.all(ofClass: "p-card").allSatisfy { $0.number("rx") == 10 })
    #expect(try inset.text("Profile").number("x") == 32)
  }

  @Test func `cells of a collection stand in their frames, else side by side`() throws {
    let framed = try FrameScreenPicture(HarbourScreens.grid).tree()
    #expect(try framed.text("boat-1").number("x") == 74)
    func flow(_ width: Int) throws -> [Double] {
      let root = try FrameScreenPicture(
        content: "view grid collection \"\"\n  frame 0 100 \(width) 400",
        after: rows(3).replacing("frame 16 0 200 44", with: "frame 0 0 100 44")
      ).tree()
      return try ["Row 1", "Row 2", "Row 3"].map { try root.text($0).number("x") }
    }
    #expect(try flow(375) == [0, 110, 220])
    #expect(try flow(230) == [0, 110, 0])
  }

  @Test func `the same document is the same bytes`() throws {
    for screen in HarbourScreens.all {
      let picture = try FrameScreenPicture(screen.text)
      #expect(picture.text == picture.text, "\(screen.name)")
    }
  }
}

extension XMLElement {
  fileprivate func rectangle(ofClass name: String) throws -> XMLElement {
    try #require(all(ofClass: name).first { $0.name == "rect" })
  }
}
