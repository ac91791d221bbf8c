import CatalogCore

/// One line of a snapshot, cut into its words.
struct SnapshotLine {
  /// Where the line stands in the file, without indentation and ending.
  var range: Range<Int>
  /// How many spaces stand before it.
  var indentation: Int
  var tokens: [Token]

  /// The bare word that the line starts with; empty when it starts with anything else.
  var keyword: String {
    guard let first = tokens.first, first.kind == .word else { return "" }
    return first.text
  }

  struct Token {
    enum Kind {
      case word
      /// In quotes.
      case text
      /// `<-`
      case arrow
    }

    var kind: Kind
    var text: String
    var range: Range<Int>
  }

  /// Cuts a line, which is not blank, at its spaces.
  init(_ bytes: [UInt8], _ line: Range<Int>) throws(SnapshotProblem) {
    var start = line.lowerBound
    while start < line.upperBound, bytes[start] == .space { start += 1 }
    indentation = start - line.lowerBound
    var end = line.upperBound
    while end > start, bytes[end - 1] == .space { end -= 1 }
    range = start..<end
    tokens = []
    // Most lines have no more, and growing step by step would take as long as reading them.
    tokens.reserveCapacity(6)
    try Self.refuseConflictMarker(bytes, line)
    var index = start
    while index < end {
      if bytes[index] == .space {
        index += 1
        continue
      }
      let token = try Self.token(bytes, from: index, end: end)
      tokens.append(token)
      index = token.range.upperBound
      guard index == end || bytes[index] == .space else {
        throw SnapshotProblem(
          .unexpected(
            String(decodingUTF8: bytes[index..<min(end, index + 12)]), expected: "a space"),
          index..<end)
      }
    }
  }

  private static func token(_ bytes: [UInt8], from start: Int, end: Int)
    throws(SnapshotProblem) -> Token
  {
    if bytes[start] == UInt8(ascii: "\"") {
      return try quotedToken(bytes, from: start, end: end)
    }
    if bytes.hasBytes("<-", at: start) {
      return Token(kind: .arrow, text: "<-", range: start..<(start + 2))
    }
    var index = start
    while index < end, SnapshotText.isBareByte(bytes[index]) { index += 1 }
    guard index > start else {
      let rest = String(decodingUTF8: bytes[start..<min(end, start + 12)])
      throw SnapshotProblem(
        .unexpected(rest, expected: "a word or a text in quotes"), start..<end)
    }
    return Token(
      kind: .word, text: String(decodingUTF8: bytes[start..<index]), range: start..<index)
  }

  private static func quotedToken(_ bytes: [UInt8], from start: Int, end: Int)
    throws(SnapshotProblem) -> Token
  {
    var index = start + 1
    while index < end, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard index < end else { throw SnapshotProblem(.unclosedQuote, start..<end) }
    switch SnapshotText.unquote(bytes[(start + 1)..<index]) {
    case .success(let text):
      return Token(kind: .text, text: text, range: start..<(index + 1))
    case .failure(let escape):
      throw SnapshotProblem(.unknownEscape, escape.offset..<(escape.offset + 2))
    }
  }

  private static func refuseConflictMarker(_ bytes: [UInt8], _ line: Range<Int>)
    throws(SnapshotProblem)
  {
    guard !line.isEmpty else { return }
    switch bytes[line.lowerBound] {
    case UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "|"): break
    default: return
    }
    for marker in ["<<<<<<<", "=======", ">>>>>>>", "|||||||"] as [StaticString]
    where bytes.hasBytes(marker, at: line.lowerBound) {
      throw SnapshotProblem(.conflictMarker, line)
    }
  }
}
