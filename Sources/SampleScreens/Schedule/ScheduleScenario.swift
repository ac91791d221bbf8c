import Screens

/// The states of the schedule screen.
enum ScheduleScenario: String, HarbourScenario {
  case loaded
  case onAir = "on-air"
  case empty
  case failed
  case loading

  var store: any ModelStore<[DayPlan]> {
    switch self {
    case .loaded, .onAir, .loading: FixedStore(DayPlan.coastFM)
    case .empty: FixedStore([DayPlan]())
    case .failed: FixedStore<[DayPlan]>(failing: HarbourError.offline)
    }
  }
}

extension DayPlan {
  fileprivate static let coastFM = [
    DayPlan(
      id: "saturday", name: "Saturday, 8 November",
      broadcasts: [
        Broadcast(id: "sat-1", time: "06:00", name: "Sea areas", host: "Maeve Healy"),
        Broadcast(id: "sat-2", time: "12:00", name: "Market prices"),
        Broadcast(id: "sat-3", time: "15:00", name: "Brass on the pier"),
      ]),
    DayPlan(
      id: "monday", name: "Monday, 10 November",
      note: "The transmitter is serviced from noon to three.",
      broadcasts: [
        Broadcast(id: "mon-1", time: "06:00", name: "Sea areas", host: "Maeve Healy"),
        Broadcast(id: "mon-2", time: "18:04", name: "Harbour Radio", host: "Håkon Hansen"),
      ]),
  ]
}
