package import CatalogCore

/// What waits for review: the difference between the baselines and what pending files would make of
/// them.
package struct ReviewQueue: Sendable {
  package let diff: CatalogDiff
  /// Pending files that can neither be accepted nor rejected, and why.
  package let problems: [Diagnostic]
  /// The keys of pending files that change nothing any more.
  private let stale: [FilePath]

  /// Only the baselines that something waits beside are read.
  package init(baselines: [StoredSnapshot], pending: [PendingSnapshot]) {
    let baselineByKey = Dictionary(
      baselines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var unchanged = Set(baselineByKey.keys)
    var old: [StoredSnapshot] = []
    var new: [StoredSnapshot] = []
    var problems: [Diagnostic] = []
    for item in pending {
      let baseline = baselineByKey[item.key]
      switch item.content {
      case .unreadable(let diagnostic):
        problems.append(diagnostic)
        continue
      case .snapshot(let snapshot): new.append(snapshot)
      case .removal: break
      }
      if let baseline { old.append(baseline) }
      unchanged.remove(item.key)
    }
    diff = CatalogDiff(from: old, to: new, unchanged: unchanged)
    self.problems = problems + diff.unreadable.map(\.diagnostic)
    let open = Set(diff.documents.flatMap { [$0.keys.old, $0.keys.new].compactMap(\.self) })
      .union(diff.unreadable.map(\.key))
    stale = pending.filter { item in
      if case .unreadable = item.content { return false }
      return !open.contains(item.key)
    }.map(\.key)
  }

  package var isEmpty: Bool { diff.isEmpty && problems.isEmpty }

  /// What accepting does to the files: what is taken goes into the baselines, and the rest waits on.
  package func accepting(_ selection: ChangeSelection) -> [StoreChange] {
    diff.split(by: selection).flatMap { split in
      Self.changes(split, baseline: split.taken, target: split.new)
    } + cleaning
  }

  /// What rejecting does to the files: the baselines stay, and what is left of the new snapshots waits.
  package func rejecting(_ selection: ChangeSelection) -> [StoreChange] {
    diff.split(by: selection).flatMap { split in
      Self.changes(split, baseline: split.old, target: split.rest)
    } + cleaning
  }

  private var cleaning: [StoreChange] { stale.map { StoreChange(key: $0, pending: .remove) } }

  /// The files of a scenario, which may have two names, so that `baseline` is approved and what
  /// `target` has besides waits.
  private static func changes(
    _ split: CatalogDiff.Split, baseline: SnapshotDocument?, target: SnapshotDocument?
  ) -> [StoreChange] {
    // A file that went since the queue was read leaves nothing to decide on.
    guard (split.change.oldName == nil) == (split.old == nil),
      (split.change.newName == nil) == (split.new == nil)
    else { return [] }
    let before = Entry(split.old)
    let after = Entry(baseline)
    let goal = Entry(target)
    let keys = Set([before, after, goal, Entry(split.new)].compactMap { $0?.key })
    return keys.sorted().map { key in
      let was = before?.key == key ? before : nil
      let approved = after?.key == key ? after : nil
      let wanted = goal?.key == key ? goal : nil
      var change = StoreChange(key: key)
      switch (was, approved) {
      case (_, let approved?) where was?.bytes != approved.bytes:
        change.baseline = .write(.bytes(approved.bytes))
      case (.some, nil): change.baseline = .remove
      default: break
      }
      switch (approved, wanted) {
      case (let approved, let wanted?) where approved?.bytes != wanted.bytes:
        change.pending = .write(.bytes(wanted.bytes))
      case (let approved?, nil):
        change.pending = .write(.bytes(PendingSnapshot.removal(of: approved.name)))
      default: change.pending = .remove
      }
      return change
    }
  }

  private struct Entry {
    var key: FilePath
    var name: DocumentChange.Name
    var bytes: [UInt8]

    init?(_ document: SnapshotDocument?) {
      guard let document else { return nil }
      key = StoredSnapshot.key(screen: document.screen.id, scenario: document.scenario.id)
      name = DocumentChange.Name(document)
      bytes = SnapshotWriter.bytes(of: document)
    }
  }
}
