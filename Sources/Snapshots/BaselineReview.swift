package import CatalogCore

/// Compares fresh snapshots with the baselines and says what is to be done, before anything is.
package struct BaselineReview: Sendable {
  /// One scenario, in the order of the run; orphans and damaged files without a scenario follow.
  package struct Item: Sendable {
    package var path: FilePath
    /// `screen/scenario`, or the path when the baseline cannot be read.
    package var name: String
    package var relation: BaselinePolicy.Relation
    package var action: BaselinePolicy.Action
    /// The canonical text of the fresh snapshot; empty for an orphan.
    package var fresh: [UInt8]
    /// What the recording found to be wrong.
    package var findings: [SnapshotDocument.Finding] = []
    /// For a damaged one.
    package var diagnostic: Diagnostic?

    package var isSettled: Bool { BaselinePolicy.isSettled(relation, after: action) }
  }

  package var items: [Item]
  /// What is different from the baselines that can be read: what the run may change at all.
  package var catalog: CatalogDiff

  /// Pairs fresh documents with baselines by path.
  ///
  /// - Parameters:
  ///   - fresh: what the whole run produced; every scenario that is not in it counts as gone.
  ///   - baselines: what the store holds.
  ///   - mode: what may be written.
  ///   - isCI: whether pending files are held back.
  ///   - prunes: whether orphans are removed.
  ///   - store: gives the paths.
  package init(
    fresh: [SnapshotDocument], baselines: [SnapshotStore.Entry], mode: BaselinePolicy.Mode,
    isCI: Bool, prunes: Bool = false, store: SnapshotStore
  ) {
    let baselineByPath = Dictionary(
      baselines.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    let compared = parallelMap(fresh) { document in
      let path = store.baselinePath(screen: document.screen.id, scenario: document.scenario.id)
      return Self.item(
        document, path: path, baseline: baselineByPath[path], mode: mode, isCI: isCI)
    }
    let known = Set(compared.map(\.path))
    let others = baselines.filter { !known.contains($0.path) }.compactMap { entry in
      Self.item(forUnclaimed: entry, mode: mode, isCI: isCI, prunes: prunes)
    }
    items = compared + others
    let unreadable = Set(items.filter { $0.relation == .damaged }.map(\.path))
    let claimed = Set(compared.map(\.path))
    catalog = CatalogDiff(
      from: baselines.compactMap { entry in
        guard case .success(let document) = entry.document else { return nil }
        // What was imported is no recorder's to miss.
        return document.isImported && !claimed.contains(entry.path) ? nil : document
      },
      to: zip(fresh, compared).filter { !unreadable.contains($1.path) }.map(\.0))
  }

  private static func item(
    _ document: SnapshotDocument, path: FilePath, baseline: SnapshotStore.Entry?,
    mode: BaselinePolicy.Mode, isCI: Bool
  ) -> Item {
    var item = Item(
      path: path, name: document.name, relation: .missing, action: .leave,
      fresh: SnapshotWriter.bytes(of: document), findings: document.findings)
    switch baseline?.document {
    case nil: item.relation = .missing
    case .failure(let diagnostic):
      item.relation = .damaged
      item.diagnostic = diagnostic
    case .success where baseline?.bytes == item.fresh: item.relation = .same
    case .success(let old) where old == document && old.hasSameBytes(as: document):
      item.relation = .respelled
    case .success: item.relation = .changed
    }
    item.action = BaselinePolicy.action(for: item.relation, mode: mode, isCI: isCI)
    return item
  }

  private static func item(
    forUnclaimed entry: SnapshotStore.Entry, mode: BaselinePolicy.Mode, isCI: Bool, prunes: Bool
  ) -> Item? {
    var item = Item(
      path: entry.path, name: entry.path.string, relation: .orphaned, action: .leave, fresh: [])
    switch entry.document {
    case .failure(let diagnostic):
      item.relation = .damaged
      item.diagnostic = diagnostic
      return item
    case .success(let document):
      guard !document.isImported else { return nil }
      item.name = document.name
      item.action = BaselinePolicy.action(
        for: .orphaned, mode: mode, isCI: isCI, prunes: prunes)
      return item
    }
  }
}

extension SnapshotDocument {
  /// `screen/scenario`.
  package var name: String { "\(screen.id)/\(scenario.id)" }

  /// Whether two documents have the same text; `==` on them folds canonically equivalent strings.
  func hasSameBytes(as other: SnapshotDocument) -> Bool {
    SnapshotWriter.bytes(of: self) == SnapshotWriter.bytes(of: other)
  }
}
