import Screens
import Testing

@Suite struct ResetTests {
  private func deepNavigator() throws -> Navigator {
    var navigator = try Shop.tabs()
    try navigator.run(
      { try $0.push(Shop.item, query: 1) }, { $0.selectTab(1) },
      { try $0.push(Shop.item, query: 2) }, { try $0.present(Shop.signIn) },
      { try $0.present(Shop.map) })
    return navigator
  }

  @Test func `row 43 removing all dismisses every level and pops every tab, and the root stays`()
    throws
  {
    var navigator = try deepNavigator()
    let roots = navigator.state.levels[0].stacks.map { $0.entries[0] }
    #expect(navigator.removeAll().isShown)
    #expect(navigator.state.entries == roots)
    #expect(navigator.state.levels[0].selectedTab == 1)
    #expect(navigator.state.running?.isAnimated == false)
    navigator.completeTransition()
    #expect(navigator.removeAll().refusal == .nothingToRemove)
  }

  @Test func `row 43 removing all with the root makes the root anew`() throws {
    var navigator = try deepNavigator()
    let old = Set(navigator.state.entries.map(\.id))
    #expect(navigator.removeAll(keepingRoot: false).isShown)
    #expect(navigator.shape == "shelf | basket")
    #expect(navigator.state.levels[0].selectedTab == 0)
    #expect(old.isDisjoint(with: navigator.state.entries.map(\.id)))
    #expect(navigator.state.running?.removed.count == old.count)
    #expect(navigator.state.running?.added.count == 2)
  }

  @Test func `removing all works over an alert`() throws {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.present(Shop.warning, query: "!") }, { $0.removeAll() })
    #expect(navigator.shape == "shelf")
  }

  @Test func `a path replaces all that is over the root at once`() throws {
    var navigator = try deepNavigator()
    let outcome = try navigator.open(
      [
        .push(Shop.item, query: 7), .present(Shop.signIn), .push(Shop.search, query: "cup"),
        .present(named: "MapViewController"),
      ], tab: 0)
    #expect(outcome.isShown)
    #expect(navigator.shape == "shelf item | basket / sign-in search / map")
    #expect(navigator.state.levels[0].selectedTab == 0)
    #expect(navigator.state.running?.change == .replaceAll)
    #expect(navigator.state.running?.added.count == 4)
  }

  @Test func `a path is made of the routes of a link too`() throws {
    var navigator = try Shop.navigator()
    let routes: [Route] = [.push("item", query: "7"), .present("basket")]
    #expect(try navigator.open(routes.map { ScreenStep($0) }).isShown)
    #expect(navigator.shape == "shelf item / basket")
  }

  @Test func `a path with one wrong name or query changes nothing`() throws {
    var navigator = try deepNavigator()
    let before = navigator.state
    #expect(throws: NavigationError.unknownScreen("iten", nearest: "item")) {
      _ = try navigator.open([
        .push(Shop.item, query: 7), ScreenStep(.push("iten", query: "1")),
      ])
    }
    #expect(throws: NavigationError.self) {
      _ = try navigator.open([
        .push(Shop.item, query: 7), .present(named: "ItemViewController", query: "x"),
      ])
    }
    #expect(navigator.state == before)
  }

  @Test func `a path with an impossible step is refused with its number and changes nothing`()
    throws
  {
    var navigator = try deepNavigator()
    let before = navigator.state
    #expect(
      try navigator.open([.push(Shop.item, query: 7), .push(Shop.signIn)]).refusal
        == .step(1, .notPushable(screen: "sign-in", .navigationContainer)))
    guard
      case .step(1, .noNavigation(let top)) = try navigator.open([
        .present(Shop.map), .push(Shop.item, query: 7),
      ]).refusal
    else {
      Issue.record("expected a refusal")
      return
    }
    #expect(top.screen.id == "map")
    #expect(try navigator.open([], tab: 5).refusal == .noSuchTab(5, count: 2))
    #expect(navigator.state == before)
  }
}
