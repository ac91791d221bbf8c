import TestSupport

/// Changes the bytes of a file as a bad disk, a bad merge or a bad person would.
struct ByteMutation {
  private var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  /// The bytes with one to three changes, more than half of which leave XML well-formed.
  mutating func changed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...3, using: &generator) { change(&bytes) }
    return bytes
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else {
      bytes = [UInt8.random(in: 0...255, using: &generator)]
      return
    }
    let place = Int.random(in: bytes.indices, using: &generator)
    switch Int.random(in: 0..<16, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.removeSubrange(range(in: bytes, atMost: 40))
    case 2:
      bytes.insert(
        contentsOf: (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }, at: place)
    case 3: bytes.insert(contentsOf: bytes[range(in: bytes, atMost: 2_000)], at: place)
    case 4: bytes.removeSubrange(place...)
    case 5:
      let other = Int.random(in: bytes.indices, using: &generator)
      bytes.swapAt(place, other)
    case 6:
      bytes.insert(
        contentsOf: (HostileTokens.all.randomElement(using: &generator) ?? "").utf8, at: place)
    default: replaceValue(in: &bytes, near: place)
    }
  }

  /// Puts a hostile token between the next two quotation marks: the file stays well-formed.
  private mutating func replaceValue(in bytes: inout [UInt8], near place: Int) {
    let quote = UInt8(ascii: "\"")
    guard let start = bytes[place...].firstIndex(of: quote),
      let end = bytes[(start + 1)...].firstIndex(of: quote)
    else { return }
    let token = HostileTokens.values.randomElement(using: &generator) ?? ""
    bytes.replaceSubrange((start + 1)..<end, with: token.utf8)
  }

  private mutating func range(in bytes: [UInt8], atMost length: Int) -> Range<Int> {
    let start = Int.random(in: bytes.indices, using: &generator)
    let end = min(bytes.count, start + Int.random(in: 1...length, using: &generator))
    return start..<end
  }
}

/// What breaks readers when it stands where something else should.
enum HostileTokens {
  /// May stand in an attribute.
  static let values =
    [
      "", " ", "0", "-1", "-0", "-1e308", "1e308", "1e999", "nan", "inf", "-inf", "0x7fffffff",
      "9223372036854775807", "9223372036854775808", "-9223372036854775809", "1.0.0", "1,5", "٣",
      "YES", "NO", "null", "../../../../etc/passwd", "/etc/passwd", "CON", "nul.snap", "a\u{301}",
      "\u{202E}txt", "\u{FEFF}", "\u{FFFD}", "&amp;", "&#10;", "&#x85;", "view", "tab", "lst",
      "cel-01", "12", "custom", "relationship", "embed", "unwind", "\\", "\\u{0}", "%00", "$(x)",
      "-->", "]]&gt;", "end", "row", "{{1, 2}, {3, 4}}",
    ] + [String(repeating: "9", count: 400), String(repeating: "ä", count: 5_000)]

  static let all =
    values + [
      "<", ">", "</", "/>", "\"", "'", "&", "&lt", "<!--", "<![CDATA[", "]]>", "<?x?>",
      "<!DOCTYPE a>", "<!ENTITY a \"b\">", "<view>", "</view>", "<subviews>", "</subviews>",
      "<a b=\"c\"/>", "<<<<<<< HEAD\n", ">>>>>>> x\n", "\u{0}", "\u{1}", "\r\n", "\u{FFFE}",
      "<rect key=\"frame\" x=\"1e9\" y=\"-1e9\" width=\"-5\" height=\"nan\"/>",
      String(repeating: "<view>", count: 300),
    ]
}
