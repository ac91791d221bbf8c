package import CatalogCore

/// Reads a mapping whose keys are known, and collects everything that is wrong with it.
///
/// ```swift
/// var reader = YAMLMappingReader(document, keys: ["title", "draft", "checks"])
/// let title = reader.requiredString("title")
/// let isDraft = reader.bool("draft") ?? false
/// let checks = reader.mapping("checks", keys: ["links"]) { $0.bool("links") ?? true }
/// guard reader.diagnostics.isEmpty else { throw Failure(.usage, reader.diagnostics) }
/// ```
///
/// A key that is not in `keys` is a diagnostic. A value of the wrong type is a diagnostic and reads
/// as `nil`; a value that was left out, as in `title:`, reads as if the key were not there.
package struct YAMLMappingReader: Sendable {
  package let source: SourceText
  /// What was found up to now, in the order of reading; unknown keys come first.
  package private(set) var diagnostics: [Diagnostic] = []

  private let entries: [YAMLEntry]
  private let range: Range<Int>

  /// Starts with the outermost mapping; an empty document counts as an empty mapping.
  package init(_ document: YAMLDocument, keys: [String]) {
    self.init(document.root, of: document.source, keys: keys)
  }

  /// Starts with any mapping of a document; `nil` and an empty value count as an empty mapping.
  package init(_ node: YAMLNode?, of source: SourceText, keys: [String]) {
    self.source = source
    range = node?.range ?? 0..<0
    guard let node, !node.isNull else {
      entries = []
      return
    }
    do {
      entries = try node.entries()
    } catch {
      entries = []
      report(error)
    }
    // A file of another kind may have thousands; the first ones say enough.
    for entry in entries.filter({ !keys.contains(where: $0.key.hasSameBytes) }).prefix(20) {
      report(YAMLError(.unknownKey(entry.key, known: keys), at: entry.keyRange))
    }
  }

  /// The pair with this key, whatever its value is; `nil` when the key does not stand there.
  package func entry(_ key: String) -> YAMLEntry? {
    entries.first { $0.key.hasSameBytes(as: key) }
  }

  /// The value of a key; `nil` when it does not stand there or has no value.
  package func node(_ key: String) -> YAMLNode? {
    guard let value = entry(key)?.value, !value.isNull else { return nil }
    return value
  }

  package mutating func string(_ key: String) -> String? {
    read(key) { node throws(YAMLError) in try node.string() }
  }

  package mutating func bool(_ key: String) -> Bool? {
    read(key) { node throws(YAMLError) in try node.bool() }
  }

  package mutating func integer(_ key: String, in allowed: ClosedRange<Int> = Int.min...Int.max)
    -> Int?
  {
    read(key) { node throws(YAMLError) in try node.integer(in: allowed) }
  }

  package mutating func number(_ key: String) -> Double? {
    read(key) { node throws(YAMLError) in try node.number() }
  }

  package mutating func stringList(_ key: String) -> [String]? {
    read(key) { node throws(YAMLError) in try node.stringList() }
  }

  /// A text that is one of `choices`.
  package mutating func choice(_ key: String, among choices: [String]) -> String? {
    read(key) { node throws(YAMLError) in
      let text = try node.string()
      guard choices.contains(where: text.hasSameBytes) else {
        throw YAMLError(.unknownChoice(text, choices: choices), at: node.range)
      }
      return text
    }
  }

  /// A text that must be there; a missing one is a diagnostic at the start of the mapping.
  package mutating func requiredString(_ key: String) -> String? {
    if node(key) == nil {
      report(YAMLError(.missingKey(key), at: entry(key)?.keyRange ?? start))
    }
    return string(key)
  }

  /// Reads a mapping inside this one with keys of its own.
  package mutating func mapping<Result>(
    _ key: String, keys: [String], _ body: (inout YAMLMappingReader) -> Result
  ) -> Result? {
    node(key).map { read($0, keys, body) }
  }

  /// Reads a list of mappings that all have the same keys.
  package mutating func mappings<Result>(
    _ key: String, keys: [String], _ body: (inout YAMLMappingReader) -> Result
  ) -> [Result]? {
    let nodes = read(key) { node throws(YAMLError) in try node.list() }
    return nodes?.map { read($0, keys, body) }
  }

  /// The pairs of a mapping inside this one whose keys are for the user to choose.
  package mutating func freeEntries(_ key: String) -> [YAMLEntry]? {
    read(key) { node throws(YAMLError) in try node.entries() }
  }

  /// Adds what the caller itself found to be wrong.
  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  package mutating func report(_ error: YAMLError) {
    diagnostics.append(error.diagnostic(in: source))
  }

  private var start: Range<Int> { range.lowerBound..<(range.lowerBound + 1) }

  private mutating func read<Value>(
    _ key: String, _ body: (YAMLNode) throws(YAMLError) -> Value
  ) -> Value? {
    guard let node = node(key) else { return nil }
    do {
      return try body(node)
    } catch {
      report(error)
      return nil
    }
  }

  private mutating func read<Result>(
    _ node: YAMLNode, _ keys: [String], _ body: (inout YAMLMappingReader) -> Result
  ) -> Result {
    var reader = YAMLMappingReader(node, of: source, keys: keys)
    let result = body(&reader)
    diagnostics += reader.diagnostics
    return result
  }
}
