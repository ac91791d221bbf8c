import Screens
import Testing
import UIKit

/// What the driver makes of each change of a transition.
@MainActor
struct DriverChangeTests {
  @Test func `the root is in the window before anything is asked for`() throws {
    let stage = try NavigationStage()
    #expect(stage.shown == "list")
    #expect(stage.root is UINavigationController)
    #expect(stage.ends == [])
  }

  @Test func `a root of tabs has a container for each, and the selected one in front`() throws {
    let window = UIWindow()
    let navigator = try Navigator(
      registry: .pages(), root: .tabs([Destination(.list), Destination(.map)], selected: 1))
    let driver = try WindowNavigationDriver(
      navigator, in: window, controllers: .pages { $0.tabBarItem.title = ($0 as? any Page)?.name })
    let tabs = try #require(window.rootViewController as? UITabBarController)
    #expect(tabs.viewControllers?.map { $0 is UINavigationController } == [true, false])
    #expect(tabs.selectedViewController === tabs.viewControllers?.last)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["list", "map"])
    #expect(driver.controller(of: navigator.state.root.id) === tabs.selectedViewController)
  }

  // MARK: Push and pop

  @Test func `a push without animation ends within the call`() throws {
    let stage = try NavigationStage()
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1, animated: false) }
    #expect(stage.ends == [.shown])
    #expect(stage.shown == "list item-1")
    #expect(stage.stack?.stubLog.last == "push")
  }

  @Test func `an animated push ends with its animation`() async throws {
    let stage = try NavigationStage()
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    await stage.turn()
    #expect(stage.shown == "list item-1")
    #expect(stage.ends == [])
    await stage.finish()
    #expect(stage.ends == [.shown])
    #expect(stage.stack?.stubLog.last == "push animated")
  }

  @Test func `a push out of the window ends at once, although it was to be animated`() throws {
    let stage = try NavigationStage()
    stage.window.stubDetachRoot()
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    #expect(stage.ends == [.shown])
    #expect(stage.shown == "list item-1")
  }

  @Test func `two quick pushes come one after the other`() async throws {
    let stage = try NavigationStage()
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    let second = try stage.go { n throws(NavigationError) in try n.push(.item, query: 2) }
    #expect(second.transition != nil)
    #expect(stage.shown == "list item-1")
    await stage.finish()
    #expect(stage.shown == "list item-1 item-2")
    #expect(stage.ends == [.shown])
    await stage.finish()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.complaints == [])
  }

  @Test(arguments: [true, false])
  func `a pop goes back to the entry, however many lie over it`(animated: Bool) async throws {
    let stage = try NavigationStage()
    try await stage.show(
      .push(.item, query: 1), .push(.item, query: 2), .push(.item, query: 3))
    try stage.go { $0.pop(animated: animated) }
    if animated { await stage.finish() }
    #expect(stage.shown == "list item-1 item-2")
    try stage.go { $0.popToRoot(animated: animated) }
    #expect(stage.ends.count == (animated ? 4 : 5))
    if animated { await stage.finish() }
    #expect(stage.shown == "list")
    #expect(stage.ends == Array(repeating: .shown, count: 5))
    let log = stage.stack?.stubLog.suffix(2)
    #expect(log == (animated ? ["pop animated", "pop animated"] : ["pop", "pop"]))
  }

  @Test func `the first screen that a container brings itself stays in it`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.present(.login), .push(.item, query: 1), .push(.item, query: 2))
    #expect(stage.shown == "list / login item-1 item-2")
    try stage.go { $0.popToRoot(animated: false) }
    #expect(stage.shown == "list / login")
    #expect(stage.stack?.viewControllers.count == 1)
    #expect(stage.ends.last == .shown)
  }

  // MARK: Present and dismiss

  @Test(arguments: [true, false])
  func `a presented screen stands in a container, a bare one alone`(animated: Bool) async throws {
    let stage = try NavigationStage()
    try stage.go { n throws(NavigationError) in
      try n.present(.item, query: 1, animated: animated)
    }
    #expect(stage.levels.last is UINavigationController)
    #expect(stage.ends == [])
    await stage.finish()
    #expect(stage.ends == [.shown])
    try stage.go { n throws(NavigationError) in try n.present(.map, animated: animated) }
    await stage.finish()
    #expect(stage.levels.last is PageController)
    #expect(stage.shown == "list / item-1 / map")
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.complaints == [])
  }

  @Test func `a presentation may end later also without animation`() async throws {
    let stage = try NavigationStage()
    stage.window.stubIsLazy = true
    try await stage.show(.present(.map))
    #expect(stage.ends == [])
    await stage.finish()
    #expect(stage.ends == [.shown])
  }

  @Test func `a push and a presentation follow each other without a refusal of UIKit`() async throws
  {
    let stage = try NavigationStage()
    try stage.go { n throws(NavigationError) in try n.present(.basket) }
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    await stage.finish()
    try stage.go { n throws(NavigationError) in try n.present(.map) }
    await stage.finish()
    await stage.finish()
    #expect(stage.shown == "list / basket item-1 / map")
    #expect(stage.ends == [.shown, .shown, .shown])
    #expect(stage.complaints == [])
  }

  @Test(arguments: [true, false])
  func `several levels are dismissed at once`(animated: Bool) async throws {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket), .present(.item, query: 1), .present(.map))
    try stage.go { $0.dismiss(level: 2, animated: animated) }
    #expect(stage.ends.count == 3)
    await stage.finish()
    #expect(stage.shown == "list / basket")
    try stage.go { $0.dismiss(animated: animated) }
    await stage.finish()
    #expect(stage.shown == "list")
    #expect(stage.ends == Array(repeating: .shown, count: 5))
    #expect(stage.complaints == [])
  }

  @Test func `the registered container goes around, with the background of the style`() async throws
  {
    var registry = try ScreenRegistry.pages()
    try registry.register(
      navigationType: BrandNavigation.self, subclassOf: UINavigationController.self)
    registry.navigationStyle.background = "harbourBlue"
    let navigator = try Navigator(registry: registry, root: .screen(Destination(.list)))
    var controllers = ControllerSources.pages { _ in }
    controllers.use(container: BrandNavigation.self) { BrandNavigation() }
    let window = UIWindow()
    let driver = try WindowNavigationDriver(navigator, in: window, controllers: controllers)
    let host = NavigationHost(navigator, driver: driver)
    _ = try host.show(.present(.basket), animated: false)
    let levels = [window.rootViewController, window.rootViewController?.presentedViewController]
    for level in levels {
      #expect(level is BrandNavigation)
      #expect(level?.view.backgroundColor?.stubName == "asset harbourBlue")
    }
  }

  @Test func `the app has the last word on how something is presented`() async throws {
    var presented: [String] = []
    let stage = try NavigationStage { controllers in
      controllers.willPresent = { controller, screen in
        presented.append(screen.id)
        controller.modalPresentationStyle = .fullScreen
      }
    }
    try await stage.show(.present(.basket), .push(.item, query: 1), .present(.map))
    #expect(presented == ["basket", "map"])
    #expect(
      stage.levels.dropFirst().map(\.presentationController?.stubStyle) == [
        .fullScreen, .fullScreen,
      ])
    #expect(stage.root?.view.window == nil)
    try stage.go { $0.dismiss(level: 1, animated: false) }
    await stage.turn()
    #expect(stage.root?.view.window != nil)
    #expect(stage.ends.last == .shown)
  }

  // MARK: Tabs

  @Test func `a tab comes to the front, and pushes go to it`() async throws {
    let stage = try NavigationStage(tabs: true)
    try stage.go { $0.selectTab(1) }
    #expect(stage.ends == [.shown])
    #expect(stage.shown == "list | [basket]")
    try await stage.show(.push(.item, query: 1))
    #expect(stage.shown == "list | [basket item-1]")
    try stage.go { $0.selectTab(0) }
    #expect(stage.shown == "[list] | basket item-1")
    #expect(stage.host.navigator.history.contains(.user(.selectedTab(0))) == false)
  }
}
