import Screens
import Testing
import UIKit

/// What users do without a command, before, during and after transitions.
@MainActor
struct DriverGestureTests {
  private func users(_ stage: NavigationStage) -> [UserNavigation] {
    stage.host.navigator.history.compactMap { event in
      if case .user(let action) = event { action } else { nil }
    }
  }

  // MARK: Back

  @Test func `the back button is told when its animation has ended`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1), .push(.item, query: 2))
    let top = stage.host.navigator.state.topEntry
    #expect(stage.stack?.fingerTapsBack() == true)
    #expect(users(stage) == [])
    await stage.finish()
    #expect(users(stage) == [.popped(top.id)])
    #expect(stage.expected == "list item-1")
    #expect(stage.alive == ["list", "item-1"])
  }

  @Test func `a swipe from the edge is told when it is finished, and a cancelled one never`()
    async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    let top = stage.host.navigator.state.topEntry
    let cancelled = try #require(stage.stack?.fingerSwipesBack())
    stage.driver.catchUp()
    cancelled.stubRelease(cancelled: true)
    stage.driver.catchUp()
    cancelled.stubCancel()
    await stage.turn()
    #expect(users(stage) == [])
    #expect(stage.shown == "list item-1")

    let finished = try #require(stage.stack?.fingerSwipesBack())
    stage.driver.catchUp()
    #expect(users(stage) == [])
    finished.stubFinish()
    await stage.turn()
    #expect(users(stage) == [.popped(top.id)])
    #expect(stage.alive == ["list"])
  }

  @Test func `the end of a swipe is noticed although the app is the delegate, once a command came`()
    async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    stage.stack?.delegate = nil
    let swipe = try #require(stage.stack?.fingerSwipesBack())
    stage.driver.catchUp()
    swipe.stubFinish()
    await stage.turn()
    #expect(stage.expected == "list")
  }

  @Test func `a push during the back button's animation follows it`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    #expect(stage.stack?.fingerTapsBack() == true)
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 2) }
    #expect(stage.shown == "list")
    #expect(stage.expected == "list item-2")
    await stage.finish()
    #expect(stage.shown == "list item-2")
    await stage.finish()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.complaints == [])
  }

  @Test func `a push during a swipe that is finished fails, and the state is that of the user`()
    async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    let swipe = try #require(stage.stack?.fingerSwipesBack())
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 2) }
    swipe.stubFinish()
    await stage.turn()
    let error = NavigationDriverError.changedByUser
    #expect(stage.ends == [.shown, .failed(reason: error.description)])
    #expect(stage.errors == [error])
    #expect(stage.shown == "list")
    #expect(stage.expected == "list")
  }

  @Test func `a push during a swipe that is cancelled is carried out`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    let swipe = try #require(stage.stack?.fingerSwipesBack())
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 2, animated: false) }
    swipe.stubCancel()
    await stage.turn()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.shown == "list item-1 item-2")
    #expect(stage.complaints == [])
  }

  @Test func `a pop during a swipe that pops the same has been carried out by it`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1), .push(.item, query: 2))
    let swipe = try #require(stage.stack?.fingerSwipesBack())
    try stage.go { $0.pop() }
    swipe.stubFinish()
    await stage.turn()
    #expect(stage.ends == [.shown, .shown, .shown])
    #expect(stage.shown == "list item-1")
    #expect(stage.expected == "list item-1")
  }

  @Test func `a push that the user turns around has failed`() async throws {
    let stage = try NavigationStage()
    stage.window.stubIsInterruptible = true
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    stage.window.stubTransitions.first?.stubCancel()
    await stage.turn()
    let error = NavigationDriverError.notCarriedOut(screen: "item")
    #expect(stage.ends == [.failed(reason: error.description)])
    #expect(stage.shown == "list")
    #expect(stage.expected == "list")
    #expect(stage.alive == ["list"])
    #expect(users(stage) == [])
  }

  @Test func `a command while a back animation may still be turned around waits for its end`()
    async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1))
    stage.window.stubIsInterruptible = true
    #expect(stage.stack?.fingerTapsBack() == true)
    stage.driver.catchUp()
    #expect(users(stage) == [])
    stage.window.stubTransitions.first?.stubCancel()
    await stage.turn()
    #expect(users(stage) == [])
    #expect(stage.expected == "list item-1")
  }

  // MARK: Sheets

  @Test func `a sheet that is pulled down is told with all that it held`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.present(.login), .push(.item, query: 1))
    let login = stage.host.navigator.state.levels[1].entries[0]
    let pull = try #require(stage.levels.last?.fingerPullsDown())
    #expect(users(stage) == [])
    pull.stubFinish()
    #expect(users(stage) == [.dismissed(login.id)])
    #expect(stage.expected == "list")
    await stage.turn()
    #expect(stage.alive == ["list"])
  }

  @Test func `a sheet that springs back is still there`() async throws {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket))
    let pull = try #require(stage.levels.last?.fingerPullsDown())
    stage.driver.catchUp()
    pull.stubCancel()
    await stage.turn()
    #expect(users(stage) == [])
    #expect(stage.shown == "list / basket")
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1, animated: false) }
    #expect(stage.ends.last == .shown)
  }

  @Test(arguments: [true, false])
  func `what is asked for during a pull waits for the finger`(isPulledDown: Bool) async throws {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket))
    let pull = try #require(stage.levels.last?.fingerPullsDown())
    try stage.go { n throws(NavigationError) in try n.present(.map, animated: false) }
    #expect(stage.isRunning)
    if isPulledDown { pull.stubFinish() } else { pull.stubCancel() }
    await stage.turn()
    let reason = NavigationDriverError.changedByUser.description
    #expect(stage.ends.last == (isPulledDown ? .failed(reason: reason) : .shown))
    #expect(stage.shown == (isPulledDown ? "list" : "list / basket / map"))
    #expect(stage.expected == stage.shown)
    #expect(stage.complaints == [])
  }

  @Test func `a dismissal during a pull of the same sheet has been carried out by it`() async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket))
    let pull = try #require(stage.levels.last?.fingerPullsDown())
    try stage.go { $0.dismiss() }
    pull.stubFinish()
    await stage.turn()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.shown == "list")
    #expect(stage.complaints == [])
  }

  // MARK: Nobody tells

  @Test func `an alert that its own button closes is noticed before the next command`() async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.present(.warning))
    var outcome: NavigationOutcome?
    // The button's handler, which UIKit calls when the alert is gone.
    stage.levels.last?.dismiss(animated: true) {
      outcome = try? stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    }
    #expect(stage.expected == "list / warning")
    await stage.finish()
    await stage.finish()
    #expect(outcome?.transition != nil)
    #expect(stage.shown == "list item-1")
    #expect(stage.expected == "list item-1")
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.complaints == [])
  }

  @Test func `what the app dismisses itself is gone for the navigator as soon as it is certain`()
    async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.present(.basket))
    stage.levels.last?.dismiss(animated: true)
    stage.driver.catchUp()
    #expect(stage.expected == "list")
    try stage.go { n throws(NavigationError) in try n.present(.map) }
    await stage.finish()
    await stage.finish()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.shown == "list / map")
    #expect(stage.complaints == [])
  }

  // MARK: Tabs

  @Test func `a tab that the user chooses is told, and the same one again pops its stack`()
    async throws
  {
    let stage = try NavigationStage(tabs: true)
    try await stage.show(.push(.item, query: 1), .push(.item, query: 2))
    let first = stage.host.navigator.state.levels[0].stacks[0].entries[1]
    stage.tabs?.fingerTapsTab(1)
    #expect(users(stage) == [.selectedTab(1)])
    stage.tabs?.fingerTapsTab(0)
    stage.tabs?.fingerTapsTab(0)
    await stage.finish()
    #expect(users(stage) == [.selectedTab(1), .selectedTab(0), .popped(first.id)])
    #expect(stage.expected == "[list] | basket")
    #expect(stage.shown == "[list] | basket")
  }

  @Test func `a tab that is chosen during a push stays chosen, and the push is done`() async throws
  {
    let stage = try NavigationStage(tabs: true)
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    stage.tabs?.fingerTapsTab(1)
    #expect(users(stage) == [.selectedTab(1)])
    await stage.finish()
    #expect(stage.ends == [.shown])
    #expect(stage.shown == "list item-1 | [basket]")
    #expect(stage.expected == stage.shown)
  }

  @Test func `a tab that is chosen during a deep link stays chosen`() async throws {
    let stage = try NavigationStage(tabs: true)
    try await stage.show(.push(.item, query: 1))
    try stage.go { $0.removeAll(animated: true) }
    stage.tabs?.fingerTapsTab(1)
    await stage.finish()
    #expect(stage.ends == [.shown, .shown])
    #expect(stage.shown == "list | [basket]")
    #expect(stage.expected == stage.shown)
  }

  @Test func `a tab that is chosen during a reset that is turned around stays chosen`() async throws
  {
    let stage = try NavigationStage(tabs: true)
    try await stage.show(.push(.item, query: 1))
    stage.window.stubIsInterruptible = true
    try stage.go { $0.removeAll(animated: true) }
    stage.tabs?.fingerTapsTab(1)
    stage.window.stubTransitions.first?.stubCancel()
    await stage.turn()
    #expect(stage.errors == [.notCarriedOut(screen: "list")])
    #expect(stage.shown == "list item-1 | [basket]")
    #expect(stage.expected == stage.shown)
  }

  @Test func `what nobody has told is told when a transition ends`() async throws {
    let stage = try NavigationStage(tabs: true)
    stage.tabs?.delegate = nil
    stage.stack?.delegate = nil
    try stage.go { n throws(NavigationError) in try n.push(.item, query: 1) }
    stage.tabs?.fingerTapsTab(1)
    #expect(users(stage) == [])
    await stage.finish()
    #expect(users(stage) == [.selectedTab(1)])
    #expect(stage.ends == [.shown])
  }

  @Test func `what nobody has told is told before a transition starts, which then fails`() throws {
    var navigator = try Navigator(
      registry: .pages(), root: .tabs([Destination(.list), Destination(.basket)]))
    let window = UIWindow()
    let driver = try WindowNavigationDriver(navigator, in: window, controllers: .pages { _ in })
    let tabs = try #require(window.rootViewController as? UITabBarController)
    tabs.delegate = nil
    tabs.fingerTapsTab(1)
    var told: [UserNavigation] = []
    driver.userDid = { told.append($0) }
    var reports: [TransitionReport] = []
    _ = try navigator.push(.item, query: 1, animated: false)
    driver.perform(try #require(navigator.state.running)) { reports.append($0) }
    #expect(told == [.selectedTab(1)])
    #expect(reports == [.failed(reason: NavigationDriverError.changedByUser.description)])
    #expect(tabs.viewControllers?.map(\.shownNames) == ["list", "basket"])
  }

  @Test func `a deep link waits for a finger that came in between, and is taken back`() async throws
  {
    let stage = try NavigationStage()
    try await stage.show(.push(.item, query: 1), .present(.map))
    try stage.go { n throws(NavigationError) in
      try n.open([.push(.item, query: 2), .present(.basket)])
    }
    // The map has gone, and the basket is still to come.
    #expect(stage.shown == "list item-2")
    #expect(stage.stack?.fingerTapsBack() == true)
    await stage.turn()
    #expect(stage.shown == "list")
    await stage.finish()
    #expect(stage.errors == [.notCarriedOut(screen: "basket")])
    #expect(stage.shown == "list item-1")
    #expect(stage.expected == "list item-1")
    #expect(stage.complaints == [])
  }
}
