import Screens

/// The states of the faulty screen.
enum FaultyScenario: String, HarbourScenario {
  case loaded
  case failed
  case loading

  var store: any ModelStore<[Buoy]> {
    switch self {
    case .loaded, .loading: FixedStore(Buoy.fairway)
    case .failed: FixedStore<[Buoy]>(failing: HarbourError.offline)
    }
  }
}

extension Buoy {
  fileprivate static let fairway = [
    Buoy(id: "north", name: "North", depth: 6),
    Buoy(id: "south", name: "South", depth: 2),
    Buoy(id: "east", name: "East", depth: 9),
  ]
}
