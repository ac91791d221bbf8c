import CatalogCore

/// The characters that octal escapes of old property lists mean: those of NeXTSTEP, not of Latin-1.
enum NextStepCharacters {
  static func utf8(of byte: UInt8) -> [UInt8] {
    guard byte >= 0x80 else { return [byte] }
    let position = upperHalf.unicodeScalars.index(
      upperHalf.unicodeScalars.startIndex, offsetBy: Int(byte) - 0x80)
    return Array(String(upperHalf.unicodeScalars[position]).utf8)
  }

  /// From 0x80 to 0xFF.
  private static let upperHalf =
    "\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
    + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ"
    + "öæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}"
}

/// A digit of base 16.
enum HexadecimalDigit {
  static func value(of byte: UInt8) -> UInt8? {
    switch byte.asciiLowercased {
    case let digit where digit.isASCIIDigit: digit - UInt8(ascii: "0")
    case let letter where UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter:
      letter - UInt8(ascii: "a") + 10
    default: nil
    }
  }
}
