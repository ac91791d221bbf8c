package import CatalogCore

/// What became of one scenario between two catalogs.
///
/// It holds the names; the documents are read again whenever they are asked for.
package struct DocumentChange: Sendable {
  package enum Kind: Sendable {
    case added
    case removed
    /// Also renamed, when the names say so.
    case changed
  }

  package let kind: Kind
  package let oldName: Name?
  package let newName: Name?
  /// Where the old document is read from; `nil` where there was none.
  let oldSnapshot: StoredSnapshot?
  /// Where the new document is read from, without its noise; `nil` where there is none.
  let newSnapshot: StoredSnapshot?

  init(added snapshot: StoredSnapshot, _ name: Name) {
    self.init(.added, old: nil, new: (snapshot, name))
  }

  init(removed snapshot: StoredSnapshot, _ name: Name) {
    self.init(.removed, old: (snapshot, name), new: nil)
  }

  init(
    changed old: (snapshot: StoredSnapshot, name: Name),
    to new: (snapshot: StoredSnapshot, name: Name)
  ) {
    self.init(.changed, old: old, new: new)
  }

  private init(
    _ kind: Kind, old: (snapshot: StoredSnapshot, name: Name)?,
    new: (snapshot: StoredSnapshot, name: Name)?
  ) {
    self.kind = kind
    oldSnapshot = old?.snapshot
    oldName = old?.name
    newSnapshot = new?.snapshot
    newName = new?.name
  }

  /// The old document; `nil` where there was none, or where it cannot be read any more.
  package var old: SnapshotDocument? { try? oldSnapshot?.document() }

  /// The new document; `nil` where there is none, or where it cannot be read any more.
  package var new: SnapshotDocument? { try? newSnapshot?.document() }

  /// What is different between the two; `nil` where there are not two.
  package var diff: SnapshotDiff? {
    guard let old, let new else { return nil }
    return SnapshotDiff(from: old, to: new)
  }

  /// The name, the new one where it has one.
  package var name: Name { newName ?? oldName ?? Name(screen: "", scenario: "") }

  /// The file names in their folder, the old and the new one.
  package var keys: (old: FilePath?, new: FilePath?) { (oldSnapshot?.key, newSnapshot?.key) }

  /// The ids of a screen and a scenario.
  package struct Name: Hashable, Comparable, Sendable {
    package var screen: ByteKey
    package var scenario: ByteKey

    package init(screen: String, scenario: String) {
      self.screen = ByteKey(screen)
      self.scenario = ByteKey(scenario)
    }

    package init(_ document: SnapshotDocument) {
      self.init(screen: document.screen.id, scenario: document.scenario.id)
    }

    package static func < (left: Name, right: Name) -> Bool {
      left.screen == right.screen ? left.scenario < right.scenario : left.screen < right.screen
    }

    /// `screen/scenario`.
    package var text: String { "\(screen.text)/\(scenario.text)" }
  }
}
