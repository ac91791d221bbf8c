import CatalogCore

/// Finds the tags of a template and reads their names.
struct TagScanner {
  private let source: SourceText
  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var tags: [Tag] = []

  static func tags(in source: SourceText) throws(TemplateError) -> [Tag] {
    var scanner = TagScanner(source)
    var index = 0
    while let start = scanner.firstIndex(of: scanner.opening, from: index) {
      index = try scanner.readTag(at: start)
    }
    return scanner.tags
  }

  private init(_ source: SourceText) {
    self.source = source
    self.bytes = source.bytes
  }

  // MARK: - One tag

  /// Reads the tag at `start` and gives the index after it.
  private mutating func readTag(at start: Int) throws(TemplateError) -> Int {
    var index = start + opening.count
    while index < bytes.count, bytes[index].isWhitespace { index += 1 }
    let sign = index < bytes.count ? bytes[index] : 0
    switch sign {
    case UInt8(ascii: "!"):
      guard let end = firstIndex(of: closing, from: index + 1) else {
        throw unclosedTag(at: start)
      }
      return append(.comment, start..<(end + closing.count), name: index..<index)
    case UInt8(ascii: "="): return try readDelimiters(start: start, content: index + 1)
    case UInt8(ascii: "{"): return try readTripleMustache(start: start, content: index + 1)
    default: break
    }
    let kind = Self.kind(ofSign: sign)
    guard let end = firstIndex(of: closing, from: index) else { throw unclosedTag(at: start) }
    let content = (kind == .value ? index : index + 1)..<max(end, index)
    let range = start..<(end + closing.count)
    // The closing delimiter belongs to a later tag.
    if opening != closing, let other = firstIndex(of: opening, from: content.lowerBound),
      other < end
    {
      throw unclosedTag(at: start)
    }
    return try appendNamed(kind, range, content: content)
  }

