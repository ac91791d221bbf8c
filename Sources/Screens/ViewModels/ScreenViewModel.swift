/// The superclass of view models: it loads a screen's data and lists what the screen shows.
///
/// A subclass overrides `load` and one of three methods, from the simplest to the most general:
/// `cells(for:)` lists cell kinds that all show the whole model, `sections(for:)` lists rows in
/// sections, `dataSource(for:)` answers the table itself.
///
/// ```swift
/// final class ProfileViewModel: ScreenViewModel<Profile, ProfileScenario> {
///   override func load(_ scenario: ProfileScenario, in context: ScreenContext) async throws -> Profile {
///     Profile(name: "Ann")
///   }
///   override func cells(for profile: Profile) -> [ScreenCell<Profile>.Type] { [NameCell.self] }
/// }
/// ```
open class ScreenViewModel<Model: Sendable, Scenario: ScreenScenario> {
  /// The stable id of the screen: the class name without `ViewModel`, in lower case with hyphens.
  open class var id: String { ScreenIdentifier.id(of: String(describing: self)) }

  /// What readers call the screen: its id as words.
  open class var title: String { ScreenTitle.words(of: id) }

  /// The heading under which a site lists the screen; `nil` is the usual one.
  open class var group: String? { nil }

  /// Whether a site lists the screen among the others; one that is not still has its page.
  open class var isListed: Bool { true }

  /// How the table groups its sections.
  open class var tableStyle: TableStyle { .plain }

  /// Whether rows keep to a width that is comfortable to read on a wide device.
  open class var followsReadableWidth: Bool { false }

  /// Makes a view model; nothing is loaded yet.
  public required init() {}

  /// Gets the data as the scenario says, from the model layer; the only place that waits.
  open func load(_ scenario: Scenario, in context: ScreenContext) async throws -> Model {
    throw ScreenError.missingLoad(viewModel: String(describing: type(of: self)))
  }

  /// The state of the screen when a scenario is looked at; loads unless it is looked at before.
  ///
  /// - Throws: a `ScreenError`, which is a mistake in the screen; anything else that `load` throws is the
  ///   state `failed`.
  public final func state(of scenario: Scenario, in context: ScreenContext) async throws
    -> ScreenState<Model>
  {
    switch try await load(scenario, at: scenario.moment, in: context) {
    case .idle: .idle
    case .loading: .loading
    case .failed(let error): .failed(error)
    case .loaded(let model, let source):
      source.rowCounts.allSatisfy { $0 == 0 } ? .empty(model) : .content(model)
    }
  }

  /// Loads unless the moment is before that, and asks once for what answers the table.
  final func load(_ scenario: Scenario, at moment: ScenarioMoment, in context: ScreenContext)
    async throws -> ScreenLoad<Model>
  {
    switch moment {
    case .beforeLoading: return .idle
    case .whileLoading: return .loading
    case .afterLoading:
      do {
        let model = try await load(scenario, in: context)
        return .loaded(model, dataSource(for: model))
      } catch let error as ScreenError {
        throw error
      } catch {
        return .failed(error)
      }
    }
  }

  /// The cell kinds that show the model, one row each, in order; they may depend on the data.
  open func cells(for model: Model) -> [ScreenCell<Model>.Type] { [] }

  /// The rows that show the model; one section with a row for each of `cells(for:)` by default.
  ///
  /// A kind that is listed several times gets numbered identities.
  open func sections(for model: Model) -> [Section] {
    let kinds = cells(for: model)
    var counts: [String: Int] = [:]
    let rows = kinds.map { kind in
      let count = (counts[kind.identifier] ?? 0) + 1
      counts[kind.identifier] = count
      return Row(
        kind, model, identity: count == 1 ? kind.identifier : "\(kind.identifier)-\(count)")
    }
    return [Section("cells") { rows }]
  }

  /// What answers the table; `sections(for:)` by default.
  open func dataSource(for model: Model) -> any TableDataSource {
    SectionedDataSource(sections(for: model))
  }

  /// The state in which a row's cell is recorded, such as highlighted; none by default.
  open func cellState(of row: Row, showing model: Model, in scenario: Scenario) -> CellState { [] }

  /// What stands in place of the rows in a state without any; never asked while there is content.
  open func placeholder(for state: ScreenState<Model>) -> Placeholder? { nil }
}

/// How a table groups its sections.
public enum TableStyle: String, Sendable, CaseIterable {
  case plain
  case grouped
  case insetGrouped
}

/// Makes screen ids from class names.
enum ScreenIdentifier {
  /// `NewProgrammeViewModel` is `new-programme`.
  static func id(of className: String) -> String {
    var name = Substring(className)
    if name.hasSuffix("ViewModel"), name.count > "ViewModel".count {
      name = name.dropLast("ViewModel".count)
    }
    var id = ""
    var previousIsLower = false
    for character in name {
      if character.isUppercase, previousIsLower { id += "-" }
      previousIsLower = character.isLowercase || character.isNumber
      id += character.lowercased()
    }
    return id
  }
}
