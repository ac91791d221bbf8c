import CatalogCore

/// The values that a format text takes, such as those of `%@` and `%2$d`.
///
/// Two texts that are equal in this take the same values, in whatever order they name them.
struct FormatPlaceholders: Equatable {
  /// The types by position.
  private var types: [Int: Set<[UInt8]>] = [:]

  init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return }
    let bytes = Array(text.utf8)
    var index = 0
    var next = 1
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "%") else {
        index += 1
        continue
      }
      index += 1
      if bytes.hasByte(UInt8(ascii: "%"), at: index) {
        index += 1
      } else if let placeholder = Self.placeholder(in: bytes, at: index) {
        let position = placeholder.position ?? next
        if placeholder.position == nil { next += 1 }
        types[position, default: []].insert(placeholder.type)
        index = placeholder.end
      }
    }
  }

  /// What follows a percent sign.
  ///
  /// A space as a flag is not taken for one: “100 % done” is text.
  private static func placeholder(
    in bytes: [UInt8], at start: Int
  ) -> (position: Int?, type: [UInt8], end: Int)? {
    var index = start
    var position: Int?
    let digits = bytes[index...].prefix { $0.isASCIIDigit }
    if !digits.isEmpty, digits.count < 4, bytes.hasByte(UInt8(ascii: "$"), at: digits.endIndex) {
      position = Int(String(decodingUTF8: digits))
      index = digits.endIndex + 1
    }
    index = bytes[index...].firstIndex { !"0123456789.+-#*'".utf8.contains($0) } ?? bytes.count
    let type = index
    index = bytes[index...].firstIndex { !"hlqzjtL".utf8.contains($0) } ?? bytes.count
    guard index < bytes.count, "@dDiuUxXoOfFeEgGcCsSpaA".utf8.contains(bytes[index]) else {
      return nil
    }
    return (position, Array(bytes[type...index]), index + 1)
  }
}
