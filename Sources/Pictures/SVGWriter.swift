import CatalogCore

/// Writes the markup of a picture as bytes.
///
/// What comes from a document enters through `text` and `attribute(_:text:)` alone, so it can be
/// nothing but characters: no element, no attribute, no reference.
struct SVGWriter {
  private(set) var bytes: [UInt8] = []

  init() {
    bytes.reserveCapacity(8_192)
  }

  mutating func raw(_ markup: StaticString) {
    bytes.append(markup)
  }

  mutating func raw(_ markup: [UInt8]) {
    bytes += markup
  }

  /// Writes characters between two tags.
  mutating func text(_ text: some Sequence<UInt8>) {
    bytes.appendXMLEscaped(text)
  }

  mutating func attribute(_ name: StaticString, _ number: Double) {
    beginAttribute(name)
    bytes.appendNumber(number)
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func attribute(_ name: StaticString, text: String) {
    beginAttribute(name)
    bytes.appendXMLEscaped(text.utf8)
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func beginAttribute(_ name: StaticString) {
    bytes.append(.space)
    bytes.append(name)
    bytes.append("=\"" as StaticString)
  }
}

extension [UInt8] {
  /// Appends text so that an XML parser, and an HTML parser, reads its characters, as text or inside
  /// a quoted attribute value.
  ///
  /// What XML 1.0 cannot hold becomes U+FFFD, and white space other than the space becomes a space:
  /// a line of a label has no other. The bytes are UTF-8.
  mutating func appendXMLEscaped(_ text: some Sequence<UInt8>) {
    // U+FFFE and U+FFFF are EF BF BE and EF BF BF.
    var matched = 0
    for byte in text {
      switch byte {
      case _ where appendMarkupReference(to: byte): break
      case .tab, .lineFeed, .carriageReturn, 0xB, 0xC: append(.space)
      case ..<0x20, 0x7F: append("\u{FFFD}" as StaticString)
      case 0xBE, 0xBF:
        // The third byte of U+FFFD is BD.
        append(matched == 2 ? 0xBD : byte)
      default: append(byte)
      }
      matched = byte == 0xEF ? 1 : matched == 1 && byte == 0xBF ? 2 : 0
    }
  }

  /// Appends a number with at most two decimals in the fewest characters: `64`, `.5`, `-43.67`.
  ///
  /// What is no number, or larger than any picture, is zero.
  mutating func appendNumber(_ number: Double) {
    guard number.magnitude < 1e7 else {
      append(UInt8(ascii: "0"))
      return
    }
    let hundredths = Int((number * 100).rounded())
    if hundredths < 0 { append(UInt8(ascii: "-")) }
    let (whole, fraction) = Int(hundredths.magnitude).quotientAndRemainder(dividingBy: 100)
    if whole > 0 || fraction == 0 { append("\(whole)") }
    guard fraction > 0 else { return }
    append(UInt8(ascii: "."))
    append(UInt8(ascii: "0") + UInt8(fraction / 10))
    if fraction % 10 > 0 { append(UInt8(ascii: "0") + UInt8(fraction % 10)) }
  }
}
