import Screens

/// A controller of the fake window; like one of UIKit, it lives as long as something holds it.
@MainActor
final class FakeController {
  let entry: NavigationState.Entry

  init(_ entry: NavigationState.Entry) {
    self.entry = entry
  }
}

/// A window without UIKit: containers own controllers, and the table that finds them again does not.
@MainActor
final class FakeWindow: NavigationDriver {
  var userDid: (@MainActor (UserNavigation) -> Void)?
  /// Whether transitions end within the call, as unanimated ones may.
  var isImmediate = false
  /// Whether what the user does is told only when somebody asks.
  var isMute = false
  /// Why the next transition fails.
  var failure: String?
  private(set) var performed: [ScreenTransition] = []
  /// Instances that should have been there but were freed too early.
  private(set) var missing: [EntryID] = []

  /// Levels, their stacks, and the controllers in them: the only owner.
  private var levels: [[[FakeController]]] = []
  private var table: [EntryID: WeakController] = [:]
  private var untold: [UserNavigation] = []
  private var running: (@MainActor (TransitionReport) -> Void)?

  private struct WeakController {
    weak var controller: FakeController?
  }

  init(_ levels: [NavigationState.Level]) {
    show(levels, making: Set(levels.flatMap(\.entries).map(\.id)))
  }

  var isRunning: Bool { running != nil }

  func isAlive(_ entry: NavigationState.Entry) -> Bool { controller(of: entry) != nil }

  func controller(of entry: NavigationState.Entry) -> FakeController? {
    table[entry.id]?.controller
  }

  /// The ids of the screens that the containers hold, written as a navigator's shape.
  var shape: String {
    levels.map { stacks in
      stacks.map { $0.map(\.entry.screen.id).joined(separator: " ") }.joined(separator: " | ")
    }.joined(separator: " / ")
  }

  func perform(
    _ transition: ScreenTransition, report: @escaping @MainActor (TransitionReport) -> Void
  ) {
    performed.append(transition)
    running = report
    if isImmediate { finish() }
  }

  /// Ends the animation.
  func finish() {
    guard let report = running, let transition = performed.last else { return }
    running = nil
    if let reason = failure {
      failure = nil
      report(.failed(reason: reason))
      return
    }
    show(transition.levels, making: Set(transition.added.map(\.id)))
    report(.shown)
    // A container may tell of the end a second time.
    report(.shown)
  }

  /// Swipes back from the top screen of the first stack of the top level.
  func swipeBack() {
    guard let gone = levels[levels.count - 1][0].popLast() else { return }
    tell(.popped(gone.entry.id))
  }

  /// Pulls the top sheet down.
  func pullDown() {
    guard let gone = levels.popLast()?[0].first else { return }
    tell(.dismissed(gone.entry.id))
  }

  func catchUp() {
    let actions = untold
    untold = []
    for action in actions { userDid?(action) }
  }

  private func tell(_ action: UserNavigation) {
    untold.append(action)
    if !isMute { catchUp() }
  }

  private func show(_ target: [NavigationState.Level], making added: Set<EntryID>) {
    levels = target.map { $0.stacks.map { $0.entries.map { controller(for: $0, added) } } }
  }

  private func controller(for entry: NavigationState.Entry, _ added: Set<EntryID>)
    -> FakeController
  {
    if let controller = controller(of: entry) { return controller }
    if !added.contains(entry.id) { missing.append(entry.id) }
    let controller = FakeController(entry)
    table[entry.id] = WeakController(controller: controller)
    return controller
  }
}
