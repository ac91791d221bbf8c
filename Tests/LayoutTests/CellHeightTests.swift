import CatalogCore
import Layout
import Testing

/// Heights of the standard styles, reckoned by hand.
///
/// In the font of these tests a letter of body is 8.5 points wide at `L`, 11.5 at `XXXL` and 20 at
/// `AX3`. A line of body is 20⅓, 27⅔ and 48 points high, one of subheadline 18, 25⅓ and 43. The content of
/// a row of 375 points is 343 wide.
struct CellHeightTests {
  private static func height(
    _ arrangement: CellArrangement, _ elements: [CellElement], _ size: TextSize
  ) -> Double {
    CellLayoutEngine.reckoning.layout(
      CellContent(arrangement: arrangement, elements: elements),
      in: .phone.with { $0.textSize = size }
    ).height
  }

  private static let third = 1.0 / 3

  @Test(
    arguments: [
      // 20⅓ + 22 is less than the least height.
      (.large, 44),
      (.extraExtraExtraLarge, 27 + 2 * third + 22),
      (.accessibility3, 48 + 22),
    ] as [(TextSize, Double)])
  func `a basic cell is a line and the margins`(size: TextSize, height: Double) {
    #expect(abs(Self.height(.basic, [.text("a", "Pier")], size) - height) < 0.001)
  }

  @Test(
    arguments: [
      // 14 letters a line at AX3, so the limit of one line, which holds up to XXXL, makes three.
      (.large, 44), (.extraExtraExtraLarge, 27 + 2 * third + 22), (.accessibility3, 3 * 48 + 22),
    ] as [(TextSize, Double)])
  func `limits of lines end at the accessibility sizes`(size: TextSize, height: Double) {
    let text = CellElement.text("a", "Pier Pier Pier Pier Pier Pier Pier Pier Pier", lines: 1)
    #expect(abs(Self.height(.basic, [text], size) - height) < 0.001)
    let automatic = Self.height(.automatic, [text], .accessibility3)
    #expect(automatic == 70)
  }

  @Test(
    arguments: [
      // Both lines, 3 points between them and the margins.
      (.large, 20 + third + 18 + 25),
      (.extraExtraExtraLarge, 27 + 2 * third + 25 + third + 25),
      (.accessibility3, 48 + 43 + 25),
    ] as [(TextSize, Double)])
  func `a subtitle stands below the title`(size: TextSize, height: Double) {
    let elements = [CellElement.text("a", "Pier"), .text("b", "Seven", .subheadline)]
    #expect(abs(Self.height(.subtitle, elements, size) - height) < 0.001)
  }

  @Test(
    arguments: [
      // 15 letters of body and 15 of subheadline: 127.5 + 112.5 + 8 fit; the baselines are aligned, so
      // the smaller text adds nothing.
      (.large, 44),
      // 172.5 + 157.5 + 8 = 338 still fit.
      (.extraExtraExtraLarge, 27 + 2 * third + 22),
      // Stacked; 300 points of body fit a line and so do 270 of subheadline.
      (.accessibility3, 48 + 43 + 25),
    ] as [(TextSize, Double)])
  func `a value stands beside the text while both fit`(size: TextSize, height: Double) {
    let elements = [
      CellElement.text("a", "Pier Pier Piers"), .text("b", "Seven Seven 777", .subheadline),
    ]
    #expect(abs(Self.height(.value1, elements, size) - height) < 0.001)
  }

  @Test func `a value that does not fit beside the text stands below it`() {
    let elements = [
      CellElement.text("a", "Pier Pier Pier Pier Pier"), .text("b", "Seven Seven Seven"),
    ]
    let height = Self.height(.value1, elements, .large)
    #expect(abs(height - (2 * 61 * Self.third + 25)) < 0.001)
  }

  @Test(
    arguments: [
      // A label of 4 letters of subheadline is 30 points wide, less than the 91 of its column.
      (.large, 44), (.extraExtraExtraLarge, 27 + 2 * third + 22), (.accessibility3, 48 + 43 + 25),
    ] as [(TextSize, Double)])
  func `a label stands before the text while it fits its column`(size: TextSize, height: Double) {
    let elements = [CellElement.text("a", "Pier", .subheadline), .text("b", "Seven")]
    #expect(abs(Self.height(.value2, elements, size) - height) < 0.001)
  }

  @Test func `a label that is wider than its column stands above the text`() {
    let elements = [CellElement.text("a", "Pier number", .body), .text("b", "Seven")]
    let height = Self.height(.value2, elements, .large)
    #expect(abs(height - (2 * 61 * Self.third + 25)) < 0.001)
    // A text of one line is cut instead, as a standard cell does.
    let cut = [
      CellElement.text("a", "Pier number", lines: 1), .text("b", "Seven", lines: 1),
    ]
    #expect(Self.height(.value2, cut, .large) == 44)
  }

