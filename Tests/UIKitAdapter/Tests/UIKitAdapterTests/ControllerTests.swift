import Testing
import UIKit

@testable import Screens

enum FleetScenario: String, ScreenScenario {
  case loaded
  case empty
  case failed
  case loading
  case idle
  case twins
  case chosen

  var moment: ScenarioMoment {
    switch self {
    case .loading: .whileLoading
    case .idle: .beforeLoading
    default: .afterLoading
    }
  }
}

final class FleetViewModel: ScreenViewModel<[Boat], FleetScenario> {
  override class var tableStyle: TableStyle { .insetGrouped }

  override func load(_ scenario: FleetScenario, in context: ScreenContext) async throws -> [Boat] {
    switch scenario {
    case .empty: []
    case .failed: throw Adrift()
    case .twins: [Boat("a"), Boat("a")]
    default: [Boat("a"), Boat("b", name: context.locale.identifier)]
    }
  }

  override func sections(for boats: [Boat]) -> [Section] {
    [Section("boats") { rows(BoatCell.self, of: boats) { $0.id } }]
  }

  override func cellState(
    of row: Row, showing model: [Boat], in scenario: FleetScenario
  ) -> CellState {
    scenario == .chosen && row.identity == "b" ? .selected : []
  }

  override func placeholder(for state: ScreenState<[Boat]>) -> Placeholder? {
    switch state {
    case .loading: Placeholder("Counting boats")
    case .empty: Placeholder("No boats", message: "All are at sea.")
    case .failed: Placeholder("Adrift", button: "Try again")
    case .idle, .content: nil
    }
  }
}

struct Adrift: Error {}

@MainActor
struct ControllerTests {
  typealias Controller = ScreenTableViewController<[Boat], FleetScenario>

  private func show(_ scenario: FleetScenario) -> (Controller, UIWindow) {
    let context = ScreenContext.recording
    let controller = Controller(FleetViewModel.self, scenario: scenario, in: context)
    return (controller, show(controller))
  }

