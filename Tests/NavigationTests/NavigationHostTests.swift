import Screens
import Testing

@MainActor
@Suite struct NavigationHostTests {
  private func hosted(_ navigator: Navigator, isImmediate: Bool = true) -> (
    host: NavigationHost, window: FakeWindow
  ) {
    let window = FakeWindow(navigator.state.levels)
    window.isImmediate = isImmediate
    return (NavigationHost(navigator, driver: window), window)
  }

  // MARK: - Pitfall 20

  @Test func `pitfall 20 a popped screen is freed and those beneath it live`() throws {
    let (host, window) = hosted(try Shop.navigator())
    _ = try host.navigate { try $0.push(Shop.basket) }
    _ = try host.navigate { try $0.push(Shop.item, query: 1) }
    let entries = host.navigator.state.entries
    #expect(entries.allSatisfy { window.isAlive($0) })
    _ = host.navigate { $0.pop() }
    #expect(entries.map { window.isAlive($0) } == [true, true, false])
  }

  @Test func `pitfall 20 a screen that the user swiped away is freed`() throws {
    let (host, window) = hosted(try Shop.navigator())
    _ = try host.navigate { try $0.push(Shop.basket) }
    _ = try host.navigate { try $0.push(Shop.item, query: 1) }
    let entries = host.navigator.state.entries
    window.swipeBack()
    #expect(host.navigator.shape == "shelf basket")
    #expect(entries.map { window.isAlive($0) } == [true, true, false])

    // What comes next builds on what the user left.
    _ = try host.navigate { try $0.push(Shop.item, query: 2) }
    #expect(window.shape == "shelf basket item")
    #expect(!window.isAlive(entries[2]))
    #expect(window.missing.isEmpty)
  }

  @Test func `pitfall 20 a sheet that the user pulled down is freed with all that it held`() throws
  {
    let (host, window) = hosted(try Shop.navigator())
    _ = try host.navigate { try $0.present(Shop.signIn) }
    _ = try host.navigate { try $0.push(Shop.basket) }
    let entries = host.navigator.state.entries
    window.pullDown()
    #expect(host.navigator.shape == "shelf")
    #expect(entries.map { window.isAlive($0) } == [true, false, false])
  }

  @Test(arguments: [true, false])
  func `pitfall 20 removing all frees all, the root as asked`(keepingRoot: Bool) throws {
    let (host, window) = hosted(try Shop.tabs())
    _ = try host.navigate { try $0.push(Shop.item, query: 1) }
    _ = try host.navigate { try $0.present(Shop.signIn) }
    _ = try host.navigate { try $0.push(Shop.basket) }
    _ = try host.navigate { try $0.present(Shop.map) }
    let roots = host.navigator.state.levels[0].stacks.map { $0.entries[0] }
    let others = host.navigator.state.entries.filter { !roots.contains($0) }
    _ = host.navigate { $0.removeAll(keepingRoot: keepingRoot) }
    #expect(others.count == 4)
    #expect(others.allSatisfy { !window.isAlive($0) })
    #expect(roots.allSatisfy { window.isAlive($0) == keepingRoot })
    #expect(window.shape == "shelf | basket")
    #expect(window.missing.isEmpty)
  }

  @Test func `pitfall 20 what a deep link replaces is freed and the root lives`() throws {
    let (host, window) = hosted(try Shop.navigator())
    _ = try host.navigate { try $0.push(Shop.item, query: 1) }
    _ = try host.navigate { try $0.present(Shop.map) }
    let before = host.navigator.state.entries
    _ = try host.navigate { try $0.open([.push(Shop.item, query: 1), .present(Shop.basket)]) }
    #expect(before.map { window.isAlive($0) } == [true, false, false])
    #expect(host.navigator.state.entries.allSatisfy { window.isAlive($0) })
    #expect(window.shape == "shelf item / basket")
  }

  @Test func `pitfall 20 a screen that somebody else holds outlives its pop and can come again`()
    throws
  {
    let (host, window) = hosted(try Shop.navigator())
    var entry: NavigationState.Entry?
    _ = try host.navigate { navigator throws(NavigationError) in
      let made = try navigator.makeEntry(Destination(Shop.item, query: 1))
      entry = made
      return try navigator.push(made)
    }
    let item = try #require(entry)
    let held = try #require(window.controller(of: item))
    _ = host.navigate { $0.pop() }
    #expect(window.isAlive(item))
    #expect(window.shape == "shelf")
    _ = try host.navigate { try $0.push(item) }
    #expect(window.controller(of: item) === held)
  }

