import CatalogCore
import Layout
import Testing

/// What holds for every text: found out with texts made of parts of many scripts.
struct TextTypesetterPropertyTests {
  private let typesetter = TextTypesetter()

  /// Parts that break lines in different ways.
  private static let parts = [
    "a", "word", "iiii", "MMMM", "longer-word", "Überraschung", "Ξεσκεπάζω", "Съешь", "שלום",
    "مرحبا",
    "नमस्ते", "க்ஷ", "สวัสดี", "漢字", "ひらがな", "カー", "안녕", "👍", "👨‍👩‍👧‍👦", "🇩🇪", "👋🏽", "1️⃣",
    "e\u{301}", "\u{301}", "so\u{AD}ft", "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{A0}",
    " ",
    "  ", "\t", "\u{3000}", "\u{200A}", "\n", "\r\n", "\r", "\u{2028}", "-", "—", "/", "(", ")",
    "。",
    "「", "」", "…", "!", "$12.50", "https://a.b/c?d=e", "\u{FFFF}", "\u{10FFFE}", "\u{0}",
    "\u{202E}",
    "𐐷", "\u{E0041}", "क्", "\u{600}1",
  ]

  /// A small generator with a fixed start, so that every run tries the same texts.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % sides
    }
  }

  private static func texts(_ seed: Int, count: Int) -> [StyledText] {
    var dice = Dice(state: UInt64(seed))
    return (0..<count).map { _ in
      StyledText(
        runs: (0...dice.roll(3)).map { _ in
          let text = (0..<dice.roll(9)).map { _ in
            parts[dice.roll(parts.count)] + (dice.roll(2) == 0 ? " " : "")
          }
          return StyledText.Run(text.joined(), isBold: dice.roll(4) == 0)
        })
    }
  }

  private static let widths = [
    0, 3, 8, 12, 17, 21, 26, 31, 38, 45, 55, 64, 80, 100, 130, 180, 320, 1_000, .infinity,
  ]

  @Test(arguments: 1...8)
  func `more room never makes more lines`(seed: Int) {
    let font = Font(pointSize: 17)
    for text in Self.texts(seed, count: 60) {
      let prepared = typesetter.prepare(text)
      let counts = Self.widths.map { typesetter.lineCount(of: prepared, in: font, width: $0) }
      #expect(zip(counts, counts.dropFirst()).allSatisfy { $0 >= $1 }, "\(text) \(counts)")
      var width = 5.0
      var last = typesetter.lineCount(of: prepared, in: font, width: width)
      while width < 60 {
        width += 0.7
        let count = typesetter.lineCount(of: prepared, in: font, width: width)
        if count > last {
          Issue.record("\(text.string.debugDescription): \(last), then \(count) at \(width)")
        }
        last = count
      }
    }
  }

  @Test(arguments: DynamicType.Style.allCases)
  func `larger text never makes fewer lines`(style: DynamicType.Style) {
    for text in Self.texts(style.rawValue.utf8.reduce(1) { $0 * 31 % 9_973 + Int($1) }, count: 25) {
      let prepared = typesetter.prepare(text)
      for width in [20.0, 60, 150, 343] {
        let counts = DynamicType.TextSize.allCases.map {
          typesetter.lineCount(of: prepared, in: Font(style, at: $0), width: width)
        }
        #expect(
          zip(counts, counts.dropFirst()).allSatisfy { $0 <= $1 },
          "\(text.string.debugDescription) at \(width): \(counts)")
      }
    }
  }

  @Test(arguments: 1...8)
  func `lines follow each other, fit, leave out only what is not seen, and end between clusters`(
    seed: Int
  ) {
    let font = Font(.body, at: .large)
    for text in Self.texts(seed, count: 60) {
      let prepared = typesetter.prepare(text)
      // The places between grapheme clusters, found in another way.
      var boundaries: Set<Int> = [0]
      for index in text.string.indices {
        boundaries.insert(text.string[..<index].utf8.count)
      }
      boundaries.insert(prepared.bytes.count)
      // Spaces at the end of a line, line breaks, soft hyphens, and what has no width.
      func isInvisible(_ range: Range<Int>) -> Bool {
        let part = StyledText(String(decoding: prepared.bytes[range], as: UTF8.self))
        return typesetter.naturalWidth(of: typesetter.prepare(part), in: font) == 0
      }
      for width in Self.widths {
        let layout = typesetter.layout(prepared, in: font, width: width, lines: 0)
        var end = 0
        for line in layout.lines {
          #expect(line.range.lowerBound >= end)
          #expect(isInvisible(end..<line.range.lowerBound))
          #expect(boundaries.contains(line.range.lowerBound))
          #expect(boundaries.contains(line.range.upperBound))
          let shown = String(decoding: prepared.bytes[line.range], as: UTF8.self)
          if line.width > width + 0.001 {
            let visible = typesetter.prepare(StyledText(shown))
            // Only one cluster that is wider than the room, with what has no width, may stand out.
            let one = typesetter.lineCount(of: visible, in: font, width: 0)
            #expect(one == 1, "\(shown.debugDescription) is \(line.width) of \(width)")
          }
          end = line.range.upperBound
        }
        #expect(isInvisible(end..<prepared.bytes.count))
        #expect(layout.lines.count == layout.wantedLineCount)
        #expect(
          typesetter.lineCount(of: prepared, in: font, width: width) == layout.wantedLineCount)
      }
    }
  }

  @Test(arguments: 1...4)
  func `a limit keeps the first lines and shortens the last`(seed: Int) {
    let font = Font(.body, at: .large)
    for text in Self.texts(seed, count: 60) {
      let prepared = typesetter.prepare(text)
      for width in [30.0, 90, 200] {
        let all = typesetter.layout(prepared, in: font, width: width, lines: 0)
        for limit in 1...3 {
          let layout = typesetter.layout(prepared, in: font, width: width, lines: limit)
          #expect(layout.wantedLineCount == all.wantedLineCount)
          #expect(layout.lines.count == min(limit, all.wantedLineCount))
          #expect(layout.lines.dropLast() == all.lines.prefix(layout.lines.count - 1))
          #expect(layout.lines.last?.endsWithEllipsis == layout.isTruncated)
          // The widest cluster among the parts is less than 40 points wide.
          #expect(layout.lines.allSatisfy { $0.width <= max(width, 40) })
          if !layout.isTruncated { #expect(layout.lines == all.lines) }
          if let other = layout.alternativeLineCount {
            #expect(1...limit ~= other && other != layout.lines.count)
          }
        }
      }
    }
  }

  @Test func `the same text is laid out alike on many threads`() async {
    let texts = Self.texts(77, count: 40)
    let font = Font(.body, at: .large)
    func layouts() -> [TextLayout] {
      texts.map { typesetter.layout(typesetter.prepare($0), in: font, width: 90, lines: 0) }
    }
    let expected = layouts()
    await withTaskGroup(of: [TextLayout].self) { group in
      for _ in 0..<16 { group.addTask { layouts() } }
      for await found in group { #expect(found == expected) }
    }
  }

  // MARK: - Hostile texts

  @Test(
    arguments: [
      ("one long word", String(repeating: "x", count: 20_001)),
      ("one long Chinese word", String(repeating: "漢", count: 20_001)),
      ("letters that must hold together", String(repeating: "a\u{2060}", count: 20_001)),
      ("only spaces", String(repeating: " ", count: 20_001)),
      ("only line breaks", String(repeating: "\n", count: 20_001)),
      ("only soft hyphens", String(repeating: "\u{AD}", count: 20_001)),
      ("soft hyphens in a word", String(repeating: "a\u{AD}", count: 20_001)),
      ("only zero width spaces", String(repeating: "\u{200B}", count: 20_001)),
      ("only openings", String(repeating: "(", count: 20_001)),
      ("spaces before closings", String(repeating: " )", count: 20_001)),
      ("only numbers that are no characters", String(repeating: "\u{FFFF}", count: 20_001)),
      ("flags", String(repeating: "🇩🇪", count: 20_001)),
      ("unpaired flags", String(repeating: "🇩", count: 20_001)),
    ])
  func `long texts of one kind are laid out`(name: String, text: String) {
    let prepared = typesetter.prepare(StyledText(text))
    let font = Font(.body, at: .large)
    for width in [0.0, 100] {
      let layout = typesetter.layout(prepared, in: font, width: width, lines: 3)
      #expect(1...3 ~= layout.lines.count)
      #expect(layout.wantedLineCount >= layout.lines.count)
      #expect(layout.wantedLineCount <= text.unicodeScalars.count)
    }
  }

  @Test func `ten thousand marks on a letter are one cluster`() {
    let text = "a" + String(repeating: "\u{301}", count: 10_000) + "b"
    let prepared = typesetter.prepare(StyledText(text))
    let layout = typesetter.layout(prepared, in: Font(pointSize: 17), width: 10, lines: 0)
    #expect(layout.lines.map(\.range) == [0..<20_001, 20_001..<20_002])
  }

  @Test func `a million letters without spaces fill their lines`() {
    let prepared = typesetter.prepare(StyledText(String(repeating: "0", count: 1_000_000)))
    // Ten digits are 86.3 points wide.
    let layout = typesetter.layout(prepared, in: Font(pointSize: 17), width: 90, lines: 0)
    #expect(layout.lines.count == 100_000)
    #expect(layout.lines.allSatisfy { $0.range.count == 10 })
  }
}
