import CatalogCore

/// Puts the texts of a table into a document, and notes what fits and what does not.
///
/// The walk over views is in `Localizer+Views`.
struct Localizer {
  private let table: StringsTable
  private let places: [ByteKey: Int]
  private let exemptKeys: Set<ByteKey>
  /// For every entry, the text of the document that it stands for.
  private var bases: [Base?]
  private var missing: [Localization.MissingText] = []
  /// The ids of all objects.
  private var ids: Set<ByteKey> = []
  /// The ids of objects that may have texts which nobody reads.
  private var openIDs: Set<ByteKey> = []

  init(_ table: StringsTable) {
    self.table = table
    places = Dictionary(
      table.entries.indices.map { (ByteKey(table.entries[$0].key), $0) },
      uniquingKeysWith: { _, last in last })
    exemptKeys = Set(table.exemptKeys.map { ByteKey($0) })
    bases = Array(repeating: nil, count: table.entries.count)
  }

  private struct Base {
    var text: String
    var line: Int
  }

  // MARK: - Single texts

  /// Notes an object; `isOpen` where more of its texts may be in a table than the model holds.
  mutating func note(_ id: String, isOpen: Bool = false) {
    guard !id.isEmpty else { return }
    ids.insert(ByteKey(id))
    if isOpen { openIDs.insert(ByteKey(id)) }
  }

  /// The translation of a text, by the first of its possible names that the table has.
  ///
  /// An object without a text takes one all the same, since the app does. A missing entry is told
  /// for the first name.
  mutating func translation(
    of base: String, _ id: String, _ properties: [String], line: Int, isRequired: Bool = true
  ) -> String? {
    guard !id.isEmpty else { return nil }
    for property in properties {
      guard let place = places[ByteKey("\(id).\(property)")] else { continue }
      bases[place] = Base(text: base, line: line)
      let entry = table.entries[place]
      return entry.state == .untranslated ? nil : entry.value
    }
    if isRequired, Self.hasLetters(base), let property = properties.first {
      missing.append(
        Localization.MissingText(key: "\(id).\(property)", text: base, line: line))
    }
    return nil
  }

  mutating func apply(
    to text: inout String?, _ id: String, _ properties: String..., line: Int
  ) {
    if let translation = translation(of: text ?? "", id, properties, line: line) {
      text = translation
    }
  }

  mutating func apply(
    to text: inout String, _ id: String, _ property: String, line: Int
  ) {
    if let translation = translation(of: text, id, [property], line: line) { text = translation }
  }

  /// A text of several looks takes those of its first part: a table has no others.
  mutating func apply(
    to text: inout InterfaceText, _ id: String, _ properties: [String], line: Int
  ) {
    guard let translation = translation(of: text.string, id, properties, line: line) else {
      return
    }
    text.string = translation
    guard var first = text.fragments.first else { return }
    first.text = translation
    text.fragments = [first]
  }

  /// What holds no letter, such as a number or a dash, reads alike in all languages.
  private static func hasLetters(_ text: String) -> Bool {
    text.unicodeScalars.contains { $0.properties.isAlphabetic }
  }

  // MARK: - The result

  /// Everything that was noted, for a document that was walked.
  func localization(of document: InterfaceDocument) -> Localization {
    var localization = Localization(document: document)
    localization.missing = missing.filter { !exemptKeys.contains(ByteKey($0.key)) }
    let path = table.path.string
    var same: [Int] = []
    for (index, entry) in table.entries.enumerated() {
      guard let place = bases[index] else {
        if let isKnown = staleness(of: entry) {
          localization.stale.append(entry)
          localization.problems.append(
            StringsWording.stale(entry, path: path, isKnown: isKnown))
        }
        continue
      }
      guard entry.state != .untranslated else {
        if !table.isSource, Self.hasLetters(place.text) {
          localization.missing.append(
            Localization.MissingText(key: entry.key, text: place.text, line: place.line))
        }
        continue
      }
      let base = place.text
      localization.translatedCount += 1
      if entry.value.isEmpty {
        if !base.isEmpty {
          localization.problems.append(StringsWording.empty(entry, base: base, path: path))
        }
        continue
      }
      if !table.isSource, entry.value.hasSameBytes(as: base) {
        if Self.hasLetters(base) { same.append(index) }
      } else if !base.isEmpty, FormatPlaceholders(base) != FormatPlaceholders(entry.value) {
        localization.problems.append(StringsWording.format(entry, base: base, path: path))
      }
      if entry.state == .needsReview {
        localization.problems.append(StringsWording.unreviewed(entry, path: path))
      }
    }
    addSame(same, to: &localization)
    if !table.isSource, !localization.isOfDevelopers {
      localization.problems += localization.missing.map {
        StringsWording.missing($0, languages: [table.language], path: document.path.string)
      }
    }
    return localization
  }

  /// A table that repeats most texts is that of the developers' own language, or was never begun:
  /// one sentence says it.
  private func addSame(_ same: [Int], to localization: inout Localization) {
    let path = table.path.string
    let repeatsMost = same.count >= 4 && same.count * 2 > localization.translatedCount
    let isEnglish = table.language.isSpelled("en")
    // Nobody translates from English into it, and an app takes the document's text for what it lacks.
    localization.isOfDevelopers =
      repeatsMost || isEnglish && same.count * 2 >= localization.translatedCount
    if repeatsMost {
      localization.problems.insert(
        StringsWording.mostlySame(
          count: same.count, of: localization.translatedCount, path: path), at: 0)
    } else {
      if !same.isEmpty {
        localization.problems.append(
          StringsWording.same(same.map { table.entries[$0] }, path: path))
      }
    }
    localization.problems = localization.problems.enumerated()
      .sorted {
        ($0.element.location?.line ?? 0, $0.offset) < ($1.element.location?.line ?? 0, $1.offset)
      }
      .map(\.element)
  }

  /// `nil` for an entry that is not stale; else whether its object is there.
  private func staleness(of entry: StringsTable.Entry) -> Bool? {
    let key = entry.key
    guard let dot = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
    let id = ByteKey(String(key[..<dot]))
    guard ids.contains(id) else { return false }
    return openIDs.contains(id) || Self.isUnseen(key[key.utf8.index(after: dot)...]) ? nil : true
  }

  /// Texts of any object that the model does not hold.
  private static func isUnseen(_ property: Substring) -> Bool {
    property.utf8.starts(with: "ib".utf8) || property.utf8.starts(with: "accessibility".utf8)
      || property.utf8.elementsEqual("userComments".utf8)
  }
}
