import Screens
import Testing

@Suite struct ScreenRegistryTests {
  // MARK: - Names

  @Test func `row 49 an unknown class is an error with the nearest name, and nothing changes`()
    throws
  {
    var navigator = try Shop.navigator()
    let before = navigator.state
    #expect(
      throws: NavigationError.unknownClass("ItemViewControler", nearest: "ItemViewController")
    ) {
      _ = try navigator.push(named: "ItemViewControler", query: 1)
    }
    #expect(throws: NavigationError.unknownClass("Zzzzzzzzzzzz", nearest: nil)) {
      _ = try navigator.push(named: "Zzzzzzzzzzzz")
    }
    #expect(navigator.state == before)
    #expect(navigator.history.isEmpty)
  }

  @Test func `an unknown screen is an error with the nearest id`() throws {
    var navigator = try Shop.navigator()
    #expect(throws: NavigationError.unknownScreen("iten", nearest: "item")) {
      _ = try navigator.follow(.push("iten", query: "1"))
    }
  }

  @Test func `the id of a screen in place of its class is answered with the class`() throws {
    #expect(throws: NavigationError.unknownClass("sign-in", nearest: "SignInNavigation")) {
      try Shop.registry().registration(ofClass: "sign-in")
    }
  }

  @Test func `row 51 a class is found by its name, with and without its module`() throws {
    let registry = try Shop.registry()
    #expect(try registry.registration(ofClass: "ItemViewController").id == "item")
    #expect(try registry.registration(ofClass: "Shop.ItemViewController").id == "item")
    #expect(try registry.registration(ofClass: "WarningController").module == nil)
    #expect(throws: NavigationError.self) {
      try registry.registration(ofClass: "Maps.ItemViewController")
    }
  }

  @Test func `pitfall 20 one class name in two modules is ambiguous until the module is named`()
    throws
  {
    var registry = try Shop.registry()
    try registry.register(ScreenID<Int>("note"), className: "Notes.ItemViewController")
    #expect(
      throws: NavigationError.ambiguousClass(
        "ItemViewController",
        candidates: ["Notes.ItemViewController", "Shop.ItemViewController"])
    ) {
      try registry.registration(ofClass: "ItemViewController")
    }
    #expect(try registry.registration(ofClass: "Notes.ItemViewController").id == "note")

    var navigator = try Navigator(registry: registry, root: .screen(Destination(Shop.shelf)))
    let before = navigator.state
    #expect(throws: NavigationError.self) {
      _ = try navigator.push(named: "ItemViewController", query: 1)
    }
    #expect(navigator.state == before)
  }

  @Test func `an id and a class are registered once`() throws {
    var registry = try Shop.registry()
    #expect(throws: NavigationError.duplicateScreen("item")) {
      try registry.register(ScreenID<String>("item"), className: "Shop.Other")
    }
    #expect(throws: NavigationError.duplicateClass("Shop.ItemViewController", screen: "item")) {
      try registry.register(ScreenID<Int>("other"), className: "Shop.ItemViewController")
    }
    #expect(registry.registrations.count == 8)
  }

  // MARK: - Queries

  @Test func `row 49 a query that a screen would ignore is an error`() throws {
    var navigator = try Shop.navigator()
    let before = navigator.state
    #expect(throws: NavigationError.queryNotTaken(screen: "basket", found: "Int")) {
      _ = try navigator.push(named: "BasketViewController", query: 7)
    }
    #expect(throws: NavigationError.queryNotTaken(screen: "basket", found: "String")) {
      _ = try navigator.follow(.push("basket", query: "7"))
    }
    #expect(navigator.state == before)
  }

  @Test func `a query of another type names the expected and the found one`() throws {
    var navigator = try Shop.navigator()
    let before = navigator.state
    let error = NavigationError.wrongQueryType(screen: "item", expected: "Int", found: "String")
    #expect(throws: error) {
      _ = try navigator.push(named: "ItemViewController", query: "7")
    }
    #expect(throws: error) {
      _ = try navigator.push(ScreenID<String>("item"), query: "7")
    }
    #expect(throws: NavigationError.missingQuery(screen: "item", expected: "Int")) {
      _ = try navigator.present(named: "ItemViewController")
    }
    #expect(throws: NavigationError.missingQuery(screen: "item", expected: "Int")) {
      _ = try navigator.push(ScreenID<NoQuery>("item"))
    }
    #expect(navigator.state == before)
  }

  @Test func `the text of a route becomes the query that the screen takes`() throws {
    var registry = try Shop.registry()
    #expect(try registry.resolve(Destination(.push("item", query: "7"))).query == ScreenQuery(7))
    #expect(
      throws: NavigationError.unreadableQuery(screen: "item", text: "seven", expected: "Int")
    ) {
      try registry.resolve(Destination(.push("item", query: "seven")))
    }
    #expect(
      throws: NavigationError.unreadableQuery(screen: "filter", text: "red", expected: "Filter")
    ) {
      try registry.resolve(Destination(.push("filter", query: "red")))
    }
    try registry.register(ScreenID<Shop.Filter>("colours"), className: "Shop.Colours") { text in
      text.isEmpty ? nil : Shop.Filter(colour: text)
    }
    #expect(
      try registry.resolve(Destination(.push("colours", query: "red"))).query
        == ScreenQuery(Shop.Filter(colour: "red")))
  }

  @Test func `queries of different types are never equal`() {
    #expect(ScreenQuery(1) == ScreenQuery(1))
    #expect(ScreenQuery(1) != ScreenQuery(2))
    #expect(ScreenQuery(1) != ScreenQuery("1"))
    #expect(ScreenQuery(1) != ScreenQuery(Int?.some(1)))
    #expect(ScreenQuery(Int?.some(1)) != ScreenQuery(1))
    #expect(ScreenQuery("a").hashValue == ScreenQuery("a").hashValue)
  }

  // MARK: - The container class

  private class SystemContainer {}
  private class StoreContainer: SystemContainer {}
  private class Elsewhere {}

  @Test func `row 44 only a container class goes around presented screens`() throws {
    var registry = try Shop.registry()
    #expect(registry.navigationStyle.className == "UINavigationController")
    try registry.register(navigationType: StoreContainer.self, subclassOf: SystemContainer.self)
    #expect(registry.navigationStyle.className == "StoreContainer")
    #expect(throws: NavigationError.wrongNavigationType("Elsewhere")) {
      try registry.register(navigationType: Elsewhere.self, subclassOf: SystemContainer.self)
    }
    #expect(registry.navigationStyle.className == "StoreContainer")
  }

  @Test func `row 44 a container is also found by the name of a registered one`() throws {
    var registry = try Shop.registry()
    try registry.register(navigationType: "SignInNavigation")
    #expect(registry.navigationStyle.className == "Account.SignInNavigation")
    #expect(throws: NavigationError.wrongNavigationType("ItemViewController")) {
      try registry.register(navigationType: "ItemViewController")
    }
    #expect(throws: NavigationError.unknownClass("SignInNavigatoin", nearest: "SignInNavigation")) {
      try registry.register(navigationType: "SignInNavigatoin")
    }
  }

  @Test func `row 44 the message is the one of the source article`() {
    #expect(NavigationError.wrongNavigationTypeName == "Incorrect Class")
    #expect(
      NavigationError.wrongNavigationTypeMessage
        == "You can only set UINavigationController subclass here.")
    #expect(
      NavigationError.wrongNavigationType("Elsewhere").description
        == "You can only set UINavigationController subclass here. “Elsewhere” is none.")
  }

  // MARK: - Wording

  @Test(arguments: [
    (
      NavigationError.unknownScreen("iten", nearest: "item"),
      "no screen is registered as “iten”; did you mean “item”?"
    ),
    (
      .unknownClass("Zz", nearest: nil), "no screen is registered with the class “Zz”"
    ),
    (
      .wrongQueryType(screen: "item", expected: "Int", found: "String"),
      "the screen “item” takes a query of type Int, not String"
    ),
    (
      .ambiguousClass("Item", candidates: ["A.Item", "B.Item"]),
      "the class “Item” is one of A.Item, B.Item: say which"
    ),
  ])
  func `an error reads as a sentence`(error: NavigationError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func `a refusal within a path names the step`() {
    let refusal = NavigationRefusal.step(2, .notPushable(screen: "warning", .alert))
    #expect(
      refusal.description
        == "step 2 of the path: “warning” can only be presented, as its kind is alert")
  }
}
