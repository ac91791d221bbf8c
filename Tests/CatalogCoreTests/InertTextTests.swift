import CatalogCore
import TestSupport
import Testing

struct InertTextTests {
  private func inert(value: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    InertText.append(value: value, to: &output)
    return output
  }

  private func inert(source: [UInt8]) -> [UInt8] {
    var output: [UInt8] = []
    InertText.append(source: source, to: &output)
    return output
  }

  @Test func `a value comes back as it was`() {
    for text in HostileStrings(seed: 1).prefix(3_000) {
      let bytes = Array(text.utf8)
      #expect(InertText.decoded(inert(value: bytes)) == bytes, "\(text.debugDescription)")
    }
  }

  @Test func `bytes that are no UTF-8 come back as they were and leave valid text`() {
    var generator = SeededGenerator(seed: 2)
    let alphabet: [UInt8] = [
      0, 0x0A, 0x2A, 0x41, 0x80, 0x8F, 0xB8, 0xBC, 0xBF, 0xC3, 0xE2, 0xF4, 0xFF,
    ]
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...10, using: &generator)
      let bytes = (0..<count).map { _ in alphabet.randomElement(using: &generator) ?? 0 }
      let output = inert(value: bytes)
      #expect(InertText.decoded(output) == bytes, "\(bytes)")
      #expect(String(validating: output, as: UTF8.self) != nil, "\(bytes)")
    }
  }

  @Test func `a value leaves nothing that Markdown could take for syntax`() {
    for text in HostileStrings(seed: 3).prefix(3_000) {
      let output = inert(value: Array(text.utf8))
      #expect(output.first == 0xF4, "a start mark comes first: \(text.debugDescription)")
      #expect(
        output.allSatisfy { $0 >= 0x80 || $0.isASCIIAlphanumeric }, "\(text.debugDescription)")
      let scalars = String(decodingUTF8: output).unicodeScalars
      for scalar in scalars {
        let isWord =
          scalar.properties.generalCategory == .privateUse
          || scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.canonicalCombiningClass != .notReordered
          || [.nonspacingMark, .spacingMark, .enclosingMark]
            .contains(scalar.properties.generalCategory)
        #expect(isWord, "U+\(String(scalar.value, radix: 16)) in \(text.debugDescription)")
      }
    }
  }

  @Test func `an empty value is a word too`() {
    #expect(inert(value: []) == Array("\u{10FF00}".utf8))
    #expect(InertText.decoded(inert(value: [])).isEmpty)
  }

  @Test func `letters and digits of any script stay readable`() {
    let text = "Größe42日本ไทย"
    #expect(inert(value: Array(text.utf8)) == Array("\u{10FF00}\(text)".utf8))
  }

  @Test func `U+0000 is spelled out`() {
    #expect(inert(value: [0]) == Array("\u{10FF00}\u{10FE00}".utf8))
    #expect(InertText.decoded(inert(value: [0])) == [0])
  }

  @Test func `source stays as it is`() {
    for text in ["", "# a *b* `c`\n", "\u{10FDFF}\u{10FF40}", "\u{E000}"] {
      #expect(inert(source: Array(text.utf8)) == Array(text.utf8))
    }
  }

  @Test(arguments: ["\u{10FE2A}", "\u{10FF00}", "a\u{10FF01}\u{10FF11}\u{10FF02}b", "\u{10FF3F}x"])
  func `reserved characters in source and values are text`(text: String) {
    let bytes = Array(text.utf8)
    for output in [inert(source: bytes), inert(value: bytes)] {
      #expect(InertText.decoded(output) == bytes)
      #expect(
        InertText.pieces(of: output).allSatisfy { piece in
          if case .fragment = piece { false } else { true }
        })
    }
  }

  @Test func `source comes back as it was`() {
    for text in HostileStrings(seed: 4).prefix(3_000) {
      let bytes = Array(text.utf8)
      #expect(InertText.decoded(inert(source: bytes)) == bytes, "\(text.debugDescription)")
    }
  }

  @Test(arguments: [[0xF4], [0xF4, 0x8F], [0xF4, 0x8F, 0xB8]] as [[UInt8]])
  func `a character that is cut off does not swallow the value after it`(cut: [UInt8]) {
    let output = inert(source: cut) + inert(value: Array("*x*".utf8))
    #expect(InertText.decoded(output) == cut + Array("*x*".utf8))
  }

  @Test(arguments: [0, 7, 10, 123_456])
  func `a fragment reference is one piece between its neighbours`(number: Int) {
    let text = Array("a ".utf8) + InertText.fragmentReference(number) + inert(value: [0x2A])
    #expect(
      InertText.pieces(of: text) == [.source(Array("a ".utf8)), .fragment(number), .value([0x2A])])
    #expect(InertText.decoded(text) == Array("a *".utf8))
  }

  @Test(arguments: [
    "\u{10FF01}", "\u{10FF01}\u{10FF02}", "\u{10FF01}\u{10FF11}", "\u{10FF11}", "\u{10FF05}",
  ])
  func `a malformed reserved character is dropped`(text: String) {
    #expect(InertText.decoded("a\(text)b".utf8) == Array("ab".utf8))
  }

  @Test func `pieces tell what the author wrote from what a value held`() {
    let text = Array("**".utf8) + inert(value: Array("<&>".utf8)) + Array("**".utf8)
    #expect(
      InertText.pieces(of: text) == [
        .source(Array("**".utf8)), .value(Array("<&>".utf8)), .source(Array("**".utf8)),
      ])
  }

  @Test func `presence is told by reserved characters alone`() {
    #expect(!InertText.isPresent(in: Array("a\u{10FDFF}\u{10FF40}".utf8)))
    #expect(InertText.isPresent(in: Array("a\u{10FE00}".utf8)))
  }
}
