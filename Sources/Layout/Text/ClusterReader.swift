import CatalogCore

/// Cuts a text into grapheme clusters and says what each is to a line.
struct ClusterReader {
  let bytes: [UInt8]
  let isASCII: Bool
  /// Where each cluster starts, and at last where the text ends.
  private(set) var starts: [Int32] = []
  private(set) var roles: [PreparedText.Role] = []
  /// A scalar for each cluster that breaks lines in the same way.
  private(set) var representatives: [UInt32] = []
  private(set) var hasSoftHyphen = false

  init(_ string: String) {
    bytes = Array(string.utf8)
    isASCII = bytes.allSatisfy { $0 < 0x80 }
    starts.reserveCapacity(bytes.count + 1)
    roles.reserveCapacity(bytes.count)
    representatives.reserveCapacity(bytes.count)
    if isASCII {
      readASCII()
    } else {
      read(string)
    }
    starts.append(Int32(clamping: bytes.count))
  }

  private mutating func readASCII() {
    var index = 0
    while index < bytes.count {
      let isPair = bytes[index] == .carriageReturn && bytes.hasByte(.lineFeed, at: index + 1)
      append(UInt32(bytes[index]), at: index)
      index += isPair ? 2 : 1
    }
  }

  private mutating func read(_ string: String) {
    var index = 0
    for character in string {
      let end = index + character.utf8.count
      var next = index
      let first = bytes.scalar(at: &next)
      if next == end || first == 0x0D {
        append(first, at: index)
      } else {
        append(representative(of: first, from: next, to: end), at: index)
      }
      index = end
    }
  }

  private mutating func append(_ scalar: UInt32, at index: Int) {
    starts.append(Int32(clamping: index))
    let role = Self.role(of: scalar)
    roles.append(role)
    switch role {
    case .shown: representatives.append(Self.known(scalar))
    // Any space lets a line end after it, also where Unicode's rules count it as something else.
    case .space: representatives.append(0x20)
    case .lineBreak: representatives.append(0x0A)
    case .softHyphen:
      hasSoftHyphen = true
      representatives.append(scalar)
    }
  }

  private static func role(of scalar: UInt32) -> PreparedText.Role {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .lineBreak
    // Not the ones that hold together: U+00A0, U+2007, U+202F.
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0xAD: .softHyphen
    default: .shown
    }
  }

  /// Stands for a cluster of several scalars.
  private func representative(of first: UInt32, from start: Int, to end: Int) -> UInt32 {
    // A mark on a space makes it a letter of its own.
    if Self.role(of: first) != .shown { return Self.letter }
    var index = start
    while index < end {
      let scalar = bytes.scalar(at: &index)
      if scalar == 0xFE0F || scalar == 0x20E3 { return Self.ideograph }
    }
    return first
  }

  private static let letter = UInt32(0x61)
  private static let ideograph = UInt32(0x4E00)
  /// The Japanese iteration mark, which starts no line.
  private static let nonStarter = UInt32(0x3005)

  /// Replaces what versions of the library see differently, so that lines are the same everywhere.
  ///
  /// Emoji and wide characters, which new versions of Unicode add to, break like ideographs. Korean
  /// breaks between words, as labels do by default (the strategy `hangulWordPriority`), not between
  /// all syllables. Small kana start no line, as is Unicode's default; the library wants a language
  /// for that. What is no character, one of which old versions take for the end, is a letter.
  private static func known(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x1100 { return scalar }
    switch scalar {
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: return letter
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E,
      0x3095...0x3096, 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7,
      0x30EE, 0x30F5...0x30F6, 0x30FC, 0x31F0...0x31FF, 0xFF67...0xFF70:
      return nonStarter
    case 0xFDD0...0xFDEF: return letter
    case 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF, 0x1F000...0x1FBFF: return ideograph
    case 0x20000...0x3FFFD: return ideograph
    default: return scalar & 0xFFFE == 0xFFFE ? letter : scalar
    }
  }
}

extension [UInt8] {
  /// Reads the scalar at a place in UTF-8 that is known to be valid, and moves behind it.
  func scalar(at index: inout Int) -> UInt32 {
    let first = self[index]
    let count = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    var scalar = count == 1 ? UInt32(first) : UInt32(first) & (0x7F >> UInt32(count))
    let end = Swift.min(index + count, self.count)
    index += 1
    while index < end {
      scalar = scalar << 6 | UInt32(self[index] & 0x3F)
      index += 1
    }
    return scalar
  }
}
