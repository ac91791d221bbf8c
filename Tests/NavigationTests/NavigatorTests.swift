import Screens
import Testing

@Suite struct NavigatorTests {
  // MARK: - From a cell to a screen

  private struct Goods: Sendable {
    var name: String
    var number: Int
  }

  private final class GoodsCell: ScreenCell<Goods> {
    override func bind(_ binder: inout Binder<Goods>) {
      binder.text("name", \.name)
      binder.button("buy", title: "Buy", .present("basket"))
      binder.onSelect(.push("item", query: "\(binder.model.number)"))
    }
  }

  @Test func `row 39 a button in a cell changes screens without knowing a controller`() throws {
    var routes: [Route] = []
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("goods") { Row(GoodsCell.self, Goods(name: "Cup", number: 7), identity: "cup") }
      ]),
      sink: EventSink { event in
        if let route = event.route { routes.append(route) }
      })
    try host.select(at: RowPath())
    host.send("buy", fromRow: "cup")

    var navigator = try Shop.navigator()
    for route in routes {
      #expect(try navigator.follow(route).isShown)
      navigator.completeTransition()
    }
    #expect(navigator.shape == "shelf item / basket")
    #expect(navigator.state.levels[0].stack.entries[1].screen.query == ScreenQuery(7))
  }

  @Test func `row 40 a navigator is a value of its own and no global`() throws {
    var first = try Shop.navigator()
    let second = first
    try first.run({ try $0.push(Shop.basket) })
    #expect(first.shape == "shelf basket")
    #expect(second.shape == "shelf")
  }

  @Test func `row 41 the root is the first screen, or the one of the selected tab`() throws {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.push(Shop.basket) }, { try $0.present(Shop.map) })
    #expect(navigator.state.root.screen.id == "shelf")
    #expect(try Shop.tabs(selected: 1).state.root.screen.id == "basket")
    #expect(throws: NavigationError.noSuchTab(2, count: 2)) { try Shop.tabs(selected: 2) }
    #expect(throws: NavigationError.noSuchTab(0, count: 0)) {
      try Navigator(registry: Shop.registry(), root: .tabs([]))
    }
  }

  // MARK: - Push

  @Test func `row 46 push goes by id or class, with and without query, from code or a nib`() throws
  {
    var navigator = try Shop.navigator()
    try navigator.run(
      { try $0.push(Shop.basket) },
      { try $0.push(Shop.item, query: 1) },
      { try $0.push(Shop.item, query: 2, source: .nib("Wide")) },
      { try $0.push(named: "BasketViewController") },
      { try $0.push(named: "ItemViewController", query: 3) },
      { try $0.push(named: "BasketViewController", source: .nib()) },
      { try $0.push(named: "ItemViewController", query: 4, source: .nib(), animated: false) })
    let screens = navigator.state.levels[0].entries.dropFirst().map(\.screen)
    #expect(screens.map(\.id) == ["basket", "item", "item", "basket", "item", "basket", "item"])
    #expect(
      screens.map(\.query)
        == [NoQuery(), 1, 2, NoQuery(), 3, NoQuery(), 4].map { (value: any Hashable & Sendable) in
          ScreenQuery(value)
        })
    #expect(
      screens.map(\.source) == [
        .code, .code, .nib("Wide"), .code, .code, .nib("BasketViewController"),
        .nib("ItemViewController"),
      ])
  }

  @Test func `the animated flag reaches the transition, also of a queued command`() throws {
    var navigator = try Shop.navigator()
    _ = try navigator.push(Shop.basket, animated: false)
    _ = try navigator.push(Shop.item, query: 1, animated: true)
    #expect(navigator.state.running?.isAnimated == false)
    #expect(navigator.state.pending?.isAnimated == true)
    navigator.completeTransition()
    #expect(navigator.state.running?.isAnimated == true)
  }

  @Test func `row 48 push and present are two cases of one command`() throws {
    var navigator = try Shop.navigator()
    _ = try navigator.show(ScreenStep(.push, Destination(Shop.basket)))
    guard case .show(let push) = navigator.state.running?.command else {
      Issue.record("expected a command that shows")
      return
    }
    #expect(push.transition == .push)
    navigator.completeTransition()
    _ = try navigator.show(ScreenStep(.present, Destination(named: "BasketViewController")))
    guard case .show(let present) = navigator.state.running?.command else {
      Issue.record("expected a command that shows")
      return
    }
    #expect(present.transition == .present)
    #expect(present.screen == push.screen)
  }

  @Test func `row 49 what cannot be shown is refused with the reason, and made into nothing`()
    throws
  {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.present(Shop.map) })
    let before = navigator.state
    let outcome = try navigator.push(Shop.basket)
    #expect(outcome.refusal == .noNavigation(top: before.topEntry))
    #expect(navigator.state == before)
  }

  // MARK: - Present

  @Test func `row 45 row 50 a presented screen is wrapped in the registered container`() throws {
    var registry = try Shop.registry()
    try registry.register(navigationType: "SignInNavigation")
    registry.navigationStyle.background = "paper"
    var navigator = try Navigator(registry: registry, root: .screen(Destination(Shop.shelf)))
    try navigator.run({ try $0.present(Shop.basket) })
    guard case .wrapper(let style) = navigator.state.topStack?.container else {
      Issue.record("expected a wrapper")
      return
    }
    #expect(style.className == "Account.SignInNavigation")
    #expect(style.background == "paper")
    #expect(navigator.state.levels[0].stack.container == .wrapper(style))
  }

  @Test func `row 50 a navigation container is presented as it is and never pushed`() throws {
    var navigator = try Shop.navigator()
    #expect(
      try navigator.push(Shop.signIn).refusal
        == .notPushable(screen: "sign-in", .navigationContainer))
    try navigator.run({ try $0.present(Shop.signIn) })
    #expect(navigator.state.topStack?.container == .screen)
    try navigator.run({ try $0.push(Shop.basket) })
    #expect(navigator.shape == "shelf / sign-in basket")
  }

  @Test func `a bare screen and an alert are presented without a container`() throws {
    for id in ["map", "warning"] {
      var navigator = try Shop.navigator()
      let query = id == "warning" ? "Sold out" : nil
      #expect(try navigator.follow(.present(id, query: query)).isShown)
      #expect(navigator.state.topLevel.stack.container == .none)
      #expect(navigator.state.topStack == nil)
    }
  }

  @Test func `row 47 present goes by id or class, with and without query, from code or a nib`()
    throws
  {
    var navigator = try Shop.navigator()
    try navigator.run(
      { try $0.present(Shop.basket, source: .nib()) },
      { try $0.present(Shop.item, query: 1) },
      { try $0.present(named: "BasketViewController") },
      { try $0.present(named: "ItemViewController", query: 2, source: .nib("Wide")) })
    #expect(navigator.shape == "shelf / basket / item / basket / item")
    #expect(
      navigator.state.levels.dropFirst().map { $0.entries[0].screen.source }
        == [.nib("BasketViewController"), .code, .code, .nib("Wide")])
  }

  // MARK: - The record

  @Test func `history holds every command with its outcome and end`() throws {
    var navigator = try Shop.navigator()
    let first = try navigator.push(Shop.basket)
    let second = try navigator.push(Shop.item, query: 1)
    let third = try navigator.push(Shop.item, query: 2)
    navigator.completeTransition()
    navigator.completeTransition()
    let firstID = try #require(first.transition)
    let secondID = try #require(second.transition)
    #expect(third.refusal == .busy(running: firstID, pending: secondID))
    let outcomes: [NavigationOutcome] = navigator.history.compactMap {
      if case .command(_, _, let outcome) = $0 { outcome } else { nil }
    }
    #expect(outcomes == [first, second, third])
    #expect(
      navigator.history.filter { if case .command = $0 { false } else { true } } == [
        .started(firstID), .ended(firstID, .shown), .started(secondID), .ended(secondID, .shown),
      ])
  }

  @Test func `history keeps the newest events up to its limit`() throws {
    var navigator = try Shop.navigator()
    navigator.historyLimit = 2
    try navigator.run({ try $0.push(Shop.basket) }, { try $0.push(Shop.item, query: 1) })
    let last = try #require(navigator.history.last)
    #expect(navigator.history.count == 2)
    #expect({ if case .ended(_, .shown) = last { true } else { false } }())
    navigator.historyLimit = 0
    try navigator.run({ try $0.push(Shop.item, query: 2) })
    #expect(navigator.history.isEmpty)
  }

  @Test func `the flow lists each way that was taken once`() throws {
    var navigator = try Shop.navigator()
    for number in 1...2 {
      _ = try navigator.push(Shop.item, query: number)
      _ = try navigator.push(Shop.item, query: number)
      navigator.completeTransition()
      try navigator.run({ try $0.present(Shop.basket) }, { $0.dismiss() }, { $0.pop() })
    }
    _ = try navigator.present(Shop.map)
    navigator.failTransition(reason: "no window")
    #expect(
      navigator.flow == [
        Navigator.Edge(from: "shelf", transition: .push, to: "item"),
        Navigator.Edge(from: "item", transition: .present, to: "basket"),
      ])
  }
}
