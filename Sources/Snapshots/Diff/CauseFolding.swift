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
    /// Of each screen.
    var slotCounts: [ByteKey: Int] = [:]

    /// Rows of one kind are alike in all screens, views that are alike are others in each.
    var slotCount: Int {
      if case .alike = key.subject { return slotCounts.values.reduce(0, +) }
      return slotCounts.values.max() ?? 0
    }
  }

  private var open: [Open] = []
  private var positions: [ByteKey: Int] = [:]

  /// Takes the documents in their order.
  init(_ documents: [(name: DocumentChange.Name, found: [DocumentFolding.Found])]) {
    let isLaidOut = Self.isLaidOut(documents.map(\.found))
    for (index, document) in documents.enumerated() {
      var key: CauseKey?
      if isLaidOut {
        let names = document.found.flatMap(\.laidOut)
        if names.count > 1 { key = .laidOut(names, screen: document.name.screen.text) }
      }
      for var found in document.found {
        if let key, !found.laidOut.isEmpty { found.key = key }
        add(found, of: document.name, index)
      }
    }
    close()
  }

  /// Whether so many frames are different that nobody moved each view by hand, which happens when a
  /// newer Xcode saves a file.
  private static func isLaidOut(_ documents: [[DocumentFolding.Found]]) -> Bool {
    var keys: Set<ByteKey> = []
    for found in documents.joined() where !found.laidOut.isEmpty { keys.insert(found.key.text) }
    return keys.count > handmade
  }

  private static let handmade = 12

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
    open[position].slotCounts[name.screen] = max(
      open[position].slotCounts[name.screen] ?? 0, found.slots.count)
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
