package import CatalogCore

extension SnapshotChange.Place {
  /// What the thing is called: the name of a slot or an action, else of what they belong to.
  package var name: ByteKey {
    switch part {
    case .slot(let path): return path.last ?? ByteKey("")
    case .action(let id): return id
    case .whole: break
    }
    switch owner {
    case .document: return ByteKey("")
    case .variant(let variant): return ByteKey(variant.text)
    case .finding(let finding, _): return finding.id
    case .note(let name, _), .kind(let name), .area(let name), .section(let name), .row(let name):
      return name
    }
  }

  /// The slots that lead to it and itself, where it is one.
  var path: [ByteKey] {
    if case .slot(let path) = part { path } else { [] }
  }
}

extension SnapshotDocument.Variant {
  var place: SnapshotChange.Place { SnapshotChange.Place(.variant(self)) }
}

extension SnapshotDocument.CellKind {
  var place: SnapshotChange.Place { SnapshotChange.Place(.kind(ByteKey(id))) }
}

extension SnapshotDocument.Area {
  var place: SnapshotChange.Place { SnapshotChange.Place(.area(ByteKey(name))) }
}

extension SnapshotDocument.Section {
  var place: SnapshotChange.Place { SnapshotChange.Place(.section(ByteKey(id))) }
}

extension SnapshotDocument.Row {
  var place: SnapshotChange.Place { SnapshotChange.Place(.row(ByteKey(identity))) }
}

extension SnapshotDocument.Slot {
  /// `path` leads to the slot that it is in.
  func place(in owner: SnapshotChange.Owner, _ path: [ByteKey]) -> SnapshotChange.Place {
    SnapshotChange.Place(owner, .slot(path + [ByteKey(id)]))
  }
}

extension SnapshotDocument.Action {
  func place(in owner: SnapshotChange.Owner) -> SnapshotChange.Place {
    SnapshotChange.Place(owner, .action(ByteKey(id)))
  }
}
