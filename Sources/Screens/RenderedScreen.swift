/// What a screen shows in one scenario, and what is wrong with it.
public struct RenderedScreen {
  public let state: State
  public let sections: [Section]
  public let placeholder: Placeholder?
  /// The states of rows that are not in the usual one, by identity.
  public let cellStates: [String: CellState]
  /// What would crash or mislead in an app, in a stable order.
  public let findings: [Finding]

  /// The state of the screen without its data.
  public enum State: Sendable, Hashable {
    case idle
    case loading
    case content
    case empty
    case failed
  }

  /// Something that is wrong with a screen.
  public enum Finding: Sendable, Hashable {
    case error(ScreenError)
    case leak(ReuseLeak)
  }

  init<Model, Scenario>(
    _ viewModel: ScreenViewModel<Model, Scenario>, _ scenario: Scenario, in context: ScreenContext
  ) async throws {
    switch try await viewModel.state(of: scenario, in: context) {
    case .idle:
      self.init(state: .idle, placeholder: nil)
    case .loading:
      self.init(state: .loading, placeholder: viewModel.placeholder(for: .loading))
    case .failed(let error):
      self.init(state: .failed, placeholder: viewModel.placeholder(for: .failed(error)))
    case .empty(let model):
      let source = viewModel.dataSource(for: model)
      self.init(
        state: .empty, sections: try source.allSections(duplicates: .keepFirst),
        placeholder: viewModel.placeholder(for: .empty))
    case .content(let model):
      // The list of rows is asked for once; every later question is answered from it, so counts
      // cannot change between two calls.
      let source = viewModel.dataSource(for: model)
      let sections = try source.allSections(duplicates: .keepFirst)
      self.init(
        state: .content, sections: sections, placeholder: nil,
        cellStates: Self.cellStates(in: sections) { viewModel.cellState(of: $0, in: scenario) },
        findings: Self.findings(in: source, sections))
    }
  }

  private init(
    state: State, sections: [Section] = [], placeholder: Placeholder?,
    cellStates: [String: CellState] = [:], findings: [Finding] = []
  ) {
    self.state = state
    self.sections = sections
    self.placeholder = placeholder
    self.cellStates = cellStates
    self.findings = findings
  }

  private static func cellStates(in sections: [Section], _ state: (Row) -> CellState)
    -> [String: CellState]
  {
    var states: [String: CellState] = [:]
    for row in sections.flatMap(\.rows) {
      let state = state(row)
      if !state.isEmpty { states[row.identity] = state }
    }
    return states
  }

  /// Checks that need the rows but no layout.
  private static func findings(in source: any TableDataSource, _ sections: [Section]) -> [Finding] {
    var findings: [Finding] = []
    do {
      _ = try source.allSections()
    } catch {
      findings.append(.error(error))
    }
    do throws(ScreenError) {
      let host = try TableHost(dataSource: SectionedDataSource(sections))
      findings += host.problems().map { .error($0) }
    } catch {
      findings.append(.error(error))
    }
    return findings + ReuseLeak.find(in: sections).map { .leak($0) }
  }
}