  private func show(_ controller: Controller) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
    window.addSubview(controller.view)
    controller.viewWillAppear(false)
    return window
  }

  private func find(_ identifier: String, in view: UIView?) -> UIView? {
    guard let view else { return nil }
    if view.accessibilityIdentifier == identifier { return view }
    return view.subviews.lazy.compactMap { find(identifier, in: $0) }.first
  }

  private func text(_ identifier: String, _ controller: Controller) -> String? {
    (find(identifier, in: controller.tableView.backgroundView) as? UILabel)?.text
  }

  private func isTurning(_ controller: Controller) -> Bool {
    let view = find("placeholder.activity", in: controller.tableView.backgroundView)
    return (view as? UIActivityIndicatorView)?.isAnimating ?? false
  }

  @Test func `while it loads, the screen shows an activity indicator and the words for it`()
    async
  {
    let (controller, window) = show(.loading)
    #expect(controller.state == .loading)
    #expect(isTurning(controller))
    await controller.loading?.value
    #expect(controller.state == .loading)
    #expect(text("placeholder.title", controller) == "Counting boats")
    #expect(window.subviews.count == 1)
  }

  @Test func `what was loaded stands in the table, in the view model's style`() async throws {
    let (controller, window) = show(.loaded)
    await controller.loading?.value
    #expect(controller.state == .content)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.title == "Fleet")
    #expect(controller.tableView.backgroundView == nil)
    let cells = controller.tableView.visibleCells.compactMap { $0 as? ScreenHostCell }
    #expect(cells.map(\.identity) == ["a", "b"])
    #expect((cells.last?.view(forSlot: "name") as? UILabel)?.text == "en_US")
    #expect(window.subviews.count == 1)
  }

  @Test func `nothing to list is a placeholder without rows`() async {
    let (controller, _) = show(.empty)
    await controller.loading?.value
    #expect(controller.state == .empty)
    #expect(text("placeholder.title", controller) == "No boats")
    #expect(text("placeholder.message", controller) == "All are at sea.")
    #expect(!isTurning(controller))
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
  }

  @Test func `a failure is a placeholder whose button loads again`() async throws {
    let (controller, window) = show(.failed)
    await controller.loading?.value
    #expect(controller.state == .failed)
    #expect(text("placeholder.title", controller) == "Adrift")
    let button = try #require(
      find("placeholder.button", in: controller.tableView.backgroundView) as? UIButton)
    #expect(button.currentTitle == "Try again")
    button.sendActions(for: .touchUpInside)
    #expect(controller.state == .loading)
    await controller.loading?.value
    #expect(controller.state == .failed)
    #expect(window.subviews.count == 1)
  }

  @Test func `before anything is asked for, the screen is blank`() async {
    let (controller, _) = show(.idle)
    #expect(controller.state == .idle)
    await controller.loading?.value
    #expect(controller.state == .idle)
    #expect(controller.tableView.backgroundView == nil)
  }

  @Test func `a closure can load what the view model shows`() async {
    let controller = Controller(
      ScreenLoader(make: { FleetViewModel() }, load: { [Boat("z")] }))
    let window = show(controller)
    await controller.loading?.value
    #expect(controller.state == .content)
    #expect(controller.adapter?.contents.identities == [["z"]])
    #expect(window.subviews.count == 1)
  }

  @Test func `a closure that throws is a failure, one that gives nothing is empty`() async {
    let failing = Controller(ScreenLoader(make: { FleetViewModel() }, load: { throw Adrift() }))
    let empty = Controller(ScreenLoader(make: { FleetViewModel() }, load: { [] }))
    failing.viewDidLoad()
    empty.viewDidLoad()
    await failing.loading?.value
    await empty.loading?.value
    #expect(failing.state == .failed)
    #expect(empty.state == .empty)
  }

  @Test func `rows of one identity are told and shown as a failure`() async {
    let controller = Controller(FleetViewModel.self, scenario: .twins)
    var errors: [ScreenTableError] = []
    controller.onError = { errors.append($0) }
    let window = show(controller)
    await controller.loading?.value
    #expect(controller.state == .failed)
    #expect(text("placeholder.title", controller) == "Adrift")
    let places = [RowPath(row: 0), RowPath(row: 1)]
    #expect(errors == [.screen(.duplicateIdentity("a", places))])
    #expect(window.subviews.count == 1)
  }

  @Test func `an event in a cell reaches the sink of the screen`() async {
    let (controller, window) = show(.loaded)
    var events: [CellEvent] = []
    controller.sink = EventSink { events.append($0) }
    await controller.loading?.value
    controller.tableView.fingerTaps(at: .row(0))
    #expect(events.map(\.route) == [.push("boat", query: "a")])
    #expect(window.subviews.count == 1)
  }

  @Test func `a row is not chosen any more when the user comes back`() async {
    let (controller, window) = show(.loaded)
    await controller.loading?.value
    controller.tableView.fingerTaps(at: .row(0))
    #expect(controller.adapter?.state(of: "a") == .selected)
    controller.viewWillAppear(false)
    #expect(controller.adapter?.state(of: "a") == [])
    #expect(controller.tableView.indexPathsForSelectedRows == nil)
    #expect(window.subviews.count == 1)
  }

  @Test func `rows are in the states in which the scenario is recorded`() async {
    let (controller, window) = show(.chosen)
    await controller.loading?.value
    #expect(controller.adapter?.state(of: "b") == .selected)
    #expect(controller.tableView.indexPathsForSelectedRows == [.row(1)])
    #expect(window.subviews.count == 1)
  }

  @Test func `another model follows in place`() async {
    let (controller, window) = show(.loaded)
    await controller.loading?.value
    controller.update(to: [Boat("b", name: "en_US")])
    #expect(controller.tableView.stubLog.suffix(2) == ["batch", "deleteRows 0-0"])
    controller.update(to: [])
    #expect(controller.state == .empty)
    #expect(text("placeholder.title", controller) == "No boats")
    #expect(controller.tableView.stubViolations == [])
    #expect(window.subviews.count == 1)
  }

  @Test func `editing reaches the cells, those that come later too`() async {
    let (controller, window) = show(.loaded)
    controller.setEditing(true, animated: false)
    await controller.loading?.value
    #expect(controller.adapter?.state(of: "a") == .editing)
    controller.setEditing(false, animated: false)
    #expect(controller.adapter?.state(of: "a") == [])
    #expect(window.subviews.count == 1)
  }

  @Test func `a controller that is gone is released with its adapter, also while it loads`()
    async
  {
    weak var controller: Controller?
    weak var adapter: ScreenTableAdapter?
    do {
      let (owner, _) = show(.loaded)
      await owner.loading?.value
      controller = owner
      adapter = owner.adapter
      #expect(adapter != nil)
    }
    #expect(controller == nil)
    #expect(adapter == nil)

    weak var loading: Controller?
    do {
      let (stream, _) = AsyncStream<Void>.makeStream()
      let owner = Controller(
        ScreenLoader(
          make: { FleetViewModel() },
          load: {
            for await _ in stream {}
            return []
          }))
      owner.viewDidLoad()
      loading = owner
    }
    #expect(loading == nil)
  }
}
