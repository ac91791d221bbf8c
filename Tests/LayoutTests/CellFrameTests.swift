import CatalogCore
import Layout
import Testing

/// Where the arrangements put what a cell shows.
///
/// A letter of body is 8.5 points wide and a line 20⅓ high; the content of a row of 375 points stands
/// between 16 and 359.
struct CellFrameTests {
  private static func layout(
    _ arrangement: CellArrangement, _ elements: [CellElement], height: HeightRule? = nil,
    in environment: CellEnvironment = .phone
  ) -> CellLayout {
    CellLayoutEngine.reckoning.layout(
      CellContent(arrangement: arrangement, elements: elements),
      height: height ?? .fitting(minimum: 44), in: environment)
  }

  /// Frames as text, rounded to whole points, in the order of the elements.
  private static func frames(_ layout: CellLayout) -> [String] {
    layout.elements.map { describe($0.frame) }
  }

  private static func describe(_ frame: Rectangle) -> String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map { Int($0.rounded()) }
    return numbers.map(String.init).joined(separator: " ")
  }

  // MARK: - Automatic

  @Test func `images that come first lead, texts form a column and controls trail`() {
    let layout = Self.layout(
      .automatic,
      [
        .image("photo", 40, 40), .text("title", "Harbour"), .text("detail", "Pier", .footnote),
        CellElement("on", .toggle), .image("flag", 20, 10),
      ])
    // The texts and their margins make 61 points: 20⅓ + 3 + 15⅔ + 22. They begin 16 points behind the
    // image; the switch and the flag end at the margin, 8 points apart.
    #expect(layout.height == 61)
    #expect(
      Self.frames(layout) == [
        "16 10 40 40", "72 11 60 20", "72 34 26 16", "280 15 51 31", "339 25 20 10",
      ])
  }

  @Test func `what fills stands beside a single text and takes the rest`() {
    for kind in [
      CellElement.Kind.slider, .progress, .segments(["a", "b"]), .field(text: "", placeholder: "p"),
    ] {
      let layout = Self.layout(.automatic, [.text("name", "Fuel"), CellElement("x", kind)])
      #expect(layout.height == 44)
      #expect(layout.elements.map { Int($0.frame.x) } == [16, 58])
      #expect(layout.elements[1].frame.maxX == 359)
    }
  }

  @Test func `what fills stands below texts, and takes the width without them`() {
    let alone = Self.layout(.automatic, [CellElement("x", .slider)])
    #expect(Self.frames(alone) == ["16 6 343 31"])
    #expect(alone.height == 44)
    let below = Self.layout(
      .automatic, [.text("a", "Fuel"), .text("b", "Half"), CellElement("x", .progress)])
    // 11, two lines and 3, 8, the bar and 11.
    #expect(Self.frames(below) == ["16 11 34 20", "16 34 34 20", "16 63 343 4"])
  }

  @Test func `what fills stands below a text that leaves no room`() {
    let text = String(repeating: "a", count: 30)
    let layout = Self.layout(.automatic, [.text("a", text), CellElement("x", .slider)])
    #expect(Self.frames(layout) == ["16 11 255 20", "16 49 343 31"])
    #expect(abs(layout.height - (61.0 / 3 + 22 + 44)) < 0.001)
  }

  @Test func `a button trails one text and leads alone`() {
    let trailing = Self.layout(
      .automatic, [.text("a", "Fuel"), CellElement("b", .button(title: "Fill"))])
    #expect(trailing.height == 44)
    #expect(Self.frames(trailing) == ["16 12 34 20", "315 6 44 32"])
    let alone = Self.layout(.automatic, [CellElement("b", .button(title: "Fill"))])
    #expect(alone.height == 44)
    #expect(Self.frames(alone) == ["16 6 44 32"])
  }

  @Test func `several buttons stand in a row of their own`() {
    let buttons = [
      CellElement("b", .button(title: "Fill")), CellElement("c", .button(title: "Empty")),
    ]
    let alone = Self.layout(.automatic, buttons)
    #expect(Self.frames(alone) == ["16 6 44 32", "76 6 44 32"])
    let below = Self.layout(.automatic, [.text("a", "Fuel")] + buttons)
    #expect(Self.frames(below) == ["16 11 34 20", "16 39 44 32", "76 39 44 32"])
  }

  @Test func `a control without a text trails`() {
    let layout = Self.layout(.automatic, [CellElement("on", .toggle)])
    #expect(layout.height == 44)
    #expect(Self.frames(layout) == ["308 6 51 31"])
  }

  @Test func `controls have the sizes of UIKit`() {
    let kinds: [(CellElement.Kind, width: Double, height: Double)] = [
      (.toggle, 51, 31), (.stepper, 94, 32), (.spinner, 20, 20), (.slider, 343, 31),
      (.segments(["a"]), 343, 32), (.progress, 343, 4), (.view(width: nil, height: nil), 343, 44),
      (.view(width: 10, height: nil), 10, 44), (.view(width: nil, height: 9), 343, 9),
      (.field(text: "a", placeholder: ""), 343, 61.0 / 3),
      (.field(text: "", placeholder: ""), 343, 61.0 / 3),
    ]
    for (kind, width, height) in kinds {
      let frame = Self.layout(.automatic, [CellElement("x", kind)]).elements[0].frame
      #expect(frame.width == width && frame.height == height, "\(kind): \(frame)")
    }
  }

  @Test func `a field shows its text or its placeholder on one line of body`() throws {
    let long = String(repeating: "a ", count: 60)
    for kind in [
      CellElement.Kind.field(text: long, placeholder: "p"), .field(text: "", placeholder: long),
    ] {
      let placed = Self.layout(.automatic, [CellElement("x", kind)]).elements[0]
      #expect(placed.font == Font(.body, at: .large))
      let text = try #require(placed.text)
      #expect(text.lines.count == 1)
      #expect(text.isTruncated)
    }
  }

  @Test func `a long text takes what trailing things leave and wraps`() {
    let text = String(repeating: "aaaa ", count: 20)
    let layout = Self.layout(.automatic, [.text("a", text), CellElement("on", .toggle)])
    // 284 points hold six words of four letters and a space: 30 × 8.5 = 255.
    #expect(layout.elements[0].text?.lines.count == 4)
    #expect(layout.elements[0].frame.maxX <= 300)
    #expect(layout.elements[1].frame.maxX == 359)
  }

  // MARK: - Standard styles

  @Test func `a subtitle cell has its texts behind the image and controls as accessory views`() {
    let layout = Self.layout(
      .subtitle,
      [
        .image("icon", 29, 29), .text("title", "Harbour"), .text("detail", "Pier", .footnote),
        CellElement("on", .toggle),
      ])
    #expect(
      Self.frames(layout) == ["16 16 29 29", "61 11 60 20", "61 34 26 16", "308 15 51 31"])
    // The separator begins below the text.
    #expect(layout.separatorInset == 61)
  }

  @Test func `a value stands at the trailing edge on the line of the text`() {
    let layout = Self.layout(.value1, [.text("a", "Pier"), .text("b", "Seven", .footnote)])
    let (text, value) = (layout.elements[0].frame, layout.elements[1].frame)
    #expect(text.x == 16)
    #expect(value.maxX == 359)
    let baselines = [text.y + 17 * 1950 / 2048, value.y + 13 * 1950 / 2048]
    #expect(abs(baselines[0] - baselines[1]) < 0.001)
  }

  @Test func `a label ends where its column ends and the text follows`() {
    let layout = Self.layout(.value2, [.text("a", "Pier", .footnote), .text("b", "Seven")])
    #expect(layout.elements[0].frame.maxX == 16 + 91)
    #expect(layout.elements[1].frame.x == 16 + 91 + 6)
    let large = Self.layout(
      .value2, [.text("a", "Pier", .footnote), .text("b", "Seven")],
      in: .phone.with { $0.textSize = .accessibility1 })
    #expect(large.elements.map(\.frame.x) == [16, 16])
  }

  @Test func `texts that have just the room that they want do not break`() {
    for size in TextSize.allCases where size < .accessibility1 {
      for (first, second) in (3...9).flatMap({ first in (3...9).map { (first, $0) } }) {
        let layout = Self.layout(
          .value1,
          [
            .text("a", String(repeating: "a", count: first), .subheadline),
            .text("b", String(repeating: "b ", count: second), .title1),
            CellElement("x", .view(width: nil, height: 1)), CellElement("y", .progress),
          ], in: CellEnvironment(width: 1_024, textSize: size, device: .plain(width: 1_024)))
        let lines = layout.elements.prefix(2).map { $0.text?.lines.count }
        #expect(lines == [1, 1], "\(size), \(first), \(second)")
      }
    }
  }

  @Test func `a label above its text has the width that it wants beside what fills`() {
    let layout = Self.layout(
      .value2,
      [.text("a", "Number of the pier 7"), .text("b", "7"), CellElement("x", .progress)])
    #expect(layout.elements[0].text?.lines.count == 1)
    #expect(layout.elements[2].frame.maxX == 359)
  }

  // MARK: - Touch

  @Test func `a control alone in its part of a row is hit at the row's whole height`() {
    let elements = [
      CellElement.text("a", "Pier"), CellElement("b", .button(title: "Go")),
      CellElement("c", .toggle), .image("d", 10, 80), CellElement("e", .spinner),
    ]
    let layout = Self.layout(.automatic, elements)
    let targets = layout.elements.map { $0.touchTarget.map(Self.describe) }
    #expect(layout.height == 96)
    // A button is at least as wide as a finger.
    #expect(targets == [nil, "210 0 44 96", "262 0 51 96", nil, nil])
  }

  @Test func `controls one below the other share the height`() {
    let stack = CellStack(
      .vertical, spacing: 10, insets: CellStack.Insets(top: 5, leading: 0, bottom: 5, trailing: 0),
      items: [.element("a"), .element("b")])
    let layout = Self.layout(
      .stack(stack), [CellElement("a", .toggle), CellElement("b", .stepper)])
    #expect(layout.height == 5 + 31 + 10 + 32 + 5)
    let targets = layout.elements.map { $0.touchTarget.map(Self.describe) }
    #expect(targets == ["0 0 51 41", "0 41 94 42"])
  }

  @Test func `what is no control has no touch target`() {
    let kinds: [CellElement.Kind] = [
      .text(StyledText("a"), .body, lines: 0), .image(width: 1, height: 1), .progress, .spinner,
      .view(width: nil, height: nil),
    ]
    for kind in kinds {
      #expect(Self.layout(.automatic, [CellElement("x", kind)]).elements[0].touchTarget == nil)
    }
  }

  @Test func `texts tell their fonts and lines`() {
    let layout = Self.layout(
      .automatic, [.text("a", "Pier\nGate", .headline), CellElement("b", .button(title: "Go"))],
      in: .phone.with { $0.textSize = .extraLarge })
    #expect(layout.elements[0].font == Font(.headline, at: .extraLarge))
    #expect(layout.elements[0].text?.lines.count == 2)
    #expect(layout.elements[1].font == Font(.body, at: .extraLarge))
    #expect(layout.elements[1].text?.lines.count == 1)
  }
}
