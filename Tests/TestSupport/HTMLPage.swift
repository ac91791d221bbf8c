import CatalogCore

/// A page cut into tags and text the way a browser does it, with character references decoded.
package struct HTMLPage {
  package enum Token: Equatable {
    case text([UInt8])
    /// A start or end tag, the end tag with a slash before its name.
    case tag(String, [Attribute])
    case comment
  }

  package struct Attribute: Equatable {
    package var name: String
    package var value: [UInt8]

    package init(name: String, value: [UInt8]) {
      self.name = name
      self.value = value
    }
  }

  /// In the order of the page.
  package private(set) var tokens: [Token] = []

  /// Cuts a page, whatever is wrong with it.
  package init(_ text: String) {
    var rest = Array(text.utf8)[...]
    var pending: [UInt8] = []
    while let byte = rest.first {
      let next = rest.dropFirst().first ?? 0
      guard byte == UInt8(ascii: "<"), next.isASCIILetter || "/!".utf8.contains(next) else {
        pending.append(byte)
        rest = rest.dropFirst()
        continue
      }
      if !pending.isEmpty { tokens.append(.text(Self.decoded(pending))) }
      pending = []
      tokens.append(Self.tag(&rest))
    }
    if !pending.isEmpty { tokens.append(.text(Self.decoded(pending))) }
  }

  /// The page without what stands in its pictures, whose shapes depend on what is drawn.
  package var withoutPictures: HTMLPage {
    var page = self
    page.tokens = []
    var isInPicture = false
    for token in tokens {
      if case .tag("svg", _) = token { isInPicture = true }
      if !isInPicture { page.tokens.append(token) }
      if case .tag("/svg", _) = token { isInPicture = false }
    }
    return page
  }

  private static func tag(_ rest: inout ArraySlice<UInt8>) -> Token {
    if rest.hasBytes("<!--", at: rest.startIndex) {
      let end = rest.firstIndex(of: "-->", from: rest.startIndex + 4)
      rest = rest[(end.map { $0 + 3 } ?? rest.endIndex)...]
      return .comment
    }
    rest = rest.dropFirst()
    let name = take(&rest) { !isSpace($0) && $0 != UInt8(ascii: ">") }
    var attributes: [Attribute] = []
    while let byte = rest.first, byte != UInt8(ascii: ">") {
      guard !isSpace(byte), byte != UInt8(ascii: "/") else {
        rest = rest.dropFirst()
        continue
      }
      let name = take(&rest) {
        !isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">")
      }
      var value: [UInt8] = []
      if rest.first == UInt8(ascii: "=") {
        rest = rest.dropFirst()
        if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          rest = rest.dropFirst()
          value = take(&rest) { $0 != quote }
          rest = rest.dropFirst()
        } else {
          value = take(&rest) { !isSpace($0) && $0 != UInt8(ascii: ">") }
        }
      }
      attributes.append(Attribute(name: String(decodingUTF8: name), value: decoded(value)))
    }
    rest = rest.dropFirst()
    return .tag(String(decodingUTF8: name), attributes)
  }

  private static func take(_ rest: inout ArraySlice<UInt8>, while isPart: (UInt8) -> Bool)
    -> [UInt8]
  {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return Array(part)
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte.isSpaceOrTab || byte == .lineFeed || byte == .carriageReturn || byte == 0x0C
  }

  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]

  private static func decoded(_ text: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      let name = rest.prefix { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "#") }
      guard byte == UInt8(ascii: "&"), rest[name.endIndex...].first == UInt8(ascii: ";"),
        let character = character(String(decodingUTF8: name))
      else {
        bytes.append(byte)
        continue
      }
      bytes += Array(character.utf8)
      rest = rest[(name.endIndex + 1)...]
    }
    return bytes
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return names[name] }
    let isHexadecimal = name.hasPrefix("#x")
    let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension HTMLPage {
  /// The tags in order with the names of their attributes, without any value.
  package var structure: [String] {
    tokens.compactMap { token in
      switch token {
      case .text: nil
      case .comment: "comment"
      case .tag(let name, let attributes): ([name] + attributes.map(\.name)).joined(separator: " ")
      }
    }
  }

  /// The text that a reader sees, one piece a line.
  package var text: String {
    tokens.compactMap { token in
      guard case .text(let bytes) = token else { return nil }
      let text = String(decodingUTF8: bytes)
      return text.allSatisfy(\.isWhitespace) ? nil : text
    }.joined(separator: "\n")
  }

  /// Every value of an attribute, in order.
  package func values(of names: String...) -> [String] {
    tokens.flatMap { token -> [String] in
      guard case .tag(_, let attributes) = token else { return [] }
      return attributes.filter { names.contains($0.name) }.map { String(decodingUTF8: $0.value) }
    }
  }
}
