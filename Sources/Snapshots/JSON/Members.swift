import CatalogCore

/// Takes the members of an object by name; what is left over in the end is an error.
struct Members {
  private let node: JSONNode
  private let source: SourceText
  private var rest: [JSONNode.Member]
  private var known: [String] = []

  init(_ node: JSONNode, in source: SourceText) throws(Diagnostic) {
    guard case .object(let members) = node.content else {
      throw Self.problem("expected an object", at: node.range, in: source)
    }
    self.node = node
    self.source = source
    self.rest = members
  }

  mutating func optionalNode(_ key: String) -> JSONNode? {
    known.append(key)
    guard let index = rest.firstIndex(where: { $0.key.hasSameBytes(as: key) }) else { return nil }
    let value = rest.remove(at: index).value
    if case .null = value.content { return nil }
    return value
  }

  mutating func node(_ key: String) throws(Diagnostic) -> JSONNode {
    guard let node = optionalNode(key) else {
      let start = self.node.range.lowerBound
      throw Self.problem("the member “\(key)” is missing", at: start..<(start + 1), in: source)
    }
    return node
  }

  mutating func optionalString(_ key: String) throws(Diagnostic) -> String? {
    guard let node = optionalNode(key) else { return nil }
    guard case .string(let text) = node.content else {
      throw Self.problem("expected a text", at: node.range, in: source)
    }
    return text
  }

  mutating func string(_ key: String) throws(Diagnostic) -> String {
    let node = try node(key)
    guard case .string(let text) = node.content else {
      throw Self.problem("expected a text", at: node.range, in: source)
    }
    return text
  }

  mutating func bool(_ key: String) throws(Diagnostic) -> Bool {
    guard let node = optionalNode(key) else { return false }
    guard case .bool(let value) = node.content else {
      throw Self.problem("expected true or false", at: node.range, in: source)
    }
    return value
  }

  mutating func list(_ key: String) throws(Diagnostic) -> [JSONNode] {
    guard let node = optionalNode(key) else { return [] }
    guard case .list(let nodes) = node.content else {
      throw Self.problem("expected a list", at: node.range, in: source)
    }
    return nodes
  }

  mutating func optionalWord<Word: RawRepresentable<String> & CaseIterable>(_ key: String)
    throws(Diagnostic) -> Word?
  {
    guard let node = optionalNode(key) else { return nil }
    return try Self.word(node, in: source)
  }

  mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String)
    throws(Diagnostic) -> Word
  {
    try Self.word(try node(key), in: source)
  }

  private static func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, in source: SourceText
  ) throws(Diagnostic) -> Word {
    guard case .string(let text) = node.content else {
      throw problem("expected a text", at: node.range, in: source)
    }
    guard let word = Word(rawValue: text) else {
      throw problem(
        "“\(text)” means nothing here", at: node.range, in: source,
        hint: "known here: \(Word.allNames.joined(separator: ", "))")
    }
    return word
  }

  func end() throws(Diagnostic) {
    guard let member = rest.first else { return }
    throw Self.problem(
      "there is no member “\(member.key)” here", at: member.keyRange, in: source,
      hint: NearestName.hint(for: member.key, among: known))
  }

  /// A problem with the value of a member that was taken already.
  func problem(_ message: String, at key: String) -> Diagnostic {
    guard case .object(let members) = node.content,
      let member = members.first(where: { $0.key.hasSameBytes(as: key) })
    else { return Self.problem(message, at: node.range, in: source) }
    return Self.problem(message, at: member.value.range, in: source)
  }

  static func problem(
    _ message: String, at range: Range<Int>, in source: SourceText, hint: String? = nil
  ) -> Diagnostic {
    Diagnostic(id: "snapshot-json", message, in: source, range: range, hint: hint)
  }
}
