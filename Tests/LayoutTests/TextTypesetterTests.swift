import Layout
import Testing

/// Limits, truncation, styles and odd arguments.
struct TextTypesetterTests {
  private let typesetter = TextTypesetter()
  private let font = Font(pointSize: 17)

  /// The lines as a reader sees them.
  private func lines(
    _ text: StyledText, width: Double, limit: Int = 0, font: Font? = nil
  ) -> [String] {
    let prepared = typesetter.prepare(text)
    let layout = typesetter.layout(prepared, in: font ?? self.font, width: width, lines: limit)
    return layout.lines.map { line in
      let shown = String(decoding: prepared.bytes[line.range], as: UTF8.self)
      return shown + (line.endsWithHyphen ? "-" : "") + (line.endsWithEllipsis ? "…" : "")
    }
  }

  private func layout(_ text: String, width: Double, limit: Int = 0) -> TextLayout {
    typesetter.layout(
      typesetter.prepare(StyledText(text)), in: font, width: width, lines: limit)
  }

  // MARK: - Truncation

  @Test(
    arguments: [
      // The last line is filled up to the ellipsis, also inside a word.
      ("The quick brown fox jumps", 100, 1, ["The quick b…"]),
      ("The quick brown fox jumps", 100, 2, ["The quick", "brown fox ju…"]),
      ("The quick brown fox", 100, 2, ["The quick", "brown fox"]),
      // Spaces before the ellipsis are left out: “one” and the ellipsis take 41.7 points.
      ("one two", 46, 1, ["one…"]),
      // A line break before the limit ends the text even if there is room.
      ("one\ntwo", 200, 1, ["one…"]),
      ("one\ntwo\nthree", 200, 2, ["one", "two…"]),
      ("one\n\nthree", 200, 2, ["one", "…"]),
      ("one\n", 200, 1, ["one"]),
      // There is no room even for the ellipsis.
      ("one two", 5, 1, ["…"]),
      ("👍👍👍👍", 60, 1, ["👍👍…"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 60, 1, ["👨‍👩‍👧‍👦👨‍👩‍👧‍👦…"]),
      ("e\u{301}e\u{301}e\u{301}e\u{301}", 34, 1, ["e\u{301}e\u{301}…"]),
      ("Donau\u{AD}dampf", 62, 1, ["Donau…"]),
    ] as [(String, Double, Int, [String])])
  func `text beyond the limit ends with an ellipsis that fits`(
    text: String, width: Double, limit: Int, expected: [String]
  ) {
    let shown = lines(StyledText(text), width: width, limit: limit)
    #expect(shown.map { Array($0.utf8) } == expected.map { Array($0.utf8) }, "\(shown)")
    let layout = layout(text, width: width, limit: limit)
    #expect(layout.lines.allSatisfy { $0.width <= width + 0.001 || width < 20 })
    #expect(layout.isTruncated == (expected.last?.hasSuffix("…") ?? false))
  }

  @Test func `a limit does not change how many lines are wanted`() {
    let text = "The quick brown fox jumps over the lazy dog"
    for limit in 0...6 {
      let layout = layout(text, width: 100, limit: limit)
      #expect(layout.wantedLineCount == 4)
      #expect(layout.lines.count == (limit == 0 ? 4 : min(limit, 4)))
    }
  }

  @Test func `a limit below nothing is none`() {
    #expect(layout("one two three", width: 40, limit: -1).lines.count == 3)
    #expect(layout("one two three", width: 40, limit: .min).lines.count == 3)
    #expect(layout("one two three", width: 40, limit: .max).lines.count == 3)
  }

  @Test func `the width of a truncated line holds the ellipsis`() {
    let line = layout("one two", width: 46, limit: 1).lines[0]
    let one = layout("one", width: 200).width
    let ellipsis = layout("…", width: 200).width
    #expect(abs(line.width - one - ellipsis) < 1e-9)
  }

  // MARK: - Styles

  @Test func `bold parts are wider, and only they`() {
    func width(_ runs: [StyledText.Run]) -> Double {
      typesetter.naturalWidth(of: typesetter.prepare(StyledText(runs: runs)), in: font)
    }
    let plain = width([.init("Hello World")])
    let half = width([.init("Hello "), .init("World", isBold: true)])
    let bold = width([.init("Hello World", isBold: true)])
    #expect(plain < half)
    #expect(half < bold)
    #expect(
      abs(half - width([.init("Hello ")]) - width([.init("World", isBold: true)]) - 4.1) < 0.02)
    #expect(width([.init("Hello World", isItalic: true)]) == plain)
    let named = Font(pointSize: 17, weight: .bold)
    let text = typesetter.prepare(StyledText("Hello World"))
    #expect(typesetter.naturalWidth(of: text, in: named) == bold)
  }

  @Test func `a word may go on in another run, and a cluster too`() {
    let word = StyledText(runs: [.init("over"), .init("flow", isBold: true), .init(" x")])
    #expect(lines(word, width: 80) == ["overflow x"])
    #expect(lines(word, width: 72) == ["overflow", "x"])
    #expect(lines(word, width: 50) == ["overflo", "w x"])
    // The mark belongs to the letter before it, in whose run it is measured.
    let mark = StyledText(runs: [.init("e"), .init("\u{301}", isBold: true), .init("\u{301}e")])
    #expect(lines(mark, width: 10).map { Array($0.utf8).count } == [5, 1])
    let lineBreak = StyledText(runs: [.init("a\r"), .init("\nb")])
    #expect(lines(lineBreak, width: 100) == ["a", "b"])
  }

