import CatalogCore

/// Folds what all documents have of causes into the causes.
struct CauseFolding {
  private(set) var causes: [Cause] = []

  /// A cause while its changes are collected.
  private struct Open {
    var key: CauseKey
    var changes: [Cause.Reference] = []
    var places: [Cause.Place] = []
    var sample: (quality: Int, reference: Cause.Reference, change: SnapshotChange?)?
    var height: DocumentFolding.HeightSwitch?
    var isUniform = true
    var rank = Cause.Rank.quiet
    var slotCount = 0
  }

  private var open: [Open] = []
  private var positions: [ByteKey: Int] = [:]

  /// Takes the documents in their order.
  init(_ documents: [(name: DocumentChange.Name, found: [DocumentFolding.Found])]) {
    for (index, document) in documents.enumerated() {
      for found in document.found { add(found, of: document.name, index) }
    }
    close()
  }

  private mutating func add(
    _ found: DocumentFolding.Found, of name: DocumentChange.Name, _ document: Int
  ) {
    let position = positions[found.key.text] ?? open.count
    if position == open.count {
      positions[found.key.text] = position
      open.append(Open(key: found.key))
    }
    open[position].changes += found.changes.map { Cause.Reference(document: document, change: $0) }
    open[position].places += found.rows.map { Cause.Place(name: name, row: $0) }
    open[position].slotCount = max(open[position].slotCount, found.slots.count)
    open[position].rank = min(open[position].rank, found.rank)
    if let sample = found.sample, sample.quality > open[position].sample?.quality ?? -2 {
      open[position].sample = (
        sample.quality, Cause.Reference(document: document, change: sample.index), sample.change
      )
    }
    guard let height = found.height else { return }
    let first = open[position].height ?? height
    open[position].height = first
    if first != height || !found.isUniform { open[position].isUniform = false }
  }

  private mutating func close() {
    let ordered = open.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if left.places.count != right.places.count { return left.places.count > right.places.count }
      return left.key.text < right.key.text
    }
    open = []
    let ids = Cause.ids(ordered.map(\.key.text))
    for (cause, id) in zip(ordered, ids) {
      guard let sample = cause.sample else { continue }
      causes.append(
        Cause(
          id: id, subject: cause.key.subject, rank: cause.rank, changes: cause.changes,
          places: cause.places, sample: sample.reference, sampleChange: sample.change,
          isUniform: cause.isUniform, slotCount: cause.slotCount))
    }
  }
}
