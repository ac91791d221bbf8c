import Screens
import Testing

/// The screens of a small shop, one of every kind and with every sort of query.
enum Shop {
  static let shelf = ScreenID<NoQuery>("shelf")
  static let basket = ScreenID<NoQuery>("basket")
  static let item = ScreenID<Int>("item")
  static let search = ScreenID<String>("search")
  static let filter = ScreenID<Filter>("filter")
  static let signIn = ScreenID<NoQuery>("sign-in")
  static let map = ScreenID<NoQuery>("map")
  static let warning = ScreenID<String>("warning")

  struct Filter: Hashable, Sendable {
    var colour: String
  }

  static func registry() throws -> ScreenRegistry {
    var registry = ScreenRegistry()
    try registry.register(shelf, className: "Shop.ShelfViewController")
    try registry.register(basket, className: "Shop.BasketViewController")
    try registry.register(item, className: "Shop.ItemViewController")
    try registry.register(search, className: "Shop.SearchViewController")
    try registry.register(filter, className: "Shop.FilterViewController")
    try registry.register(
      signIn, className: "Account.SignInNavigation", kind: .navigationContainer)
    try registry.register(map, className: "Maps.MapViewController", kind: .bare)
    try registry.register(warning, className: "WarningController", kind: .alert)
    return registry
  }

  /// A navigator with the shelf in a navigation container.
  static func navigator() throws -> Navigator {
    try Navigator(registry: registry(), root: .screen(Destination(shelf)))
  }

  /// A navigator with the shelf and the basket as tabs.
  static func tabs(selected: Int = 0) throws -> Navigator {
    try Navigator(
      registry: registry(),
      root: .tabs([Destination(shelf), Destination(basket)], selected: selected))
  }
}

extension Navigator {
  /// Gives commands one after the other, each to its end.
  mutating func run(_ commands: (inout Navigator) throws -> NavigationOutcome...) throws {
    for command in commands {
      let outcome = try command(&self)
      guard case .shown = outcome else {
        Issue.record("expected the command to be shown, but it is \(outcome)")
        return
      }
      completeTransition()
    }
  }

  /// The ids of the screens: levels divided by “ / ”, tabs by “ | ”, a stack by spaces.
  var shape: String { state.levels.shape }
}

extension [NavigationState.Level] {
  var shape: String {
    map { level in
      level.stacks.map { $0.entries.map(\.screen.id).joined(separator: " ") }
        .joined(separator: " | ")
    }.joined(separator: " / ")
  }
}

extension NavigationOutcome {
  var isShown: Bool { if case .shown = self { true } else { false } }
  var isQueued: Bool { if case .queued = self { true } else { false } }
  var isCoalesced: Bool { if case .coalesced = self { true } else { false } }
  var refusal: NavigationRefusal? { if case .refused(let refusal) = self { refusal } else { nil } }
}
