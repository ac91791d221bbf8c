/// A strict reader of JSON.
///
/// It stands here because the decoder of the standard library loses how a number was spelt, lets the
/// last of equal keys win, and has no line and column for whoever made a mistake. What is open stands
/// in an array, so depth cannot exhaust the call stack.
struct JSONReader {
  private let source: SourceText
  private let bytes: [UInt8]
  private var index = 0
  private var open: [Container] = []

  private struct Container {
    let kind: JSONError.Container
    let opening: Int
    var values: [JSONNode] = []
    var keys: [String] = []
    var keyRanges: [Range<Int>] = []
  }

  init(_ source: SourceText) {
    self.source = source
    self.bytes = source.bytes
  }

  mutating func read() throws(JSONError) -> JSONNode {
    if let offset = bytes.firstInvalidUTF8 { throw error(.notUTF8, offset..<(offset + 1)) }
    if bytes.hasBytes("\u{FEFF}", at: 0) { index = 3 }
    while true {
      guard var value = try readScalarOrOpen() else { continue }
      while let last = open.indices.last {
        open[last].values.append(value)
        guard let end = try readSeparator() else { break }
        value = end
      }
      guard open.isEmpty else { continue }
      skipWhitespace()
      guard index == bytes.count else {
        throw error(.trailingText, index..<endOfLine)
      }
      return value
    }
  }

  // MARK: - Lists and objects

