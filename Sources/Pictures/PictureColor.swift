import CatalogCore

/// A colour that a document names.
package enum PictureColor: Equatable, Sendable {
  /// A colour of the system that changes with the appearance.
  case system(String)
  /// `#RRGGBB` or `#RRGGBBAA`.
  case fixed(String)

  /// The colour that a word means, if it is one of those that are known.
  ///
  /// A word of a document is data: a name is only looked up, and six or eight hexadecimal digits are
  /// written anew.
  package init?(_ word: String) {
    let word = Self.otherNames[word] ?? word
    if PictureStylesheet.embedded.color(named: word) != nil, !Self.own.contains(word) {
      self = .system(word)
    } else if let value = Self.fixedColors[word] {
      self = .fixed(value)
    } else {
      let bytes = Array(word.utf8)
      guard bytes.count == 7 || bytes.count == 9, bytes[0] == UInt8(ascii: "#"),
        bytes.dropFirst().allSatisfy({
          $0.isASCIIDigit || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0.asciiLowercased
        })
      else { return nil }
      self = .fixed(String(decodingUTF8: bytes.map(\.asciiLowercased)))
    }
  }

  /// Colours of the picture itself, which no document can mean.
  private static let own: Set<String> = [
    "body", "edge", "island", "off", "chosen", "rim", "mapGround", "mapPark", "mapWater", "mapRoad",
  ]

  /// What older interface files call colours that have another name now.
  private static let otherNames: [String: String] = [
    "groupTableViewBackground": "systemGroupedBackground",
    "tableBackground": "systemBackground",
    "tableCellBackground": "systemBackground",
    "tableCellGroupedBackground": "secondarySystemGroupedBackground",
    "tableSeparator": "separator",
  ]

  /// The colours of `UIColor` that no appearance changes.
  private static let fixedColors: [String: String] = [
    "black": "#000", "blue": "#00f", "brown": "#963", "clear": "none", "cyan": "#0ff",
    "darkGray": "#555", "darkText": "#000", "gray": "#808080", "green": "#0f0",
    "lightGray": "#aaa", "lightText": "#ffffff99", "magenta": "#f0f", "orange": "#ff8000",
    "purple": "#800080", "red": "#f00", "scrollViewTexturedBackground": "#6f7179",
    "underPageBackground": "#b4b4bc",
    "viewFlipsideBackground": "#1f2124", "white": "#fff", "yellow": "#ff0",
  ]

  /// The value for `fill` in a page that has the style sheet of the pictures.
  package var fill: String {
    switch self {
    case .system(let name): "var(--p-\(name))"
    case .fixed(let value): value
    }
  }

  /// Whether more of what lies behind is seen than of the colour.
  var isThin: Bool {
    guard case .fixed(let value) = self, value.utf8.count == 9 else { return false }
    return value.utf8.dropFirst(7).first.map { $0.asciiHexadecimalValue < 8 } ?? false
  }

  /// How light a fixed colour is, from 0 to 1; `nil` for one that changes or that one sees through.
  var lightness: Double? {
    guard case .fixed(let value) = self, value.utf8.first == UInt8(ascii: "#") else { return nil }
    var digits = value.utf8.dropFirst().map { Double($0.asciiHexadecimalValue) }
    if digits.count == 8 {
      guard digits[6] >= 8 else { return nil }
      digits.removeLast(2)
    }
    switch digits.count {
    case 3: digits = digits.flatMap { [$0, $0] }
    case 6: break
    default: return nil
    }
    return (0.299 * digits[0] + 0.587 * digits[2] + 0.114 * digits[4]) / 15
  }
}

extension UInt8 {
  /// The value of a hexadecimal digit in lower case.
  fileprivate var asciiHexadecimalValue: UInt8 {
    self < UInt8(ascii: "a") ? self &- UInt8(ascii: "0") : self &- UInt8(ascii: "a") &+ 10
  }
}

/// The colour of an image that nobody has: soft, and always the same for the same name.
enum PlaceholderColor {
  static func value(of name: String) -> StaticString {
    // The high bits of this hash are the ones that differ for names that end alike.
    let hash = StableHash.value(of: name.utf8)
    return palette[Int((hash ^ (hash >> 32)) % UInt64(palette.count))]
  }

  private static let palette: [StaticString] = [
    "#7aa5da", "#d9a078", "#8bc49a", "#c497c0", "#9aa8cc", "#c4b78f", "#7dbfc2", "#d8919a",
    "#a39fd6", "#a9a9b4",
  ]
}
