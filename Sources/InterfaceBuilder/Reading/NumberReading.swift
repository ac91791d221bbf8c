import CatalogCore

/// Numbers as files write them: a decimal point, no locale, and nothing that a picture cannot hold.
enum NumberReading {
  /// No place or size of an interface is farther out.
  static let greatest = 1_000_000.0

  /// A finite number, clamped to what a picture can hold; `nil` for a word that is none.
  ///
  /// Hexadecimal digits, `inf` and `nan`, which Swift would read, are no numbers here.
  static func decimal(_ text: String) -> Double? {
    let isPlain = text.utf8.allSatisfy {
      $0.isASCIIDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-")
        || $0 == UInt8(ascii: "+") || $0 | 0x20 == UInt8(ascii: "e")
    }
    guard isPlain, let number = Double(text), !number.isNaN else { return nil }
    // No minus before a zero: it would be written out.
    return min(max(number, -greatest), greatest) + 0
  }
}
