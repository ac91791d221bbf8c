import Screens
import Testing

@Suite struct TransitionTests {
  // MARK: - Pitfall 17

  @Test func `pitfall 17 a second present lands on the topmost level`() throws {
    var navigator = try Shop.navigator()
    #expect(try navigator.present(Shop.basket).isShown)
    navigator.completeTransition()
    #expect(try navigator.present(Shop.map).isShown)
    #expect(navigator.shape == "shelf / basket / map")
  }

  @Test func `pitfall 17 a present during a transition is queued and lands on top of it`() throws {
    var navigator = try Shop.navigator()
    #expect(try navigator.present(Shop.basket).isShown)
    let second = try navigator.present(Shop.map)
    #expect(second.isQueued)
    #expect(navigator.shape == "shelf / basket")
    navigator.completeTransition()
    #expect(navigator.state.running?.id == second.transition)
    #expect(navigator.shape == "shelf / basket / map")
  }

  // MARK: - Pitfall 18

  @Test func `pitfall 18 of two pushes in one turn one runs and one waits`() throws {
    var navigator = try Shop.navigator()
    let first = try navigator.push(Shop.item, query: 1)
    let second = try navigator.push(Shop.item, query: 2)
    #expect(first.isShown)
    #expect(second.isQueued)
    #expect(navigator.shape == "shelf item")
    #expect(navigator.completeTransition().map(\.id) == [first.transition])
    #expect(navigator.shape == "shelf item item")
    #expect(navigator.state.pending == nil)
    #expect(navigator.completeTransition().map(\.id) == [second.transition])
    #expect(navigator.state.running == nil)
  }

  @Test func `pitfall 18 the same screen and query coalesces with the running or waiting one`()
    throws
  {
    var navigator = try Shop.navigator()
    let first = try navigator.push(Shop.item, query: 1)
    let id = try #require(first.transition)
    #expect(try navigator.push(Shop.item, query: 1, animated: false) == .coalesced(with: id))
    #expect(try navigator.push(named: "ItemViewController", query: 1) == .coalesced(with: id))
    #expect(try navigator.follow(.push("item", query: "1")) == .coalesced(with: id))

    let waiting = try #require(try navigator.present(Shop.item, query: 1).transition)
    #expect(waiting != id)
    #expect(try navigator.present(Shop.item, query: 1) == .coalesced(with: waiting))
    #expect(try navigator.push(Shop.item, query: 1) == .coalesced(with: id))
    navigator.completeTransition()
    navigator.completeTransition()
    #expect(navigator.shape == "shelf item / item")
    #expect(try navigator.push(Shop.item, query: 1).isShown)
  }

