import CatalogCore
import Snapshots

/// The places of a cause in one scenario.
struct ScenarioPlaces {
  var name: DocumentChange.Name
  /// The identities of the rows; empty for what is outside the rows.
  var rows: [ByteKey]

  /// The places of a cause, scenario by scenario in their order.
  static func groups(of cause: Cause) -> [ScenarioPlaces] {
    var groups: [ScenarioPlaces] = []
    var positions: [DocumentChange.Name: Int] = [:]
    for place in cause.places {
      let position = positions[place.name] ?? groups.count
      if position == groups.count {
        positions[place.name] = position
        groups.append(ScenarioPlaces(name: place.name, rows: []))
      }
      if let row = place.row { groups[position].rows.append(row) }
    }
    return groups
  }

  /// The screens of a cause, each once, in the order of its places.
  static func screens(of cause: Cause) -> [ByteKey] {
    var known: Set<ByteKey> = []
    return cause.places.map(\.name.screen).filter { known.insert($0).inserted }
  }
}
