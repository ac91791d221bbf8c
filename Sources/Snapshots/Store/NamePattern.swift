import CatalogCore

/// A pattern for scenarios: `photos` for all of a screen, `photos/long-*`, `*/empty`, or a path to a
/// snapshot file.
///
/// `*` stands for any characters and `?` for one, in the screen or in the scenario; all others stand
/// for themselves, compared byte by byte.
package struct NamePattern: Hashable, Sendable {
  package let text: String
  private let screen: [UInt8]
  /// `nil` for every scenario of the screen.
  private let scenario: [UInt8]?
  /// Whether the parts are names of files and not ids.
  private let isPath: Bool

  package init(_ text: String) {
    self.text = text
    var bytes = Array(text.utf8)
    var isPath = false
    for suffix in [".new", ".snap"] where bytes.reversed().starts(with: suffix.utf8.reversed()) {
      bytes.removeLast(suffix.utf8.count)
      isPath = suffix == ".snap"
    }
    self.isPath = isPath
    if !isPath { bytes = Array(text.utf8) }
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else {
      screen = bytes
      scenario = nil
      return
    }
    let head = bytes[..<slash]
    // Of a path, the folders above the screen's do not matter.
    let start = isPath ? head.lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0 : 0
    screen = Array(head[start...])
    scenario = Array(bytes[(slash + 1)...])
  }

  /// A pattern of two parts that are no path.
  init(screen: String, scenario: String) {
    text = "\(screen)/\(scenario)"
    self.screen = Array(screen.utf8)
    self.scenario = Array(scenario.utf8)
    isPath = false
  }

  package func matches(_ name: DocumentChange.Name) -> Bool {
    matches(screen: name.screen.text, scenario: name.scenario.text)
  }

  package func matches(screen: String, scenario: String) -> Bool {
    let names = isPath ? [screen, scenario].map(FileComponent.name(for:)) : [screen, scenario]
    guard Self.matches(self.screen, Array(names[0].utf8)) else { return false }
    return self.scenario.map { Self.matches($0, Array(names[1].utf8)) } ?? true
  }

  /// Linear but for the stars: each is tried again at most once a byte.
  private static func matches(_ pattern: [UInt8], _ text: [UInt8]) -> Bool {
    var position = 0
    var index = 0
    var star: (pattern: Int, text: Int)?
    while index < text.count {
      if position < pattern.count, pattern[position] == UInt8(ascii: "*") {
        star = (position, index)
        position += 1
      } else if position < pattern.count, let length = length(of: pattern[position], text, index) {
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
