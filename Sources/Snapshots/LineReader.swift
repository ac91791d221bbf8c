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

  /// Which kinds of words may stand somewhere.
  private enum Expected {
    case word
    case text
    case wordOrText

    func includes(_ kind: SnapshotLine.Token.Kind) -> Bool {
      switch kind {
      case .word: self != .text
      case .text: self != .word
      case .arrow: false
      }
    }
  }

  private mutating func next(_ description: @autoclosure () -> String, _ expected: Expected)
    throws(SnapshotProblem) -> SnapshotLine.Token
  {
    guard index < line.tokens.count else {
      throw SnapshotProblem(.missing(description()), line.range)
    }
    let token = line.tokens[index]
    guard expected.includes(token.kind) else {
      throw SnapshotProblem(.unexpected(token.text, expected: description()), token.range)
    }
    index += 1
    return token
  }

  /// A bare or quoted identifier.
  mutating func identifier(_ expected: String) throws(SnapshotProblem) -> String {
    try next(expected, .wordOrText).text
  }

  mutating func quoted(_ expected: String) throws(SnapshotProblem) -> String {
    try next("\(expected) in quotes", .text).text
  }

  mutating func number() throws(SnapshotProblem) -> Points {
    let token = try next("a number", .word)
    guard let number = Points(parsing: token.text.utf8) else {
      throw SnapshotProblem(
        .unexpected(token.text, expected: "a number such as 64 or 43.67"), token.range)
    }
    return number
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    of type: Word.Type, alsoKnown: [String] = []
  ) throws(SnapshotProblem) -> Word {
    let token = try next("a word", .word)
    guard let word = Word(rawValue: token.text) else {
      throw SnapshotProblem(
        .unknownWord(token.text, known: type.allNames + alsoKnown), token.range)
    }
    return word
  }

  mutating func takeWord(_ word: String) -> Bool {
    guard hasWord, line.tokens[index].text == word else { return false }
    index += 1
    return true
  }

  /// The next word if it is one of a vocabulary.
  mutating func takeWord<Word: RawRepresentable<String>>(of type: Word.Type) -> Word? {
    guard hasWord, let word = Word(rawValue: line.tokens[index].text) else { return nil }
    index += 1
    return word
  }

  /// A word that has to stand here.
  mutating func keyword(_ word: String) throws(SnapshotProblem) {
    let token = try next("“\(word)”", .word)
    guard token.text == word else {
      throw SnapshotProblem(.unexpected(token.text, expected: "“\(word)”"), token.range)
    }
  }

  /// A width with its text sizes, to the end of the line.
  mutating func variants(_ names: inout UniqueNames) throws(SnapshotProblem)
    -> [SnapshotDocument.Variant]
  {
    let range = nextRange
    let width = try number()
    guard SnapshotDocument.Variant.widths.contains(width) else {
      throw SnapshotProblem(
        .unexpected(width.text, expected: "a width from 1 to 10000"), range)
    }
    var textSizes = [try word(of: TextSize.self)]
    var isRightToLeft = false
    while hasWord, !isRightToLeft {
      isRightToLeft = takeWord("rtl")
      if !isRightToLeft { textSizes.append(try word(of: TextSize.self)) }
    }
    try end()
    var variants: [SnapshotDocument.Variant] = []
    for textSize in textSizes {
      let variant = SnapshotDocument.Variant(
        width: width, textSize: textSize, isRightToLeft: isRightToLeft)
      try names.insert(variant.text, range)
      variants.append(variant)
    }
    return variants
  }

  /// What follows the points of a height, to the end of the line.
  mutating func heightValue(_ points: Points) throws(SnapshotProblem)
    -> SnapshotDocument.Height.Value
  {
    var value = SnapshotDocument.Height.Value(points)
    if takeWord("needs") { value.needed = try number() }
    if takeWord("or") { value.alternative = try number() }
    try end()
    return value
  }

  /// Where a height differs, and the height.
  mutating func heightException(_ scopes: inout UniqueNames) throws(SnapshotProblem)
    -> SnapshotDocument.Height.Exception
  {
    let range = nextRange
    var exception = SnapshotDocument.Height.Exception(
      textSize: .large, SnapshotDocument.Height.Value(Points(0)))
    if hasWord, let width = Points(parsing: line.tokens[index].text.utf8) {
      exception.width = width
      index += 1
    }
    exception.textSize = try word(of: TextSize.self)
    exception.isRightToLeft = takeWord("rtl")
    try scopes.insert(exception.scope, range)
    exception.value = try heightValue(try number())
    return exception
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
    let token = try next("the source of the value", .wordOrText)
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
    case .word: arguments = [.word(try next("a word", .word).text)]
    case .text: arguments = [.text(try quoted("a text"))]
    case .number: arguments = [.number(try number())]
    case .numbers(let count):
      for _ in 0..<count { arguments.append(.number(try number())) }
    case .words:
      repeat { arguments.append(.word(try next("a word", .word).text)) } while hasWord
    case .mixed:
      repeat {
        let token = try next("a word, a number or a text in quotes", .wordOrText)
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

extension SnapshotDocument.SlotKind {
  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// As by the raw value, in constant time.
  init?(word: String) {
    guard let kind = Self.byWord[word] else { return nil }
    self = kind
  }
}

extension SnapshotDocument.Attribute.Name {
  private static let byWord = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// As by the raw value, in constant time.
  init?(word: String) {
    guard let name = Self.byWord[word] else { return nil }
    self = name
  }
}