  /// Reads a value; `nil` when a list or an object was opened, whose first value comes next.
  private mutating func readScalarOrOpen() throws(JSONError) -> JSONNode? {
    skipWhitespace()
    guard index < bytes.count else { throw unexpectedEnd(.expectedValue) }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try readOpening(.object, end: UInt8(ascii: "}"))
    case UInt8(ascii: "["): return try readOpening(.list, end: UInt8(ascii: "]"))
    case UInt8(ascii: "\""):
      let start = index
      let text = try readString()
      return JSONNode(.string(text), start..<index)
    case let byte where byte.isASCIIDigit || byte == UInt8(ascii: "-"):
      let start = index
      let number = try readNumber()
      return JSONNode(.number(number), start..<index)
    default: break
    }
    let word = index..<endOfWord
    let words: [(StaticString, JSONNode.Content)] = [
      ("true", .bool(true)), ("false", .bool(false)), ("null", .null),
    ]
    for (text, content) in words
    where bytes.hasBytes(text, at: index) && word.count == text.utf8CodeUnitCount {
      index = word.upperBound
      return JSONNode(content, word)
    }
    throw unexpectedEnd(.expectedValue)
  }

  /// Opens a list or an object; gives its value if it is empty.
  private mutating func readOpening(_ kind: JSONError.Container, end: UInt8) throws(JSONError)
    -> JSONNode?
  {
    guard open.count < JSONNode.maximumDepth else {
      throw error(.tooDeep(limit: JSONNode.maximumDepth), index..<(index + 1))
    }
    open.append(Container(kind: kind, opening: index))
    index += 1
    skipWhitespace()
    if bytes.hasByte(end, at: index) {
      index += 1
      return try close()
    }
    if kind == .object { try readKey() }
    return nil
  }

  /// Reads what follows a value: a comma (and a key), or the end of the list or object.
  private mutating func readSeparator() throws(JSONError) -> JSONNode? {
    // The kind alone: a copy of the container would make every `append` to it copy all its values.
    guard let kind = open.last?.kind else { return nil }
    let end = kind == .object ? UInt8(ascii: "}") : UInt8(ascii: "]")
    skipWhitespace()
    if bytes.hasByte(UInt8(ascii: ","), at: index) {
      index += 1
      if kind == .object { try readKey() }
      return nil
    }
    guard bytes.hasByte(end, at: index) else {
      throw unexpectedEnd(.expectedCommaOrEnd(of: kind))
    }
    index += 1
    return try close()
  }

  private mutating func close() throws(JSONError) -> JSONNode {
    let container = open.removeLast()
    let range = container.opening..<index
    guard container.kind == .object else { return JSONNode(.list(container.values), range) }
    var members: [JSONNode.Member] = []
    var places: [ByteKey: Range<Int>] = [:]
    for (position, value) in container.values.enumerated() {
      let key = container.keys[position]
      let keyRange = container.keyRanges[position]
      if let first = places.updateValue(keyRange, forKey: ByteKey(key)) {
        throw error(.duplicateKey(key, first: first), keyRange)
      }
      members.append(JSONNode.Member(key: key, keyRange: keyRange, value: value))
    }
    return JSONNode(.object(members), range)
  }

  private mutating func readKey() throws(JSONError) {
    skipWhitespace()
    guard bytes.hasByte(UInt8(ascii: "\""), at: index) else { throw unexpectedEnd(.expectedKey) }
    let start = index
    let key = try readString()
    open[open.count - 1].keys.append(key)
    open[open.count - 1].keyRanges.append(start..<index)
    skipWhitespace()
    guard bytes.hasByte(UInt8(ascii: ":"), at: index) else { throw unexpectedEnd(.expectedColon) }
    index += 1
  }

  // MARK: - Texts

  private mutating func readString() throws(JSONError) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    var runStart = index
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\""):
        text.append(contentsOf: bytes[runStart..<index])
        index += 1
        return String(decodingUTF8: text)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: bytes[runStart..<index])
        try readEscape(into: &text)
        runStart = index
      case .lineFeed, .carriageReturn: throw error(.unclosedString, start..<index)
      case let byte where byte < 0x20:
        throw error(.controlCharacter(byte), index..<(index + 1))
      default: index += 1
      }
    }
    throw error(.unclosedString, start..<index)
  }

  private mutating func readEscape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(.lineFeed)
    case UInt8(ascii: "r"): text.append(.carriageReturn)
    case UInt8(ascii: "t"): text.append(.tab)
    case UInt8(ascii: "u"): try readUnicodeEscape(start: start, into: &text)
    default: throw error(.invalidEscape, start..<min(start + 2, bytes.count))
    }
  }

  private mutating func readUnicodeEscape(start: Int, into text: inout [UInt8])
    throws(JSONError)
  {
    guard var code = hexadecimal(at: index) else {
      throw error(.invalidEscape, start..<min(index, bytes.count))
    }
    index += 4
    if 0xD800...0xDBFF ~= code, bytes.hasBytes("\\u", at: index),
      let low = hexadecimal(at: index + 2), 0xDC00...0xDFFF ~= low
    {
      code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      index += 6
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw error(.loneSurrogate, start..<index)
    }
    text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  private func hexadecimal(at index: Int) -> UInt32? {
    guard index + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[index..<(index + 4)] {
      switch byte.asciiLowercased {
      case let digit where digit.isASCIIDigit: code = code << 4 | UInt32(digit - 0x30)
      case let letter where UInt8(ascii: "a")...UInt8(ascii: "f") ~= letter:
        code = code << 4 | UInt32(letter - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return code
  }

  // MARK: - Numbers

  private mutating func readNumber() throws(JSONError) -> String {
    let start = index
    if bytes.hasByte(UInt8(ascii: "-"), at: index) { index += 1 }
    let integer = index
    var isValid = skipDigits()
    if bytes[integer..<index].count > 1, bytes[integer] == UInt8(ascii: "0") { isValid = false }
    if bytes.hasByte(UInt8(ascii: "."), at: index) {
      index += 1
      isValid = skipDigits() && isValid
    }
    if index < bytes.count, bytes[index].asciiLowercased == UInt8(ascii: "e") {
      index += 1
      if index < bytes.count, bytes[index] == UInt8(ascii: "+") || bytes[index] == UInt8(ascii: "-")
      {
        index += 1
      }
      isValid = skipDigits() && isValid
    }
    let end = endOfWord
    guard isValid, end == index else { throw error(.invalidNumber, start..<end) }
    return String(decodingUTF8: bytes[start..<index])
  }

  private mutating func skipDigits() -> Bool {
    let start = index
    while index < bytes.count, bytes[index].isASCIIDigit { index += 1 }
    return index > start
  }

  // MARK: - Places

  private mutating func skipWhitespace() {
    while index < bytes.count, bytes[index].isSpaceOrTab || bytes[index].isLineEnding { index += 1 }
  }

  /// The end of what looks like one word or number at `index`.
  private var endOfWord: Int {
    var end = index
    while end < bytes.count,
      bytes[end].isASCIIAlphanumeric || bytes[end] == UInt8(ascii: "_") || bytes[end] >= 0x80
        || bytes[end] == UInt8(ascii: ".")
    {
      end += 1
    }
    return end
  }

  private var endOfLine: Int { bytes[index...].firstIndex(where: \.isLineEnding) ?? bytes.count }

  /// What is wrong at `index`, or that the text ends there.
  private func unexpectedEnd(_ problem: JSONError.Problem) -> JSONError {
    if index == bytes.count, let last = open.last {
      return error(.unclosed(last.kind, opening: last.opening), index..<index)
    }
    return error(problem, index..<max(endOfWord, min(index + 1, bytes.count)))
  }

  private func error(_ problem: JSONError.Problem, _ range: Range<Int>) -> JSONError {
    JSONError(problem: problem, source: source, range: range)
  }
}
