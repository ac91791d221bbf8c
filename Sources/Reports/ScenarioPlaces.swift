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

  /// The same screen by screen.
  static func byScreen(of cause: Cause) -> [(screen: ByteKey, scenarios: [ScenarioPlaces])] {
    var screens: [(screen: ByteKey, scenarios: [ScenarioPlaces])] = []
    var positions: [ByteKey: Int] = [:]
    for group in groups(of: cause) {
      let position = positions[group.name.screen] ?? screens.count
      if position == screens.count {
        positions[group.name.screen] = position
        screens.append((group.name.screen, []))
      }
      screens[position].scenarios.append(group)
    }
    return screens
  }

  /// The screens of a cause, each once, in the order of its places.
  static func screens(of cause: Cause) -> [ByteKey] {
    var known: Set<ByteKey> = []
    return cause.places.map(\.name.screen).filter { known.insert($0).inserted }
  }
}
