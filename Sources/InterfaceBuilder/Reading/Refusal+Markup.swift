import CatalogCore

/// Why a file is no whole XML.
extension Refusal {
  private static let brokenHint =
    "open the file in Xcode, or take a whole copy of it from version control"

  /// Where the parser stopped.
  struct Place {
    let source: SourceText
    let line: Int
    let column: Int

    /// The line and column as the parser counts them, from 1.
    init(_ source: SourceText, line: Int, column: Int) {
      self.source = source
      self.line = line
      self.column = column
    }

    func problem(_ id: String, _ message: String, hint: String? = nil) -> Diagnostic {
      var lineStart = 0
      var number = 1
      while number < line,
        let end = source.bytes[lineStart...].firstIndex(of: .lineFeed)
      {
        lineStart = end + 1
        number += 1
      }
      return Refusal.located(
        id, message, in: source, from: lineStart + max(column - 1, 0), line: number,
        startingAt: lineStart, hint: hint)
    }
  }

  /// A problem in a line, quoted if a person can read it.
  ///
  /// A hostile file may be one endless line, or millions of empty ones, so the lines are not listed.
  private static func located(
    _ id: String, _ message: String, in source: SourceText, from offset: Int, line: Int,
    startingAt lineStart: Int, hint: String?
  ) -> Diagnostic {
    let lineEnd = source.bytes[lineStart...].firstIndex { $0.isLineEnding } ?? source.bytes.count
    let offset = min(max(offset, lineStart), lineEnd)
    var problem = Diagnostic(
      id: id, message,
      at: SourceLocation(path: source.path, line: line, column: offset - lineStart + 1), hint: hint)
    if lineEnd - lineStart <= 1000 {
      problem.quotedLine = Array(source.bytes[lineStart..<lineEnd])
      problem.length = max(1, lineEnd - offset)
    }
    return problem
  }

  static func tooDeep(at place: Place) -> Diagnostic {
    place.problem(
      "interface-too-deep",
      "more than \(MarkupReader.greatestDepth) elements stand inside each other",
      hint: "an interface file that Xcode saved has far fewer")
  }

  /// Names the mistake at which the parser stopped.
  ///
  /// `code` is the number of the error in libxml2, `nil` for mistakes that it lets pass; `outermost`
  /// is the outermost element that was open at the end; `isBare` says that there was no element at all.
  static func malformed(
    code: Int?, outermost: String?, isBare: Bool, at place: Place
  ) -> Diagnostic {
    let bytes = place.source.bytes
    if isBare, bytes.allSatisfy({ $0 <= .space }) {
      return Diagnostic(
        id: "interface-empty", "the file is empty", at: SourceLocation(path: place.source.path),
        hint: copyHint)
    }
    if let code, let mistake = mistakes[code] {
      return place.problem(mistake.id, mistake.message, hint: mistake.hint)
    }
    if bytes.contains(where: { $0 < .space && !$0.isLineEnding && $0 != .tab }) {
      return place.problem(
        "interface-control-character", "a control character stands in the file", hint: brokenHint)
    }
    if let outermost, !isClosed(place.source, outermost) {
      return place.problem(
        "interface-cut-off", "the file ends in the middle of an element", hint: copyHint)
    }
    return place.problem(
      "interface-not-xml", "this is no well-formed XML", hint: brokenHint)
  }

  /// Mistakes that have words of their own, by the numbers of libxml2.
  private static let mistakes: [Int: (id: String, message: String, hint: String)] = [
    26: (
      "interface-undeclared-entity", "an entity is used that XML does not have",
      "write the character itself, or `&amp;` for an ampersand"
    ),
    38: ("interface-bare-bracket", "a '<' stands in the value of an attribute", "write `&lt;`"),
    42: (
      "interface-duplicate-attribute", "an element has the same attribute twice",
      "delete one of the two; a merge may have kept both"
    ),
    64: (
      "interface-text-before-declaration", "something stands before the XML declaration",
      "the file has to start with `<?xml`: delete what is above it, even a blank line"
    ),
    76: (
      "interface-mismatched-tags", "an end tag does not belong to the element that is open",
      "a merge may have dropped a line: take a whole copy of the file from version control"
    ),
  ]