  private static func kind(ofSign sign: UInt8) -> Tag.Kind {
    switch sign {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .invertedSection
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "/"): .closing
    case UInt8(ascii: "&"): .rawValue
    default: .value
    }
  }

  private mutating func readTripleMustache(start: Int, content: Int) throws(TemplateError) -> Int {
    let brace = UInt8(ascii: "}")
    let expected = [brace] + closing
    guard var end = firstIndex(of: closing, from: content) else {
      throw error(.unclosedTripleMustache(closing: text(expected)), at: start, signLength: 1)
    }
    // In `}}}` the first two braces look like the closing delimiter.
    if !hasBytes(expected, at: end) {
      guard end > content, bytes[end - 1] == brace else {
        throw error(.unclosedTripleMustache(closing: text(expected)), at: start, signLength: 1)
      }
      end -= 1
    }
    let range = start..<(end + expected.count)
    return try appendNamed(.rawValue, range, content: content..<end)
  }

  private mutating func readDelimiters(start: Int, content: Int) throws(TemplateError) -> Int {
    guard let firstEnd = firstIndex(of: closing, from: content) else {
      throw unclosedTag(at: start)
    }
    let shown = start..<(firstEnd + closing.count)
    guard let end = firstIndex(of: [UInt8(ascii: "=")] + closing, from: content) else {
      throw error(.badDelimiters(.noEqualsSign), shown)
    }
    let words = bytes[content..<end].split(maxSplits: 3, whereSeparator: \.isWhitespace)
    guard words.count == 2 else {
      let isEnded = firstEnd > content && bytes[firstEnd - 1] == UInt8(ascii: "=")
      throw error(.badDelimiters(isEnded ? .notTwo : .noEqualsSign), shown)
    }
    let range = start..<(end + 1 + closing.count)
    for word in words {
      guard !word.contains(UInt8(ascii: "=")) else {
        throw error(.badDelimiters(.containsEqualsSign), range)
      }
      // A long delimiter would make the search for it slow.
      guard word.count <= Template.Limits.delimiterLength else {
        throw error(.badDelimiters(.tooLong(limit: Template.Limits.delimiterLength)), range)
      }
    }
    let next = append(.delimiters, range, name: content..<content)
    opening = Array(words[0])
    closing = Array(words[1])
    return next
  }

  // MARK: - Names

  private mutating func appendNamed(_ kind: Tag.Kind, _ range: Range<Int>, content: Range<Int>)
    throws(TemplateError) -> Int
  {
    var name = trimmed(content)
    var isDynamic = false
    switch kind {
    case .partial, .parent, .closing:
      if !name.isEmpty, bytes[name.lowerBound] == UInt8(ascii: "*") {
        isDynamic = true
        name = trimmed((name.lowerBound + 1)..<name.upperBound)
      }
    default: break
    }
    guard !name.isEmpty else { throw error(.emptyTag, range) }
    let bytes = bytes[name]
    guard !bytes.contains(where: \.isWhitespace) else {
      throw error(.whitespaceInName(text(bytes)), name)
    }
    if isDynamic || Self.looksDataUp(kind), bytes.count > 1 {
      let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard parts.allSatisfy({ !$0.isEmpty }) else {
        throw error(.emptyNamePart(text(bytes)), name)
      }
    }
    return append(kind, range, name: name, isDynamic: isDynamic)
  }

  private static func looksDataUp(_ kind: Tag.Kind) -> Bool {
    switch kind {
    case .value, .rawValue, .section, .invertedSection: true
    default: false
    }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, bytes[lower].isWhitespace { lower += 1 }
    while upper > lower, bytes[upper - 1].isWhitespace { upper -= 1 }
    return lower..<upper
  }

  private mutating func append(
    _ kind: Tag.Kind, _ range: Range<Int>, name: Range<Int>, isDynamic: Bool = false
  ) -> Int {
    tags.append(
      Tag(
        kind: kind, range: range, name: name, isDynamic: isDynamic,
        lineStart: lineStart(before: range.lowerBound), nextLine: nextLine(from: range.upperBound)
      ))
    return range.upperBound
  }

  // MARK: - The line around a tag

  private func lineStart(before index: Int) -> Int? {
    let limit = tags.last?.range.upperBound ?? 0
    var start = index
    while start > limit, bytes[start - 1].isSpaceOrTab { start -= 1 }
    if start == 0 { return start }
    return start > limit && bytes[start - 1].isLineEnding ? start : nil
  }

  private func nextLine(from index: Int) -> Int? {
    var end = index
    while end < bytes.count, bytes[end].isSpaceOrTab { end += 1 }
    guard end < bytes.count else { return end }
    return bytes[end].isLineEnding ? bytes.lineEndingEnd(at: end) : nil
  }

  // MARK: - Searching

  private func firstIndex(of needle: [UInt8], from start: Int) -> Int? {
    let first = needle[0]
    var index = start
    while index + needle.count <= bytes.count {
      if bytes[index] == first, hasBytes(needle, at: index) { return index }
      index += 1
    }
    return nil
  }

  private func hasBytes(_ needle: [UInt8], at index: Int) -> Bool {
    guard index + needle.count <= bytes.count else { return false }
    for offset in needle.indices where bytes[index + offset] != needle[offset] { return false }
    return true
  }

  // MARK: - Errors

  private func text(_ bytes: some Collection<UInt8>) -> String { String(decodingUTF8: bytes) }

  private func error(_ problem: TemplateError.Problem, _ range: Range<Int>) -> TemplateError {
    TemplateError(problem: problem, place: TemplateError.Place(source, range))
  }

  private func error(_ problem: TemplateError.Problem, at start: Int, signLength: Int)
    -> TemplateError
  {
    error(problem, start..<(start + opening.count + signLength))
  }

  private func unclosedTag(at start: Int) -> TemplateError {
    error(.unclosedTag(closing: text(closing)), at: start, signLength: 0)
  }
}

extension UInt8 {
  var isWhitespace: Bool { isSpaceOrTab || isLineEnding || self == 0x0B || self == 0x0C }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The index after the line ending at `index`, which is LF, CR LF or a lone CR.
  func lineEndingEnd(at index: Int) -> Int {
    index + (self[index] == .carriageReturn && hasByte(.lineFeed, at: index + 1) ? 2 : 1)
  }
}
