import CatalogCore

/// The spelling of words and quoted texts in a snapshot.
enum SnapshotText {
  /// Whether a text may stand without quotes.
  static func isBareWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isBareByte)
  }

  static func isBareByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "#")
      || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "+")
  }

  /// Whether a canonical text has findings: each has a line before the first empty one.
  static func mayHaveFindings(_ bytes: [UInt8]) -> Bool {
    let word = Array("finding ".utf8)
    var start = 0
    while start < bytes.count, bytes[start] != .lineFeed {
      if bytes[start...].starts(with: word) { return true }
      guard let end = bytes[start...].firstIndex(of: .lineFeed) else { return false }
      start = end + 1
    }
    return false
  }

  /// Appends an identifier: bare where possible, else in quotes.
  static func append(identifier: String, to output: inout [UInt8]) {
    if isBareWord(identifier) {
      output.append(identifier)
    } else {
      append(quoted: identifier, to: &output)
    }
  }

  /// Appends a text in quotes with every invisible character written out.
  static func append(quoted text: String, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "\""))
    let isPlain = text.utf8.allSatisfy {
      0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      output.append(text)
    } else {
      for scalar in text.unicodeScalars { append(escaped: scalar, to: &output) }
    }
    output.append(UInt8(ascii: "\""))
  }

  /// An identifier as a snapshot spells it: on one line, and no other identifier looks the same.
  static func spelling(identifier: String) -> String {
    var bytes: [UInt8] = []
    append(identifier: identifier, to: &bytes)
    return String(decodingUTF8: bytes)
  }

  /// A text in quotes as a snapshot spells it.
  static func spelling(quoted text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decodingUTF8: bytes)
  }

  private static func append(escaped scalar: Unicode.Scalar, to output: inout [UInt8]) {
    switch scalar {
    case "\"": output.append("\\\"" as StaticString)
    case "\\": output.append("\\\\" as StaticString)
    case "\n": output.append("\\n" as StaticString)
    case "\r": output.append("\\r" as StaticString)
    case "\t": output.append("\\t" as StaticString)
    default:
      if InvisibleCharacters.contains(scalar) {
        output.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
      } else {
        output.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }

  /// Reads the inside of a quoted text; `nil` with the offset of an escape that does not exist.
  static func unquote(_ bytes: ArraySlice<UInt8>) -> Result<String, UnknownEscape> {
    guard bytes.contains(UInt8(ascii: "\\")) else {
      return .success(String(decodingUTF8: bytes))
    }
    var text: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "\\") else {
        text.append(bytes[index])
        index += 1
        continue
      }
      let escape = index
      index += 2
      switch index - 1 < bytes.endIndex ? bytes[index - 1] : 0 {
      case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
      case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
      case UInt8(ascii: "n"): text.append(.lineFeed)
      case UInt8(ascii: "r"): text.append(.carriageReturn)
      case UInt8(ascii: "t"): text.append(.tab)
      case UInt8(ascii: "u"):
        guard bytes.hasByte(UInt8(ascii: "{"), at: index),
          let end = bytes[index...].firstIndex(of: UInt8(ascii: "}")),
          let value = hexadecimal(bytes[(index + 1)..<end]),
          let scalar = Unicode.Scalar(value), let encoded = UTF8.encode(scalar)
        else { return .failure(UnknownEscape(offset: escape)) }
        text.append(contentsOf: encoded)
        index = end + 1
      default: return .failure(UnknownEscape(offset: escape))
      }
    }
    return .success(String(decodingUTF8: text))
  }

  /// The value of one to six hexadecimal digits.
  private static func hexadecimal(_ digits: ArraySlice<UInt8>) -> UInt32? {
    // `UInt32(_:radix:)` alone would take a sign.
    guard 1...6 ~= digits.count, digits.allSatisfy(\.isASCIIAlphanumeric) else { return nil }
    return UInt32(String(decodingUTF8: digits), radix: 16)
  }

  struct UnknownEscape: Error {
    var offset: Int
  }
}
