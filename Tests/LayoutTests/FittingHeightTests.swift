import Layout
import Testing

struct FittingHeightTests {
  private static let phone = FittingHeight(width: 393, textSize: .large)
  /// Of body text at the standard size.
  private static let line = 61.0 / 3
  private static let margins = 22.0
  private static let words = String(repeating: "harbour ", count: 40)

  @Test func `a row is never lower than its minimum`() {
    #expect(Self.phone.height(of: [], minimum: 44) == 44)
    #expect(Self.phone.height(of: [.text("Pier", .body, lines: 1)], minimum: 44) == 44)
    #expect(Self.phone.height(of: [.text("Pier", .body, lines: 1)], minimum: 99.5) == 99.5)
  }

  @Test func `one line of body is the line and the margins`() {
    let height = Self.phone.height(of: [.text("Pier", .body, lines: 1)], minimum: 0)
    #expect(height == Self.line + Self.margins)
  }

  @Test func `texts stand one below the other`() {
    let height = Self.phone.height(
      of: [.text("Pier", .body, lines: 1), .text("Seven", .footnote, lines: 1)], minimum: 0)
    #expect(
      height == DynamicType.lineHeight(pointSize: 17) + DynamicType.lineHeight(pointSize: 13) + 22)
  }

  @Test func `an empty text takes no room`() {
    #expect(Self.phone.height(of: [.text("", .body, lines: 1)], minimum: 0) == 22)
  }

  @Test func `a box stands beside the texts and the higher of them counts`() {
    let box = FittingHeight.Element.box(width: 48, height: 80)
    #expect(Self.phone.height(of: [box, .text("Pier", .body, lines: 1)], minimum: 0) == 102)
    #expect(Self.phone.height(of: [box, box], minimum: 0) == 102)
    let low = FittingHeight.Element.box(width: 48, height: 10)
    #expect(
      Self.phone.height(of: [low, .text("Pier", .body, lines: 1)], minimum: 0) == Self.line
        + Self.margins)
  }

  @Test func `a box takes width from the texts`() {
    let text = FittingHeight.Element.text(Self.words, .body, lines: 0)
    let alone = Self.phone.height(of: [text], minimum: 0)
    let beside = Self.phone.height(of: [.box(width: 150, height: 1), text], minimum: 0)
    #expect(alone < beside)
  }

  @Test func `a limit of lines cuts a long text and leaves a short one alone`() {
    func height(_ text: String, lines: Int) -> Double {
      Self.phone.height(of: [.text(text, .body, lines: lines)], minimum: 0)
    }
    #expect(height(Self.words, lines: 1) == Self.line + Self.margins)
    #expect(height(Self.words, lines: 3) == 3 * Self.line + Self.margins)
    #expect(height(Self.words, lines: 0) > 3 * Self.line + Self.margins)
    #expect(height(Self.words, lines: 1_000) == height(Self.words, lines: 0))
    #expect(height("Pier", lines: 3) == Self.line + Self.margins)
  }

  @Test(arguments: ["a\nb\nc", "a\r\nb\r\nc", "\n\n", "a\u{2028}b\nc"])
  func `a line break starts a line`(text: String) {
    let height = Self.phone.height(of: [.text(text, .body, lines: 0)], minimum: 0)
    #expect(height == 3 * Self.line + Self.margins)
  }

  @Test
  func `a row does not get lower when the text size grows, the width shrinks or text is added`() {
    func height(_ size: DynamicType.TextSize, width: Double, count: Int) -> Double {
      FittingHeight(width: width, textSize: size).height(
        of: [.text(String(Self.words.prefix(count)), .body, lines: 0)], minimum: 44)
    }
    for count in stride(from: 0, through: 320, by: 40) {
      for width in stride(from: 40.0, through: 1_024, by: 82) {
        let heights = DynamicType.TextSize.allCases.map { height($0, width: width, count: count) }
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 <= $1 })
        for size in DynamicType.TextSize.allCases {
          let here = height(size, width: width, count: count)
          #expect(here >= height(size, width: width + 82, count: count))
          #expect(here <= height(size, width: width, count: count + 1))
        }
      }
    }
  }
}
