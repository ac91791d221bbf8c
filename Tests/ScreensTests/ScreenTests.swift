import Screens
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

private enum LakeScenario: String, ScreenScenario {
  case loaded
  case longNames
  case empty
  case failed
  case loading
  case idle = "not-yet"
  case broken

  var moment: ScenarioMoment {
    switch self {
    case .loading: .whileLoading
    case .idle: .beforeLoading
    default: .afterLoading
    }
  }
}

private struct Offline: Error {}

private final class LakeNameCell: ScreenCell<String> {
  override func bind(_ binder: inout Binder<String>) { binder.text("name", \.self) }
}

private final class LakeViewModel: ScreenViewModel<String, LakeScenario> {
  override class var tableStyle: TableStyle { .grouped }

  override func load(_ scenario: LakeScenario, in context: ScreenContext) async throws -> String {
    switch scenario {
    case .failed: throw Offline()
    case .broken: throw ScreenError.duplicateSection("s")
    case .empty: return ""
    // Whoever asks for these has asked too early.
    case .loading, .idle: throw ScreenError.missingLoad(viewModel: "LakeViewModel")
    case .loaded: return "Eyre"
    case .longNames: return "Chargoggagoggmanchauggagoggchaubunagungamaugg"
    }
  }

  override func cells(for name: String) -> [ScreenCell<String>.Type] {
    name.isEmpty ? [] : [LakeNameCell.self, LakeNameCell.self, LakeNameCell.self]
  }

  override func placeholder(for state: ScreenState<String>) -> Placeholder? {
    switch state {
    case .loading: Placeholder("Filling…")
    case .empty: nil
    case .failed(let error): Placeholder("Dry", message: "\(type(of: error))", button: "Again")
    case .idle, .content: nil
    }
  }
}

private enum OneScenario: String, ScreenScenario {
  case only
}

private final class NewProgrammeListViewModel: ScreenViewModel<Int, OneScenario> {}
private final class ViewModel: ScreenViewModel<Int, OneScenario> {}
private final class Model2Screen: ScreenViewModel<Int, OneScenario> {}
private final class TunedViewModel: ScreenViewModel<Int, OneScenario> {
  override class var id: String { "tuned_in" }
  override class var title: String { "Tuned in!" }
}

struct ScreenTests {
  @Test func `a screen is known by the class of its view model`() {
    let screen = Screen(LakeViewModel.self)
    #expect(screen.id == "lake")
    #expect(screen.title == "Lake")
    #expect(screen.viewModel == "LakeViewModel")
    #expect(screen.tableStyle == .grouped)
    #expect(Screen(NewProgrammeListViewModel.self).id == "new-programme-list")
    #expect(Screen(NewProgrammeListViewModel.self).title == "New programme list")
    #expect(Screen(ViewModel.self).id == "view-model")
    #expect(Screen(Model2Screen.self).id == "model2-screen")
    #expect(Screen(TunedViewModel.self).id == "tuned_in")
    #expect(Screen(TunedViewModel.self).title == "Tuned in!")
  }

  @Test func `scenarios are listed in order without running anything`() {
    let scenarios = Screen(LakeViewModel.self).scenarios
    #expect(
      scenarios.map(\.id) == [
        "loaded", "longNames", "empty", "failed", "loading", "not-yet", "broken",
      ])
    #expect(
      scenarios.map(\.title) == [
        "Loaded", "Long names", "Empty", "Failed", "Loading", "Not yet", "Broken",
      ])
  }

  @Test func `each scenario shows the state of its moment`() async throws {
    let screen = Screen(LakeViewModel.self)
    let loaded = try await screen.render(scenario: "loaded")
    #expect(loaded.state == .content)
    #expect(loaded.placeholder == nil)
    let empty = try await screen.render(scenario: "empty")
    #expect(empty.state == .empty)
    #expect(empty.placeholder == nil)
    #expect(empty.sections.map(\.rows.count) == [0])
    let failed = try await screen.render(scenario: "failed")
    #expect(failed.state == .failed)
    #expect(failed.placeholder == Placeholder("Dry", message: "Offline", button: "Again"))
    #expect(failed.sections.isEmpty)
    let loading = try await screen.render(scenario: "loading")
    #expect(loading.state == .loading)
    #expect(loading.placeholder == Placeholder("Filling…"))
    let idle = try await screen.render(scenario: "not-yet")
    #expect(idle.state == .idle)
    #expect(idle.placeholder == nil)
  }

  @Test func `a kind that is listed several times gets numbered identities`() async throws {
    let rendered = try await Screen(LakeViewModel.self).render(scenario: "loaded")
    let rows = rendered.sections.flatMap(\.rows)
    #expect(rows.map(\.identity) == ["LakeNameCell", "LakeNameCell-2", "LakeNameCell-3"])
    #expect(rows.map(\.cellIdentifier) == ["LakeNameCell", "LakeNameCell", "LakeNameCell"])
    #expect(rows[2].bound().slots[0].content == .text("Eyre", style: .body, lines: 1))
  }

  @Test func `a mistake in a screen is not a failed load`() async {
    let screen = Screen(LakeViewModel.self)
    await #expect(throws: ScreenError.duplicateSection("s")) {
      try await screen.render(scenario: "broken")
    }
    await #expect(throws: ScreenError.unknownScenario("Loaded", screen: "lake")) {
      try await screen.render(scenario: "Loaded")
    }
    await #expect(throws: ScreenError.missingLoad(viewModel: "ViewModel")) {
      try await Screen(ViewModel.self).render(scenario: "only")
    }
  }

  @Test func `rows of a list bind each to its item`() {
    let rows = Screens.rows(LakeNameCell.self, of: ["Eyre", "Ness"]) { $0.count }
    #expect(rows.map(\.identity) == ["4", "4"])
    #expect(rows[1].bound().slots[0].content == .text("Ness", style: .body, lines: 1))
  }

  @Test func `the context of a recording is the same everywhere`() {
    let context = ScreenContext.recording
    #expect(context.now.timeIntervalSince1970 == 1_415_448_000)
    #expect(context.timeZone.secondsFromGMT() == 0)
    #expect(context.calendar.timeZone == context.timeZone)
    #expect(context.calendar.component(.hour, from: context.now) == 12)
    #expect(context.locale.identifier == "en_US")
  }
}
