import CatalogCore

/// A pattern for a name: `*` stands for any characters and `?` for one; all others stand for
/// themselves, compared byte by byte.
package struct Glob: Hashable, Sendable {
  private let pattern: [UInt8]

  package init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) {
    pattern = bytes
  }

  /// Whether the whole text matches.
  ///
  /// Linear but for the stars: each is tried again at most once a byte.
  package func matches(_ text: String) -> Bool {
    let text = Array(text.utf8)
    var position = 0
    var index = 0
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
        star = (position, index)
        position += 1
      } else if position < pattern.count,
        let length = Self.length(of: pattern[position], text, index)
      {
        position += 1
        index += length
      } else if let last = star {
        star = (last.pattern, last.text + 1)
        position = last.pattern + 1
        index = last.text + 1
      } else {
        return false
      }
    }
    return pattern[position...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// How many bytes of the text one byte of the pattern takes; `nil` for none.
  private static func length(of byte: UInt8, _ text: [UInt8], _ index: Int) -> Int? {
    guard byte == UInt8(ascii: "?") else { return byte == text[index] ? 1 : nil }
    // A whole character: the bytes that continue it go with the first.
    let rest = text[(index + 1)...].prefix { $0 & 0xC0 == 0x80 }
    return 1 + rest.count
  }
}
