import CatalogCore
import Snapshots

/// The part that a change is about, as it is in each of two documents.
struct DocumentParts {
  let owner: SnapshotChange.Owner
  private let old: SnapshotDocument
  private let new: SnapshotDocument

  init(_ owner: SnapshotChange.Owner, old: SnapshotDocument, new: SnapshotDocument) {
    self.owner = owner
    self.old = old
    self.new = new
  }

  var oldLines: [ByteKey] { lines(in: old) }
  var newLines: [ByteKey] { lines(in: new) }

  /// The section that has the row; `nil` where it is no row.
  var oldSection: SnapshotDocument.Section? { section(in: old) }
  var newSection: SnapshotDocument.Section? { section(in: new) }

  private func lines(in document: SnapshotDocument) -> [ByteKey] {
    switch owner {
    case .document, .variant, .note, .finding:
      return SnapshotBlock.head(of: document)
    case .kind(let id):
      return document.kinds.first { ByteKey($0.id) == id }.map(SnapshotBlock.kind) ?? []
    case .area(let name):
      return document.areas.first { ByteKey($0.name) == name }.map(SnapshotBlock.area) ?? []
    case .section(let id):
      guard var section = document.sections.first(where: { ByteKey($0.id) == id }) else {
        return []
      }
      // Rows of a section that both have are no part of what is said of the section.
      if old.has(section: id), new.has(section: id) { section.rows = [] }
      return SnapshotBlock.section(section)
    case .row(let identity):
      let row = section(in: document)?.rows.first { ByteKey($0.identity) == identity }
      return row.map(SnapshotBlock.row) ?? []
    }
  }

  private func section(in document: SnapshotDocument) -> SnapshotDocument.Section? {
    guard case .row(let identity) = owner else { return nil }
    return document.sections.first { $0.rows.contains { ByteKey($0.identity) == identity } }
  }
}

extension SnapshotDocument {
  fileprivate func has(section id: ByteKey) -> Bool {
    sections.contains { ByteKey($0.id) == id }
  }
}