  @Test func `empty runs do not matter`() {
    let text = StyledText(runs: [.init(""), .init("ab"), .init("", isBold: true), .init("c")])
    #expect(lines(text, width: 100) == ["abc"])
    #expect(lines(StyledText(runs: []), width: 100) == [""])
    #expect(lines(StyledText(runs: [.init("")]), width: 100) == [""])
  }

  // MARK: - Odd arguments

  @Test(arguments: [0, -1, -.infinity, .nan, .leastNonzeroMagnitude] as [Double])
  func `without room each line holds a cluster`(width: Double) {
    #expect(lines(StyledText("ab c"), width: width) == ["a", "b", "c"])
    #expect(lines(StyledText("ab c"), width: width, limit: 1) == ["…"])
    #expect(lines(StyledText(""), width: width) == [""])
  }

  @Test func `with endless room a text breaks only where it must`() {
    #expect(lines(StyledText("a b\nc"), width: .infinity) == ["a b", "c"])
    #expect(lines(StyledText("a b\nc"), width: .greatestFiniteMagnitude) == ["a b", "c"])
    #expect(lines(StyledText("a b\nc"), width: .infinity, limit: 1) == ["a b…"])
  }

  @Test(arguments: [0, -5, .nan, .infinity, 1e300, -.infinity, 0.001] as [Double])
  func `odd sizes and scales neither trap nor loop`(size: Double) {
    let text = typesetter.prepare(StyledText("one two\u{AD}three 👍 ก"))
    for model in LineHeightModel.allCases {
      let typesetter = TextTypesetter(lineHeight: model)
      for scale in [.min, -1, 0, 1, .max] {
        let font = Font(pointSize: size)
        let layout = typesetter.layout(text, in: font, width: 100, lines: 2, scale: scale)
        #expect(layout.height >= 0)
        #expect(layout.width >= 0)
        #expect(layout.lines.count <= 2)
      }
    }
  }

  @Test func `an empty text is one line without width`() {
    let layout = layout("", width: 100)
    #expect(layout.lines == [TextLayout.Line(range: 0..<0, width: 0)])
    #expect(layout.wantedLineCount == 1)
    #expect(layout.height == 61.0 / 3)
    #expect(!layout.isTruncated)
  }

  // MARK: - Natural width

  @Test func `the natural width is just enough for the widest line`() {
    for text in ["The quick brown fox", "one\nlonger\nx", "a\u{AD}b", "👍👍 x", "trailing   "] {
      let prepared = typesetter.prepare(StyledText(text))
      let natural = typesetter.naturalWidth(of: prepared, in: font)
      let layout = typesetter.layout(prepared, in: font, width: natural, lines: 0)
      #expect(layout.width == natural)
      let breaks = text.utf8.filter { $0 == 0x0A }.count
      #expect(layout.lines.count == breaks + 1)
      #expect(typesetter.lineCount(of: prepared, in: font, width: natural - 0.01) > breaks + 1)
    }
  }

  // MARK: - Uncertainty

  @Test func `the alternative is the line count with widths as wrong as they may be`() {
    // 168.2 points wide, so within 6 % of the room.
    let text = "The quick brown fox jumps"
    let natural = layout(text, width: 500).width
    #expect(layout(text, width: natural).alternativeLineCount == 2)
    #expect(layout(text, width: natural * 1.05).alternativeLineCount == 2)
    #expect(layout(text, width: natural * 1.07).alternativeLineCount == nil)
    #expect(layout(text, width: natural * 0.99).alternativeLineCount == 1)
    #expect(layout(text, width: natural * 0.95).alternativeLineCount == 1)
    #expect(layout(text, width: natural * 0.93).alternativeLineCount == nil)
  }

  @Test func `the alternative counts under the limit`() {
    let text = "The quick brown fox jumps"
    let natural = layout(text, width: 500).width
    #expect(layout(text, width: natural, limit: 1).alternativeLineCount == nil)
    #expect(layout(text, width: natural * 0.99, limit: 1).alternativeLineCount == nil)
    #expect(layout(text, width: natural * 0.99, limit: 2).alternativeLineCount == 1)
  }

  @Test func `of two alternatives the farther counts, and the larger of equally far ones`() {
    let typesetter = TextTypesetter(measurer: TenPoints(uncertainty: 0.3))
    func alternative(_ text: String, _ width: Double) -> Int? {
      typesetter.layout(
        typesetter.prepare(StyledText(text)), in: font, width: width, lines: 0
      ).alternativeLineCount
    }
    // Ten characters: 2 lines of 5. With 13 points each, 3 a line: 4 lines. With 7 points, 7: 2 lines.
    #expect(alternative("aaaaaaaaaa", 50) == 4)
    // Twelve: 3 lines of 4. With 13 points, 3 a line: 4 lines. With 7 points, 6: 2 lines.
    #expect(alternative("aaaaaaaaaaaa", 45) == 4)
    // Six words of two letters, one a line. With 7 points two are 35 wide; with 13, one is 26.
    #expect(alternative("aa aa aa aa aa aa", 36) == 3)
  }

  @Test func `a measurer that is certain leaves no alternative`() {
    let typesetter = TextTypesetter(measurer: TenPoints(uncertainty: 0))
    let text = typesetter.prepare(StyledText("aaa"))
    #expect(typesetter.layout(text, in: font, width: 30, lines: 0).alternativeLineCount == nil)
    #expect(typesetter.layout(text, in: font, width: 29, lines: 0).alternativeLineCount == nil)
  }
}

/// A measurer for which every byte is ten points wide, with nothing but what must be implemented.
struct TenPoints: TextMeasuring {
  let name = "ten"
  let uncertainty: Double

  func width(of text: ArraySlice<UInt8>, in font: Font) -> Double { Double(text.count) * 10 }
}
