import CatalogCore

extension DiffWording {
  /// A cause with how often it is seen: `PhotoCell is 72 points high (was 64, fixed) ×24 in 6 scenarios`.
  package static func sentence(_ cause: Cause, in catalog: CatalogDiff) -> DiffSentence {
    var sentence = DiffSentence()
    switch cause.subject {
    case .screenAdded(let id):
      sentence.add("screen ")
      sentence.add(name: shown(id))
      sentence.add(" added with \(count(cause.scenarioCount, "scenario"))")
      return sentence
    case .screenRemoved(let id):
      sentence.add("screen ")
      sentence.add(name: shown(id))
      sentence.add(" removed with \(count(cause.scenarioCount, "scenario"))")
      return sentence
    case .scenarioAdded(let name):
      sentence.add(name: name)
      sentence.add(" added")
      return sentence
    case .scenarioRemoved(let name):
      sentence.add(name: name)
      sentence.add(" removed")
      return sentence
    case .screenRenamed(let from, let to):
      sentence.add("screen ")
      addRename(from, to, to: &sentence)
    case .scenarioRenamed(let from, let to):
      if cause.scenarioCount == 1, let document = cause.sampleDocument(in: catalog),
        let old = document.old, let new = document.new
      {
        addRename(old.name, new.name, to: &sentence)
        return sentence
      }
      sentence.add("scenario ")
      addRename(from, to, to: &sentence)
    case .scenarioMoved(let from, let to):
      addRename(from, to, to: &sentence)
      return sentence
    case .variants: addVariants(cause, catalog, to: &sentence)
    case .heights(let kind): addHeights(kind, cause, catalog, to: &sentence)
    case .sections(let removed, let inserted) where !removed.isEmpty && !inserted.isEmpty:
      sentence.add(removed.count == 1 ? "section " : "sections ")
      addNames(removed, to: &sentence)
      sentence.add(" replaced by ")
      addNames(inserted, to: &sentence)
    case .metrics, .layout, .sections, .replaced, .equal:
      guard let change = cause.sampleChange(in: catalog) else { return sentence }
      sentence.add(self.sentence(change, isOfKind: true))
    }
    addCount(cause, to: &sentence)
    return sentence
  }

  /// Where the cause is seen first: `photos/loaded, row photo-1`.
  package static func place(_ place: Cause.Place) -> DiffSentence {
    var sentence = DiffSentence()
    sentence.add(name: place.name.text)
    if let row = place.row {
      sentence.add(", row ")
      sentence.add(name: shown(row.text))
    }
    return sentence
  }

  private static func addCount(_ cause: Cause, to sentence: inout DiffSentence) {
    if cause.places.count == 1, let only = cause.places.first {
      sentence.add(" in ")
      // A row that came, went or moved was named already.
      if let row = only.row, sentence.pieces.contains(where: { $0.text.hasSameBytes(as: row.text) })
      {
        sentence.add(place(Cause.Place(name: only.name, row: nil)))
      } else {
        sentence.add(place(only))
      }
      return
    }
    if cause.rowCount > 1 { sentence.add(" ×\(cause.rowCount)") }
    sentence.add(" in ")
    if cause.scenarioCount == 1, let first = cause.places.first {
      sentence.add(name: first.name.text)
    } else {
      sentence.add(count(cause.scenarioCount, "scenario"))
    }
  }

  private static func addRename(_ from: String, _ to: String, to sentence: inout DiffSentence) {
    sentence.add(old: shown(from))
    sentence.add(" renamed to ")
    sentence.add(new: shown(to))
  }

  private static func addNames(_ names: [String], to sentence: inout DiffSentence) {
    for (index, name) in names.enumerated() {
      if index > 0 { sentence.add(index == names.count - 1 ? " and " : ", ") }
      sentence.add(name: shown(name))
    }
  }

  /// All that happened to the variants of the document that is the sample.
  private static func addVariants(
    _ cause: Cause, _ catalog: CatalogDiff, to sentence: inout DiffSentence
  ) {
    let changes = cause.changes.filter { $0.document == cause.sample.document }
      .compactMap { cause.change($0, in: catalog) }
    var names: [String: [String]] = [:]
    for change in changes {
      guard case .variant(let variant) = change.place.owner else { continue }
      names[verb(change.difference), default: []].append(variant.text)
    }
    for (index, (verb, names)) in names.sorted(by: { $0.key < $1.key }).enumerated() {
      sentence.add((index > 0 ? ", " : "") + (names.count == 1 ? "variant " : "variants "))
      addNames(names, to: &sentence)
      sentence.add(" \(verb)")
    }
  }

  private static func addHeights(
    _ kind: String, _ cause: Cause, _ catalog: CatalogDiff, to sentence: inout DiffSentence
  ) {
    guard let sample = cause.sampleChange(in: catalog) else { return }
    guard case .height(let height) = sample.difference else {
      return sentence.add(self.sentence(sample, isOfKind: true))
    }
    let isUniform = cause.changes.allSatisfy { reference in
      guard let change = cause.change(reference, in: catalog),
        case .height(let other) = change.difference
      else { return true }
      return other.from?.value == height.from?.value && other.to?.value == height.to?.value
        && other.entries.contains(.base) == height.entries.contains(.base)
    }
    if isUniform { return sentence.add(self.sentence(sample, isOfKind: true)) }
    sentence.add("heights of ")
    sentence.add(name: shown(kind))
    sentence.add(" differ, such as ")
    sentence.add(self.sentence(sample))
  }
}

extension Cause {
  /// One of its changes; `nil` where it is a whole document.
  package func change(_ reference: Reference, in catalog: CatalogDiff) -> SnapshotChange? {
    guard let change = reference.change, let diff = catalog.documents[reference.document].diff
    else { return nil }
    return diff.changes[change]
  }

  package func sampleChange(in catalog: CatalogDiff) -> SnapshotChange? {
    change(sample, in: catalog)
  }

  package func sampleDocument(in catalog: CatalogDiff) -> DocumentChange? {
    catalog.documents.indices.contains(sample.document)
      ? catalog.documents[sample.document] : nil
  }
}
