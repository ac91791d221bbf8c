import CatalogCore

/// Pairs the snapshots of two catalogs, by their keys and else by their content.
struct CatalogPairing {
  struct Pair: Sendable {
    var old: StoredSnapshot
    var new: StoredSnapshot
  }

  /// A snapshot of which only one catalog has something.
  typealias Single = (snapshot: StoredSnapshot, name: DocumentChange.Name)

  private(set) var pairs: [Pair] = []
  private(set) var added: [Single] = []
  private(set) var removed: [Single] = []
  private(set) var unreadable: [CatalogDiff.Unreadable] = []
  /// What those that came have findings about.
  private(set) var findings: [(key: FilePath, found: CatalogDiff.NamedFindings)] = []
  /// The screens that have another id now.
  private(set) var screenRenames = ScreenRenames()

  private let oldScreens: Set<ByteKey>
  private let newScreens: Set<ByteKey>
  /// The screens from which and to which scenarios went.
  private var left: Set<ByteKey> = []
  private var entered: Set<ByteKey> = []

  init(
    from old: [StoredSnapshot], to new: [StoredSnapshot], unchanged: Set<FilePath>,
    noise: NoiseRules
  ) {
    let shared = Set(unchanged.map(StoredSnapshot.screenKey(of:)))
    oldScreens = shared.union(old.map(\.screenKey))
    newScreens = shared.union(new.map(\.screenKey))
    let oldByKey = Self.byKey(old)
    let newByKey = Self.byKey(new)
    var come: [StoredSnapshot] = []
    for snapshot in new {
      if let partner = oldByKey[snapshot.key] {
        pairs.append(Pair(old: partner, new: snapshot.quieted(by: noise, against: partner)))
      } else {
        come.append(snapshot)
      }
    }
    let gone = old.filter { newByKey[$0.key] == nil }
    // Documents are kept only where they may be the same under two names.
    let keeps = !gone.isEmpty && !come.isEmpty
    let goneNames = load(gone, .old, keepsDocuments: keeps)
    let comeNames = load(come, .new, keepsDocuments: keeps)
    pairRenamed(goneNames, comeNames, noise)
  }

  private static func byKey(_ snapshots: [StoredSnapshot]) -> [FilePath: StoredSnapshot] {
    Dictionary(snapshots.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A snapshot of which only one catalog has the key, read.
  private struct Loaded: Sendable {
    var snapshot: StoredSnapshot
    var name: DocumentChange.Name
    var findings: [SnapshotDocument.Finding]
    /// `nil` where there is nothing that it could be compared with.
    var document: SnapshotDocument?
  }

  private mutating func load(
    _ snapshots: [StoredSnapshot], _ side: CatalogDiff.Unreadable.Side, keepsDocuments: Bool
  ) -> [Loaded] {
    let results = parallelMap(snapshots) { snapshot in
      Result { () throws(Diagnostic) -> Loaded in
        let document = try snapshot.document()
        return Loaded(
          snapshot: snapshot, name: DocumentChange.Name(document), findings: document.findings,
          document: keepsDocuments ? document : nil)
      }
    }
    var members: [Loaded] = []
    for (snapshot, result) in zip(snapshots, results) {
      switch result {
      case .success(let loaded):
        members.append(loaded)
        if side == .new, !loaded.findings.isEmpty {
          findings.append(
            (
              snapshot.key,
              CatalogDiff.NamedFindings(name: loaded.name, findings: loaded.findings)
            ))
        }
      case .failure(let diagnostic):
        unreadable.append(
          CatalogDiff.Unreadable(key: snapshot.key, side: side, diagnostic: diagnostic))
      }
    }
    return members
  }

  private mutating func pairRenamed(_ gone: [Loaded], _ come: [Loaded], _ noise: NoiseRules) {
    func members(_ loaded: [Loaded]) -> [RenamePairing.Member] {
      loaded.compactMap { loaded in
        loaded.document.map { RenamePairing.Member(snapshot: loaded.snapshot, document: $0) }
      }
    }
    let renames = RenamePairing(
      gone: members(gone), come: members(come), oldScreens: oldScreens, newScreens: newScreens
    ).pairs
    for rename in renames {
      let old = rename.old.snapshot
      pairs.append(Pair(old: old, new: rename.new.snapshot.quieted(by: noise, against: old)))
      left.insert(rename.old.snapshot.screenKey)
      entered.insert(rename.new.snapshot.screenKey)
    }
    screenRenames = ScreenRenames(
      renames.filter { rename in
        !newScreens.contains(rename.old.snapshot.screenKey)
          && !oldScreens.contains(rename.new.snapshot.screenKey)
      }.map { (DocumentChange.Name($0.old.document), DocumentChange.Name($0.new.document)) })
    let pairedOld = Set(renames.map(\.old.snapshot.key))
    let pairedNew = Set(renames.map(\.new.snapshot.key))
    removed = gone.filter { !pairedOld.contains($0.snapshot.key) }
      .map { ($0.snapshot, $0.name) }
    added = come.filter { !pairedNew.contains($0.snapshot.key) }
      .map { ($0.snapshot.quieted(by: noise, against: nil), $0.name) }
  }

  /// Whether a screen is new as a whole; one to which scenarios went was renamed.
  func isNewScreen(_ snapshot: StoredSnapshot) -> Bool {
    !oldScreens.contains(snapshot.screenKey) && !entered.contains(snapshot.screenKey)
  }

  /// Whether a screen is gone as a whole; one whose scenarios went elsewhere was renamed.
  func isGoneScreen(_ snapshot: StoredSnapshot) -> Bool {
    !newScreens.contains(snapshot.screenKey) && !left.contains(snapshot.screenKey)
  }
}

/// The screens that have another id now.
struct ScreenRenames {
  private var targets: [ByteKey: ByteKey] = [:]
  private var known: Set<[ByteKey]> = []

  /// Of pairs of an old and a new name whose one screen is gone and whose other one is new; else
  /// scenarios only went from the one to the other.
  init(_ pairs: [(old: DocumentChange.Name, new: DocumentChange.Name)] = []) {
    for pair in pairs.sorted(by: { $0.new < $1.new }) where pair.old.screen != pair.new.screen {
      known.insert([pair.old.screen, pair.new.screen])
      if targets[pair.old.screen] == nil { targets[pair.old.screen] = pair.new.screen }
    }
  }

  func isRename(_ from: String, _ to: String) -> Bool {
    known.contains([ByteKey(from), ByteKey(to)])
  }

  /// Whether two routes differ in nothing but the new name of their screen.
  func explain(_ from: SnapshotDocument.Route?, _ to: SnapshotDocument.Route?) -> Bool {
    guard var from, let to, let target = targets[ByteKey(from.screen)] else { return false }
    from.screen = target.text
    return SameBytes.same(from, to)
  }
}
