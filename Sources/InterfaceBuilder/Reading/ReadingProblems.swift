import CatalogCore

/// What could not be understood in one file, each thing told once.
struct ReadingProblems {
  private let path: String
  private var found: [Diagnostic] = []
  private var told: Set<ByteKey> = []

  init(path: FilePath) {
    self.path = path.string
  }

  /// In the order of lines; of one line in the order in which they were met.
  var inOrder: [Diagnostic] { found.inOrderOfLines }

  mutating func unknownElement(_ element: MarkupElement) {
    guard told.insert(ByteKey("element \(element.name)")).inserted else { return }
    warn(
      "interface-unknown-element",
      "nobody here knows the element '\(Wording.shortened(element.name))'", line: element.line,
      hint: "it is kept as a box with its name")
  }

  /// A word where a number should be, and the like; told once for each attribute.
  mutating func wrongValue(_ value: String, of attribute: StaticString, expected: String, line: Int)
  {
    guard told.insert(ByteKey("value \(attribute)")).inserted else { return }
    warn(
      "interface-wrong-value",
      "'\(Wording.shortened(value))' is \(expected) for '\(attribute)', so the default stands",
      line: line)
  }

  mutating func duplicateID(_ id: String, line: Int, first: Int) {
    guard told.insert(ByteKey("id \(id)")).inserted else { return }
    warn(
      "interface-duplicate-id",
      "the id '\(Wording.shortened(id))' belongs to another object already", line: line,
      hint: "a merge may have kept an object twice: delete one of them in Xcode",
      related: [.init("the first object", at: SourceLocation(path: path, line: first))])
  }

  mutating func missingDestination(_ id: String, of what: String, line: Int) {
    warn(
      "interface-missing-destination",
      "\(what) leads to '\(Wording.shortened(id))', which is nowhere in the file", line: line,
      hint: "connect it anew in Xcode, or delete it")
  }

  /// The views of an archive that are left out.
  static func cutOff(_ path: FilePath, line: Int) -> Diagnostic {
    Diagnostic(
      .warning, id: "interface-too-deep",
      "the views of the archive stand deeper inside each other than any real ones",
      at: SourceLocation(path: path.string, line: line), hint: "what stands deeper is left out")
  }

  private mutating func warn(
    _ id: String, _ message: String, line: Int, hint: String? = nil,
    related: [Diagnostic.Related] = []
  ) {
    found.append(
      Diagnostic(
        .warning, id: id, message, at: SourceLocation(path: path, line: line), hint: hint,
        related: related))
  }
}

extension [Diagnostic] {
  /// What is told of one file in the order of its lines; of one line in the order in which it stands here.
  var inOrderOfLines: [Diagnostic] {
    let lines = map { $0.location?.line ?? 0 }
    return indices.sorted { (lines[$0], $0) < (lines[$1], $1) }.map { self[$0] }
  }
}
