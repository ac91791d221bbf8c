import CatalogCore
import Layout
import Testing

/// Stacks as an app declares them.
struct CellStackTests {
  private static let none = CellStack.Insets(top: 0, leading: 0, bottom: 0, trailing: 0)

  private static func layout(
    _ stack: CellStack, _ elements: [CellElement], height: HeightRule = .fitting(minimum: 0),
    in environment: CellEnvironment = .phone
  ) -> CellLayout {
    CellLayoutEngine.reckoning.layout(
      CellContent(arrangement: .stack(stack), elements: elements), height: height, in: environment)
  }

  private static func box(_ id: String, _ width: Double, _ height: Double) -> CellElement {
    .image(id, width, height)
  }

  private static let boxes = [box("a", 10, 20), box("b", 30, 40), box("c", 50, 60)]

  @Test func `without insets a stack keeps the margins of the cell, and a nested one has none`() {
    let inner = CellStack(.vertical, spacing: 5, items: [.element("b"), .element("c")])
    let layout = Self.layout(
      CellStack(.horizontal, items: [.element("a"), .stack(inner)]), Self.boxes)
    #expect(layout.height == 40 + 5 + 60 + 22)
    #expect(layout.elements.map(\.frame.x) == [16, 34, 34])
    #expect(layout.elements.map(\.frame.x) == [16, 34, 34])
    // Half of what is left, to a whole pixel.
    let middle = 53 + 1.0 / 3
    for (placed, top) in zip(layout.elements, [middle, 11, 56]) {
      #expect(abs(placed.frame.y - top) < 0.001)
    }
  }

  @Test func `insets are from the edges of the cell`() {
    let insets = CellStack.Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let layout = Self.layout(
      CellStack(.horizontal, insets: insets, items: [.spacer, .element("a")]), Self.boxes)
    #expect(layout.height == 24)
    #expect(layout.elements[0].frame == Rectangle(x: 361, y: 1, width: 10, height: 20))
  }

  @Test(
    arguments: [
      (.leading, [0, 0, 0]), (.center, [20, 10, 0]), (.trailing, [40, 20, 0]),
      // What is no text stands on the line.
      (.firstBaseline, [40, 20, 0]),
    ] as [(CellStack.Alignment, [Double])])
  func `a row aligns across`(alignment: CellStack.Alignment, tops: [Double]) {
    let layout = Self.layout(
      CellStack(
        .horizontal, alignment: alignment, insets: Self.none,
        items: [.element("a"), .element("b"), .element("c")]), Self.boxes)
    #expect(layout.elements.map(\.frame.y) == tops)
    #expect(layout.elements.map(\.frame.x) == [0, 18, 56])
  }

  @Test(
    arguments: [
      (.leading, [0, 0, 0]), (.trailing, [365, 345, 325]), (.firstBaseline, [0, 0, 0]),
      // Whole pixels.
      (.center, [182 + 1.0 / 3, 172 + 1.0 / 3, 162 + 1.0 / 3]),
    ] as [(CellStack.Alignment, [Double])])
  func `a column aligns across`(alignment: CellStack.Alignment, edges: [Double]) {
    let layout = Self.layout(
      CellStack(
        .vertical, alignment: alignment, insets: Self.none,
        items: [.element("a"), .element("b"), .element("c")]), Self.boxes)
    for (placed, edge) in zip(layout.elements, edges) {
      #expect(abs(placed.frame.x - edge) < 0.001)
    }
    #expect(layout.elements.map(\.frame.y) == [0, 28, 76])
  }

  @Test func `first lines of texts of different sizes stand on one line`() {
    let layout = Self.layout(
      CellStack(
        .horizontal, alignment: .firstBaseline, insets: Self.none,
        items: [.element("a"), .element("b")]),
      [.text("a", "Pier", .title1), .text("b", "7\n8", .caption1)])
    let lines = layout.elements.map { placed in
      placed.frame.y + (placed.font?.pointSize ?? 0) * 1950 / 2048
    }
    #expect(abs(lines[0] - lines[1]) < 0.001)
    #expect(layout.height >= layout.elements[1].frame.maxY)
  }

  @Test func `an element has the size that its stack gives it`() {
    let layout = Self.layout(
      CellStack(
        .horizontal, insets: Self.none,
        items: [.element("a", width: 100, height: 7), .element("t", width: 17)]),
      [Self.box("a", 1, 1), .text("t", "aa aa")])
    #expect(layout.elements[0].frame.width == 100)
    #expect(layout.elements[0].frame.height == 7)
    // Two letters a line.
    #expect(layout.elements[1].frame.width == 17)
    #expect(layout.elements[1].text?.lines.count == 2)
  }

  @Test func `spacers share what is left, and without one the last text does`() {
    let spacers = CellStack(
      .horizontal, insets: Self.none,
      items: [.element("a"), .spacer, .element("b"), .spacer, .element("c")])
    // 375 less 90 and two gaps of 8.
    let layout = Self.layout(spacers, Self.boxes)
    #expect(layout.elements.map(\.frame.x) == [0, 152.5, 325])
    let text = Self.layout(
      CellStack(.horizontal, insets: Self.none, items: [.element("t"), .element("a")]),
      [.text("t", "Pier"), Self.box("a", 10, 10)])
    #expect(text.elements.map(\.frame.x) == [0, 365])
  }

