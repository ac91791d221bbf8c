import CatalogCore

/// HTML read as a browser would: its structure, and the text and attribute values between.
struct HTMLTokens: Equatable {
  /// The tags in order with the names of their attributes, and comments.
  private(set) var structure: [String] = []
  /// The text before, between and after the tags, and every attribute value, decoded.
  private(set) var slots: [Slot] = []

  struct Slot: Equatable {
    enum Kind: Equatable {
      case text
      case attribute
      case url
    }

    var kind: Kind
    var value: [UInt8]
  }

  private let html: [UInt8]
  private var index = 0
  private var text: [UInt8] = []

  init(_ html: [UInt8]) {
    // A browser takes a raw CR for a line feed.
    self.html = html.map { $0 == .carriageReturn ? .lineFeed : $0 }
    while index < self.html.count { step() }
    flushText()
  }

  private mutating func step() {
    if html.hasBytes("<!--", at: index) {
      index = (html.firstIndex(of: "-->" as StaticString, from: index + 4) ?? html.count - 3) + 3
      structure.append("comment")
      return
    }
    let isEnd = html.hasByte(UInt8(ascii: "/"), at: index + 1)
    let nameStart = index + (isEnd ? 2 : 1)
    guard html[index] == UInt8(ascii: "<"), nameStart < html.count, html[nameStart].isASCIILetter
    else {
      text.append(html[index])
      index += 1
      return
    }
    flushText()
    index = nameStart
    let name = take { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
    structure.append((isEnd ? "/" : "") + String(decodingUTF8: name))
    readAttributes()
    if !isEnd, String(decodingUTF8: name) == "script" {
      index = html.firstIndex(of: "</script" as StaticString, from: index) ?? html.count
    }
  }

  private mutating func readAttributes() {
    while index < html.count, html[index] != UInt8(ascii: ">") {
      if Self.isSpace(html[index]) || html[index] == UInt8(ascii: "/") {
        index += 1
        continue
      }
      var name = [html[index]]
      index += 1
      name += take {
        !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">")
          && $0 != UInt8(ascii: "/")
      }
      structure.append("@" + String(decodingUTF8: name))
      skipSpaces()
      guard html.hasByte(UInt8(ascii: "="), at: index) else { continue }
      index += 1
      skipSpaces()
      let value = attributeValue()
      let isURL = String(decodingUTF8: name) == "href" || String(decodingUTF8: name) == "src"
      slots.append(Slot(kind: isURL ? .url : .attribute, value: Self.decoded(value)))
    }
    index += 1
  }

  private mutating func attributeValue() -> [UInt8] {
    guard index < html.count else { return [] }
    let quote = html[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return take { !Self.isSpace($0) && $0 != UInt8(ascii: ">") }
    }
    index += 1
    let value = take { $0 != quote }
    index += 1
    return value
  }

  private mutating func skipSpaces() {
    _ = take { Self.isSpace($0) }
  }

  private mutating func take(while condition: (UInt8) -> Bool) -> [UInt8] {
    let start = index
    while index < html.count, condition(html[index]) { index += 1 }
    return Array(html[start..<index])
  }

  private mutating func flushText() {
    slots.append(Slot(kind: .text, value: Self.decoded(text)))
    text = []
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == .space || byte == .tab || byte == .lineFeed || byte == 0x0C
  }

  /// Decodes the character references that the renderer writes.
  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(UInt8(ascii: "&")) else { return text }
    var decoded: [UInt8] = []
    var index = 0
    while index < text.count {
      guard text[index] == UInt8(ascii: "&"),
        let end = text[index...].firstIndex(of: UInt8(ascii: ";")),
        let character = character(text[(index + 1)..<end])
      else {
        decoded.append(text[index])
        index += 1
        continue
      }
      decoded += Array(character.utf8)
      index = end + 1
    }
    return decoded
  }

  private static func character(_ name: ArraySlice<UInt8>) -> String? {
    let name = String(decodingUTF8: name)
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    default:
      guard name.hasPrefix("#") else { return nil }
      let number =
        name.hasPrefix("#x") ? UInt32(name.dropFirst(2), radix: 16) : UInt32(name.dropFirst())
      return number.flatMap(UnicodeScalar.init).map { String(Character($0)) }
    }
  }
}
