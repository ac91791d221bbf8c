package import CatalogCore

/// What is different between two catalogs, document by document and folded into causes.
///
/// Memory: of every document that is not as it was, its name and the numbers of its changes; of every
/// cause one change in full. Documents are compared one by one and let go.
package struct CatalogDiff: Sendable {
  /// The documents that are not as they were, in the order of their names.
  package let documents: [DocumentChange]
  /// Every change of every document, each in one cause, the most important first.
  package let causes: [Cause]
  /// The snapshots that cannot be read, in the order of their keys; they are in no cause.
  package let unreadable: [Unreadable]
  /// The keys of those that are the same document in another spelling, such as CR LF line endings.
  package let respelled: Set<FilePath>
  /// What the new snapshots have findings about, in the order of their keys.
  package let findings: [NamedFindings]

  package struct Unreadable: Sendable {
    package var key: FilePath
    package var side: Side
    package var diagnostic: Diagnostic

    package enum Side: Sendable {
      case old
      case new
    }
  }

  package struct NamedFindings: Sendable {
    package var name: DocumentChange.Name
    package var findings: [SnapshotDocument.Finding]
  }

  /// Pairs the documents of two catalogs and compares each pair.
  ///
  /// Snapshots are paired by their keys; of the others, those with the same content or nearly so are
  /// renamed. In neither catalog do two have the same key. The order of the lists means nothing.
  /// `unchanged` has the keys of snapshots that both catalogs have besides, which need not be read.
  /// `noise` is taken out of the new ones once it is known what each is compared with.
  package init(
    from old: [StoredSnapshot], to new: [StoredSnapshot], unchanged: Set<FilePath> = [],
    noise: NoiseRules = NoiseRules()
  ) {
    let pairing = CatalogPairing(from: old, to: new, unchanged: unchanged, noise: noise)
    let compared = parallelMap(pairing.pairs) { pair in
      ComparedPair(pair, renames: pairing.screenRenames)
    }
    var changed: [(change: DocumentChange, causes: [DocumentFolding.Found])] = []
    var unreadable = pairing.unreadable
    var respelled: Set<FilePath> = []
    var findings = pairing.findings
    for (pair, result) in zip(pairing.pairs, compared) {
      if let found = result.findings { findings.append((pair.new.key, found)) }
      switch result.relation {
      case .same: break
      case .respelled: respelled.insert(pair.new.key)
      case .unreadable(let side, let diagnostic):
        unreadable.append(
          Unreadable(
            key: side == .old ? pair.old.key : pair.new.key, side: side, diagnostic: diagnostic))
      case .changed(let oldName, let newName, let causes):
        let change = DocumentChange(
          changed: (pair.old, oldName), to: (pair.new, newName))
        changed.append((change, causes))
      }
    }
    for (snapshot, name) in pairing.added {
      let cause = DocumentFolding.added(name, wholeScreen: pairing.isNewScreen(snapshot))
      changed.append((DocumentChange(added: snapshot, name), [cause]))
    }
    for (snapshot, name) in pairing.removed {
      let cause = DocumentFolding.removed(name, wholeScreen: pairing.isGoneScreen(snapshot))
      changed.append((DocumentChange(removed: snapshot, name), [cause]))
    }
    changed.sort { $0.change.name < $1.change.name }
    documents = changed.map(\.change)
    causes = CauseFolding(changed.map { ($0.change.name, $0.causes) }).causes
    self.unreadable = unreadable.sorted { $0.key < $1.key }
    self.respelled = respelled
    self.findings = findings.sorted { $0.key < $1.key }.map(\.found)
  }

  /// Compares catalogs in memory.
  package init(from old: [SnapshotDocument], to new: [SnapshotDocument]) {
    self.init(from: old.map(StoredSnapshot.init), to: new.map(StoredSnapshot.init))
  }

  package var isEmpty: Bool { documents.isEmpty }

  /// How many scenarios have a file of another name now, and so have two in both catalogs together.
  package var renamedCount: Int {
    documents.count { document in
      guard let old = document.keys.old, let new = document.keys.new else { return false }
      return old != new
    }
  }

  /// The cause with an id, as `Cause.id` gives it.
  package func cause(_ id: String) -> Cause? { causes.first { $0.id.hasSameBytes(as: id) } }
}