  /// Whether the file ends with the end of its outermost element.
  private static func isClosed(_ source: SourceText, _ name: String) -> Bool {
    let end = source.bytes.last { $0 > .space } == UInt8(ascii: ">")
    guard end, let start = source.bytes.lastIndex(of: UInt8(ascii: "<")) else { return false }
    return source.bytes[start...].starts(with: "</\(name)".utf8)
      || source.bytes[start...].starts(with: "<\(name)".utf8)
  }

  /// A line that starts with a marker of an unresolved merge.
  ///
  /// Seven equals signs alone may be a line of a text, so the other two markers are looked for.
  static func byConflict(in source: SourceText) -> Diagnostic? {
    guard let start = firstMarker(in: source.bytes) else { return nil }
    return located(
      "interface-conflict", "the file holds an unresolved merge conflict", in: source, from: start,
      line: source.location(of: start).line, startingAt: start,
      hint: "resolve the conflict, then import again")
  }

  private static func firstMarker(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { bytes in
      var isLineStart = true
      var index = 0
      while index + 8 <= bytes.count {
        let byte = bytes[index]
        if isLineStart, byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">"),
          bytes[index + 7] == .space, bytes[index..<(index + 7)].allSatisfy({ $0 == byte })
        {
          return index
        }
        isLineStart = byte.isLineEnding
        index += 1
      }
      return nil
    }
  }

  /// A document type can stand before the outermost element only; anywhere else the parser refuses it,
  /// and within a comment it means nothing.
  static func byDocumentType(of source: SourceText) -> Diagnostic? {
    let bytes = source.bytes
    var index = bytes.hasBytes("\u{FEFF}", at: 0) ? 3 : 0
    while index < bytes.count {
      if bytes[index] <= .space {
        index += 1
      } else if bytes.hasBytes("<?", at: index) {
        guard let end = bytes.firstIndex(of: "?>", from: index) else { return nil }
        index = end + 2
      } else if bytes.hasBytes("<!--", at: index) {
        guard let end = bytes.firstIndex(of: "-->", from: index) else { return nil }
        index = end + 3
      } else if bytes.hasBytes("<!DOCTYPE", at: index) {
        return Diagnostic(
          id: "interface-doctype",
          "the file declares a document type, which no interface file does",
          in: source, range: index..<(index + 9), hint: "remove the declaration with its entities")
      } else {
        return nil
      }
    }
    return nil
  }

  /// Interface Builder writes UTF-8; in another encoding nothing else that is checked here would be
  /// seen.
  static func byEncoding(of source: SourceText) -> Diagnostic? {
    let bytes = source.bytes
    let hasForeignMark = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let broken = bytes.firstInvalidUTF8 ?? bytes.firstIndex(of: 0)
    if broken != nil, !hasForeignMark, !startsLikeMarkup(bytes) {
      return Diagnostic(
        id: "interface-binary", "this is binary data and no interface file",
        at: SourceLocation(path: source.path), hint: "import a storyboard or a xib")
    }
    if let broken, !hasForeignMark {
      return Diagnostic(
        id: "interface-not-utf8", "a byte stands in the file that is no UTF-8", in: source,
        range: broken..<(broken + 1), hint: brokenHint)
    }
    guard hasForeignMark || namesForeignEncoding(bytes) else { return nil }
    return Diagnostic(
      id: "interface-not-utf8", "the file is not UTF-8, which every interface file is",
      at: SourceLocation(path: source.path), hint: "save it as UTF-8")
  }

  private static func startsLikeMarkup(_ bytes: [UInt8]) -> Bool {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return bytes[start...].first { $0 > .space } == UInt8(ascii: "<")
  }

  private static func namesForeignEncoding(_ bytes: [UInt8]) -> Bool {
    guard let end = bytes.prefix(256).firstIndex(of: UInt8(ascii: ">")),
      let start = bytes[..<end].firstIndex(of: "encoding", from: 0)
    else { return false }
    let name = bytes[(start + 8)..<end].drop { $0 == .space || $0 == UInt8(ascii: "=") }
      .dropFirst().prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      .map(\.asciiLowercased)
    return !name.elementsEqual("utf-8".utf8) && !name.elementsEqual("us-ascii".utf8)
  }
}
