import Screens

/// The superclass of the app's view models: it asks the model layer, and says what every screen says
/// when there is nothing to show.
class HarbourViewModel<Scenario: HarbourScenario>: ScreenViewModel<Scenario.Model, Scenario> {
  /// Gets the data from the store of the scenario.
  override func load(_ scenario: Scenario, in context: ScreenContext) async throws
    -> Scenario.Model
  {
    try await scenario.store.load()
  }

  /// What stands in place of the rows; screens with more to say override it.
  override func placeholder(for state: ScreenState<Scenario.Model>) -> Placeholder? {
    switch state {
    case .failed(HarbourError.notFound):
      Placeholder("Not there any more", message: "Somebody has taken it off the list.")
    case .failed(HarbourError.unreadable):
      Placeholder(
        "The settings cannot be read", message: "They are kept as they are.",
        button: "Try again")
    case .failed:
      Placeholder(
        "You are offline", message: "Check the connection and try again.", button: "Try again")
    case .idle, .loading, .content, .empty: nil
    }
  }
}

/// Why the model layer has no data.
enum HarbourError: Error {
  case offline
  case notFound
  /// A file on the device is damaged.
  case unreadable
}
