import CatalogCore

/// What is different between two snapshots of one scenario.
///
/// Sections and rows are paired by identity, so a row that moved is not one removed and one added, and
/// what follows an inserted row is unchanged. Everything that the format can say is compared.
package struct SnapshotComparison: Equatable, Sendable {
  package var changes: [Change]

  package struct Change: Equatable, Sendable {
    package var place: Place
    package var difference: Difference
  }

  package enum Place: Equatable, Sendable {
    case screen
    case area(String)
    case section(String)
    case row(identity: String, kind: String, section: String)
  }

  package enum Difference: Equatable, Sendable {
    case added
    case removed
    /// Positions count from 0 within the section, before and after.
    case moved(from: Int, to: Int, fromSection: String?)
    /// One fact; `nil` where it did not exist or does no more.
    case changed(fact: String, from: String?, to: String?)
  }

  /// Compares facts by position and identity, byte for byte.
  ///
  /// There is no change exactly when both documents have the same text. Cost: n log n.
  package init(from old: SnapshotDocument, to new: SnapshotDocument) {
    changes = []
    compare(SnapshotFacts(screen: old), SnapshotFacts(screen: new), at: .screen)
    compareAreas(old.areas, new.areas)
    compareSections(old.sections, new.sections)
    compareRows(old, new)
  }

  private mutating func add(_ place: Place, _ difference: Difference) {
    changes.append(Change(place: place, difference: difference))
  }

  private mutating func compare(_ old: SnapshotFacts, _ new: SnapshotFacts, at place: Place) {
    guard old != new else { return }
    let oldValues = Dictionary(
      old.facts.map { (ByteKey($0.name), $0.value) }, uniquingKeysWith: { first, _ in first })
    let newNames = Set(new.facts.map { ByteKey($0.name) })
    for fact in old.facts where !newNames.contains(ByteKey(fact.name)) {
      add(place, .changed(fact: fact.name, from: fact.value, to: nil))
    }
    for fact in new.facts {
      let before = oldValues[ByteKey(fact.name)]
      if let before, before.utf8.elementsEqual(fact.value.utf8) { continue }
      add(place, .changed(fact: fact.name, from: before, to: fact.value))
    }
    compareOrder(
      old.facts.filter { $0.isOrdered && newNames.contains(ByteKey($0.name)) }.map(\.name),
      new.facts.filter { $0.isOrdered && oldValues[ByteKey($0.name)] != nil }.map(\.name),
      at: place)
  }

  /// Reports the part of two lists of the same names in which their order differs.
  private mutating func compareOrder(_ old: [String], _ new: [String], at place: Place) {
    var old = old[...]
    var new = new[...]
    while let first = old.first, let other = new.first, first.hasSameBytes(as: other) {
      old.removeFirst()
      new.removeFirst()
    }
    while let last = old.last, let other = new.last, last.hasSameBytes(as: other) {
      old.removeLast()
      new.removeLast()
    }
    guard !old.isEmpty else { return }
    add(
      place,
      .changed(
        fact: "order", from: old.joined(separator: ", "), to: new.joined(separator: ", ")))
  }

  private mutating func compareAreas(
    _ old: [SnapshotDocument.Area], _ new: [SnapshotDocument.Area]
  ) {
    let oldByName = Dictionary(
      old.map { (ByteKey($0.name), $0) }, uniquingKeysWith: { first, _ in first })
    let newNames = Set(new.map { ByteKey($0.name) })
    for area in old where !newNames.contains(ByteKey(area.name)) {
      add(.area(area.name), .removed)
    }
    for area in new {
      guard let before = oldByName[ByteKey(area.name)] else {
        add(.area(area.name), .added)
        continue
      }
      compare(SnapshotFacts(before), SnapshotFacts(area), at: .area(area.name))
    }
    let moves = Moves.between(old.map { ByteKey($0.name) }, new.map { ByteKey($0.name) })
    for move in moves {
      add(.area(new[move.to].name), .moved(from: move.from, to: move.to, fromSection: nil))
    }
  }

  private mutating func compareSections(
    _ old: [SnapshotDocument.Section], _ new: [SnapshotDocument.Section]
  ) {
    let oldIndex = Dictionary(
      old.enumerated().map { (ByteKey($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    let newIDs = Set(new.map { ByteKey($0.id) })
    for section in old where !newIDs.contains(ByteKey(section.id)) {
      add(.section(section.id), .removed)
    }
    for section in new {
      guard let index = oldIndex[ByteKey(section.id)] else {
        add(.section(section.id), .added)
        continue
      }
      compare(SnapshotFacts(old[index]), SnapshotFacts(section), at: .section(section.id))
    }
    let moves = Moves.between(old.map { ByteKey($0.id) }, new.map { ByteKey($0.id) })
    for move in moves {
      add(.section(new[move.to].id), .moved(from: move.from, to: move.to, fromSection: nil))
    }
  }

  private struct PlacedRow {
    var row: SnapshotDocument.Row
    var section: String
    var index: Int

    var place: Place { .row(identity: row.identity, kind: row.kind, section: section) }
  }

  private static func placedRows(_ document: SnapshotDocument) -> [PlacedRow] {
    document.sections.flatMap { section in
      section.rows.enumerated().map { PlacedRow(row: $1, section: section.id, index: $0) }
    }
  }

  private mutating func compareRows(_ old: SnapshotDocument, _ new: SnapshotDocument) {
    let oldRows = Self.placedRows(old)
    let newRows = Self.placedRows(new)
    let oldByIdentity = Dictionary(
      oldRows.map { (ByteKey($0.row.identity), $0) }, uniquingKeysWith: { first, _ in first })
    let newIdentities = Set(newRows.map { ByteKey($0.row.identity) })
    for placed in oldRows where !newIdentities.contains(ByteKey(placed.row.identity)) {
      add(placed.place, .removed)
    }
    var movedWithin: [ByteKey: (from: Int, to: Int)] = [:]
    let oldSections = Dictionary(
      old.sections.map { (ByteKey($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    for section in new.sections {
      guard let before = oldSections[ByteKey(section.id)] else { continue }
      let from = before.rows.map { ByteKey($0.identity) }
      let to = section.rows.map { ByteKey($0.identity) }
      for move in Moves.between(from, to) { movedWithin[to[move.to]] = move }
    }
    for placed in newRows {
      let key = ByteKey(placed.row.identity)
      guard let before = oldByIdentity[key] else {
        add(placed.place, .added)
        continue
      }
      if !before.section.utf8.elementsEqual(placed.section.utf8) {
        add(
          placed.place,
          .moved(from: before.index, to: placed.index, fromSection: before.section))
      } else if let move = movedWithin[key] {
        add(placed.place, .moved(from: move.from, to: move.to, fromSection: nil))
      }
      compare(SnapshotFacts(before.row), SnapshotFacts(placed.row), at: placed.place)
    }
  }
}
