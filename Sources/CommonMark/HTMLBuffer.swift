import CatalogCore

/// HTML output, with the escape for each place where Markdown text can end up.
///
/// What the author wrote is escaped as libcmark does it. Values that were inert text are escaped so
/// that an HTML parser reads exactly their characters.
struct HTMLBuffer {
  private(set) var bytes: [UInt8] = []
  private let fragments: [[UInt8]]
  /// Where the last value ended; a line feed there is content and starts no line.
  private var valueEnd = 0

  init(fragments: [[UInt8]]) {
    self.fragments = fragments
  }

  mutating func append(_ text: StaticString) {
    bytes.append(text)
  }

  mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  /// Appends a fragment; one that does not exist is nothing.
  mutating func append(fragment number: Int) {
    guard fragments.indices.contains(number) else { return }
    bytes += fragments[number]
  }

  /// Ends the current line of output if something stands in it.
  mutating func startLine() {
    guard let last = bytes.last else { return }
    if last != .lineFeed || bytes.count == valueEnd { bytes.append(.lineFeed) }
  }

  /// Appends text in element content.
  mutating func appendText(_ text: [UInt8]) {
    appendEscaped(text, keepingFragments: true)
  }

  /// Appends text inside a quoted attribute, where no fragment can stand.
  mutating func appendAttributeText(_ text: [UInt8]) {
    appendEscaped(text, keepingFragments: false)
  }

  /// Appends the text up to its first blank; a blank in a value does not count.
  mutating func appendFirstWord(of text: [UInt8]) {
    for piece in InertText.pieces(of: text) {
      switch piece {
      case .source(let source):
        let word = source.prefix { !Self.isBlank($0) }
        appendSource(word)
        if word.count < source.count { return }
      case .value(let value): appendValue(value)
      case .fragment: break
      }
    }
  }

  /// Appends raw HTML; in a value, all but letters and digits become character references, which are
  /// safe even in an attribute without quotes.
  mutating func appendRawHTML(_ html: [UInt8]) {
    guard InertText.isPresent(in: html) else {
      bytes += html
      return
    }
    for piece in InertText.pieces(of: EmptyAttributes.quoted(html)) {
      switch piece {
      case .source(let source): bytes += source
      case .fragment(let number): append(fragment: number)
      case .value(let value):
        for byte in String(decodingUTF8: value).utf8 {
          switch byte {
          case 0: append("\u{FFFD}" as StaticString)
          case 0x80...: bytes.append(byte)
          case _
          where byte.isASCIIAlphanumeric || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."):
            bytes.append(byte)
          default: append("&#\(byte);")
          }
        }
        valueEnd = bytes.count
      }
    }
  }

  /// Appends a URL inside a quoted attribute.
  ///
  /// Characters that may stand in a URL stay as they are, a percent sign too; all others are
  /// percent-encoded.
  mutating func appendURL(_ url: [UInt8]) {
    for byte in url {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "'"): append("&#x27;" as StaticString)
      case 0: append("%EF%BF%BD" as StaticString)
      case _ where Self.isURLCharacter(byte): bytes.append(byte)
      default:
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 0xF))
      }
    }
  }

  // MARK: - Pieces

  private mutating func appendEscaped(_ text: [UInt8], keepingFragments: Bool) {
    guard InertText.isPresent(in: text) else { return appendSource(text[...]) }
    for piece in InertText.pieces(of: text) {
      switch piece {
      case .source(let source): appendSource(source[...])
      case .value(let value): appendValue(value)
      case .fragment(let number): if keepingFragments { append(fragment: number) }
      }
    }
  }

  private mutating func appendValue(_ value: [UInt8]) {
    bytes.appendHTMLEscaped(Array(String(decodingUTF8: value).utf8))
    valueEnd = bytes.count
  }

  /// Escapes as libcmark does, copying the runs that need no escape.
  private mutating func appendSource(_ text: ArraySlice<UInt8>) {
    var start = text.startIndex
    for index in text.indices {
      let escape: StaticString
      switch text[index] {
      case UInt8(ascii: "&"): escape = "&amp;"
      case UInt8(ascii: "<"): escape = "&lt;"
      case UInt8(ascii: ">"): escape = "&gt;"
      case UInt8(ascii: "\""): escape = "&quot;"
      default: continue
      }
      bytes += text[start..<index]
      append(escape)
      start = index + 1
    }
    bytes += text[start...]
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == .space || 0x09...0x0D ~= byte
  }

  private static func isURLCharacter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "["),
      UInt8(ascii: "]"), UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "|"), UInt8(ascii: "}"):
      false
    default:
      0x21...0x7E ~= byte
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
  }
}
