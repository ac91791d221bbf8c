import CatalogCore
import Layout
import TestSupport

/// Makes cells of every arrangement.
struct RandomCell {
  private var generator: SeededGenerator
  /// Whether a row of the cell becomes a column at the accessibility sizes.
  private(set) var hasStackingRow = false

  init(seed: Int) {
    generator = SeededGenerator(seed: UInt64(seed))
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }

  private mutating func points(_ range: ClosedRange<Int>) -> Double { Double(number(range)) }

  private mutating func chance(_ percent: Int) -> Bool { number(1...100) <= percent }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[number(0...values.count - 1)]
  }

  private mutating func words() -> String {
    (0..<number(1...pick([1, 3, 25]))).map { _ in
      String(repeating: pick(["a", "m", "o"]), count: number(1...12))
    }.joined(separator: pick([" ", " ", "\n"]))
  }

  mutating func environment() -> CellEnvironment {
    let width = pick([320.0, 375, 600])
    return CellEnvironment(
      width: width, textSize: pick(DynamicType.TextSize.allCases),
      tableStyle: pick(CellEnvironment.TableStyle.allCases), followsReadableWidth: chance(30),
      hasIndex: chance(30), editing: CellEnvironment.Editing(rawValue: number(0...3)),
      device: .plain(width: width, margin: pick([16, 20]), scale: number(2...3)))
  }

  mutating func content() -> CellContent {
    let elements = (0..<number(1...6)).map { CellElement("e\($0)", kind()) }
    let accessory = pick(CellAccessory.allCases)
    let arrangement: CellArrangement =
      switch number(0...7) {
      case 0: .automatic
      case 1: .basic
      case 2: .subtitle
      case 3: .value1
      case 4: .value2
      default: .stack(stack(count: elements.count, depth: 0))
      }
    return CellContent(arrangement: arrangement, elements: elements, accessory: accessory)
  }

  private mutating func kind() -> CellElement.Kind {
    switch number(0...16) {
    case 0: .image(width: points(0...90), height: points(0...90))
    case 1: .button(title: words())
    case 2: .toggle
    case 3: .slider
    case 4: .stepper
    case 5: .segments((0..<number(1...4)).map { _ in words() })
    case 6: .field(text: words(), placeholder: "")
    case 7: .progress
    case 8: .spinner
    case 9:
      .view(
        width: chance(50) ? points(0...150) : nil, height: chance(50) ? points(0...90) : nil)
    case 10: .text(StyledText(""), .body, lines: 1)
    default:
      .text(StyledText(words()), pick(DynamicType.Style.allCases), lines: pick([0, 0, 1, 2]))
    }
  }

  private mutating func stack(count: Int, depth: Int) -> CellStack {
    let axis = pick(CellStack.Axis.allCases)
    let stacks = chance(20)
    if stacks, axis == .horizontal { hasStackingRow = true }
    return CellStack(
      axis, spacing: points(0...20),
      alignment: chance(50) ? nil : pick(CellStack.Alignment.allCases),
      insets: chance(50)
        ? nil
        : CellStack.Insets(
          top: points(0...20), leading: points(0...40), bottom: points(0...20),
          trailing: points(0...40)),
      stacksAtAccessibilitySizes: stacks,
      items: (0..<number(1...4)).map { _ in item(count: count, depth: depth) })
  }

  private mutating func item(count: Int, depth: Int) -> CellStack.Item {
    if depth < 4, chance(30) { return .stack(stack(count: count, depth: depth + 1)) }
    if chance(15) { return .spacer }
    return .element(
      "e\(number(0...count))", width: chance(15) ? points(0...200) : nil,
      height: chance(15) ? points(0...100) : nil)
  }
}
