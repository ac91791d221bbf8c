package import CatalogCore

/// Compares fresh snapshots with the baselines and says what is to be done, before anything is.
package struct BaselineReview: Sendable {
  /// One scenario, in the order of the run; orphans and damaged files without a scenario follow.
  package struct Item: Sendable {
    package var key: FilePath
    /// `screen/scenario`, or the path when the baseline cannot be read.
    package var name: String
    package var relation: BaselinePolicy.Relation
    package var action: BaselinePolicy.Action
    /// For a damaged one.
    package var diagnostic: Diagnostic?
    /// The ids of the screen and the scenario, or their file names when the baseline cannot be read.
    package var scenario: DocumentChange.Name
    /// `nil` for an orphan.
    fileprivate var fresh: StoredSnapshot?

    package var isSettled: Bool { BaselinePolicy.isSettled(relation, after: action) }
  }

  package let items: [Item]
  /// What is different from the baselines that can be read: what the run may change at all.
  package let catalog: CatalogDiff
  /// The keys of every scenario that there is, and of every one that has a baseline.
  private let known: Set<FilePath>

  /// What a run of a recorder gave, and what it was asked for.
  package struct Run: Sendable {
    package var fresh: [Fresh]
    /// What is taken out of them before they are compared.
    package var noise: NoiseRules
    /// The keys of every scenario that there is, also of those that did not run.
    package var planned: Set<FilePath>
    /// Whether every scenario was to run; a run of a part has nothing to say about orphans.
    package var isWhole: Bool
    /// The keys of those that were different when they ran a second time.
    package var volatile: Set<FilePath>

    package init(
      fresh: [Fresh], noise: NoiseRules = NoiseRules(), planned: Set<FilePath>,
      isWhole: Bool = true, volatile: Set<FilePath> = []
    ) {
      self.fresh = fresh
      self.noise = noise
      self.planned = planned
      self.isWhole = isWhole
      self.volatile = volatile
    }
  }

  package struct Fresh: Sendable {
    package var name: DocumentChange.Name
    package var snapshot: StoredSnapshot

    package init(name: DocumentChange.Name, snapshot: StoredSnapshot) {
      self.name = name
      self.snapshot = snapshot
    }
  }

  /// What may be written.
  package struct Rules: Sendable {
    package var mode: BaselinePolicy.Mode
    /// Whether pending files are held back.
    package var isCI: Bool
    /// Whether orphans are removed.
    package var prunes: Bool

    package init(mode: BaselinePolicy.Mode, isCI: Bool, prunes: Bool = false) {
      self.mode = mode
      self.isCI = isCI
      self.prunes = prunes
    }
  }

  /// Two names, of a planned scenario and of a baseline, that share a file on a disk that ignores case
  /// or folds normal forms; one of them would be lost there.
  package static func collisions(
    of run: Run, with baselines: [StoredSnapshot]
  ) -> [(planned: FilePath, approved: FilePath)] {
    let known = Set(baselines.map(\.key))
    let folded = Dictionary(
      run.planned.filter { !known.contains($0) }.map { (FileComponent.foldingKey($0.string), $0) },
      uniquingKeysWith: { min($0, $1) })
    return baselines.compactMap { baseline in
      guard !run.planned.contains(baseline.key),
        let planned = folded[FileComponent.foldingKey(baseline.key.string)]
      else { return nil }
      return (planned, baseline.key)
    }
  }

  /// Pairs what ran with the baselines of a store by key.
  package init(_ run: Run, baselines: [StoredSnapshot], rules: Rules) {
    let baselineByKey = Dictionary(
      baselines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let claimed = Set(run.fresh.map(\.snapshot.key))
    var old = baselines.filter { claimed.contains($0.key) && !run.volatile.contains($0.key) }
    var orphans: [Item] = []
    if run.isWhole {
      let unclaimed = baselines.filter {
        !run.planned.contains($0.key) && !claimed.contains($0.key)
      }
      let found = parallelMap(unclaimed) { Self.orphan($0, rules) }
      for (snapshot, orphan) in zip(unclaimed, found) {
        guard let orphan else { continue }
        orphans.append(orphan)
        if orphan.relation == .orphaned { old.append(snapshot) }
      }
    }
    let approved = Set(baselineByKey.keys)
    known = approved.union(run.planned).union(claimed)
    catalog = CatalogDiff(
      from: old, to: run.fresh.map(\.snapshot).filter { !run.volatile.contains($0.key) },
      unchanged: approved.subtracting(old.map(\.key)), noise: run.noise)
    let compared = Dictionary(
      catalog.documents.compactMap { change in change.newSnapshot.map { ($0.key, $0) } },
      uniquingKeysWith: { first, _ in first })
    let unreadable = Dictionary(
      catalog.unreadable.map { ($0.key, $0.diagnostic) }, uniquingKeysWith: { first, _ in first })
    let changed = Set(catalog.documents.compactMap(\.keys.new))
    let respelled = catalog.respelled
    items =
      run.fresh.map { fresh in
        let key = fresh.snapshot.key
        let relation: BaselinePolicy.Relation =
          if unreadable[key] != nil {
            .damaged
          } else if run.volatile.contains(key) {
            .volatile
          } else if !approved.contains(key) {
            .missing
          } else if changed.contains(key) {
            .changed
          } else {
            respelled.contains(key) ? .respelled : .same
          }
        return Item(
          key: key, name: fresh.name.text, relation: relation,
          action: BaselinePolicy.action(for: relation, mode: rules.mode, isCI: rules.isCI),
          diagnostic: unreadable[key], scenario: fresh.name,
          fresh: compared[key]
            ?? fresh.snapshot.quieted(by: run.noise, against: baselineByKey[key]))
      } + orphans
  }

  /// `nil` for what was imported, which no recorder misses.
  private static func orphan(_ snapshot: StoredSnapshot, _ rules: Rules) -> Item? {
    do {
      let document = try snapshot.document()
      guard !document.isImported else { return nil }
      return Item(
        key: snapshot.key, name: document.name, relation: .orphaned,
        action: BaselinePolicy.action(
          for: .orphaned, mode: rules.mode, isCI: rules.isCI, prunes: rules.prunes),
        scenario: DocumentChange.Name(document))
    } catch {
      return Item(
        key: snapshot.key, name: error.location?.path ?? snapshot.key.string, relation: .damaged,
        action: .leave, diagnostic: error,
        scenario: DocumentChange.Name(
          screen: snapshot.screenKey.text,
          scenario: snapshot.key.withoutExtension.lastComponent))
    }
  }

  /// What carrying out the actions does to the files.
  ///
  /// A pending file of an earlier run is stale once its scenario is settled. So is one of `pending`
  /// that there is neither a scenario nor a baseline of, and after a whole run every other one.
  package func changes(pending: Set<FilePath>, isWhole: Bool) -> [StoreChange] {
    var changes: [StoreChange] = []
    for item in items {
      var change = StoreChange(key: item.key)
      switch item.action {
      case .leave: break
      case .writeBaseline: change.baseline = item.fresh.map { .write(.canonical($0)) } ?? .leave
      case .writePending:
        change.pending = .write(
          item.fresh.map { .canonical($0) } ?? .bytes(PendingSnapshot.removal(of: item.scenario)))
      case .removeBaseline: change.baseline = .remove
      }
      if item.isSettled, pending.contains(item.key) { change.pending = .remove }
      changes.append(change)
    }
    let stale = pending.subtracting(isWhole ? Set(items.map(\.key)) : known)
    changes += stale.sorted().map { StoreChange(key: $0, pending: .remove) }
    return changes
  }
}

extension BaselineReview.Item {
  /// The fresh snapshot as it would be written; nothing for an orphan.
  package func canonicalBytes() throws(Diagnostic) -> [UInt8] {
    guard let fresh else { return [] }
    return SnapshotWriter.bytes(of: try fresh.document())
  }
}

extension SnapshotDocument {
  /// `screen/scenario`.
  package var name: String { "\(screen.id)/\(scenario.id)" }
}
