import CatalogCore

/// A value of a property list in XML, with the line on which it starts.
struct PropertyList {
  var content: Content
  var line: Int

  enum Content {
    case text(String)
    case dictionary([(key: String, line: Int, value: PropertyList)])
    case list([PropertyList])
    /// A number, a date or another value that is no text; its element says which.
    case other(element: String)
  }

  /// Reads a whole file.
  ///
  /// The text is UTF-8, whatever it was in the file and still says of itself. Property lists declare
  /// a document type, which the reader of XML refuses. A declaration of their own kind without
  /// entities says nothing, so both declarations are overwritten with blanks, and places stay right;
  /// any other is left for the reader to refuse.
  static func root(of source: SourceText) throws(Diagnostic) -> PropertyList? {
    var bytes = source.bytes
    for range in [heading(in: bytes), harmlessDeclaration(in: bytes)].compactMap(\.self) {
      for index in range where !bytes[index].isLineEnding { bytes[index] = .space }
    }
    let root = try MarkupReader.root(
      of: SourceText(path: source.path, bytes: bytes, firstLine: source.firstLine))
    guard root.name.isSpelled("plist"), let value = root.children.first else { return nil }
    return PropertyList(value)
  }

  /// The range of `<?xml version="1.0" encoding="…"?>` at the start.
  private static func heading(in bytes: [UInt8]) -> Range<Int>? {
    guard bytes.hasBytes("<?xml ", at: 0),
      let end = bytes.prefix(200).firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return 0..<(end + 1)
  }

  /// The range of `<!DOCTYPE plist PUBLIC "…" "…">` with nothing in brackets.
  private static func harmlessDeclaration(in bytes: [UInt8]) -> Range<Int>? {
    guard let start = bytes.firstIndex(of: "<!DOCTYPE", from: 0) else { return nil }
    let words: [StaticString] = ["plist", "PUBLIC"]
    var index = start + 9
    for word in words {
      let blanks = index
      while index < bytes.count, bytes[index] <= .space { index += 1 }
      guard index > blanks, bytes.hasBytes(word, at: index) else { return nil }
      index += word.utf8CodeUnitCount
    }
    for _ in 0..<2 {
      while index < bytes.count, bytes[index] <= .space { index += 1 }
      guard bytes.hasByte(UInt8(ascii: "\""), at: index),
        let end = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "\"")), end - index < 200
      else { return nil }
      index = end + 1
    }
    while index < bytes.count, bytes[index] <= .space { index += 1 }
    guard bytes.hasByte(UInt8(ascii: ">"), at: index) else { return nil }
    return start..<(index + 1)
  }

  private init(_ element: MarkupElement) {
    line = element.line
    if element.name.isSpelled("string") {
      content = .text(element.text)
    } else if element.name.isSpelled("array") {
      content = .list(element.children.map { PropertyList($0) })
    } else if element.name.isSpelled("dict") {
      var members: [(key: String, line: Int, value: PropertyList)] = []
      var key: MarkupElement?
      for child in element.children {
        if child.name.isSpelled("key") {
          key = child
        } else if let name = key {
          members.append((name.text, name.line, PropertyList(child)))
          key = nil
        }
      }
      content = .dictionary(members)
    } else {
      content = .other(element: element.name)
    }
  }

  /// The last value of a key of a dictionary.
  subscript(key: StaticString) -> PropertyList? {
    guard case .dictionary(let members) = content else { return nil }
    return members.last { $0.key.isSpelled(key) }?.value
  }

  var text: String? {
    guard case .text(let text) = content else { return nil }
    return text
  }
}
