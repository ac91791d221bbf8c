import Screens
import Synchronization

/// A screen of the tests: the lamps of a boat.
struct Lamp: Sendable {
  var name: String
}

struct NoPower: Error {}

enum LampsScenario: String, ScreenScenario {
  case lit
  case dark
  case broken
}

final class LampCell: ScreenCell<Lamp> {
  override class var height: CellHeight { .fixed(48) }

  override func bind(_ binder: inout Binder<Lamp>) {
    binder.text("name", \.name, .headline)
  }
}

class LampsViewModel: ScreenViewModel<[Lamp], LampsScenario> {
  var names = ["Anchor", "Stern"]

  /// Lamps with other names than the usual ones.
  static func named(_ names: String...) -> Screen {
    Screen(LampsViewModel.self, make: make(names))
  }

  static func make(_ names: [String]) -> @Sendable () -> LampsViewModel {
    {
      let viewModel = LampsViewModel()
      viewModel.names = names
      return viewModel
    }
  }

  override func load(_ scenario: LampsScenario, in context: ScreenContext) async throws -> [Lamp] {
    switch scenario {
    case .lit: names.map(Lamp.init)
    case .dark: []
    case .broken: throw NoPower()
    }
  }

  override func sections(for lamps: [Lamp]) -> [Section] {
    [
      Section("lamps") {
        lamps.map { Row(LampCell.self, $0, identity: $0.name.lowercased()) }
      }
    ]
  }
}

/// The same screen after some of its scenarios are gone or have other names.
enum Later {
  enum LampsScenario: String, ScreenScenario {
    case lit
    case broken
  }

  final class LampsViewModel: ScreenViewModel<[Lamp], LampsScenario> {
    override func load(_ scenario: LampsScenario, in context: ScreenContext) async throws -> [Lamp]
    {
      guard scenario == .lit else { throw NoPower() }
      return ["Anchor", "Stern"].map(Lamp.init)
    }

    override func sections(for lamps: [Lamp]) -> [Section] {
      [
        Section("lamps") {
          lamps.map { Row(LampCell.self, $0, identity: $0.name.lowercased()) }
        }
      ]
    }
  }

  enum RenamedScenario: String, ScreenScenario {
    case shining
    case dark
    case broken
  }
}

/// Another class with the id of the lamps.
final class TorchesViewModel: ScreenViewModel<[Lamp], LampsScenario> {
  override class var id: String { "lamps" }
  override func load(_ scenario: LampsScenario, in context: ScreenContext) async throws -> [Lamp] {
    []
  }
}

/// A screen whose id differs from that of the lamps in case alone.
final class LoudViewModel: ScreenViewModel<[Lamp], LampsScenario> {
  override class var id: String { "LAMPS" }
  override func load(_ scenario: LampsScenario, in context: ScreenContext) async throws -> [Lamp] {
    []
  }
}

/// It shows how often it was asked, in this process.
final class CounterViewModel: ScreenViewModel<[Lamp], LampsScenario> {
  private let count: Counter

  final class Counter: Sendable {
    private let count = Mutex(0)
    var next: Int {
      count.withLock {
        $0 += 1
        return $0
      }
    }
  }

  init(_ count: Counter) {
    self.count = count
    super.init()
  }

  required init() { count = Counter() }

  static var screen: Screen {
    let counter = Counter()
    return Screen(CounterViewModel.self) { CounterViewModel(counter) }
  }

  /// It counts anew each time.
  static var steady: Screen { Screen(CounterViewModel.self) }

  override func load(_ scenario: LampsScenario, in context: ScreenContext) async throws -> [Lamp] {
    scenario == .lit ? [Lamp(name: "Lamp \(count.next)")] : []
  }

  override func sections(for lamps: [Lamp]) -> [Section] {
    [Section("lamps") { lamps.map { Row(LampCell.self, $0, identity: "lamp") } }]
  }
}

/// Its two rows have one identity, which is a finding.
final class CrampedViewModel: ScreenViewModel<[Lamp], LampsScenario> {
  override func load(_ scenario: LampsScenario, in context: ScreenContext) async throws -> [Lamp] {
    scenario == .lit ? [Lamp(name: "Anchor"), Lamp(name: "Stern")] : []
  }

  override func sections(for lamps: [Lamp]) -> [Section] {
    [Section("lamps") { lamps.map { Row(LampCell.self, $0, identity: "lamp") } }]
  }
}

/// A mistake in the screen itself: nothing loads.
final class UnfinishedViewModel: ScreenViewModel<[Lamp], LampsScenario> {}
