import CatalogCore

/// Writes text that XML 1.0 can hold, in an element or in a quoted attribute.
enum XMLText {
  /// The text with every invisible character written out, which are all that XML forbids or changes.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if InvisibleCharacters.contains(scalar) {
        bytes.append("\\u{\(String(scalar.value, radix: 16, uppercase: true))}")
        continue
      }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      where !bytes.appendMarkupReference(to: byte) {
        bytes.append(byte)
      }
    }
    return String(decodingUTF8: bytes)
  }

  /// ` name="value"`.
  static func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(escaped(value))\""
  }
}
