import CatalogCore

/// The run of blanks, block quote markers and list markers with which a line begins.
struct ContainerPrefix {
  /// How many `>` there are.
  private(set) var quotes = 0
  /// How many list markers there are.
  private(set) var items = 0
  /// How many columns of blanks there are.
  private(set) var indentation = 0
  /// Where the content of the line begins.
  private(set) var end: Int

  init(in bytes: [UInt8], at start: Int) {
    end = start
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .space {
        indentation += 1
        index += 1
      } else if byte == .tab {
        indentation += 4
        index += 1
      } else if byte == UInt8(ascii: ">") {
        quotes += 1
        index += 1
      } else if let afterMarker = Self.endOfListMarker(in: bytes, at: index) {
        items += 1
        index = afterMarker
      } else {
        break
      }
    }
    end = index
  }

  /// Where the list marker at `index` ends, if there is one.
  static func endOfListMarker(in bytes: [UInt8], at index: Int) -> Int? {
    var end = index
    switch bytes[index] {
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      end += 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      while end < bytes.count, end - index < 10, bytes[end].isASCIIDigit { end += 1 }
      guard bytes.hasByte(UInt8(ascii: "."), at: end) || bytes.hasByte(UInt8(ascii: ")"), at: end)
      else { return nil }
      end += 1
    default:
      return nil
    }
    guard end < bytes.count else { return end }
    return bytes[end].isSpaceOrTab || bytes[end] == .lineFeed || bytes[end] == .carriageReturn
      ? end : nil
  }
}
