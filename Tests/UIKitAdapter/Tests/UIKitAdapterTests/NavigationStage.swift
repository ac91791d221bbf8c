import Screens
import Testing
import UIKit

/// A window with a navigator, and what the driver between them tells.
@MainActor
final class NavigationStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 700))
  let host: NavigationHost
  let driver: WindowNavigationDriver
  private(set) var ends: [TransitionEnd] = []
  private let log = Log()

  private final class Log {
    var errors: [NavigationDriverError] = []
    var controllers: [WeakController] = []
  }

  private struct WeakController {
    weak var controller: UIViewController?
  }

  init(
    tabs: Bool = false, style: NavigationStyle = NavigationStyle(),
    setUp: (inout ControllerSources) -> Void = { _ in }
  ) throws {
    let log = log
    var controllers = ControllerSources.pages { log.controllers.append(.init(controller: $0)) }
    setUp(&controllers)
    var registry = try ScreenRegistry.pages()
    registry.navigationStyle = style
    let root: NavigationRoot =
      tabs ? .tabs([Destination(.list), Destination(.basket)]) : .screen(Destination(.list))
    let navigator = try Navigator(registry: registry, root: root)
    driver = try WindowNavigationDriver(navigator, in: window, controllers: controllers) {
      log.errors.append($0)
    }
    host = NavigationHost(navigator, driver: driver)
  }

  var errors: [NavigationDriverError] { log.errors }

  /// The controllers of screens that are alive, in the order in which they were made.
  var alive: [String] {
    log.controllers.compactMap(\.controller).compactMap { ($0 as? any Page)?.name }
  }

  // MARK: Commands

  /// Gives a command and remembers how it ends.
  @discardableResult
  func go(_ command: (inout Navigator) throws(NavigationError) -> NavigationOutcome) throws
    -> NavigationOutcome
  {
    try host.navigate(completion: { [unowned self] in ends.append($0) }, command)
  }

  /// Gives commands without animation, each to its end.
  func show(_ steps: ScreenStep...) async throws {
    for step in steps {
      try go { navigator throws(NavigationError) in try navigator.show(step, animated: false) }
      await turn()
    }
  }

  /// Lets everything run that waits for its turn.
  func turn() async {
    for _ in 0..<8 { await Task.yield() }
  }

  /// Ends what moves, and lets the rest follow.
  func finish() async {
    window.stubFinishAnimations()
    await turn()
  }

  // MARK: What is there

  var root: UIViewController? { window.rootViewController }
  var tabs: UITabBarController? { root as? UITabBarController }

  /// The root and what is presented over it.
  var levels: [UIViewController] {
    sequence(first: root) { $0?.presentedViewController }.compactMap { $0 }
  }

  /// The navigation controller of the top level, in the selected tab.
  var stack: UINavigationController? {
    let top = levels.last
    return ((top as? UITabBarController)?.selectedViewController ?? top)
      as? UINavigationController
  }

  /// The screens in the containers: levels divided by “ / ”, tabs by “ | ”, the selected one in
  /// brackets.
  var shown: String {
    levels.map { level in
      guard let tabs = level as? UITabBarController else { return level.shownNames }
      return (tabs.viewControllers ?? []).map { tab in
        tab === tabs.selectedViewController ? "[\(tab.shownNames)]" : tab.shownNames
      }.joined(separator: " | ")
    }.joined(separator: " / ")
  }

  /// The same of the navigator's state.
  var expected: String {
    host.navigator.state.levels.map { level in
      level.stacks.enumerated().map { tab, stack in
        let names = stack.entries.map(name).joined(separator: " ")
        return level.hasTabs && tab == level.selectedTab ? "[\(names)]" : names
      }.joined(separator: " | ")
    }.joined(separator: " / ")
  }

  private func name(_ entry: NavigationState.Entry) -> String {
    guard let number = entry.screen.query.value as? Int else { return entry.screen.id }
    return "\(entry.screen.id)-\(number)"
  }

  /// What UIKit would have complained about.
  var complaints: [String] {
    (levels + log.controllers.compactMap(\.controller)
      + levels.flatMap { ($0 as? UITabBarController)?.viewControllers ?? [] })
      .flatMap(\.stubComplaints)
  }

  var isRunning: Bool { host.navigator.state.running != nil }
}

extension UIViewController {
  /// The names of the screens in a stack or of a single one.
  var shownNames: String {
    let content = (self as? UINavigationController)?.viewControllers ?? []
    return ([self] + content).compactMap { ($0 as? any Page)?.name }.joined(separator: " ")
  }
}

/// A controller with the name of its screen.
@MainActor
protocol Page: UIViewController {
  var name: String { get }
}

final class PageController: UIViewController, Page {
  let name: String
  /// What the controller keeps for the test.
  var host: NavigationHost?

  init(_ name: String, nibName: String? = nil) {
    self.name = name
    super.init(nibName: nibName, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

/// A navigation controller of the app's own, with a first screen that the navigator does not know.
final class LoginNavigation: UINavigationController, Page, ScreenController {
  let name = "login"

  required init(_ request: ControllerRequest<NoQuery>) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([UIViewController()], animated: false)
  }
  required init?(coder: NSCoder) { nil }
}

/// A screen that only its class name leads to.
final class NoteController: UIViewController, Page, ScreenController {
  let name: String

  required init(_ request: ControllerRequest<Int>) throws {
    if request.query < 0 { throw Adrift() }
    name = "note-\(request.query)"
    super.init(nibName: request.nibName, bundle: request.bundle)
  }
  required init?(coder: NSCoder) { nil }
}

final class BrandNavigation: UINavigationController {}

extension ScreenID where Query == NoQuery {
  static var list: ScreenID { ScreenID("list") }
  static var basket: ScreenID { ScreenID("basket") }
  static var map: ScreenID { ScreenID("map") }
  static var warning: ScreenID { ScreenID("warning") }
  static var login: ScreenID { ScreenID("login") }
  static var lost: ScreenID { ScreenID("lost") }
}

extension ScreenID where Query == Int {
  static var item: ScreenID { ScreenID("item") }
  static var note: ScreenID { ScreenID("note") }
}

extension ScreenRegistry {
  static func pages() throws -> ScreenRegistry {
    var registry = ScreenRegistry()
    try registry.register(.list, className: "ListController")
    try registry.register(.basket, className: "BasketController")
    try registry.register(.item, className: "ItemController")
    try registry.register(.map, className: "MapController", kind: .bare)
    try registry.register(.warning, className: "WarningController", kind: .alert)
    try registry.register(
      .login, className: "UIKitAdapterTests.LoginNavigation", kind: .navigationContainer)
    try registry.register(.note, className: "UIKitAdapterTests.NoteController")
    try registry.register(.lost, className: "LostController")
    return registry
  }
}

extension ControllerSources {
  /// Makes pages; the login and the note are found by the names of their classes.
  @MainActor
  static func pages(made: @escaping @MainActor (UIViewController) -> Void) -> ControllerSources {
    var sources = ControllerSources()
    for id in [ScreenID<NoQuery>.list, .basket, .map, .warning] {
      sources.use(id) { request in
        let page = PageController(request.screen.id, nibName: request.nibName)
        made(page)
        return page
      }
    }
    sources.use(.item) { request in
      let page = PageController("item-\(request.query)", nibName: request.nibName)
      made(page)
      return page
    }
    return sources
  }
}
