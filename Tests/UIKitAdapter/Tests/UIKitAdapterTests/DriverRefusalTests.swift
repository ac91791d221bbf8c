import Screens
import Testing
import UIKit

/// What UIKit would not do, or end the app for, and what cannot be made: always an end, with a reason.
@MainActor
struct DriverRefusalTests {
  /// The transition failed for this reason, nothing has changed, and UIKit did not notice.
  private func expectFailure(
    _ error: NavigationDriverError, _ stage: NavigationStage, shown: String,
    location: SourceLocation = #_sourceLocation
  ) {
    #expect(stage.errors == [error], sourceLocation: location)
    #expect(
      stage.ends.last == .failed(reason: error.description), sourceLocation: location)
    #expect(stage.shown == shown, sourceLocation: location)
    #expect(stage.expected == shown, sourceLocation: location)
    #expect(stage.complaints == [], sourceLocation: location)
    #expect(!stage.isRunning, sourceLocation: location)
  }

  // MARK: UIKit

  @Test func `nothing is presented over a view that is in no window`() async throws {
    let stage = try NavigationStage()
    stage.window.stubDetachRoot()
    try stage.go { n throws(NavigationError) in try n.present(.basket) }
    expectFailure(.notInWindow(screen: "list"), stage, shown: "list")
    #expect(stage.alive == ["list"])
  }

  @Test(arguments: [Route.push("item", query: "1"), .present("item", query: "1")])
  func `nothing comes up under or over what the app has presented itself`(route: Route) async throws
  {
    let stage = try NavigationStage()
    stage.root?.present(UIViewController(), animated: false)
    try stage.go { n throws(NavigationError) in try n.follow(route) }
    #expect(stage.errors == [.covered(screen: "list", by: "UIViewController")])
    stage.root?.dismiss(animated: false)
    expectFailure(.covered(screen: "list", by: "UIViewController"), stage, shown: "list")
  }

  @Test func `the same controller is not pushed twice`() async throws {
    let page = PageController("item-0")
    let stage = try NavigationStage { $0.use(.item) { _ in page } }
    try await stage.show(.push(.item, query: 1))
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 2) }
    #expect(stage.errors == [.alreadyShown(screen: "item")])
    #expect(stage.ends.last == .failed(reason: stage.errors.last?.description ?? ""))
    #expect(stage.stack?.viewControllers.count == 2)
    #expect(stage.complaints == [])
    try stage.go { $0.pop(animated: false) }
    #expect(stage.shown == "list")
    // It may come again when it is gone, for another entry.
    for number in 3..<13 {
      try await stage.show(.push(.item, query: number))
      #expect(stage.ends.last == .shown)
      #expect(stage.stack?.fingerTapsBack() == true)
      await stage.finish()
      #expect(stage.expected == "list")
    }
  }

  @Test func `the same controller is not put into a hierarchy twice at once`() async throws {
    let page = PageController("item-0")
    let stage = try NavigationStage { $0.use(.item) { _ in page } }
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 1), .push(.item, query: 2)])
    }
    expectFailure(.alreadyShown(screen: "item"), stage, shown: "list")
  }

  @Test func `a presented controller is not presented again`() async throws {
    let page = PageController("map")
    let stage = try NavigationStage { $0.use(.map) { _ in page } }
    try await stage.show(.present(.map))
    try stage.go { n throws(NavigationError) in try n.present(.map) }
    expectFailure(.alreadyShown(screen: "map"), stage, shown: "list / map")
  }

  @Test func `a container is not put into another one`() async throws {
    let stage = try NavigationStage { $0.use(.item) { _ in BrandNavigation() } }
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    expectFailure(.wrongContainer(screen: "item", found: "BrandNavigation"), stage, shown: "list")
  }

  @Test func `what is registered as a container must be one`() async throws {
    let stage = try NavigationStage { $0.use(.login) { _ in PageController("login") } }
    try stage.go { n throws(NavigationError) in try n.present(.login) }
    expectFailure(.wrongContainer(screen: "login", found: "PageController"), stage, shown: "list")
  }

  @Test func `a stack that the app has emptied is no place to push or to pop`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    let stack = try #require(stage.stack)
    stack.setViewControllers([UIViewController()], animated: false)
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 2) }
    #expect(stage.ends.last == .failed(reason: stage.errors.last?.description ?? ""))
    #expect(stage.errors == [.notThere(screen: "list")])
    #expect(stack.stubComplaints == [])
    #expect(!stage.isRunning)
  }

  @Test func `a window that is gone shows nothing any more`() throws {
    let registry = try ScreenRegistry.pages()
    let navigator = try Navigator(registry: registry, root: .screen(Destination(.list)))
    var window: UIWindow? = UIWindow()
    let driver = try WindowNavigationDriver(
      navigator, in: try #require(window), controllers: .pages { _ in })
    let host = NavigationHost(navigator, driver: driver)
    window = nil
    var ends: [TransitionEnd] = []
    _ = try host.show(.push(.item, query: 1)) { ends.append($0) }
    #expect(ends == [.failed(reason: NavigationDriverError.noWindow.description)])
    #expect(window == nil)
  }

  @Test func `a failure before anything moves is reported within the call`() throws {
    let stage = try NavigationStage()
    stage.window.stubDetachRoot()
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 1), .present(.basket)], animated: true)
    }
    expectFailure(.notInWindow(screen: "item"), stage, shown: "list")
  }

  @Test func `a tab bar that does not follow is a failure`() throws {
    final class StubbornTabs: UITabBarController {
      override var selectedViewController: UIViewController? {
        get { super.selectedViewController }
        set { if super.selectedViewController == nil { super.selectedViewController = newValue } }
      }
    }
    let stage = try NavigationStage(tabs: true) { $0.tabBar = { StubbornTabs() } }
    let error = NavigationDriverError.notCarriedOut(screen: "basket")
    try stage.go { $0.selectTab(1) }
    expectFailure(error, stage, shown: "[list] | basket")
    try stage.go { n throws(NavigationError) in try n.open([], tab: 1) }
    #expect(stage.ends == Array(repeating: .failed(reason: error.description), count: 2))
    #expect(stage.expected == "[list] | basket")
  }

  // MARK: Lost ends

  @Test(arguments: [Route.push("item", query: "1"), .present("item", query: "1")])
  func `a transition whose end UIKit never tells ends all the same`(route: Route) async throws {
    let stage = try NavigationStage()
    stage.window.stubForgets = true
    try stage.go { n throws(NavigationError) in try n.follow(route) }
    await stage.turn()
    #expect(stage.ends == [.shown])
    await stage.finish()
    #expect(stage.ends == [.shown])
  }

  @Test func `a refusal that could not be foreseen is a failure`() async throws {
    final class StubbornNavigation: UINavigationController {
      override func pushViewController(_ viewController: UIViewController, animated: Bool) {}
      override func popToViewController(_ viewController: UIViewController, animated: Bool)
        -> [UIViewController]?
      { nil }
    }
    var registry = try ScreenRegistry.pages()
    try registry.register(
      navigationType: StubbornNavigation.self, subclassOf: UINavigationController.self)
    let stage = try NavigationStage(style: registry.navigationStyle) {
      $0.use(container: StubbornNavigation.self) { StubbornNavigation() }
    }
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    expectFailure(.notCarriedOut(screen: "item"), stage, shown: "list")
    #expect(stage.alive == ["list"])
  }

  @Test func `a presentation and a dismissal that UIKit ignores are failures`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket))
    stage.window.stubIgnores = true
    try stage.go { $0.dismiss() }
    await stage.turn()
    expectFailure(.notCarriedOut(screen: "list"), stage, shown: "list / basket")
    try stage.go { n throws(NavigationError) in try n.present(.map) }
    await stage.turn()
    #expect(stage.ends.count == 3)
    #expect(stage.errors.last == .notCarriedOut(screen: "map"))
    #expect(stage.expected == "list / basket")
    #expect(stage.alive == ["list", "basket"])
  }

  // MARK: Making

  @Test func `a controller that cannot be made fails the transition and nothing else`() async throws
  {
    let stage = try NavigationStage()
    try stage.go { n throws(NavigationError) in try n.push(.lost) }
    expectFailure(
      .noController(screen: "lost", className: "LostController"), stage, shown: "list")
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1, animated: false) }
    #expect(stage.ends.last == .shown)
  }

  @Test func `what a closure throws is the reason`() async throws {
    let stage = try NavigationStage { $0.use(.item) { _ in throw Adrift() } }
    try stage.go { n throws(NavigationError) in try n.present(.item, query: 1) }
    expectFailure(.making(screen: "item", message: "Adrift()"), stage, shown: "list")
  }

  @Test func `a class is found by its name and made with the query`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(named: "NoteController", query: 7), .present(.login))
    #expect(stage.shown == "list note-7 / login")
    try stage.go { n throws(NavigationError) in try n.push(.note, query: -1) }
    expectFailure(
      .making(screen: "note", message: "Adrift()"), stage, shown: "list note-7 / login")
  }

  @Test func `a class that takes another query than its registration says is an error`()
    async throws
  {
    let stage = try NavigationStage { $0.use(ScreenID<String>("item")) { _ in UIViewController() } }
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    expectFailure(
      .wrongQuery(screen: "item", expected: "String", found: "Int"), stage, shown: "list")
  }

  @Test func `a nib is named in the request, and a missing one is an error`() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("NoteController.nib"))
    let bundle = try #require(Bundle(path: folder.path))
    let stage = try NavigationStage { controllers in
      controllers = ControllerSources(bundle: bundle)
      controllers.use(.list) { _ in PageController("list") }
    }
    try await stage.show(.push(.note, query: 1, source: .nib()))
    #expect(stage.stack?.topViewController?.stubNibName == "NoteController")
    try stage.go { n throws(NavigationError) in
      try n.push(.note, query: 2, source: .nib("Other"))
    }
    expectFailure(.missingNib(name: "Other", screen: "note"), stage, shown: "list note-1")
    try await stage.show(.push(.note, query: 3))
    #expect(stage.stack?.topViewController?.stubNibName == nil)
  }

  @Test func `a container that nobody can make is an error, before anything changes`() throws {
    var registry = try ScreenRegistry.pages()
    try registry.register(
      navigationType: BrandNavigation.self, subclassOf: UINavigationController.self)
    let navigator = try Navigator(registry: registry, root: .screen(Destination(.list)))
    let window = UIWindow()
    #expect(throws: NavigationDriverError.noContainer(className: "BrandNavigation")) {
      try WindowNavigationDriver(navigator, in: window, controllers: .pages { _ in })
    }
    #expect(window.rootViewController == nil)
  }

  @Test func `a colour that nobody knows is told, and the screen comes up`() async throws {
    let stage = try NavigationStage(style: NavigationStyle(background: "mauve"))
    #expect(stage.errors == [.unknownColor("mauve")])
    #expect(stage.shown == "list")
  }

  @Test func `a navigator that has presented something cannot be put into a window`() throws {
    var navigator = try Navigator(registry: .pages(), root: .screen(Destination(.list)))
    _ = try navigator.present(.map)
    navigator.completeTransition()
    let window = UIWindow()
    #expect(throws: NavigationDriverError.presentedAtStart(screen: "map")) {
      try WindowNavigationDriver(navigator, in: window, controllers: .pages { _ in })
    }
    #expect(window.rootViewController == nil)
  }

  @Test func `a transition that runs already is the first to be carried out`() throws {
    var navigator = try Navigator(registry: .pages(), root: .screen(Destination(.list)))
    _ = try navigator.push(.item, query: 1, animated: false)
    let window = UIWindow()
    let driver = try WindowNavigationDriver(navigator, in: window, controllers: .pages { _ in })
    #expect(window.rootViewController?.shownNames == "list")
    let host = NavigationHost(navigator, driver: driver)
    #expect(window.rootViewController?.shownNames == "list item-1")
    #expect(host.navigator.state.running == nil)
  }
}
