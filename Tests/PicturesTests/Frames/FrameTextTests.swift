import CatalogCore
import Pictures
import Snapshots
import Testing

/// Words stay within the frame that the real font gave them.
struct FrameTextTests {
  private func tree(_ content: String) throws -> XMLElement {
    try FrameScreenPicture(content: content).tree()
  }

  private func label(_ text: String, _ lines: String) throws -> XMLElement {
    let attributes = lines.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try tree("text a \"\(text)\"\n\(attributes)")
  }

  @Test(arguments: [
    ("font system 20", 20.0, []), ("font system 20 bold", 20, ["p-bold"]),
    ("font system 15 semibold italic", 15, ["p-semibold", "p-italic"]),
    ("font system 30 light", 30, ["p-light"]), ("font system 30 black", 30, ["p-bold", "p-heavy"]),
    ("font \"Georgia-Bold\" 22", 22, ["p-bold", "p-serif"]),
    ("font \"Courier-Oblique\" 13", 13, ["p-italic", "p-mono"]),
    ("font \"AvenirNext-DemiBold\" 14", 14, ["p-semibold"]),
    ("font \"NotoSansSerif\" 14", 14, []), ("font largeTitle", 34, []),
  ])
  func `a font is as large, as heavy and of the family that it says`(
    line: String, size: Double, looks: [String]
  ) throws {
    let text = try label("Pier", "\(line)\nframe 0 0 200 60").text("Pier")
    #expect(text.number("font-size") == size)
    #expect(Set(text.classes) == Set(looks))
  }

  @Test(arguments: [
    ("left", 10.0, ""), ("natural", 10, ""), ("justified", 10, ""), ("center", 110, "p-middle"),
    ("right", 210, "p-end"),
  ])
  func `lines are held as the alignment says`(word: String, x: Double, look: String) throws {
    let text = try label("Pier", "alignment \(word)\nframe 10 0 200 20").text("Pier")
    #expect(text.number("x") == x)
    #expect(text.classes == (look.isEmpty ? [] : [look]))
  }

  @Test func `a line that is hardly too long is pressed into its frame`() throws {
    let root = try label("Harbour master", "frame 0 0 106 20")
    #expect(try root.text("Harbour master").number("textLength") == 106)
  }

  @Test func `a line that is much too long ends with dots`() throws {
    let root = try label("Harbour master of the old pier", "frame 0 0 100 20")
    let text = try #require(root.texts.first)
    #expect(text.hasSuffix("…"))
    #expect(root.all("text")[0].number("textLength") <= 100)
  }

  @Test func `a text has no more lines than it may have and than there is room for`() throws {
    let words = "Forty boats left the harbour at noon and all of them came home"
    func count(_ lines: Int, _ height: Int) throws -> Int {
      try label(words, "lines \(lines)\nframe 0 0 120 \(height)").texts.count
    }
    #expect(try count(1, 300) == 1)
    #expect(try count(2, 300) == 2)
    #expect(try count(0, 300) > 3)
    #expect(try count(0, 42) == 2)
  }

  @Test func `a label stands in the middle of its frame, and a text that scrolls at its top`()
    throws
  {
    let label = try label("Pier", "lines 0\nframe 0 0 200 200").text("Pier").number("y")
    let view = try tree("field a \"Pier\"\n  lines 0\n  frame 0 0 200 200").text("Pier").number("y")
    #expect(label > 90 && label < 120)
    #expect(view > 8 && view < 30)
  }

  @Test func `a text that scrolls goes on where its frame ends, without dots`() throws {
    let words = "Forty boats left the harbour at noon and all of them came home by the light"
    let root = try tree("field a \"\(words)\"\n  lines 0\n  frame 0 0 130 50")
    #expect(root.texts.dropLast().allSatisfy { !$0.hasSuffix("…") })
    #expect(root.texts.count == 3)
    #expect(root.all("svg").count == 2)
  }

  @Test func `an empty label is an outline with the name of its outlet`() throws {
    let named = try tree("text nameLabel \"\" <- \"outlet of A\"\n  frame 0 0 200 20")
    #expect(named.texts == ["nameLabel"])
    #expect(named.all(ofClass: "p-hint").count == 1)
    let unnamed = try tree("text Hoz-aS-8YI \"\"\n  frame 0 0 200 20")
    #expect(unnamed.texts == ["Pier"])
    #expect(unnamed.all(ofClass: "p-hint").count == 1)
  }

  @Test func `a part of a text has its colour, by the digits where it has some`() throws {
    let screen = try FrameScreenPicture(
      content: """
        text a "one two three"
          run "one " color "red" #cc9933
          run "two " color #336699
          run "three" color "systemGreen"
          frame 0 0 200 20
        """)
    let fills = try screen.tree().all("tspan").map { $0.attributes["fill"] }
    #expect(fills.prefix(2) == ["#cc9933", "#336699"])
    #expect(!screen.text.contains("#f00"))
    #expect(fills.count == 3 && fills[2] != nil)
  }

  @Test func `words without a colour stay dark on a ground that is always white`() throws {
    let screen = try FrameScreenPicture(
      content: """
        view card ""
          background #ffffff
          frame 0 0 300 100
          text a "on white"
            frame 0 0 200 20
        text b "on the screen"
          frame 0 200 200 20
        """
    ).with { $0.options.appearance = .dark }
    let root = try screen.tree()
    #expect(try root.rectangle(filled: "#ffffff").box == [0, 0, 300, 100])
    #expect(try root.text("on white").classes == ["p-on-light"])
    #expect(try root.text("on the screen").classes.isEmpty)
  }
}
