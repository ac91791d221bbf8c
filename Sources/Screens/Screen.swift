/// A screen with its scenarios, whatever its model: what a recorder lists and runs.
public struct Screen: Sendable, Identifiable {
  /// Stable, and unique in the app.
  public let id: String
  /// What readers call it.
  public let title: String
  /// The heading under which a site lists the screen.
  public let group: String?
  /// Whether a site lists the screen among the others.
  public let isListed: Bool
  /// The name of the view model's class.
  public let viewModel: String
  /// How the table groups its sections.
  public let tableStyle: TableStyle
  /// Whether rows keep to a width that is comfortable to read.
  public let followsReadableWidth: Bool
  /// In the order of the enumeration.
  public let scenarios: [ScenarioName]

  private let run: @Sendable (String, ScreenContext) async throws -> RenderedScreen

  /// A scenario as a tool lists it.
  public struct ScenarioName: Sendable, Hashable {
    /// Stable, and unique within the screen.
    public let id: String
    /// What readers call it.
    public let title: String
  }

  /// The screen of a view model that needs nothing to be made.
  public init<Model, Scenario, ViewModel: ScreenViewModel<Model, Scenario>>(
    _ viewModel: ViewModel.Type
  ) {
    self.init(viewModel) { viewModel.init() }
  }

  /// The screen of a view model that `make` gives what it depends on, such as its model store.
  public init<Model, Scenario, ViewModel: ScreenViewModel<Model, Scenario>>(
    _ viewModel: ViewModel.Type, make: @escaping @Sendable () -> ViewModel
  ) {
    id = viewModel.id
    title = viewModel.title
    group = viewModel.group
    isListed = viewModel.isListed
    self.viewModel = String(describing: viewModel)
    tableStyle = viewModel.tableStyle
    followsReadableWidth = viewModel.followsReadableWidth
    scenarios = Scenario.allCases.map { ScenarioName(id: $0.rawValue, title: $0.title) }
    let screen = viewModel.id
    run = { scenario, context in
      guard let value = Scenario.allCases.first(where: { $0.rawValue == scenario }) else {
        throw ScreenError.unknownScenario(scenario, screen: screen)
      }
      return try await RenderedScreen(make(), value, in: context)
    }
  }

  /// Runs the view model for a scenario and lists what the table would show.
  ///
  /// A load that throws is a screen in the state `failed`; what is thrown from here is a mistake in
  /// the screen itself.
  public func render(scenario: String, in context: ScreenContext = .recording) async throws
    -> RenderedScreen
  {
    try await run(scenario, context)
  }
}
