import CatalogCore
import Snapshots

/// Where a cause is seen: its screens with their scenarios, and in how many rows of each.
struct CausePlaces {
  struct Screen {
    var id: String
    var scenarios: [(id: String, rows: Int)]
    /// Scenarios that are not told one by one.
    var others = 0
  }

  private(set) var screens: [Screen] = []
  /// Screens that are not told, and their scenarios.
  private(set) var otherScreens = 0
  private(set) var otherScenarios = 0

  static let screenLimit = 8
  static let scenarioLimit = 6

  /// Groups the places, which are in the order of the documents.
  init(_ places: [Cause.Place]) {
    var rest = places[...]
    var name: DocumentChange.Name?
    while let first = rest.first {
      let group = rest.prefix { $0.name == first.name }
      rest = rest.dropFirst(group.count)
      add(
        first.name, rows: group.count { $0.row != nil },
        isNewScreen: name?.screen != first.name.screen)
      name = first.name
    }
  }

  private mutating func add(_ name: DocumentChange.Name, rows: Int, isNewScreen: Bool) {
    if isNewScreen, screens.count >= Self.screenLimit { otherScreens += 1 }
    if isNewScreen, otherScreens == 0 {
      screens.append(Screen(id: name.screen.text, scenarios: []))
    }
    guard otherScreens == 0, let last = screens.indices.last else {
      otherScenarios += 1
      return
    }
    if screens[last].scenarios.count < Self.scenarioLimit {
      screens[last].scenarios.append((name.scenario.text, rows))
    } else {
      screens[last].others += 1
    }
  }
}