  @Test func `pitfall 18 a third different command is refused as busy and changes nothing`() throws
  {
    var navigator = try Shop.navigator()
    let running = try #require(try navigator.push(Shop.item, query: 1).transition)
    let pending = try #require(try navigator.push(Shop.item, query: 2).transition)
    let before = navigator.state
    #expect(
      try navigator.push(Shop.item, query: 3).refusal == .busy(running: running, pending: pending))
    #expect(navigator.pop().refusal == .busy(running: running, pending: pending))
    #expect(navigator.state == before)
  }

  @Test func `pitfall 18 an instance that is live is refused, and taken again after it has gone`()
    throws
  {
    var navigator = try Shop.navigator()
    let entry = try navigator.makeEntry(Destination(Shop.item, query: 1))
    try navigator.run({ try $0.push(entry) }, { try $0.push(Shop.basket) })
    #expect(try navigator.push(entry).refusal == .alreadyShown(entry))
    #expect(try navigator.present(entry).refusal == .alreadyShown(entry))
    #expect(navigator.shape == "shelf item basket")
    try navigator.run({ $0.popToRoot() }, { try $0.present(entry) })
    #expect(navigator.state.topEntry == entry)
  }

  @Test func `pitfall 18 a second push of an instance that is on its way coalesces`() throws {
    var navigator = try Shop.navigator()
    let entry = try navigator.makeEntry(Destination(Shop.item, query: 1))
    _ = try navigator.push(entry)
    #expect(try navigator.push(entry).isCoalesced)
    navigator.completeTransition()
    #expect(navigator.shape == "shelf item")
  }

  @Test func `pitfall 18 a navigation container or an alert is not pushed, not even queued`() throws
  {
    var navigator = try Shop.navigator()
    _ = try navigator.push(Shop.item, query: 1)
    #expect(
      try navigator.push(Shop.signIn).refusal
        == .notPushable(screen: "sign-in", .navigationContainer))
    #expect(
      try navigator.push(Shop.warning, query: "!").refusal
        == .notPushable(screen: "warning", .alert))
    #expect(navigator.state.pending == nil)
  }

  @Test func `an entry of another navigator's screens is an unknown screen`() throws {
    var other = ScreenRegistry()
    try other.register(ScreenID<NoQuery>("attic"), className: "Attic")
    var elsewhere = try Navigator(
      registry: other, root: .screen(Destination(ScreenID<NoQuery>("attic"))))
    let entry = try elsewhere.makeEntry(Destination(ScreenID<NoQuery>("attic")))
    var navigator = try Shop.navigator()
    #expect(throws: NavigationError.unknownScreen("attic", nearest: nil)) {
      _ = try navigator.push(entry)
    }
  }

  // MARK: - Other commands that meet

  @Test func `going back twice is two screens`() throws {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.push(Shop.basket) }, { try $0.push(Shop.item, query: 1) })
    #expect(navigator.pop().isShown)
    #expect(navigator.pop().isQueued)
    navigator.completeTransition()
    #expect(navigator.shape == "shelf")
  }

  @Test func `asking twice for the same reset, dismissal, tab or path is once`() throws {
    var navigator = try Shop.tabs()
    try navigator.run({ try $0.push(Shop.item, query: 1) }, { try $0.present(Shop.map) })
    #expect(navigator.dismiss(level: 1).isShown)
    #expect(navigator.dismiss(level: 1).isCoalesced)
    navigator.completeTransition()
    #expect(navigator.popToRoot().isShown)
    #expect(navigator.popToRoot().isCoalesced)
    navigator.completeTransition()
    #expect(navigator.selectTab(1).isShown)
    #expect(navigator.selectTab(1).isCoalesced)
    navigator.completeTransition()
    #expect(try navigator.open([.push(Shop.item, query: 1)]).isShown)
    #expect(try navigator.open([.push(Shop.item, query: 1)]).isCoalesced)
    #expect(try navigator.open([.push(Shop.item, query: 2)]).isQueued)
    navigator.completeTransition()
    navigator.completeTransition()
    #expect(navigator.removeAll().isShown)
    #expect(navigator.removeAll().isCoalesced)
    #expect(navigator.removeAll(keepingRoot: false).isQueued)
  }

  // MARK: - Ends

  @Test func `a late report about an ended transition changes nothing`() throws {
    var navigator = try Shop.navigator()
    let first = try #require(try navigator.push(Shop.item, query: 1).transition)
    _ = try navigator.push(Shop.item, query: 2)
    navigator.completeTransition(first)
    let before = navigator.state
    #expect(navigator.completeTransition(first).isEmpty)
    #expect(navigator.state == before)
    navigator.completeTransition()
    #expect(navigator.completeTransition().isEmpty)
  }

  @Test func `a failed transition takes its change back and lets the next one run`() throws {
    var navigator = try Shop.navigator()
    let first = try #require(try navigator.push(Shop.item, query: 1).transition)
    _ = try navigator.push(Shop.basket)
    let ended = navigator.failTransition(reason: "no nib")
    #expect(ended == [EndedTransition(id: first, end: .failed(reason: "no nib"))])
    #expect(navigator.shape == "shelf basket")
  }

  @Test func `a waiting command that became impossible is withdrawn with the reason`() throws {
    var navigator = try Shop.navigator()
    _ = try navigator.push(Shop.item, query: 1)
    let second = try #require(navigator.pop().transition)
    let ended = navigator.failTransition(reason: "no nib")
    #expect(ended.last == EndedTransition(id: second, end: .withdrawn(.nothingToRemove)))
    #expect(navigator.history.last == .ended(second, .withdrawn(.nothingToRemove)))
    #expect(navigator.state.running == nil)
    #expect(navigator.state.pending == nil)
  }

  @Test func `what the user removed does not come back when a transition fails`() throws {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.push(Shop.basket) })
    let basket = navigator.state.topEntry
    _ = try navigator.present(Shop.map)
    #expect(navigator.didPop(basket.id) == [basket])
    navigator.failTransition(reason: "covered")
    #expect(navigator.shape == "shelf")
  }

  @Test func `what the user removed before a failing transition could does not come back`() throws {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.push(Shop.basket) }, { try $0.push(Shop.item, query: 1) })
    let item = navigator.state.topEntry
    _ = navigator.popToRoot()
    #expect(navigator.didPop(item.id).isEmpty)
    navigator.failTransition(reason: "the user was quicker")
    #expect(navigator.shape == "shelf basket")
  }

  @Test func `a transition names the change, what to make and what to let go of`() throws {
    var navigator = try Shop.navigator()
    _ = try navigator.push(Shop.item, query: 1)
    let push = try #require(navigator.state.running)
    #expect(push.change == .push(navigator.state.topEntry))
    #expect(push.added == [navigator.state.topEntry])
    #expect(push.removed.isEmpty)
    navigator.completeTransition()
    try navigator.run({ try $0.push(Shop.basket) }, { try $0.present(Shop.map) })
    let gone = Array(navigator.state.entries.dropFirst().reversed())
    _ = navigator.removeAll()
    let reset = try #require(navigator.state.running)
    #expect(reset.change == .replaceAll)
    #expect(reset.removed == gone)
    #expect(reset.levels.shape == "shelf")
  }
}
