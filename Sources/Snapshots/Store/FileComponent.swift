import CatalogCore

/// Maps an identifier to one component of a path, one to one, on every file system.
///
/// ASCII letters, digits, `-`, `_` and a dot inside stay; so do letters of other scripts that are
/// composed as Unicode's normal form C has them, so a name is always in that form. Every other byte becomes `~` and two hexadecimal digits: `C#` is `C~23`. A name
/// that Windows reserves has its first letter spelled out; a name over 200 bytes is cut and ends in
/// `~~` and a hash of the whole. Identifiers that differ only in case or normal form would share a
/// file on some disks: `isSameOnSomeDisk` finds them, and they are an error everywhere.
package enum FileComponent {
  package static let maximumLength = 200

  package static func name(for identifier: String) -> String {
    guard !identifier.isEmpty else { return "~" }
    var bytes: [UInt8] = []
    for scalar in identifier.unicodeScalars {
      let encoded = Array(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      if staysReadable(scalar) {
        bytes += encoded
      } else {
        for byte in encoded { bytes.append(escaped(byte)) }
      }
    }
    if bytes.first == UInt8(ascii: ".") || isReserved(bytes) {
      let first = bytes.removeFirst()
      bytes.insert(contentsOf: Array(escaped(first).utf8), at: 0)
    }
    if bytes.last == UInt8(ascii: ".") {
      bytes.removeLast()
      bytes.append(escaped(UInt8(ascii: ".")))
    }
    return String(decodingUTF8: bytes.count > maximumLength ? shortened(bytes, identifier) : bytes)
  }

  /// Whether two identifiers have one file on a disk that ignores case or folds normal forms.
  package static func isSameOnSomeDisk(_ left: String, _ right: String) -> Bool {
    foldingKey(left) == foldingKey(right)
  }

  /// Equal, by `String`'s canonical equivalence, for identifiers that may share a file.
  package static func foldingKey(_ identifier: String) -> String {
    identifier.uppercased().lowercased()
  }

  private static func escaped(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "~0\(digits)" : "~\(digits)"
  }

  /// Blocks of letters that normal form C leaves alone as long as no combining mark follows, and
  /// combining marks are spelled out.
  private static func staysReadable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x2D, 0x2E, 0x5F, 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F: true  // Latin
    case 0x0391...0x03A1, 0x03A3...0x03C9: true  // Greek
    case 0x0400...0x0481, 0x048A...0x04FF: true  // Cyrillic
    case 0x05D0...0x05EA, 0x0620...0x064A: true  // Hebrew, Arabic
    case 0x0E01...0x0E2E: true  // Thai
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x30FC: true  // Kana
    case 0x4E00...0x9FFF, 0xAC00...0xD7A3: true  // Han, Hangul
    default: false
    }
  }

  private static func isReserved(_ bytes: [UInt8]) -> Bool {
    let stem = bytes.prefix { $0 != UInt8(ascii: ".") }.map(\.asciiLowercased)
    let name = String(decodingUTF8: stem)
    if ["con", "prn", "aux", "nul"].contains(name) { return true }
    guard stem.count == 4, let digit = stem.last, digit.isASCIIDigit else { return false }
    return name.hasPrefix("com") || name.hasPrefix("lpt")
  }

  private static func shortened(_ bytes: [UInt8], _ identifier: String) -> [UInt8] {
    let suffix = "~~" + StableHash.hexadecimal(of: identifier.utf8)
    var end = maximumLength - suffix.utf8.count
    // Neither an escape nor a UTF-8 sequence is cut in two.
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    for back in 1...2 where bytes[end - back] == UInt8(ascii: "~") { end -= back }
    return bytes[..<end] + Array(suffix.utf8)
  }
}
