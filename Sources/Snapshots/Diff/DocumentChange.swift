package import CatalogCore

/// What became of one scenario between two catalogs.
package enum DocumentChange: Sendable {
  case added(SnapshotDocument)
  case removed(SnapshotDocument)
  /// Also renamed, when the changes say so.
  case changed(from: SnapshotDocument, to: SnapshotDocument, SnapshotDiff)

  package var old: SnapshotDocument? {
    switch self {
    case .added: nil
    case .removed(let document), .changed(let document, _, _): document
    }
  }

  package var new: SnapshotDocument? {
    switch self {
    case .removed: nil
    case .added(let document), .changed(_, let document, _): document
    }
  }

  package var diff: SnapshotDiff? {
    if case .changed(_, _, let diff) = self { diff } else { nil }
  }

  /// The ids of its screen and its scenario: the new ones, where it has them.
  package var name: Name {
    switch self {
    case .added(let document), .removed(let document), .changed(_, let document, _):
      Name(document)
    }
  }

  /// What pairs the documents of two catalogs.
  package struct Name: Hashable, Comparable, Sendable {
    package var screen: ByteKey
    package var scenario: ByteKey

    package init(_ document: SnapshotDocument) {
      screen = ByteKey(document.screen.id)
      scenario = ByteKey(document.scenario.id)
    }

    package static func < (left: Name, right: Name) -> Bool {
      left.screen == right.screen ? left.scenario < right.scenario : left.screen < right.screen
    }

    /// `screen/scenario`.
    package var text: String { "\(screen.text)/\(scenario.text)" }
  }
}
