import CatalogCore
import Layout
import Testing

/// Cells that nobody would write on purpose.
struct HostileCellTests {
  private static let numbers = [
    Double.nan, -Double.infinity, Double.infinity, -1, 0, 1e300, -1e300, 1e-300,
  ]

  private func check(_ layout: CellLayout) {
    #expect(layout.height.isFinite && layout.height >= 0)
    #expect(layout.neededHeight.isFinite && layout.neededHeight >= 0)
    for placed in layout.elements {
      let frame = placed.frame
      #expect(frame.x.isFinite && frame.y.isFinite)
      #expect(frame.width.isFinite && frame.width >= 0)
      #expect(frame.height.isFinite && frame.height >= 0)
    }
  }

  @Test(arguments: numbers)
  func `sizes that are none do no harm`(number: Double) {
    let elements = [
      CellElement.image("a", number, number),
      CellElement("b", .view(width: number, height: number)),
      .text("c", "Pier", lines: -5), CellElement("d", .view(width: nil, height: number)),
    ]
    let insets = CellStack.Insets(top: number, leading: number, bottom: number, trailing: number)
    let stack = CellStack(
      .horizontal, spacing: number, insets: insets,
      items: [
        .element("a"), .element("c", width: number, height: number), .spacer,
        .stack(CellStack(.vertical, spacing: number, insets: insets, items: [.element("b")])),
      ])
    for arrangement in [CellArrangement.automatic, .value1, .stack(stack)] {
      for rule in [HeightRule.fixed(number), .scaled(number), .fitting(minimum: number)] {
        check(
          CellLayoutEngine.reckoning.layout(
            CellContent(arrangement: arrangement, elements: elements), height: rule))
      }
    }
  }

  @Test(arguments: numbers)
  func `environments that are none do no harm`(number: Double) {
    let device = Device(
      name: "x", width: number, height: number, scale: .min, safeAreaTop: number,
      safeAreaBottom: number, margin: number, readableWidth: number)
    for editing in 0...3 {
      for style in CellEnvironment.TableStyle.allCases {
        let environment = CellEnvironment(
          width: number, isRightToLeft: true, tableStyle: style, followsReadableWidth: true,
          hasIndex: true, editing: CellEnvironment.Editing(rawValue: editing), device: device)
        let content = CellContent(
          arrangement: .value2,
          elements: [.text("a", "Pier"), .text("b", "Seven"), CellElement("c", .toggle)],
          accessory: .detailDisclosureButton)
        check(CellLayoutEngine.reckoning.layout(content, in: environment))
      }
    }
    check(
      CellLayoutEngine.reckoning.layout(
        CellContent(elements: [.text("a", "Pier")]), in: CellEnvironment(width: number)))
  }

  @Test func `stacks deeper than 16 are left out, and what they name is told`() {
    func nested(_ depth: Int) -> CellStack {
      let items: [CellStack.Item] = [.element("e\(depth)")]
      return CellStack(
        depth.isMultiple(of: 2) ? .horizontal : .vertical,
        items: depth == 63 ? items : items + [.stack(nested(depth + 1))])
    }
    let content = CellContent(
      arrangement: .stack(nested(0)), elements: (0..<64).map { .text("e\($0)", "Pier") })
    let cell = CellLayoutEngine.reckoning.prepare(content)
    #expect(cell.unplacedElements == (16..<64).map { "e\($0)" })
    let layout = CellLayoutEngine.reckoning.layout(content)
    #expect(layout.elements.count == 16)
    check(layout)
  }

  @Test func `a thousand elements are laid out in every arrangement`() {
    let kinds: [CellElement.Kind] = [
      .text(StyledText("Pier"), .body, lines: 0), .toggle, .image(width: 3, height: 3), .slider,
      .button(title: "Go"),
    ]
    let elements = (0..<1_000).map { CellElement("e\($0)", kinds[$0 % kinds.count]) }
    let items = elements.map { CellStack.Item.element($0.id) }
    let arrangements: [CellArrangement] = [
      .automatic, .basic, .subtitle, .value1, .value2,
      .stack(CellStack(.vertical, items: items)), .stack(CellStack(.horizontal, items: items)),
    ]
    for arrangement in arrangements {
      let layout = CellLayoutEngine.reckoning.layout(
        CellContent(arrangement: arrangement, elements: elements))
      #expect(layout.elements.count == 1_000)
      check(layout)
    }
  }

  @Test func `a thousand segments and empty titles do no harm`() {
    let elements = [
      CellElement("a", .segments(Array(repeating: "Pier", count: 1_000))),
      CellElement("b", .segments([])), CellElement("c", .button(title: "")),
    ]
    let layout = CellLayoutEngine.reckoning.layout(CellContent(elements: elements))
    #expect(layout.elements.count == 3)
    check(layout)
  }

  @Test func `ids that are the same or empty are each their own element`() {
    let elements = [CellElement.text("", "Pier"), .text("", "Gate"), .text("", "Mole")]
    let layout = CellLayoutEngine.reckoning.layout(CellContent(elements: elements))
    #expect(layout.elements.map(\.index) == [0, 1, 2])
  }
}
