import CatalogCore
import Pictures
import Snapshots
import TestSupport
import Testing

/// Whatever a document says, a picture is well-formed and holds nothing but shapes and characters.
struct HostileDocumentTests {
  private typealias Document = SnapshotDocument

  private static let elements: Set<String> = [
    "svg", "title", "desc", "style", "g", "path", "rect", "text", "tspan", "clipPath",
  ]
  private static let attributes: Set<String> = [
    "xmlns", "role", "aria-labelledby", "width", "height", "viewBox", "id", "class", "font-size",
    "x", "y", "rx", "d", "fill", "textLength", "lengthAdjust", "transform", "clip-path",
    "xml:space",
  ]

  /// A document with the text in every place that holds one.
  private func document(_ text: String, _ number: Int) -> Document {
    let words: [Document.Attribute] = [
      Document.Attribute(.color, .text(text)), Document.Attribute(.background, .word(text)),
      Document.Attribute(.alignment, .word(text)), Document.Attribute(.placeholder, .text(text)),
      Document.Attribute(
        .shadow, .text(number.isMultiple(of: 2) ? text : "red"),
        .number(Points(1)), .number(Points(2))),
      Document.Attribute(.truncation, .word(text)),
    ]
    let slots = Document.SlotKind.allCases.map { kind in
      Document.Slot(
        kind, "\(kind)", style: text, value: text, source: .label(text),
        attributes: words + [
          Document.Attribute(.run, .text(text), .word("bold"), .word("color"), .text(text)),
          Document.Attribute(.run, .text("x"), .word("italic"), .word("color"), .text("red")),
        ],
        slots: [Document.Slot(.text, text, value: text)])
    }
    let image = Document.Slot(
      .image, text, value: text,
      attributes: [Document.Attribute(.size, .number(Points(48)), .number(Points(48)))])
    let states = ["selected", "disabled", "editing", text]
    let rows = [[image] + slots, slots.reversed(), [slots[0]]].enumerated().map { index, slots in
      Document.Row(
        kind: text, identity: "\(index)\(text)",
        attributes: [
          Document.Attribute(.accessory, .word(index == 0 ? "checkmark" : text)),
          Document.Attribute(.editing, .word("delete"), .word("move"), .word(text)),
          Document.Attribute(.state, .word(states[(number + index) % 4])),
        ],
        slots: slots,
        actions: [Document.Action(text, attributes: [Document.Attribute(.role, .word(text))])])
    }
    let areas = ["navigation-bar", "toolbar", "header", "footer", "placeholder", text].map {
      Document.Area(
        name: $0,
        slots: [
          Document.Slot(.text, "title", style: text, value: text),
          Document.Slot(.button, text, value: text), image,
          Document.Slot(.spinner, text, value: text),
        ])
    }
    return Document(
      screen: Document.Name(id: text, title: text), scenario: Document.Name(id: text, title: text),
      model: text, group: text, tableStyle: Document.TableStyle.allCases[number % 3],
      state: Document.State.allCases[number % 5], notes: [text],
      areas: Array(areas.shuffledPrefix(number)),
      sections: [
        Document.Section(id: text, header: text, footer: text, indexTitle: text, rows: rows)
      ],
      findings: [Document.Finding(id: text, severity: .error, message: text, row: text)],
      kinds: [Document.CellKind(id: text)])
  }

  private func check(_ text: String, _ number: Int) throws {
    let sizes = TextSize.allCases
    let variant = Document.Variant(
      width: Points([393, 320, 834, 375][number % 4]), textSize: sizes[number % sizes.count],
      isRightToLeft: number.isMultiple(of: 3))
    let parts: [ScreenPicture.Part] = [
      .row(ByteKey("2\(text)")), .header(ByteKey(text)), .footer(ByteKey(text)),
      .area(ByteKey(text)),
    ]
    let options = ScreenPicture.Options(
      appearance: ScreenPicture.Appearance.allCases[number % 3],
      extent: number.isMultiple(of: 2)
        ? .fullLength : number.isMultiple(of: 3) ? .page(showing: parts[number % 4]) : .firstPage,
      isStandalone: !number.isMultiple(of: 5), showsDevice: !number.isMultiple(of: 7),
      backTitle: number.isMultiple(of: 4) ? text : nil, idPrefix: text,
      marks: Dictionary(
        parts.map { ($0, ScreenPicture.Mark(.changed, slots: [ByteKey(text)])) },
        uniquingKeysWith: { first, _ in first }))
    let bytes = ScreenPicture(document(text, number), variant: variant, options: options).svg()
    #expect(bytes.firstInvalidUTF8 == nil)
    let root = try XMLElement.parse(bytes)
    for element in root.all {
      #expect(Self.elements.contains(element.name), "\(element.name)")
      for (name, value) in element.attributes {
        #expect(Self.attributes.contains(name), "\(name)")
        if name == "fill" {
          let isKnown = value == "none" || value.hasPrefix("#") || value.hasPrefix("var(--p-")
          #expect(isKnown, "\(value)")
        }
        if name == "class" {
          #expect(value.allSatisfy { $0.isLetter || $0 == "-" || $0 == " " }, "\(value)")
        }
        if name == "clip-path" {
          let id = value.dropFirst("url(#".count).dropLast()
          #expect(root.all("clipPath").map { $0.attributes["id"] } == [String(id)])
        }
      }
    }
    // The style is made of our own rules alone.
    for style in root.all("style") {
      #expect(!style.text.contains("url"))
      #expect(!style.text.contains("<"))
      #expect(!style.text.contains("@import"))
    }
    #expect(root.all("script").isEmpty)
  }

  @Test func `a picture is well-formed for every single piece`() throws {
    for (number, text) in HostileStrings.pieces.enumerated() { try check(text, number) }
    for (number, text) in HostileStrings.fixed.enumerated() { try check(text, number) }
  }

  @Test func `a picture is well-formed for random texts`() throws {
    for (number, text) in HostileStrings(seed: 77).dropFirst(HostileStrings.pieces.count)
      .prefix(150).enumerated()
    {
      try check(text, number)
    }
  }

  @Test func `the characters of a value arrive as they are`() throws {
    for text in ["a<b>&\"c'", "</text><script>", "]]>", "&amp;", "Ü 港 😀"] {
      let tree = try TestScreen([TestScreen.row(text)]).tree()
      #expect(tree.texts.contains(text))
      #expect(tree.all("title").first?.text == "Boats, Moored")
    }
  }
}

extension [SnapshotDocument.Area] {
  /// Some of the areas, by a number.
  fileprivate func shuffledPrefix(_ number: Int) -> ArraySlice<SnapshotDocument.Area> {
    let start = number % (count + 1)
    return self[Swift.min(start, count)...]
  }
}
