import Screens

/// The screen of one radio programme: three kinds of cells that all show the same data.
///
/// It holds no data access of its own. Whoever makes it hands it the model layer.
final class ProgrammeViewModel: ScreenViewModel<Programme, ProgrammeScenario> {
  private let store: (ProgrammeScenario) -> any ModelStore<Programme>

  override class var group: String? { HarbourGroup.aroundTown }

  /// A view model that asks the store which `store` gives for the scenario.
  init(store: @escaping (ProgrammeScenario) -> any ModelStore<Programme>) {
    self.store = store
    super.init()
  }

  /// A view model that asks the scenarios' own stores.
  required convenience init() {
    self.init { $0.store }
  }

  // excerpt: view-model-load
  /// Asks the model layer for the programme.
  override func load(_ scenario: ProgrammeScenario, in context: ScreenContext) async throws
    -> Programme
  {
    try await store(scenario).load()
  }
  // end excerpt

  // excerpt: view-model-cells
  /// Only what there is something to say about.
  override func cells(for programme: Programme) -> [ScreenCell<Programme>.Type] {
    guard !programme.name.isEmpty else { return [] }
    var cells: [ProgrammeCell.Type] = [ProgrammeNameCell.self]
    if !programme.schedule.isEmpty { cells.append(ProgrammeScheduleCell.self) }
    if !programme.summary.isEmpty { cells.append(ProgrammeSummaryCell.self) }
    return cells
  }
  // end excerpt

  /// Says why there are no rows.
  override func placeholder(for state: ScreenState<Programme>) -> Placeholder? {
    switch state {
    case .loading: Placeholder("Tuning in…")
    case .empty:
      Placeholder("Nothing announced", message: "The station has not named its next programme.")
    case .failed:
      Placeholder(
        "The station is off air", message: "Check the connection and try again.",
        button: "Try again")
    case .idle, .content: nil
    }
  }
}
