import CatalogCore

/// Where each thing of a document stands in its canonical text.
///
/// Lines are counted from 1, as editors and pull requests do, and a range of them ends before its
/// upper bound.
package struct SnapshotLines: Sendable {
  /// The canonical text, as `SnapshotWriter` gives it.
  package let text: [UInt8]
  private let ranges: [Range<Int>]
  private let known: [Key: Range<Int>]

  /// Cost: writes the document once.
  package init(_ document: SnapshotDocument) {
    (text, known) = SnapshotWriter.bytesAndLines(of: document)
    ranges = text.lineRanges()
  }

  package var count: Int { ranges.count }

  /// The bytes of a line without its ending; empty when there is no such line.
  package func line(_ number: Int) -> ArraySlice<UInt8> {
    ranges.indices.contains(number - 1) ? text[ranges[number - 1]] : []
  }

  /// The lines of a thing with everything in it, such as a row with its slots.
  ///
  /// `nil` where the document has no such thing; the document itself is none.
  package func lines(of place: SnapshotChange.Place) -> Range<Int>? {
    known[Key(place: place, fact: .block)]
  }

  /// The line that names a thing.
  package func heading(of place: SnapshotChange.Place) -> Int? {
    known[Key(place: place, fact: .block)]?.lowerBound
  }

  /// Exactly the lines that say what a change is about, in their order.
  ///
  /// What came or went has all its lines; of what moved it is the one with its name. A document that
  /// does not say it, such as the old one of what is new, has none.
  package func lines(of change: SnapshotChange) -> [Range<Int>] {
    var found: [Range<Int>] = []
    let isOld = heading(of: change.place) == nil
    let place = isOld ? change.oldPlace ?? change.place : change.place
    for fact in change.difference.facts {
      switch fact {
      case .heading: found += heading(of: place).map { [$0..<($0 + 1)] } ?? []
      default: found += known[Key(place: place, fact: fact)].map { [$0] } ?? []
      }
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The line to point at for a change: the first that says it.
  ///
  /// Where there is none it is the last line of what comes before it, else the one that names what it
  /// belongs to, else the first of all.
  package func line(of change: SnapshotChange) -> Int {
    if let first = lines(of: change).first { return first.lowerBound }
    if let neighbour = change.predecessor.flatMap({ lines(of: $0) }) {
      return neighbour.upperBound - 1
    }
    if let heading = heading(of: change.place) { return heading }
    if let owner = heading(of: SnapshotChange.Place(change.place.owner)) { return owner }
    if let section = change.section, case .row = change.place.owner,
      let heading = heading(of: SnapshotChange.Place(.section(section)))
    {
      return heading
    }
    return 1
  }

  /// What the lines of a place tell.
  enum Fact: Hashable {
    /// All lines of the place.
    case block
    /// The line that names it.
    case heading
    case text(SnapshotChange.TextFact)
    case imported
    case initial
    case listed
    case table
    case state
    case heightRule
    case layout
    case height(HeightDifference.Entry)
    case attribute(SnapshotDocument.Attribute.Name)
  }

  struct Key: Hashable {
    var place: SnapshotChange.Place
    var fact: Fact
  }
}

extension SnapshotChange.Difference {
  /// The facts that are different.
  fileprivate var facts: [SnapshotLines.Fact] {
    switch self {
    // In another slot it stands at another level.
    case .inserted, .removed, .replaced, .reparented: [.block]
    case .moved, .renamed, .rowKind, .slotKind, .source, .route, .text(.value, _, _),
      .text(.style, _, _):
      [.heading]
    case .text(let fact, _, _): [.text(fact)]
    case .imported: [.imported]
    case .initial: [.initial]
    case .listed: [.listed]
    case .table: [.table]
    case .state: [.state]
    case .heightRule: [.heightRule]
    case .layout: [.layout]
    case .height(let height): height.lines.map { .height($0) }
    case .attribute(let name, _, _): [.attribute(name)]
    }
  }
}

extension SnapshotChange {
  /// What stands before it in the list that it came into.
  fileprivate var predecessor: Place? {
    guard case .inserted(_, let after?) = difference else { return nil }
    switch (place.part, place.owner) {
    case (.slot(let path), _): return Place(place.owner, .slot(path.dropLast() + [after]))
    case (.action, _): return Place(place.owner, .action(after))
    case (.whole, .row): return Place(.row(after))
    case (.whole, .section): return Place(.section(after))
    case (.whole, .area): return Place(.area(after))
    case (.whole, .kind): return Place(.kind(after))
    case (.whole, .document), (.whole, .variant), (.whole, .note), (.whole, .finding): return nil
    }
  }
}

extension HeightDifference {
  /// What came or went as a whole has all its lines.
  fileprivate var lines: [Entry] {
    guard from == nil || to == nil else { return Array(entries) }
    return [.base] + ((from ?? to)?.exceptions ?? []).map(Entry.init)
  }
}
