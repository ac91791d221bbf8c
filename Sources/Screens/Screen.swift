/// A screen with its scenarios, whatever its model: what a recorder lists and runs.
public struct Screen: Sendable {
  public let id: String
  public let title: String
  /// The name of the view model's class.
  public let viewModel: String
  public let tableStyle: TableStyle
  /// In the order of the enumeration.
  public let scenarios: [ScenarioName]

  private let run: @Sendable (String, ScreenContext) async throws -> RenderedScreen

  /// A scenario as a tool lists it.
  public struct ScenarioName: Sendable, Hashable {
    public let id: String
    public let title: String
  }

  /// The screen of a view model.
  public init<Model, Scenario, ViewModel: ScreenViewModel<Model, Scenario>>(
    _ viewModel: ViewModel.Type
  ) {
    id = viewModel.id
    title = viewModel.title
    self.viewModel = String(describing: viewModel)
    tableStyle = viewModel.tableStyle
    scenarios = Scenario.allCases.map { ScenarioName(id: $0.rawValue, title: $0.title) }
    let screen = viewModel.id
    run = { scenario, context in
      guard let value = Scenario.allCases.first(where: { $0.rawValue == scenario }) else {
        throw ScreenError.unknownScenario(scenario, screen: screen)
      }
      return try await RenderedScreen(viewModel.init(), value, in: context)
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

/// What a screen shows in one scenario.
public struct RenderedScreen {
  public let state: State
  public let sections: [Section]
  public let placeholder: Placeholder?

  /// The state of the screen without its data.
  public enum State: Sendable, Hashable {
    case idle
    case loading
    case content
    case empty
    case failed
  }

  init<Model, Scenario>(
    _ viewModel: ScreenViewModel<Model, Scenario>, _ scenario: Scenario, in context: ScreenContext
  ) async throws {
    switch scenario.moment {
    case .beforeLoading:
      self.init(state: .idle, placeholder: nil)
    case .whileLoading:
      self.init(state: .loading, placeholder: viewModel.placeholder(for: .loading))
    case .afterLoading:
      let model: Model
      do {
        model = try await viewModel.load(scenario, in: context)
      } catch let error as ScreenError {
        throw error
      } catch {
        self.init(state: .failed, placeholder: viewModel.placeholder(for: .failed(error)))
        return
      }
      // The list of rows is asked for once; every later question is answered from it, so counts
      // cannot change between two calls.
      let sections = try viewModel.dataSource(for: model).allSections()
      if sections.allSatisfy(\.rows.isEmpty) {
        self.init(
          state: .empty, sections: sections, placeholder: viewModel.placeholder(for: .empty))
      } else {
        self.init(state: .content, sections: sections, placeholder: nil)
      }
    }
  }

  private init(state: State, sections: [Section] = [], placeholder: Placeholder?) {
    self.state = state
    self.sections = sections
    self.placeholder = placeholder
  }
}
