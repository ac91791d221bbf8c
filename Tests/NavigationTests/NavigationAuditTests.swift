import Screens
import Testing

@Suite struct NavigationAuditTests {
  @Test func `an app whose routes all lead somewhere has no findings`() throws {
    let screens = [
      ScreenRoutes(
        screen: "shelf",
        routes: [
          .push("item", query: "1"), .present("sign-in"), .push("map"), .push("search", query: "a"),
        ]),
      ScreenRoutes(screen: "item", routes: [.present("basket"), .present("warning", query: "!")]),
    ]
    #expect(try Shop.registry().findings(of: screens, roots: ["shelf", "filter"]) == [])
  }

  @Test func `targets that are not registered are found with the nearest name`() throws {
    let route = Route.push("iten", query: "1")
    let findings = try Shop.registry().findings(
      of: [ScreenRoutes(screen: "shelf", routes: [route])], roots: ["shelf"])
    #expect(findings.first == .unregisteredTarget(from: "shelf", route, nearest: "item"))
  }

  @Test func `screens that no route reaches from a root are found, in order`() throws {
    let screens = [
      ScreenRoutes(screen: "shelf", routes: [.push("item", query: "1")]),
      // Two screens that lead only to each other are not reached.
      ScreenRoutes(screen: "basket", routes: [.push("map")]),
      ScreenRoutes(screen: "map", routes: [.push("basket")]),
      ScreenRoutes(screen: "item", routes: [.push("item", query: "2"), .present("sign-in")]),
    ]
    #expect(
      try Shop.registry().findings(of: screens, roots: ["shelf"]) == [
        .unreachable("basket"), .unreachable("search"), .unreachable("filter"),
        .unreachable("map"), .unreachable("warning"),
      ])
  }

  @Test func `queries and ways that a screen does not take are found`() throws {
    let routes: [Route] = [
      .push("item"), .push("item", query: "x"), .push("basket", query: "1"), .push("sign-in"),
      .push("warning", query: "!"),
    ]
    let findings = try Shop.registry().findings(
      of: [ScreenRoutes(screen: "shelf", routes: routes)], roots: ["shelf"])
    #expect(
      findings.prefix(5) == [
        .wrongQuery(from: "shelf", routes[0], .missingQuery(screen: "item", expected: "Int")),
        .wrongQuery(
          from: "shelf", routes[1], .unreadableQuery(screen: "item", text: "x", expected: "Int")),
        .wrongQuery(
          from: "shelf", routes[2], .queryNotTaken(screen: "basket", found: "String")),
        .notPushable(from: "shelf", routes[3], .navigationContainer),
        .notPushable(from: "shelf", routes[4], .alert),
      ])
  }

  @Test func `a screen that is listed but not registered is found once`() throws {
    let findings = try Shop.registry().findings(
      of: [ScreenRoutes(screen: "attic", routes: []), ScreenRoutes(screen: "attic", routes: [])],
      roots: ["attic", "shelf", "basket", "item", "search", "filter", "sign-in", "map", "warning"])
    #expect(findings == [.unregisteredScreen("attic")])
  }

  private enum Scenario: String, ScreenScenario {
    case one
    case two
  }

  private final class NumberCell: ScreenCell<Int> {
    override func bind(_ binder: inout Binder<Int>) {
      binder.onSelect(.push("item", query: "\(binder.model)"))
      binder.action("buy", .present("basket"))
      binder.action("like")
    }
  }

  private final class NumbersViewModel: ScreenViewModel<Int, Scenario> {
    override func load(_ scenario: Scenario, in context: ScreenContext) async throws -> Int {
      scenario == .one ? 1 : 2
    }
    override func cells(for number: Int) -> [ScreenCell<Int>.Type] { [NumberCell.self] }
  }

  @Test func `routes are collected from rendered scenarios, each once`() async throws {
    let screen = Screen(NumbersViewModel.self)
    var scenarios: [RenderedScreen] = []
    for scenario in screen.scenarios {
      scenarios.append(try await screen.render(scenario: scenario.id))
    }
    #expect(
      ScreenRoutes(screen: screen.id, scenarios: scenarios)
        == ScreenRoutes(
          screen: "numbers",
          routes: [.push("item", query: "1"), .present("basket"), .push("item", query: "2")]))
  }
}
