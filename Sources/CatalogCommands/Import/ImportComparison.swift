import CatalogCore
import Snapshots

/// What an import would do to the baselines of a catalog.
struct ImportComparison {
  /// A snapshot of the import, or an imported baseline that it does not have any more.
  struct Item {
    var key: FilePath
    var name: DocumentChange.Name
    var relation: Relation
    /// What is to be written; `nil` for what is gone.
    var document: SnapshotDocument?

    var screen: ByteKey { name.screen }
  }

  enum Relation {
    case added
    case changed
    case same
    /// Imported once, and no file has it any more.
    case gone
    /// Left alone; a problem tells why.
    case refused
  }

  /// What an import may conclude from an imported baseline that it has no snapshot for.
  enum Scope {
    /// Everything that was ever imported should be among the snapshots.
    case everything
    /// The screens of these groups should, all of them.
    case groups(Set<ByteKey>)
    /// Nothing can be said.
    case nothing

    fileprivate func covers(_ group: String?) -> Bool {
      switch self {
      case .everything: true
      case .groups(let groups): group.map { groups.contains(ByteKey($0)) } ?? false
      case .nothing: false
      }
    }
  }

  /// The snapshots in their order, then what is gone in the order of the keys.
  private(set) var items: [Item] = []
  private(set) var problems: [Diagnostic] = []

  init(
    _ documents: [SnapshotDocument], with baselines: [StoredSnapshot], in store: SnapshotStore,
    scope: Scope
  ) {
    let baselineByKey = Dictionary(
      baselines.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let fresh = parallelMap(documents) { document in
      let key = StoredSnapshot.key(screen: document.screen.id, scenario: document.scenario.id)
      return (
        key: key, document: document,
        state: baselineByKey[key].map { BaselineState($0, against: document) }
      )
    }
    let claimed = Set(fresh.map(\.key))
    let screens = Set(claimed.map(Self.screen))
    let others = parallelMap(baselines.filter { !claimed.contains($0.key) }) { baseline in
      (
        key: baseline.key,
        state: BaselineState(baseline, mustBeRead: screens.contains(baseline.screenKey))
      )
    }
    var recorded: [ByteKey: FilePath] = [:]
    for (key, state) in fresh.map({ ($0.key, $0.state) }) + others.map({ ($0.key, $0.state) }) {
      if case .recorded = state, recorded[Self.screen(key)] == nil {
        recorded[Self.screen(key)] = key
      }
    }
    let folded = Dictionary(
      baselines.map { (FileComponent.foldingKey($0.key.string), $0.key) },
      uniquingKeysWith: { min($0, $1) })
    for (key, document, state) in fresh {
      var item = Item(
        key: key, name: DocumentChange.Name(document), relation: .added, document: document)
      if let baseline = recorded[Self.screen(key)] {
        refuse(
          &item,
          ImportProblem.recordedScreen(
            item.name.text, baseline: store.baselinePath(forKey: baseline)))
      } else if case .damaged(let diagnostic) = state {
        refuse(&item, .damaged(diagnostic))
      } else if let state {
        if case .same = state { item.relation = .same } else { item.relation = .changed }
      } else if let other = folded[FileComponent.foldingKey(key.string)], other != key {
        refuse(
          &item, .sharedFile(item.name.text, approved: store.baselinePath(forKey: other)))
      }
      items.append(item)
    }
    for (key, state) in others {
      guard case .imported(let name, let group) = state, scope.covers(group) else { continue }
      items.append(Item(key: key, name: name, relation: .gone))
    }
  }

  private mutating func refuse(_ item: inout Item, _ problem: ImportProblem) {
    item.relation = .refused
    problems.append(problem.diagnostic)
  }

  private static func screen(_ key: FilePath) -> ByteKey { ByteKey(key.components.first ?? "") }

  /// What there is to write and, where it is pruned, to remove.
  func changes(prunes: Bool) -> [StoreChange] {
    items.compactMap { item in
      switch item.relation {
      case .added, .changed:
        item.document.map {
          StoreChange(key: item.key, baseline: .write(.canonical(StoredSnapshot($0))))
        }
      case .gone: prunes ? StoreChange(key: item.key, baseline: .remove) : nil
      case .same, .refused: nil
      }
    }
  }
}

/// What a baseline is to an import.
private enum BaselineState: Sendable {
  /// Byte for byte what the import has.
  case same
  case imported(DocumentChange.Name, group: String?)
  case recorded
  case damaged(Diagnostic)

  /// A baseline of a scenario that the import has.
  init(_ baseline: StoredSnapshot, against document: SnapshotDocument) {
    do throws(Diagnostic) {
      if try baseline.bytes() == SnapshotWriter.bytes(of: document) {
        self = .same
      } else {
        self.init(try baseline.document())
      }
    } catch {
      self = .damaged(error)
    }
  }

  /// One of a scenario that the import does not have.
  ///
  /// Most baselines of a catalog may be recorded, and to see that they are need not be read.
  init(_ baseline: StoredSnapshot, mustBeRead: Bool) {
    do throws(Diagnostic) {
      let mayBeImported = try baseline.bytes().firstIndex(of: "\nimported", from: 0) != nil
      self = mustBeRead || mayBeImported ? .init(try baseline.document()) : .recorded
    } catch {
      self = .damaged(error)
    }
  }

  private init(_ document: SnapshotDocument) {
    self =
      document.isImported
      ? .imported(DocumentChange.Name(document), group: document.group) : .recorded
  }
}