  @Test(arguments: [CellArrangement.basic, .subtitle, .value1, .value2])
  func `texts beyond those of the style stand below`(arrangement: CellArrangement) {
    let two = [CellElement.text("a", "Pier"), .text("b", "Seven")]
    let three = two + [.text("c", "Gate")]
    let more = Self.height(arrangement, three, .large) - Self.height(arrangement, two, .large)
    let line = 61 * Self.third
    // In a row of 44 points, 1⅔ are left.
    let spare = arrangement == .value1 || arrangement == .value2 ? 5 * Self.third : 0
    #expect(abs(more - (line + 3 - spare)) < 0.001)
  }

  // MARK: - Rules of heights

  @Test(
    arguments: [
      (.large, 50, 50), (.extraSmall, 50, 41 + third), (.accessibility5, 50, 156),
      (.accessibility5, 17, 53), (.large, -3, 0), (.large, .nan, 0),
    ] as [(TextSize, Double, Double)])
  func `a scaled height grows with the body font to a whole pixel`(
    size: TextSize, points: Double, height: Double
  ) {
    let layout = CellLayoutEngine.reckoning.layout(
      CellContent(elements: [.text("a", "Pier")]), height: .scaled(points),
      in: .phone.with { $0.textSize = size })
    #expect(abs(layout.height - height) < 0.001)
  }

  @Test func `a fixed height stays, and the layout tells what the content needs`() {
    let content = CellContent(elements: [.text("a", "Pier\nGate")])
    let low = CellLayoutEngine.reckoning.layout(content, height: .fixed(30))
    #expect(low.height == 30)
    #expect(abs(low.neededHeight - (2 * 61 * Self.third + 22)) < 0.001)
    // What does not fit overflows above and below alike.
    let frame = low.elements[0].frame
    #expect(abs(frame.y + frame.maxY - 30) < 0.7)
    let high = CellLayoutEngine.reckoning.layout(content, height: .fixed(100.2))
    #expect(high.height == 100.2)
    #expect(abs(high.elements[0].frame.y - (100 - 2 * 61 * Self.third) / 2) < 0.7)
  }

  @Test func `heights are whole pixels of the device`() {
    let content = CellContent(elements: [.image("a", 20, 30.1)])
    for scale in 1...3 {
      let environment = CellEnvironment(width: 375, device: .plain(width: 375, scale: scale))
      let layout = CellLayoutEngine.reckoning.layout(
        content, height: .fitting(minimum: 0), in: environment)
      let pixels = layout.height * Double(scale)
      #expect(abs(pixels - pixels.rounded()) < 0.001)
      #expect(46.1...46.1 + 1 / Double(scale) ~= layout.height + 0.001)
    }
  }

  @Test func `a cell that shows nothing needs nothing`() {
    for elements in [[], [CellElement.text("a", "")]] {
      let layout = CellLayoutEngine.reckoning.layout(CellContent(elements: elements))
      #expect(layout.neededHeight == 0)
      #expect(layout.height == 44)
      #expect(layout.elements.isEmpty)
    }
  }

  // MARK: - Uncertain widths

  private static let unsure = CellLayoutEngine(
    typesetter: TextTypesetter(measurer: FixedAdvance(uncertainty: 0.06)))

  @Test func `a row whose lines may be otherwise has another height`() {
    // 40 letters are 340 points wide, 3 less than there are.
    let narrow = CellContent(elements: [.text("a", String(repeating: "a ", count: 19) + "aa")])
    let layout = Self.unsure.layout(narrow)
    #expect(layout.height == 44)
    #expect(abs((layout.alternativeHeight ?? 0) - (2 * 61 * Self.third + 22)) < 0.001)
    #expect(Self.unsure.layout(narrow, height: .fixed(44)).alternativeHeight == nil)
    let sure = CellContent(elements: [.text("a", "Pier")])
    #expect(Self.unsure.layout(sure).alternativeHeight == nil)
  }

  @Test func `a row that barely stands side by side may be a column`() {
    // 170 + 8 + 161.5 of 343 points: each fits a line alone.
    let text = String(repeating: "a", count: 20)
    let value = String(repeating: "b", count: 19)
    let barely = CellContent(
      arrangement: .value1, elements: [.text("a", text), .text("b", value)])
    let layout = Self.unsure.layout(barely)
    #expect(layout.height == 44)
    #expect(abs((layout.alternativeHeight ?? 0) - (2 * 61 * Self.third + 25)) < 0.001)
  }
}
