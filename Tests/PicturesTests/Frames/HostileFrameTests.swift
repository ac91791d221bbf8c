import CatalogCore
import Pictures
import Snapshots
import TestSupport
import Testing

/// Whatever an interface file says, its picture is bounded, well-formed and holds no markup of its own.
struct HostileFrameTests {
  private typealias Document = SnapshotDocument

  private static let elements: Set<String> = [
    "svg", "title", "desc", "style", "g", "path", "rect", "text", "tspan", "clipPath",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "role", "aria-labelledby", "width", "height", "viewBox", "id", "class", "font-size",
    "x", "y", "rx", "d", "fill", "textLength", "lengthAdjust", "transform", "clip-path",
    "xml:space", "stroke", "stroke-width", "opacity",
  ]

  private static let styles = [
    "table", "collection", "scroll", "stack", "container", "cell", "map", "date-picker", "picker",
    "page-control", "search-bar", "web", "navigation-bar", "tab-bar", "toolbar", "player", "scene",
    "filled", "tinted", "gray", "close", "rounded-rect", "line", "bezel",
  ]

  private static let numbers = [
    0, -1, 0.01, 44, 375, 667, 10_000, 999_999_999, -999_999_999, 16_384, 1e-9,
  ]

  private func points(_ random: inout SeededGenerator) -> Points {
    Points(Self.numbers.randomElement(using: &random) ?? 0) ?? Points(0)
  }

  private func slot(
    _ text: String, depth: Int, _ random: inout SeededGenerator
  ) -> Document.Slot {
    let style = Bool.random(using: &random) ? Self.styles.randomElement(using: &random) : text
    var attributes: [Document.Attribute] = [
      .init(.frame, (0..<4).map { _ in .number(points(&random)) }),
      .init(.background, .text(text), .word(Bool.random(using: &random) ? "#12345678" : text)),
      .init(.color, .word(text)), .init(.tint, .text(text)),
      .init(.border, .number(points(&random))),
      .init(.cornerRadius, .number(points(&random))), .init(.opacity, .number(points(&random))),
      .init(.font, .text(text), .number(points(&random)), .word(text)),
      .init(.lines, .number(points(&random))), .init(.alignment, .word(text)),
      .init(.placeholder, .text(text)),
      .init(.range, .number(points(&random)), .number(points(&random))),
      .init(.state, .word("secure"), .word("misplaced"), .word("selected"), .word(text)),
      .init(.run, .text(text), .word("bold"), .word("color"), .text(text)),
      .init(.clips), .init(.hidden),
    ]
    attributes.removeAll { _ in Int.random(in: 0..<3, using: &random) == 0 }
    let count = depth > 0 ? Int.random(in: 0...2, using: &random) : 0
    return Document.Slot(
      Document.SlotKind.allCases.randomElement(using: &random) ?? .view, text, style: style,
      value: Bool.random(using: &random) ? text : "", source: .label(text), attributes: attributes,
      slots: (0..<count).map { _ in slot(text, depth: depth - 1, &random) })
  }

  private func document(_ text: String, _ random: inout SeededGenerator) -> Document {
    let names = ["navigation-bar", "header", "content", "footer", "toolbar", "tab-bar"]
    let areas = names.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map { name in
      Document.Area(name: name, slots: (0..<3).map { _ in slot(text, depth: 4, &random) })
    }
    let rows = (0..<Int.random(in: 0...4, using: &random)).map { number in
      Document.Row(
        kind: text, identity: "\(number)\(text)", height: .init(points(&random), .drawn),
        attributes: [
          .init(.accessory, .word(number.isMultiple(of: 2) ? "checkmark" : text)),
          .init(.frame, (0..<4).map { _ in .number(points(&random)) }),
        ], slots: [slot(text, depth: 2, &random), slot(text, depth: 0, &random)])
    }
    return Document(
      screen: .init(id: text, title: text), scenario: .init(id: text, title: text),
      isImported: true, tableStyle: Document.TableStyle.allCases.randomElement(using: &random),
      areas: areas, sections: [.init(id: text, header: text, footer: text, rows: rows)])
  }

  @Test func `a picture is bounded and well-formed for whatever stands in a document`() throws {
    var random = SeededGenerator(seed: 4)
    let texts = HostileStrings.pieces.filter { $0.utf8.count < 3 } + HostileStrings.fixed
    for (number, text) in texts.enumerated() {
      let document = document(text, &random)
      let parts: [ScreenPicture.Part] = [
        .row(ByteKey("2\(text)")), .area(ByteKey("content")), .area(ByteKey("tab-bar")),
      ]
      let options = ScreenPicture.Options(
        appearance: ScreenPicture.Appearance.allCases[number % 3],
        extent: [.firstPage, .fullLength, .page(showing: parts[0])][number % 3],
        showsDevice: !number.isMultiple(of: 5), backTitle: number.isMultiple(of: 4) ? text : nil,
        marks: Dictionary(
          parts.map { ($0, ScreenPicture.Mark(.changed, slots: [ByteKey(text)])) },
          uniquingKeysWith: { first, _ in first }))
      let variant = Document.Variant(
        width: Points([375, 1, 10_000][number % 3]), textSize: .large,
        isRightToLeft: number.isMultiple(of: 2))
      let drawing = ScreenPicture(document, variant: variant, options: options).drawing()
      #expect(drawing.width <= 16_500 && drawing.height <= 16_700)
      #expect(drawing.width >= 1 && drawing.height >= 1)
      try check(drawing.svg)
    }
  }

  private func check(_ bytes: [UInt8]) throws {
    #expect(bytes.firstInvalidUTF8 == nil)
    for element in try XMLElement.parse(bytes).all {
      #expect(Self.elements.contains(element.name), "\(element.name)")
      for (name, value) in element.attributes {
        #expect(Self.attributes.contains(name), "\(name)")
        if name == "fill" || name == "stroke" {
          let isKnown = value == "none" || value.hasPrefix("#") || value.hasPrefix("var(--p-")
          #expect(isKnown, "\(value)")
        }
      }
    }
  }

  @Test func `what is said to be larger than any screen is drawn no larger than two`() throws {
    let screen = try FrameScreenPicture(
      content: """
        view card ""
          background #123456
          frame 8000000 -8000000 9000000 9000000
        """)
    let box = try screen.tree().rectangle(filled: "#123456").box
    #expect(box.allSatisfy { $0.magnitude <= 32_768 }, "\(box)")
  }

  @Test func `depth has a limit, and what is deeper is not drawn`() throws {
    var slot = Document.Slot(.text, "deepest", value: "deepest")
    for depth in 0..<5_000 {
      slot = Document.Slot(
        .view, "\(depth)", value: "",
        attributes: [
          .init(
            .frame,
            [.number(Points(1)), .number(Points(1)), .number(Points(300)), .number(Points(300))]),
          .init(.clips),
        ],
        slots: [slot])
    }
    let document = Document(
      screen: .init(id: "a", title: "A"), scenario: .init(id: "b", title: "B"), isImported: true,
      areas: [.init(name: "content", slots: [slot])])
    let bytes = ScreenPicture(
      document, variant: .init(width: Points(375), textSize: .large)
    ).svg()
    #expect(try XMLElement.parse(bytes).all("svg").count < 100)
  }
}
