import CatalogCore

/// Changes between two snapshots as sentences, one line each whatever stands in names and values.
package enum SnapshotWording {
  /// One line: `row photo-3 (PhotoCell) is gone`.
  package static func line(_ change: SnapshotComparison.Change) -> String {
    let place = self.place(change.place)
    switch change.difference {
    case .added: return "\(place) is new"
    case .removed: return "\(place) is gone"
    case .moved(let from, let to, let section?):
      return "\(place) moved here from section \(identifier(section)), position \(from) → \(to)"
    case .moved(let from, let to, nil):
      return "\(place) moved, position \(from) → \(to)"
    case .changed(let fact, let from?, let to?):
      return "\(place): \(fact) \(from) → \(to)"
    case .changed(let fact, nil, let to?):
      return "\(place): \(fact) \(to) is new"
    case .changed(let fact, let from?, nil):
      return "\(place): \(fact) \(from) is gone"
    case .changed(let fact, nil, nil):
      return "\(place): \(fact)"
    }
  }

  private static func place(_ place: SnapshotComparison.Place) -> String {
    switch place {
    case .screen: "screen"
    case .area(let name): "area \(identifier(name))"
    case .section(let id): "section \(identifier(id))"
    case .row(let identity, let kind, _):
      identity.hasSameBytes(as: kind)
        ? "row \(identifier(identity))" : "row \(identifier(identity)) (\(identifier(kind)))"
    }
  }

  private static func identifier(_ text: String) -> String {
    SnapshotText.spelling(identifier: text)
  }
}
