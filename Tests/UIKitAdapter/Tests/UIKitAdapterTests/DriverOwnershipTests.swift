import Screens
import Testing
import UIKit

/// Who keeps whom, and whose the delegates are.
@MainActor
struct DriverOwnershipTests {
  /// A delegate of the app's own, of everything.
  private final class AppDelegate: NSObject, UINavigationControllerDelegate,
    UITabBarControllerDelegate, UIAdaptivePresentationControllerDelegate
  {
    var calls: [String] = []
    var then: () -> Void = {}

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("didShow")
      then()
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      calls.append("didSelect")
      then()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("didDismiss")
      then()
    }
  }

  // MARK: Memory

  @Test func `a popped screen is freed when its animation has ended`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1), .push(.item, query: 2))
    let gone = stage.host.navigator.state.topEntry.id
    try stage.go { $0.pop() }
    #expect(stage.alive == ["list", "item-1", "item-2"])
    await stage.finish()
    #expect(stage.alive == ["list", "item-1"])
    #expect(stage.driver.controller(of: gone) == nil)
  }

  @Test func `dismissed levels are freed with their containers and all that was in them`()
    async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket), .push(.item, query: 1), .present(.map))
    weak let container = stage.levels[1]
    try stage.go { $0.dismiss(level: 1) }
    await stage.finish()
    #expect(stage.alive == ["list"])
    #expect(container == nil)
  }

  @Test func `what could not be shown is freed before the failure is reported`() async throws {
    let stage = try NavigationStage()
    stage.window.stubDetachRoot()
    var alive: [String] = []
    _ = try stage.host.show(.present(.basket)) { _ in alive = stage.alive }
    #expect(alive == ["list"])
  }

  @Test func `a screen that somebody keeps comes back as the same controller`() async throws {
    let stage = try NavigationStage()
    var made: NavigationState.Entry?
    try stage.go { n throws(NavigationError) in
      let entry = try n.makeEntry(Destination(.item, query: 1))
      made = entry
      return try n.push(entry, animated: false)
    }
    let entry = try #require(made)
    let kept = try #require(stage.driver.controller(of: entry.id))
    try stage.go { $0.pop(animated: false) }
    #expect(stage.shown == "list")
    try stage.go { n throws(NavigationError) in try n.push(entry, animated: false) }
    #expect(stage.stack?.topViewController === kept)
    #expect(stage.ends == [.shown, .shown, .shown])
  }

  @Test func `host, driver and window go, also in the middle of a transition`() async throws {
    weak var host: NavigationHost?
    weak var driver: WindowNavigationDriver?
    weak var window: UIWindow?
    do {
      let stage = try NavigationStage()
      // Screens navigate, so they keep the host.
      try await stage.show(.push(.item, query: 1))
      (stage.stack?.topViewController as? PageController)?.host = stage.host
      try stage.go { n throws(NavigationError) in try n.push(.item, query: 2) }
      (host, driver, window) = (stage.host, stage.driver, stage.window)
      #expect(driver != nil)
    }
    await Task.yield()
    #expect(host == nil)
    #expect(driver == nil)
    #expect(window == nil)
  }

  @Test func `the end of a transition whose driver has gone is nobody's`() async throws {
    let window = UIWindow()
    weak var driver: WindowNavigationDriver?
    do {
      let navigator = try Navigator(registry: .pages(), root: .screen(Destination(.list)))
      let made = try WindowNavigationDriver(navigator, in: window, controllers: .pages { _ in })
      let host = NavigationHost(navigator, driver: made)
      _ = try host.show(.present(.map))
      driver = made
    }
    #expect(driver == nil)
    window.stubFinishAnimations()
    for _ in 0..<8 { await Task.yield() }
    #expect(window.rootViewController?.presentedViewController is PageController)
  }

  @Test func `a transition is reported once, whatever is told afterwards`() async throws {
    let window = UIWindow()
    var navigator = try Navigator(registry: .pages(), root: .screen(Destination(.list)))
    let driver = try WindowNavigationDriver(navigator, in: window, controllers: .pages { _ in })
    var reports: [TransitionReport] = []
    _ = try navigator.push(.item, query: 1)
    driver.perform(try #require(navigator.state.running)) { reports.append($0) }
    let stack = try #require(window.rootViewController as? UINavigationController)
    for _ in 0..<3 {
      window.stubFinishAnimations()
      for _ in 0..<8 { await Task.yield() }
      driver.catchUp()
      driver.navigationController(stack, didShow: stack, animated: true)
    }
    #expect(reports == [.shown])
  }

  // MARK: Delegates

  @Test func `the driver is the delegate where there is none`() async throws {
    let stage = try NavigationStage(tabs: true)
    try await stage.show(.present(.login), .present(.basket))
    #expect(stage.tabs?.delegate === stage.driver)
    let containers = (stage.tabs?.viewControllers ?? []) + stage.levels.dropFirst()
    #expect(containers.count == 4)
    for container in containers {
      #expect((container as? UINavigationController)?.delegate === stage.driver)
    }
    for level in stage.levels.dropFirst() {
      #expect(level.presentationController?.delegate === stage.driver)
    }
  }

  @Test func `a delegate that the app has set stays, and the state follows by its call`()
    async throws
  {
    let app = AppDelegate()
    var registry = try ScreenRegistry.pages()
    try registry.register(
      navigationType: BrandNavigation.self, subclassOf: UINavigationController.self)
    let stage = try NavigationStage(tabs: true, style: registry.navigationStyle) { controllers in
      controllers.tabBar = {
        let tabs = UITabBarController()
        tabs.delegate = app
        return tabs
      }
      controllers.use(container: BrandNavigation.self) {
        let container = BrandNavigation()
        container.delegate = app
        return container
      }
      controllers.willPresent = { controller, _ in
        controller.presentationController?.delegate = app
      }
    }
    app.then = { [unowned stage] in stage.driver.catchUp() }
    try await stage.show(.push(.item, query: 1))
    #expect(stage.stack?.fingerTapsBack() == true)
    await stage.finish()
    #expect(stage.expected == "[list] | basket")
    stage.tabs?.fingerTapsTab(1)
    #expect(stage.expected == "list | [basket]")
    try await stage.show(.present(.map))
    stage.levels.last?.fingerPullsDown()?.stubFinish()
    #expect(stage.expected == "list | [basket]")
    #expect(Set(app.calls) == ["didShow", "didSelect", "didDismiss"])
  }

  @Test func `without that call the state follows with the next command`() async throws {
    let app = AppDelegate()
    let stage = try NavigationStage(tabs: true)
    stage.tabs?.delegate = app
    try await stage.show(.push(.item, query: 1))
    stage.tabs?.fingerTapsTab(1)
    #expect(stage.expected == "[list item-1] | basket")
    try await stage.show(.push(.item, query: 2))
    #expect(stage.shown == "list item-1 | [basket item-2]")
    #expect(stage.expected == stage.shown)
    #expect(stage.ends == [.shown, .shown])
  }

  @Test func `a screen may give a command while UIKit is at showing it`() async throws {
    final class EagerPage: UIViewController, Page {
      let name = "item-1"
      var onLoad: () -> Void = {}
      override func viewDidLoad() { onLoad() }
    }
    let page = EagerPage(nibName: nil, bundle: nil)
    let stage = try NavigationStage(tabs: true) { $0.use(.item) { _ in page } }
    page.onLoad = { [unowned stage] in
      _ = try? stage.go { n throws(NavigationError) in try n.present(.map, animated: false) }
    }
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 1)], tab: 1)
    }
    await stage.turn()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.shown == stage.expected)
    #expect(stage.shown == "list | [basket item-1] / map")
  }
}
