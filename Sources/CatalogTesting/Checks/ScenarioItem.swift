import CatalogCore
import Screens
import Snapshots

/// One scenario of one screen.
struct ScenarioItem: Sendable {
  var screen: Screen
  var scenario: Screen.ScenarioName

  /// `screen/scenario`.
  var name: String { "\(screen.id)/\(scenario.id)" }

  var key: FilePath { StoredSnapshot.key(screen: screen.id, scenario: scenario.id) }
}
