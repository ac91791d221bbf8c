extension Array where Element == UInt8 {
  /// Appends text so that an HTML parser reads exactly its characters, as text or inside a quoted
  /// attribute value.
  ///
  /// U+0000, which HTML cannot hold, becomes U+FFFD; a carriage return, which HTML would read as a
  /// line feed, becomes a character reference.
  package mutating func appendHTMLEscaped(_ text: some Collection<UInt8>) {
    for byte in text where !appendMarkupReference(to: byte) {
      switch byte {
      case .carriageReturn: append("&#13;" as StaticString)
      case 0: append("\u{FFFD}" as StaticString)
      default: append(byte)
      }
    }
  }

  /// Appends the reference that stands for one of the five characters that mean something in markup.
  ///
  /// Whether it is one is returned; nothing is appended for another.
  package mutating func appendMarkupReference(to byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"): append("&amp;" as StaticString)
    case UInt8(ascii: "<"): append("&lt;" as StaticString)
    case UInt8(ascii: ">"): append("&gt;" as StaticString)
    case UInt8(ascii: "\""): append("&quot;" as StaticString)
    case UInt8(ascii: "'"): append("&#39;" as StaticString)
    default: return false
    }
    return true
  }

  package mutating func appendHTMLEscaped(_ text: String) {
    appendHTMLEscaped(text.utf8)
  }
}
