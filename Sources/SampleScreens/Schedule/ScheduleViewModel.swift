import Screens

/// What the station sends, a section a day.
final class ScheduleViewModel: HarbourViewModel<ScheduleScenario> {
  override class var group: String? { HarbourGroup.aroundTown }
  override class var tableStyle: TableStyle { .grouped }

  override func sections(for days: [DayPlan]) -> [Section] {
    days.map { day in
      Section(day.id, header: day.name, footer: day.note) {
        rows(BroadcastCell.self, of: day.broadcasts) { $0.id }
      }
    }
  }

  /// The programme that is on air is selected.
  override func cellState(
    of row: Row, showing model: [DayPlan], in scenario: ScheduleScenario
  ) -> CellState {
    scenario == .onAir && row.identity == "sat-2" ? .selected : []
  }

  override func placeholder(for state: ScreenState<[DayPlan]>) -> Placeholder? {
    if case .empty = state {
      return Placeholder("Nothing planned", message: "The station has not published its week.")
    }
    return super.placeholder(for: state)
  }
}
