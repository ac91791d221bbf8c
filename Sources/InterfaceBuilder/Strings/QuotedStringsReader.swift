import CatalogCore

/// Reads the form `"key" = "value";` of tables, which is that of old property lists.
struct QuotedStringsReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private var index = 0
  /// The last text that goes over several lines: where a quote is missing, it is the one.
  private var longText: Range<Int>?

  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
  }

  /// Reads all entries, or those before a mistake from which nobody can tell how to go on.
  mutating func read(into entries: inout StringsEntries) {
    do throws(Diagnostic) {
      try skipBlanksAndComments()
      let isBraced = bytes.hasByte(UInt8(ascii: "{"), at: index)
      if isBraced {
        index += 1
        try skipBlanksAndComments()
      }
      while index < bytes.count {
        if isBraced, bytes[index] == UInt8(ascii: "}") {
          index += 1
          try skipBlanksAndComments()
          guard index == bytes.count else { throw unexpected("the end of the file") }
          return
        }
        try readEntry(into: &entries)
        try skipBlanksAndComments()
      }
      if isBraced { throw unexpected("the end “}”") }
    } catch {
      entries.report { error }
    }
  }

  private mutating func readEntry(into entries: inout StringsEntries) throws(Diagnostic) {
    let start = index
    let key = try readText(expected: "a key", into: &entries)
    let line = entries.lines.line(of: start)
    try skipBlanksAndComments()
    var value = key
    if bytes.hasByte(UInt8(ascii: "="), at: index) {
      index += 1
      try skipBlanksAndComments()
      value = try readText(expected: "a value in quotes", into: &entries)
    } else if !bytes.hasByte(UInt8(ascii: ";"), at: index) {
      throw unexpected("an equals sign after the key")
    }
    let end = index
    try skipBlanksAndComments()
    if bytes.hasByte(UInt8(ascii: ";"), at: index) {
      index += 1
    } else if index == bytes.count || bytes[index] == UInt8(ascii: "}") {
      entries.report { StringsWording.missingSemicolon(source, end, isLast: true) }
    } else if isQuote(at: index), entries.lines.line(of: index) > entries.lines.line(of: end) {
      // Another entry on its own line: nothing but the semicolon can be missing.
      entries.report { StringsWording.missingSemicolon(source, end, isLast: false) }
    } else {
      throw unexpected("a semicolon after the value")
    }
    entries.append(StringsTable.Entry(key: key, value: value, line: line))
  }

  // MARK: - Texts

  private mutating func readText(
    expected: String, into entries: inout StringsEntries
  ) throws(Diagnostic) -> String {
    if isQuote(at: index) { return try readQuoted(into: &entries) }
    let start = index
    while index < bytes.count, isUnquoted(bytes[index]), !isComment(at: index) { index += 1 }
    guard index > start else { throw unexpected(expected) }
    return String(decodingUTF8: bytes[start..<index])
  }

  private mutating func readQuoted(
    into entries: inout StringsEntries
  ) throws(Diagnostic) -> String {
    let start = index
    let quote = bytes[index]
    var text: [UInt8] = []
    var isLong = false
    index += 1
    var run = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == quote {
        text.append(contentsOf: bytes[run..<index])
        index += 1
        if isLong { longText = start..<index }
        return String(decodingUTF8: text)
      }
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: bytes[run..<index])
        readEscape(into: &text, &entries)
        run = index
      } else {
        isLong = isLong || byte == .lineFeed
        index += 1
      }
    }
    throw StringsWording.unclosedText(source, start)
  }

  private mutating func readEscape(into text: inout [UInt8], _ entries: inout StringsEntries) {
    let start = index
    index += 1
    guard index < bytes.count else { return }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"), .lineFeed: text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "\\"): text.append(byte)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      text.append(contentsOf: NextStepCharacters.utf8(of: readOctal()))
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      guard let unit = readHexadecimal() else { fallthrough }
      appendUnit(unit, from: start, to: &text, &entries)
    default:
      // The system drops the backslash too.
      entries.report { StringsWording.unknownEscape(source, start) }
      index = start + 1
      guard index < bytes.count, bytes[index] < 0x80 else { return }
      text.append(bytes[index])
      index += 1
    }
  }

  private mutating func readOctal() -> UInt8 {
    var value: UInt16 = 0
    var count = 0
    while count < 3, index < bytes.count, UInt8(ascii: "0")...UInt8(ascii: "7") ~= bytes[index] {
      value = value << 3 | UInt16(bytes[index] - UInt8(ascii: "0"))
      index += 1
      count += 1
    }
    return UInt8(truncatingIfNeeded: value)
  }

  /// One to four digits, as the system takes them.
  private mutating func readHexadecimal() -> UInt16? {
    let start = index
    var value: UInt16 = 0
    while index < start + 4, index < bytes.count,
      let digit = HexadecimalDigit.value(of: bytes[index])
    {
      value = value << 4 | UInt16(digit)
      index += 1
    }
    return index > start ? value : nil
  }

  private mutating func appendUnit(
    _ unit: UInt16, from start: Int, to text: inout [UInt8], _ entries: inout StringsEntries
  ) {
    var units = [unit]
    if UTF16.isLeadSurrogate(unit) {
      let next = index
      if bytes.hasByte(UInt8(ascii: "\\"), at: index), index + 1 < bytes.count,
        bytes[index + 1] | 0x20 == UInt8(ascii: "u")
      {
        index += 2
        if let low = readHexadecimal(), UTF16.isTrailSurrogate(low) {
          units.append(low)
        } else {
          index = next
        }
      }
    }
    if units.count == 1, UTF16.isSurrogate(unit) || unit == 0 {
      entries.report { StringsWording.halfCharacter(source, start..<index) }
      units = [0xFFFD]
    }
    text.append(String(decoding: units, as: UTF16.self))
  }

  // MARK: - Places

  private mutating func skipBlanksAndComments() throws(Diagnostic) {
    while index < bytes.count {
      if bytes[index] <= .space {
        index += 1
      } else if bytes.hasBytes("//", at: index) {
        while index < bytes.count, !bytes[index].isLineEnding { index += 1 }
      } else if bytes.hasBytes("/*", at: index) {
        guard let end = bytes.firstIndex(of: "*/", from: index + 2) else {
          throw StringsWording.unclosedComment(source, index)
        }
        index = end + 2
      } else if bytes.hasBytes("\u{2028}", at: index) || bytes.hasBytes("\u{2029}", at: index) {
        index += 3
      } else if bytes.hasBytes("\u{A0}", at: index) {
        index += 2
      } else {
        return
      }
    }
  }

  private func isQuote(at index: Int) -> Bool {
    bytes.hasByte(UInt8(ascii: "\""), at: index) || bytes.hasByte(UInt8(ascii: "'"), at: index)
  }

  private func isComment(at index: Int) -> Bool {
    bytes.hasBytes("//", at: index) || bytes.hasBytes("/*", at: index)
  }

  private func isUnquoted(_ byte: UInt8) -> Bool {
    if byte.isASCIIAlphanumeric { return true }
    switch byte {
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"):
      return true
    default: return false
    }
  }

  private func unexpected(_ expected: String) -> Diagnostic {
    let isTypographic =
      bytes.hasBytes("“", at: index) || bytes.hasBytes("”", at: index)
      || bytes.hasBytes("„", at: index)
    let end = bytes[index...].prefix(40).firstIndex(where: \.isLineEnding) ?? index + 1
    return StringsWording.unexpected(
      source, index..<max(end, index + 1), expected: expected, isTypographic: isTypographic,
      longText: longText)
  }
}
