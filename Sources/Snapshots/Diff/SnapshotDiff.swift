import CatalogCore

/// What is different between two snapshots, as changes that can be taken one by one.
///
/// Everything that the format can say is compared, by identity and byte for byte. Both documents are
/// such as the parser accepts: no two siblings share a name.
package struct SnapshotDiff: Sendable {
  /// In the order of the document: what is gone from a list comes before what is new in it.
  package let changes: [SnapshotChange]
  /// The new order of each list in which something is new or moved.
  let orders: [SnapshotChange.List: [SnapshotChange.Place]]
  /// See `DocumentComparison`.
  let origins: [SnapshotChange.Place: SnapshotChange.Place]
  let requirements: [Int: [Int]]

  /// Compares two documents.
  ///
  /// Cost: n log n in the number of rows, also for lists in reverse order.
  package init(from old: SnapshotDocument, to new: SnapshotDocument) {
    let comparison = DocumentComparison(from: old, to: new)
    changes = comparison.changes
    orders = comparison.orders
    origins = comparison.origins
    requirements = comparison.requirements
  }

  /// Whether both documents have the same canonical text.
  package var isEmpty: Bool { changes.isEmpty }

  /// The new document, given the old one.
  package func applied(to old: SnapshotDocument) -> SnapshotDocument {
    applied(Set(changes.indices), to: old)
  }

  /// The old document with some of the changes.
  ///
  /// They are completed first. What is inserted or moved stands after its nearest predecessor in the
  /// new order that is there; the rest keeps its order.
  ///
  /// `subset` has indices of `changes`, and `old` is the document that the diff was made from.
  package func applied(_ subset: Set<Int>, to old: SnapshotDocument) -> SnapshotDocument {
    SnapshotPatch(completed(subset).sorted().map { changes[$0] }, orders: orders, origins: origins)
      .applied(to: old)
  }

  /// The changes with those that they cannot be without.
  ///
  /// A section goes only when the rows that leave it have left, and a row moves only into a section
  /// that is there; slots do as sections and rows.
  package func completed(_ subset: Set<Int>) -> Set<Int> {
    var result = subset
    var open = requirements.isEmpty ? [] : Array(subset)
    while let index = open.popLast() {
      for other in requirements[index] ?? [] where result.insert(other).inserted {
        open.append(other)
      }
    }
    let links = self.links
    guard !links.isEmpty else { return result }
    for link in links where result.contains(link.removal ?? -1) { result.insert(link.move) }
    for link in links where result.contains(link.move) {
      if let insertion = link.insertion { result.insert(insertion) }
    }
    return result
  }

  /// The move of a row between a section that goes and one that comes.
  struct Link {
    var move: Int
    /// The change that removes the section it leaves.
    var removal: Int?
    /// The change that inserts the section it enters.
    var insertion: Int?
  }

  /// The moves that depend on sections which come or go.
  var links: [Link] {
    var insertions: [ByteKey: Int] = [:]
    var removals: [ByteKey: Int] = [:]
    for (index, change) in changes.enumerated() {
      guard case .section(let id) = change.place.owner else { continue }
      switch change.difference {
      case .inserted: insertions[id] = index
      case .removed: removals[id] = index
      default: break
      }
    }
    guard !insertions.isEmpty || !removals.isEmpty else { return [] }
    return changes.enumerated().compactMap { index, change in
      guard case .moved(_, let from?) = change.difference else { return nil }
      let insertion = change.section.flatMap { insertions[$0] }
      guard removals[from] != nil || insertion != nil else { return nil }
      return Link(move: index, removal: removals[from], insertion: insertion)
    }
  }
}
