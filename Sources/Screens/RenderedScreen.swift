/// What a screen shows in one scenario, and what is wrong with it.
public struct RenderedScreen {
  /// Where the screen stands.
  public let state: State
  /// The rows, also of an empty screen its sections.
  public let sections: [Section]
  /// What stands in place of the rows.
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

  private let contents: [String: BoundCell]

  /// What the cell of a row shows in its state.
  public func content(of row: Row) -> BoundCell {
    contents[row.identity] ?? row.bound(state: cellStates[row.identity] ?? [])
  }

  init<Model, Scenario>(
    _ viewModel: ScreenViewModel<Model, Scenario>, _ scenario: Scenario, in context: ScreenContext
  ) async throws {
    switch try await viewModel.load(scenario, at: scenario.moment, in: context) {
    case .idle:
      self.init(state: .idle, placeholder: viewModel.placeholder(for: .idle))
    case .loading:
      self.init(state: .loading, placeholder: viewModel.placeholder(for: .loading))
    case .failed(let error):
      self.init(state: .failed, placeholder: viewModel.placeholder(for: .failed(error)))
    case .loaded(let model, let source):
      // The list of rows is asked for once; every later question is answered from it, so counts
      // cannot change between two calls.
      let sections = try source.allSections(duplicates: .keepFirst)
      let rows = sections.flatMap(\.rows)
      guard !rows.isEmpty else {
        self.init(
          state: .empty, sections: sections, placeholder: viewModel.placeholder(for: .empty(model)))
        return
      }
      let states = Self.cellStates(of: rows) {
        viewModel.cellState(of: $0, showing: model, in: scenario)
      }
      let contents = Dictionary(
        rows.map { ($0.identity, $0.bound(state: states[$0.identity] ?? [])) },
        uniquingKeysWith: { first, _ in first })
      self.init(
        state: .content, sections: sections, placeholder: nil, cellStates: states,
        findings: Self.findings(in: source, sections, contents), contents: contents)
    }
  }

  private init(
    state: State, sections: [Section] = [], placeholder: Placeholder?,
    cellStates: [String: CellState] = [:], findings: [Finding] = [],
    contents: [String: BoundCell] = [:]
  ) {
    self.state = state
    self.sections = sections
    self.placeholder = placeholder
    self.cellStates = cellStates
    self.findings = findings
    self.contents = contents
  }

  private static func cellStates(of rows: [Row], _ state: (Row) -> CellState)
    -> [String: CellState]
  {
    var states: [String: CellState] = [:]
    for row in rows {
      let state = state(row)
      if !state.isEmpty { states[row.identity] = state }
    }
    return states
  }

  /// Checks that need the rows but no layout.
  private static func findings(
    in source: any TableDataSource, _ sections: [Section], _ contents: [String: BoundCell]
  ) -> [Finding] {
    var findings: [Finding] = []
    do {
      _ = try source.allSections()
    } catch {
      findings.append(.error(error))
    }
    do throws(ScreenError) {
      let host = try TableHost(dataSource: SectionedDataSource(sections))
      findings += host.problems(contents).map { .error($0) }
    } catch {
      findings.append(.error(error))
    }
    return findings + ReuseLeak.find(in: sections).map { .leak($0) }
  }
}
