public import Screens

/// The states of the programme screen.
public enum ProgrammeScenario: String, ScreenScenario {
  case loaded
  case empty
  case failed
  case loading

  /// While the programme is on its way for `loading`, after loading for all others.
  public var moment: ScenarioMoment { self == .loading ? .whileLoading : .afterLoading }
}

/// The screen of one radio programme: three kinds of cells that all show the same data.
public final class ProgrammeViewModel: ScreenViewModel<Programme, ProgrammeScenario> {
  /// Gets the programme from the sample data.
  override public func load(_ scenario: ProgrammeScenario, in context: ScreenContext) async throws
    -> Programme
  {
    switch scenario {
    case .loaded, .loading: .harbourRadio
    case .empty: .unannounced
    case .failed: throw ProgrammeError.offAir
    }
  }

  /// Only what there is something to say about.
  override public func cells(for programme: Programme) -> [ScreenCell<Programme>.Type] {
    guard !programme.name.isEmpty else { return [] }
    var cells: [ProgrammeCell.Type] = [ProgrammeNameCell.self]
    if !programme.schedule.isEmpty { cells.append(ProgrammeScheduleCell.self) }
    if !programme.summary.isEmpty { cells.append(ProgrammeSummaryCell.self) }
    return cells
  }

  /// Says why there are no rows.
  override public func placeholder(for reason: Placeholder.Reason) -> Placeholder? {
    switch reason {
    case .loading: Placeholder("Tuning in…")
    case .empty:
      Placeholder("Nothing announced", message: "The station has not named its next programme.")
    case .failed:
      Placeholder(
        "The station is off air", message: "Check the connection and try again.",
        button: "Try again")
    }
  }
}

/// Why a programme cannot be had.
public enum ProgrammeError: Error {
  case offAir
}

extension Programme {
  static let harbourRadio = Programme(
    name: "Harbour Radio", station: "Coast FM 98.4", schedule: "Weekdays, 18:04",
    summary: """
      The boats that came in today, the tide tables for tomorrow, and an hour of music chosen by \
      the people who work between the lighthouse and the fish market.
      """,
    isFollowed: false)

  static let unannounced = Programme(
    name: "", station: "Coast FM 98.4", schedule: "", summary: "", isFollowed: false)
}
