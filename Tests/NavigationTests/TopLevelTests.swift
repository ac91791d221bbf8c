import Screens
import Testing

@Suite struct TopLevelTests {
  /// A shape of the hierarchy and what the rule says of it.
  struct Shape: Sendable, CustomTestStringConvertible {
    var name: String
    var hasTabs = false
    /// From the root up.
    var path: [Route]
    var shape: String
    /// The ids in the stack that a push goes to; `nil` when there is none.
    var topStack: [String]?
    /// The shape after a push of the basket; `nil` when it is refused.
    var afterPush: String?
    /// The shape after presenting the basket; `nil` when it is refused.
    var afterPresent: String?
    /// The shape after dismissing each level that can be.
    var afterDismissing: [String] = []

    var testDescription: String { name }

    func navigator() throws -> Navigator {
      var navigator = try hasTabs ? Shop.tabs() : Shop.navigator()
      for route in path { try navigator.run({ try $0.follow(route) }) }
      return navigator
    }
  }

  static let shapes = [
    Shape(
      name: "navigation root", path: [.push("item", query: "1")], shape: "shelf item",
      topStack: ["shelf", "item"], afterPush: "shelf item basket",
      afterPresent: "shelf item / basket"),
    Shape(
      name: "tab root", hasTabs: true, path: [.push("item", query: "1")],
      shape: "shelf item | basket", topStack: ["shelf", "item"],
      afterPush: "shelf item basket | basket", afterPresent: "shelf item | basket / basket"),
    Shape(
      name: "modal without navigation over navigation", path: [.present("map")],
      shape: "shelf / map", topStack: nil, afterPush: nil, afterPresent: "shelf / map / basket",
      afterDismissing: ["shelf"]),
    Shape(
      name: "navigation over a modal without navigation",
      path: [.present("map"), .present("item", query: "1")], shape: "shelf / map / item",
      topStack: ["item"], afterPush: "shelf / map / item basket",
      afterPresent: "shelf / map / item / basket", afterDismissing: ["shelf", "shelf / map"]),
    Shape(
      name: "three levels",
      path: [
        .push("item", query: "1"), .present("sign-in"), .push("search", query: "cup"),
        .present("item", query: "2"),
      ], shape: "shelf item / sign-in search / item", topStack: ["item"],
      afterPush: "shelf item / sign-in search / item basket",
      afterPresent: "shelf item / sign-in search / item / basket",
      afterDismissing: ["shelf item", "shelf item / sign-in search"]),
    Shape(
      name: "three levels over tabs", hasTabs: true,
      path: [.present("sign-in"), .present("map")], shape: "shelf | basket / sign-in / map",
      topStack: nil, afterPush: nil, afterPresent: "shelf | basket / sign-in / map / basket",
      afterDismissing: ["shelf | basket", "shelf | basket / sign-in"]),
    Shape(
      name: "alert", path: [.present("warning", query: "!")], shape: "shelf / warning",
      topStack: nil, afterPush: nil, afterPresent: nil, afterDismissing: ["shelf"]),
    Shape(
      name: "alert over a modal", path: [.present("basket"), .present("warning", query: "!")],
      shape: "shelf / basket / warning", topStack: nil, afterPush: nil, afterPresent: nil,
      afterDismissing: ["shelf", "shelf / basket"]),
  ]