  @Test func `a spacer in a column takes what the height of the row leaves`() {
    let stack = CellStack(
      .vertical, insets: Self.none, items: [.element("a"), .spacer, .element("b")])
    let layout = Self.layout(stack, Self.boxes, height: .fixed(100))
    #expect(layout.neededHeight == 68)
    #expect(layout.elements.map(\.frame.y) == [0, 60])
    let nested = Self.layout(
      CellStack(.horizontal, insets: Self.none, items: [.element("c"), .stack(stack)]),
      Self.boxes, height: .fixed(100))
    #expect(nested.elements.map(\.frame.y) == [0, 60, 20])
    // Too little is nothing to take.
    let low = Self.layout(stack, Self.boxes, height: .fixed(60))
    #expect(low.elements.map(\.frame.y) == [-4, 24])
  }

  @Test func `texts share a row fairly: the small one is whole and the long ones are equal`() {
    let long = String(repeating: "aa ", count: 40)
    let layout = Self.layout(
      CellStack(
        .horizontal, spacing: 5, alignment: .leading, insets: Self.none,
        items: [.element("a"), .element("b"), .element("c")]),
      [.text("a", "Pier"), .text("b", long), .text("c", long)])
    // 375 − 10 − 34 for two.
    #expect(layout.elements[0].frame.width == 34)
    #expect(layout.elements[1].frame.x == 39)
    #expect(abs(layout.elements[2].frame.x - (39 + 165.5 + 5)) < 0.001)
    #expect(layout.elements[1].text?.lines.count == layout.elements[2].text?.lines.count)
  }

  @Test func `a text is never narrower than 44 points and overflows instead`() {
    let layout = Self.layout(
      CellStack(.horizontal, spacing: 0, insets: Self.none, items: [.element("a"), .element("t")]),
      [Self.box("a", 370, 10), .text("t", String(repeating: "a", count: 10))])
    #expect(layout.elements[1].frame.x == 370)
    // Five letters of 8.5 points a line.
    #expect(layout.elements[1].text?.lines.count == 2)
  }

  @Test func `a row becomes a column at the accessibility sizes if it says so`() {
    func tops(_ size: TextSize, stacks: Bool) -> [Double] {
      Self.layout(
        CellStack(
          .horizontal, spacing: 6, alignment: .leading, insets: Self.none,
          stacksAtAccessibilitySizes: stacks, items: [.element("a"), .spacer, .element("b")]),
        Self.boxes, in: .phone.with { $0.textSize = size }
      ).elements.map(\.frame.y)
    }
    #expect(tops(.extraExtraExtraLarge, stacks: true) == [0, 0])
    #expect(tops(.accessibility1, stacks: true) == [0, 26])
    #expect(tops(.accessibility5, stacks: false) == [0, 0])
  }

  @Test func `empty texts, unknown ids and stacks of nothing take no room and no spacing`() {
    let nothing = CellStack(
      .vertical, insets: CellStack.Insets(top: 9, leading: 9, bottom: 9, trailing: 9),
      items: [.element("empty"), .spacer])
    let layout = Self.layout(
      CellStack(
        .vertical, spacing: 10, insets: Self.none,
        items: [
          .element("a"), .element("nobody"), .element("empty"), .stack(nothing), .element("b"),
        ]),
      Self.boxes + [.text("empty", "")])
    #expect(layout.height == 20 + 10 + 40)
    #expect(layout.elements.map(\.index) == [0, 1])
  }

  @Test func `elements that no stack names are told`() {
    let elements = Self.boxes + [.text("empty", ""), Self.box("a", 1, 1)]
    let content = CellContent(
      arrangement: .stack(
        CellStack(.vertical, items: [.element("b"), .element("a"), .element("b")])),
      elements: elements)
    let cell = CellLayoutEngine.reckoning.prepare(content)
    // An id stands for the first element that has it; what is empty would not show anyway.
    #expect(cell.unplacedElements == ["c", "a"])
    let layout = CellLayoutEngine.reckoning.layout(content, height: .fitting(minimum: 0))
    #expect(layout.elements.map(\.index) == [0, 1])
    #expect(layout.elements.map(\.frame.y) == [11 + 40 + 8, 11])
    for arrangement in [CellArrangement.automatic, .basic, .subtitle, .value1, .value2] {
      let all = CellLayoutEngine.reckoning.prepare(
        CellContent(arrangement: arrangement, elements: elements))
      #expect(all.unplacedElements.isEmpty)
    }
  }

  @Test func `ids that look alike but have other bytes are others`() {
    let elements = [Self.box("e\u{301}", 10, 10), Self.box("\u{e9}", 20, 20)]
    let layout = Self.layout(
      CellStack(.vertical, insets: Self.none, items: [.element("\u{e9}")]), elements)
    #expect(layout.elements.map(\.index) == [1])
  }
}
