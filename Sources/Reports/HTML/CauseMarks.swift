import CatalogCore
import Pictures
import Snapshots

/// The parts of both pictures of a cause that it is about.
struct CauseMarks {
  typealias Part = ScreenPicture.Part
  typealias Mark = ScreenPicture.Mark

  private(set) var old: [Part: Mark] = [:]
  private(set) var new: [Part: Mark] = [:]
  /// What the picture has to show.
  private(set) var oldFocus: Part?
  private(set) var newFocus: Part?

  private let oldDocument: SnapshotDocument
  private let newDocument: SnapshotDocument

  /// Marks all changes of a cause in one document; `sample` is the one that must be seen.
  init(
    _ changes: [SnapshotChange], sample: SnapshotChange, old: SnapshotDocument,
    new: SnapshotDocument
  ) {
    oldDocument = old
    newDocument = new
    for change in changes { add(change) }
    let part = Self.part(sample) ?? firstMarked
    oldFocus = focus(part, in: old, and: new)
    newFocus = focus(part, in: new, and: old)
  }

  // MARK: - Marks

  private static func part(_ change: SnapshotChange) -> Part? {
    switch change.place.owner {
    case .row(let identity): .row(identity)
    case .area(let name): .area(name)
    case .finding(let finding, _): finding.row.map(Part.row)
    case .section(let id):
      if case .text(.footer, _, _) = change.difference { .footer(id) } else { .header(id) }
    case .document:
      if case .text(.screenTitle, _, _) = change.difference {
        .area(ByteKey("navigation-bar"))
      } else {
        nil
      }
    case .variant, .note, .kind: nil
    }
  }

  private mutating func add(_ change: SnapshotChange) {
    switch (change.place.owner, change.difference) {
    case (.section(let id), .inserted(.section(let section), _)):
      markSection(id, section.rows, .added, isNew: true)
    case (.section(let id), .removed(.section(let section))):
      markSection(id, section.rows, .removed, isNew: false)
    case (.section(let id), .moved):
      for (document, isNew) in [(oldDocument, false), (newDocument, true)] {
        let section = document.sections.first { ByteKey($0.id) == id }
        markSection(id, section?.rows ?? [], .moved, isNew: isNew)
      }
    case (.finding(let finding, _), _):
      guard let row = finding.row else { return }
      // It came or went, and not its row.
      for isNew in [false, true] { mark(.row(row), Mark(.changed), isNew: isNew) }
    case (.kind(let id), .heightRule), (.kind(let id), .layout):
      for (document, isNew) in [(oldDocument, false), (newDocument, true)] {
        for row in document.sections.flatMap(\.rows) where ByteKey(row.kind) == id {
          mark(.row(ByteKey(row.identity)), Mark(.changed), isNew: isNew)
        }
      }
    default:
      guard let part = Self.part(change) else { return }
      add(change, part)
    }
  }

  private mutating func add(_ change: SnapshotChange, _ part: Part) {
    let slots: Set<ByteKey> =
      switch change.place.part {
      case .whole: []
      // In the frames of a file each slot has its own place, however deep it is.
      case .slot(let path): Set(newDocument.isImported ? path.suffix(1) : path.prefix(1))
      case .action(let id): [id]
      }
    switch (change.difference, change.place.part) {
    case (.inserted, .whole): mark(part, Mark(.added), isNew: true)
    case (.removed, .whole): mark(part, Mark(.removed), isNew: false)
    case (.moved, .whole):
      mark(part, Mark(.moved), isNew: false)
      mark(part, Mark(.moved), isNew: true)
    default:
      mark(part, Mark(.changed, slots: slots), isNew: false)
      mark(part, Mark(.changed, slots: slots), isNew: true)
    }
  }

  private mutating func markSection(
    _ id: ByteKey, _ rows: [SnapshotDocument.Row], _ kind: Mark.Kind, isNew: Bool
  ) {
    mark(.header(id), Mark(kind), isNew: isNew)
    mark(.footer(id), Mark(kind), isNew: isNew)
    for row in rows { mark(.row(ByteKey(row.identity)), Mark(kind), isNew: isNew) }
  }

  /// What came, went or moved as a whole says more than what is different in it.
  private mutating func mark(_ part: Part, _ mark: Mark, isNew: Bool) {
    var merged = mark
    if let known = isNew ? new[part] : old[part] {
      merged.kind = known.kind == .changed ? mark.kind : known.kind
      merged.slots.formUnion(known.slots)
    }
    if isNew { new[part] = merged } else { old[part] = merged }
  }

  // MARK: - What is seen

  /// The first marked row, in the order of the new document, else of the old one.
  private var firstMarked: Part? {
    for (document, marks) in [(newDocument, new), (oldDocument, old)] {
      for row in document.sections.flatMap(\.rows) {
        let part = Part.row(ByteKey(row.identity))
        if marks[part] != nil { return part }
      }
    }
    let areas = (new.isEmpty ? old : new).keys.compactMap { part in
      if case .area(let name) = part { name } else { nil }
    }
    return areas.min().map(Part.area)
  }

  /// The part, or its neighbour where the document does not have it.
  private func focus(
    _ part: Part?, in document: SnapshotDocument, and other: SnapshotDocument
  ) -> Part? {
    switch part {
    case nil, .area: return part
    case .row(let identity):
      let own = Set(document.sections.flatMap(\.rows).map { ByteKey($0.identity) })
      if own.contains(identity) { return part }
      let rows = other.sections.flatMap(\.rows).map { ByteKey($0.identity) }
      guard let index = rows.firstIndex(of: identity) else { return nil }
      let neighbour =
        rows[..<index].last(where: own.contains) ?? rows[index...].first(where: own.contains)
      return neighbour.map(Part.row)
    case .header(let id), .footer(let id):
      if let section = document.sections.first(where: { ByteKey($0.id) == id }) {
        guard case .header = part, section.header == nil, let row = section.rows.first else {
          return part
        }
        return .row(ByteKey(row.identity))
      }
      let first = other.sections.first { ByteKey($0.id) == id }?.rows.first
      return focus(first.map { .row(ByteKey($0.identity)) }, in: document, and: other)
    }
  }
}