  @Test(arguments: shapes)
  func `pitfall 19 row 42 the top stack is the one of the last presented level`(shape: Shape) throws
  {
    let navigator = try shape.navigator()
    #expect(navigator.shape == shape.shape)
    #expect(navigator.state.topStack?.entries.map(\.screen.id) == shape.topStack)
    #expect(
      navigator.state.topEntry.screen.id
        == (shape.topStack?.last ?? shape.path.last?.screen))
  }

  @Test(arguments: shapes)
  func `pitfall 19 a push goes to the top stack or is refused`(shape: Shape) throws {
    var navigator = try shape.navigator()
    let top = navigator.state.topEntry
    let outcome = try navigator.push(Shop.basket)
    #expect(outcome.isShown == (shape.afterPush != nil))
    #expect(navigator.shape == shape.afterPush ?? shape.shape)
    if shape.afterPush == nil {
      let isAlert = top.screen.kind == .alert
      #expect(outcome.refusal == (isAlert ? .covered(by: top) : .noNavigation(top: top)))
    }
  }

  @Test(arguments: shapes)
  func `pitfall 19 a present goes over the top level, but not over an alert`(shape: Shape) throws {
    var navigator = try shape.navigator()
    let top = navigator.state.topEntry
    let outcome = try navigator.present(Shop.basket)
    #expect(outcome.isShown == (shape.afterPresent != nil))
    #expect(navigator.shape == shape.afterPresent ?? shape.shape)
    if shape.afterPresent == nil { #expect(outcome.refusal == .covered(by: top)) }
  }

  @Test(arguments: shapes)
  func `pitfall 19 dismiss takes the level with the number and all over it`(shape: Shape) throws {
    for (offset, expected) in shape.afterDismissing.enumerated() {
      var navigator = try shape.navigator()
      #expect(navigator.dismiss(level: offset + 1).isShown)
      #expect(navigator.shape == expected)
      #expect(navigator.state.running?.change == .dismiss(level: offset + 1))
    }
    for level in [-1, 0, shape.afterDismissing.count + 1] {
      var navigator = try shape.navigator()
      #expect(
        navigator.dismiss(level: level).refusal
          == .noSuchLevel(level, count: shape.afterDismissing.count + 1))
      #expect(navigator.shape == shape.shape)
    }
  }

  @Test(arguments: shapes)
  func `pitfall 19 dismiss without a number takes the top level`(shape: Shape) throws {
    var navigator = try shape.navigator()
    #expect(navigator.dismiss().isShown == !shape.afterDismissing.isEmpty)
    #expect(navigator.shape == shape.afterDismissing.last ?? shape.shape)
  }

  @Test func `pop goes back in the top stack alone`() throws {
    var navigator = try Shop.navigator()
    try navigator.run({ try $0.push(Shop.basket) }, { try $0.present(Shop.item, query: 1) })
    #expect(navigator.pop().refusal == .nothingToRemove)
    #expect(navigator.popToRoot().refusal == .nothingToRemove)
    try navigator.run(
      { try $0.push(Shop.item, query: 2) }, { try $0.push(Shop.item, query: 3) }, { $0.pop() })
    #expect(navigator.shape == "shelf basket / item item")
    try navigator.run({ $0.popToRoot() }, { try $0.present(Shop.map) })
    #expect(navigator.pop().refusal == .noNavigation(top: navigator.state.topEntry))
    #expect(navigator.shape == "shelf basket / item / map")
  }

  @Test func `a tab is chosen while nothing covers the root`() throws {
    var navigator = try Shop.tabs()
    let shelf = navigator.state.topEntry
    #expect(navigator.selectTab(0).refusal == .alreadyShown(shelf))
    #expect(navigator.selectTab(2).refusal == .noSuchTab(2, count: 2))
    try navigator.run({ $0.selectTab(1) }, { try $0.push(Shop.item, query: 1) })
    #expect(navigator.shape == "shelf | basket item")
    try navigator.run({ try $0.present(Shop.map) })
    #expect(navigator.selectTab(0).refusal == .covered(by: navigator.state.topEntry))
    var plain = try Shop.navigator()
    #expect(plain.selectTab(0).refusal == .noSuchTab(0, count: 0))
  }

  @Test func `the user's own steps are followed, and reports of what is gone are not`() throws {
    var navigator = try Shop.tabs()
    try navigator.run(
      { try $0.push(Shop.item, query: 1) }, { try $0.push(Shop.item, query: 2) },
      { try $0.present(Shop.basket) }, { try $0.present(Shop.map) })
    let basket = navigator.state.levels[1].entries[0]
    let map = navigator.state.topEntry
    #expect(navigator.didDismiss(basket.id) == [map, basket])
    #expect(navigator.didDismiss(basket.id).isEmpty)
    let first = navigator.state.levels[0].entries[1]
    #expect(navigator.didPop(first.id).count == 2)
    #expect(navigator.didPop(navigator.state.root.id).isEmpty)
    #expect(navigator.didDismiss(navigator.state.root.id).isEmpty)
    navigator.userDid(.selectedTab(1))
    navigator.userDid(.selectedTab(9))
    #expect(navigator.state.topEntry.screen.id == "basket")
    #expect(
      navigator.history.suffix(3) == [
        .user(.dismissed(basket.id)), .user(.popped(first.id)), .user(.selectedTab(1)),
      ])
  }
}
