/// Scalars that stand for others, so that all versions of libunibreak break a text alike.
///
/// Debian 12 has a version of 2013, Homebrew one of today. Characters have moved to other classes
/// between them, and some rules have changed; heights in snapshots must not depend on that. Each
/// replacement here leads to what today's rules say, or else to fewer breaks.
enum LineBreakRepresentative {
  static let letter = UInt32(0x61)
  static let ideograph = UInt32(0x4E00)
  static let zeroWidthSpace = UInt32(0x200B)
  /// The Japanese iteration mark, which starts no line.
  private static let nonStarter = UInt32(0x3005)
  private static let opening = UInt32(0x28)
  private static let exclamation = UInt32(0x21)

  /// The scalar for another, wherever it stands.
  ///
  /// Emoji and wide characters, which new versions of Unicode add to, break like ideographs. Korean
  /// breaks between words, as labels do by default (the strategy `hangulWordPriority`), not between
  /// all syllables. Small kana start no line, as is Unicode's default; the library wants a language
  /// for that. What is no character, one of which old versions take for the end, is a letter.
  static func of(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x1100 { return scalar }
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return letter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095...0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5...0x30F6, 0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70:
      return nonStarter
    // Wide brackets: whether a line may end between a letter and one has changed.
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      return opening
    case 0xFDD0...0xFDEF: return letter
    case 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FBFF: return ideograph
    case 0x20000...0x3FFFD: return ideograph
    default: return scalar & 0xFFFE == 0xFFFE ? letter : scalar
    }
  }

  /// Replaces scalars whose rules have changed and depend on what stands before them.
  static func settle(_ scalars: inout [UInt32]) {
    var beforeLast: UInt32 = 0
    var last: UInt32 = 0x20
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      // A currency or percent sign is part of the word or number beside it.
      case _ where isAffix(scalar) && (last < 0x2E80 || isWideClosing(last) || isAffix(last)):
        scalars[index] = letter
      // After an ideograph it stands as a mark of its own, also before a bracket.
      case _ where isOpening(scalar) && isAffix(last):
        scalars[index - 1] = exclamation
      // In “photos/2024” a line may end before the digits, in “1/2” it may not.
      case 0x30...0x39 where isSeparator(last) && !(0x30...0x39 ~= beforeLast):
        scalars[index] = letter
      // A hyphen or dash between Hebrew letters holds them together, and so does a slash.
      case _ where isHyphen(scalar) && isHebrew(last):
        scalars[index] = letter
      case _ where isHebrew(scalar) && last == 0x2F:
        scalars[index - 1] = 0x3A
      // An ellipsis stays with anything but a space before it.
      case 0x2024...0x2026 where last != 0x20:
        scalars[index] = exclamation
      default: break
      }
      beforeLast = last
      last = scalars[index]
    }
  }

  /// Whether it is a sign such as `$` or `%`, before or after numbers.
  private static func isAffix(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x24, 0x25, 0x2B, 0x5C, 0xA2...0xA5, 0xB0, 0xB1, 0x2030...0x2037, 0x20A0...0x20CF, 0x2103,
      0x2109, 0x2116, 0x2212, 0x2213, 0xFF04, 0xFF05, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6:
      true
    default: false
    }
  }

  private static func isHyphen(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x7C, 0x5BE, 0x2010, 0x2012, 0x2013: true
    default: false
    }
  }

  private static func isOpening(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x28, 0x5B, 0x7B, 0xA1, 0xBF: true
    default: false
    }
  }

  private static func isHebrew(_ scalar: UInt32) -> Bool { 0x5D0...0x5F2 ~= scalar }

  private static func isWideClosing(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF09, 0xFF0C, 0xFF0E, 0xFF3D, 0xFF5D, 0xFF60...0xFF64:
      true
    default: false
    }
  }

  /// Whether it is a sign that stands in numbers.
  private static func isSeparator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2C, 0x2E, 0x2F, 0x3A, 0x3B, 0x2044: true
    default: false
    }
  }
}
