import CatalogCore

/// Takes the words of one line in order, after the keyword that starts it.
struct LineReader {
  private let line: SnapshotLine
  private var index = 1

  init(_ line: SnapshotLine) {
    self.line = line
  }

  /// Where the next word stands, or the end of the line.
  var nextRange: Range<Int> {
    index < line.tokens.count
      ? line.tokens[index].range : line.range.upperBound..<line.range.upperBound
  }

  var hasWord: Bool { index < line.tokens.count && line.tokens[index].kind == .word }

  /// Whether a style comes before the value: a word, or the first of two texts in quotes.
  var hasStyle: Bool {
    hasWord || (isText(at: index) && isText(at: index + 1))
  }

  private func isText(at index: Int) -> Bool {
    index < line.tokens.count && line.tokens[index].kind == .text
  }

  private mutating func next(_ expected: String, _ kinds: [SnapshotLine.Token.Kind])
    throws(SnapshotProblem) -> SnapshotLine.Token
  {
    guard index < line.tokens.count else {
      throw SnapshotProblem(.missing(expected), line.range)
    }
    let token = line.tokens[index]
    guard kinds.contains(token.kind) else {
      throw SnapshotProblem(.unexpected(token.text, expected: expected), token.range)
    }
    index += 1
    return token
  }

  /// A bare or quoted identifier.
  mutating func identifier(_ expected: String) throws(SnapshotProblem) -> String {
    try next(expected, [.word, .text]).text
  }

  mutating func quoted(_ expected: String) throws(SnapshotProblem) -> String {
    try next("\(expected) in quotes", [.text]).text
  }

  mutating func number() throws(SnapshotProblem) -> Points {
    let token = try next("a number", [.word])
    guard let number = Points(parsing: token.text.utf8) else {
      throw SnapshotProblem(
        .unexpected(token.text, expected: "a number such as 64 or 43.67"), token.range)
    }
    return number
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(of type: Word.Type)
    throws(SnapshotProblem) -> Word
  {
    let token = try next("a word", [.word])
    guard let word = Word(rawValue: token.text) else {
      throw SnapshotProblem(.unknownWord(token.text, known: type.allNames), token.range)
    }
    return word
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard hasWord, line.tokens[index].text == word else { return false }
    index += 1
    return true
  }

  mutating func variant() throws(SnapshotProblem) -> SnapshotDocument.Variant {
    let width = try number()
    let textSize = try next("a text size", [.word]).text
    return SnapshotDocument.Variant(
      width: width, textSize: textSize, isRightToLeft: takeWord("rtl"))
  }

  mutating func finding() throws(SnapshotProblem) -> SnapshotDocument.Finding {
    var finding = SnapshotDocument.Finding(
      id: try identifier("an identifier"),
      severity: try word(of: SnapshotDocument.Finding.Severity.self),
      message: try quoted("a sentence"))
    if takeWord("row") { finding.row = try identifier("a row") }
    return finding
  }

  /// What follows `<-`, or `nil` at the end of the line.
  mutating func source() throws(SnapshotProblem) -> SnapshotDocument.Source? {
    guard index < line.tokens.count, line.tokens[index].kind == .arrow else { return nil }
    index += 1
    let token = try next("the source of the value", [.word, .text])
    if token.kind == .text { return .label(token.text) }
    if token.text == "field", index < line.tokens.count {
      return .field(try quoted("a field"))
    }
    return .field(token.text)
  }

  mutating func arguments(_ shape: SnapshotDocument.Attribute.Shape) throws(SnapshotProblem)
    -> [SnapshotDocument.Argument]
  {
    var arguments: [SnapshotDocument.Argument] = []
    switch shape {
    case .nothing: break
    case .word: arguments = [.word(try next("a word", [.word]).text)]
    case .text: arguments = [.text(try quoted("a text"))]
    case .number: arguments = [.number(try number())]
    case .numbers(let count):
      for _ in 0..<count { arguments.append(.number(try number())) }
    case .words:
      repeat { arguments.append(.word(try next("a word", [.word]).text)) } while hasWord
    case .mixed:
      repeat {
        let token = try next("a word, a number or a text in quotes", [.word, .text])
        if token.kind == .text {
          arguments.append(.text(token.text))
        } else if let number = Points(parsing: token.text.utf8) {
          arguments.append(.number(number))
        } else {
          arguments.append(.word(token.text))
        }
      } while index < line.tokens.count
    }
    try end()
    return arguments
  }

  /// Checks that nothing is left on the line.
  func end() throws(SnapshotProblem) {
    guard index >= line.tokens.count else {
      let token = line.tokens[index]
      throw SnapshotProblem(
        .unexpected(token.text, expected: "the end of the line"), token.range)
    }
  }
}

extension RawRepresentable where RawValue == String, Self: CaseIterable {
  static var allNames: [String] { allCases.map(\.rawValue) }
}
