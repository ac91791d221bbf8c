package import CatalogCore

/// What waits for review: the difference between the baselines and what pending files would make of
/// them.
package struct ReviewQueue: Sendable {
  package let diff: CatalogDiff
  /// Pending files that cannot be accepted, in the order of their keys.
  package let damaged: [Damaged]
  /// The keys of pending files that change nothing any more.
  package let stale: [FilePath]

  /// A pending file that cannot be read, or that waits beside a baseline that cannot.
  package struct Damaged: Sendable {
    /// The key of the pending file.
    package var key: FilePath
    /// Which of the two cannot be read.
    package var side: CatalogDiff.Unreadable.Side
    /// Why, and what to do.
    package var diagnostic: Diagnostic

    init(key: FilePath, _ side: CatalogDiff.Unreadable.Side, _ diagnostic: Diagnostic) {
      self.key = key
      self.side = side
      self.diagnostic = diagnostic
      self.diagnostic.hint =
        switch side {
        case .old:
          "\(diagnostic.hint ?? "restore it from git, or remove it"); “catalog reject” drops what "
            + "waits beside it"
        case .new: "“catalog reject” drops it, and “catalog verify” writes what waits anew"
        }
    }
  }

  /// Only the baselines that something waits beside are read.
  package init(baselines: [StoredSnapshot], pending: [PendingSnapshot]) {
    let baselineByKey = Dictionary(
      baselines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var unchanged = Set(baselineByKey.keys)
    var old: [StoredSnapshot] = []
    var new: [StoredSnapshot] = []
    var damaged: [Damaged] = []
    for item in pending {
      let baseline = baselineByKey[item.key]
      switch item.content {
      case .unreadable(let diagnostic):
        damaged.append(Damaged(key: item.key, .new, diagnostic))
        continue
      case .snapshot(let snapshot): new.append(snapshot)
      case .removal: break
      }
      if let baseline { old.append(baseline) }
      unchanged.remove(item.key)
    }
    diff = CatalogDiff(from: old, to: new, unchanged: unchanged)
    damaged += diff.unreadable.map { Damaged(key: $0.key, $0.side, $0.diagnostic) }
    self.damaged = damaged.sorted { $0.key < $1.key }
    let open = Set(diff.documents.flatMap { [$0.keys.old, $0.keys.new].compactMap(\.self) })
      .union(damaged.map(\.key))
    stale = pending.map(\.key).filter { !open.contains($0) }
  }

  package var isEmpty: Bool { diff.isEmpty && damaged.isEmpty }

  /// Why pending files cannot be accepted.
  package var problems: [Diagnostic] { damaged.map(\.diagnostic) }

  // MARK: - Decisions

  /// What accepting does to the files: what is taken goes into the baselines, and the rest waits on.
  package func accepting(_ selection: ChangeSelection) -> [StoreChange] {
    changes(
      selection, whole: Self.accepting,
      part: { Self.changes($0, baseline: $0.taken, target: $0.new) })
  }

  /// What rejecting does to the files: the baselines stay, and what is left of the new snapshots waits.
  package func rejecting(_ selection: ChangeSelection) -> [StoreChange] {
    changes(
      selection, whole: Self.rejecting,
      part: { Self.changes($0, baseline: $0.old, target: $0.rest) })
  }

  /// What dropping pending files, such as damaged or stale ones, does.
  package static func dropping(_ keys: some Sequence<FilePath>) -> [StoreChange] {
    keys.map { StoreChange(key: $0, pending: .remove) }
  }

  /// A document that is decided on as a whole need not be read: its texts are in files already.
  private func changes(
    _ selection: ChangeSelection, whole: (DocumentChange) -> [StoreChange],
    part: @Sendable (CatalogDiff.Split) -> [StoreChange]
  ) -> [StoreChange] {
    let wholeDocuments = diff.wholeDocuments(in: selection)
    let parts = diff.mapSplits(by: selection.subtracting(documents: wholeDocuments), part)
    return wholeDocuments.sorted().flatMap { whole(diff.documents[$0]) } + parts.flatMap(\.self)
  }

  private static func accepting(_ change: DocumentChange) -> [StoreChange] {
    var changes: [StoreChange] = []
    if let new = change.newSnapshot {
      changes.append(
        StoreChange(key: new.key, baseline: .write(.canonical(new)), pending: .remove))
    }
    if let old = change.oldSnapshot, old.key != change.newSnapshot?.key {
      changes.append(StoreChange(key: old.key, baseline: .remove, pending: .remove))
    }
    return changes
  }

  private static func rejecting(_ change: DocumentChange) -> [StoreChange] {
    dropping(Set([change.keys.old, change.keys.new].compactMap(\.self)).sorted())
  }

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