  @Test func `pitfall 20 a popped screen lives until its animation ends`() throws {
    let (host, window) = hosted(try Shop.navigator(), isImmediate: false)
    _ = try host.navigate { try $0.push(Shop.basket) }
    window.finish()
    let basket = host.navigator.state.topEntry
    _ = host.navigate { $0.pop() }
    #expect(window.isAlive(basket))
    window.finish()
    #expect(!window.isAlive(basket))
  }

  @Test func `pitfall 20 host and driver do not keep each other`() throws {
    weak var weakHost: NavigationHost?
    weak var weakWindow: FakeWindow?
    do {
      let (host, window) = hosted(try Shop.navigator(), isImmediate: false)
      _ = try host.navigate { try $0.push(Shop.basket) }
      weakHost = host
      weakWindow = window
    }
    #expect(weakHost == nil)
    #expect(weakWindow == nil)
  }

  // MARK: - Driving

  @Test func `the driver gets one transition at a time, each once`() throws {
    let (host, window) = hosted(try Shop.navigator(), isImmediate: false)
    let first = try host.navigate { try $0.push(Shop.item, query: 1) }
    let second = try host.navigate { try $0.push(Shop.item, query: 2) }
    #expect(window.performed.map(\.id) == [first.transition])
    window.finish()
    #expect(window.performed.map(\.id) == [first.transition, second.transition])
    #expect(host.navigator.state.running?.id == second.transition)
    window.finish()
    #expect(!window.isRunning)
    #expect(window.shape == "shelf item item")
  }

  @Test func `row 47 a completion is called once, when its transition has ended`() throws {
    let (host, window) = hosted(try Shop.navigator(), isImmediate: false)
    var ends: [String] = []
    let step = ScreenStep.present(named: "ItemViewController", query: 1)
    #expect(try host.show(step) { ends.append("first \($0)") }.isShown)
    #expect(try host.show(step) { ends.append("again \($0)") }.isCoalesced)
    let push = ScreenStep.push(Shop.basket)
    #expect(try host.show(push) { ends.append("push \($0)") }.isQueued)
    #expect(
      try host.show(.present(Shop.map)) { _ in ends.append("never") }.refusal != nil)
    #expect(ends.isEmpty)
    window.finish()
    #expect(ends == ["first shown", "again shown"])
    window.finish()
    #expect(ends == ["first shown", "again shown", "push shown"])
  }

  @Test func `completions come in the order of the commands, and may give commands`() throws {
    let (host, window) = hosted(try Shop.navigator())
    var ends: [String] = []
    _ = try host.show(.present(Shop.basket)) { _ in
      ends.append("basket")
      _ = try? host.show(.push(Shop.item, query: 1)) { _ in ends.append("item") }
    }
    #expect(ends == ["basket", "item"])
    #expect(window.shape == "shelf / basket item")
    #expect(host.navigator.state.running == nil)
  }

  @Test func `a driver that fails leaves the hierarchy as it was, and the completion knows`() throws
  {
    let (host, window) = hosted(try Shop.navigator())
    window.failure = "the nib is missing"
    var ends: [TransitionEnd] = []
    _ = try host.show(.push(Shop.basket)) { ends.append($0) }
    #expect(ends == [.failed(reason: "the nib is missing")])
    #expect(host.navigator.shape == "shelf")
    #expect(window.shape == "shelf")
  }

  @Test func `a command is decided on what the driver tells when it is asked`() throws {
    let (host, window) = hosted(try Shop.navigator())
    window.isMute = true
    _ = try host.show(.present(Shop.warning, query: "leaving"))
    window.pullDown()
    #expect(host.navigator.shape == "shelf / warning")
    // Over an alert it would be refused.
    #expect(try host.show(.push(Shop.basket)).isShown)
    #expect(host.navigator.shape == "shelf basket")
    #expect(window.shape == "shelf basket")
  }

  @Test func `a wrong name reaches the caller and not the driver`() throws {
    let (host, window) = hosted(try Shop.navigator())
    #expect(throws: NavigationError.unknownClass("Basket", nearest: nil)) {
      _ = try host.show(.push(named: "Basket"))
    }
    #expect(window.performed.isEmpty)
  }
}
