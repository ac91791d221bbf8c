import CatalogCore

/// Reads strings catalogs: JSON that holds all languages of a document in one file.
struct StringsCatalogReader {
  private let source: SourceText
  private let lines: StringsLines
  private var file = StringsFile()
  private var tables: [ByteKey: StringsTable] = [:]
  private var exemptKeys: [String] = []

  private init(_ source: SourceText) {
    self.source = source
    lines = StringsLines(source)
  }

  static func file(_ source: SourceText) -> StringsFile {
    var reader = StringsCatalogReader(source)
    do throws(JSONError) {
      reader.read(try JSONNode(parsing: source))
    } catch {
      reader.file.problems = [error.diagnostic]
    }
    return reader.file
  }

  private mutating func read(_ root: JSONNode) {
    guard let strings = root["strings"]?.members else {
      report(
        root.range.lowerBound..<(root.range.lowerBound + 1), "the catalog has no object “strings”")
      return
    }
    if let language = root["sourceLanguage"]?.text {
      file.sourceLanguage = language
    } else {
      report(
        root.range.lowerBound..<(root.range.lowerBound + 1), "the catalog names no source language")
    }
    for member in strings { read(member) }
    file.tables = tables.sorted { $0.key < $1.key }.map { _, table in
      var table = table
      table.exemptKeys = exemptKeys
      table.isSource = file.sourceLanguage?.hasSameBytes(as: table.language) ?? false
      return table
    }
  }

  private mutating func read(_ member: JSONNode.Member) {
    if case .bool(false) = member.value["shouldTranslate"]?.content {
      exemptKeys.append(member.key)
      return
    }
    guard member.value.members != nil else {
      report(member.keyRange, "the entry \(StringsWording.quoted(member.key)) is no object")
      return
    }
    let isStale = member.value["extractionState"]?.text?.isSpelled("stale") ?? false
    for localization in member.value["localizations"]?.members ?? [] {
      guard let unit = Self.unit(of: localization.value) else {
        report(
          localization.keyRange,
          "the translation of \(StringsWording.quoted(member.key)) for "
            + "\(StringsWording.quoted(localization.key)) has no text")
        continue
      }
      let entry = StringsTable.Entry(
        key: member.key, value: unit.text,
        line: lines.line(of: localization.keyRange.lowerBound),
        state: isStale ? .stale : unit.state)
      let key = ByteKey(localization.key)
      tables[
        key, default: StringsTable(path: FilePath(source.path), language: localization.key)
      ].entries.append(entry)
    }
  }

  private typealias Unit = (text: String, state: StringsTable.State)

  /// The text of a localization with the parts that depend on numbers.
  private static func unit(of node: JSONNode) -> Unit? {
    guard var unit = plainUnit(of: node, depth: 0) else { return nil }
    let substitutions = node["substitutions"]
    unit.text = FormatExpansion.text(unit.text) { name in
      guard
        let part = substitutions?.members?.first(where: { $0.key.hasSameBytes(as: name) })?.value,
        let text = plainUnit(of: part, depth: 0)?.text
      else { return nil }
      return (text, part["formatSpecifier"]?.text)
    }
    return unit
  }

  /// The unit itself, or the one for many on a phone where it varies.
  private static func plainUnit(of node: JSONNode, depth: Int) -> Unit? {
    if let unit = node["stringUnit"], let text = unit["value"]?.text {
      let state: StringsTable.State =
        switch unit["state"]?.text {
        case let word? where word.isSpelled("new"): .untranslated
        case let word? where word.isSpelled("needs_review"): .needsReview
        default: .translated
        }
      return (text, state)
    }
    guard depth < 4, let variations = node["variations"] else { return nil }
    let choices: [(StaticString, [StaticString])] = [
      ("device", ["iphone", "other"]), ("plural", ["other"]),
    ]
    for (kind, cases) in choices {
      guard let variation = variations[kind] else { continue }
      for name in cases {
        if let unit = variation[name].flatMap({ plainUnit(of: $0, depth: depth + 1) }) {
          return unit
        }
      }
    }
    return nil
  }

  private mutating func report(_ range: Range<Int>, _ what: String) {
    guard file.problems.count < StringsReader.mostProblems else { return }
    file.problems.append(StringsWording.catalogForm(source, range, what))
  }
}
