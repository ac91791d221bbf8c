/// A screen to go to and what it is to show, by id, by class name or from a route; not looked up yet.
public struct Destination: Hashable, Sendable {
  let name: Name
  let query: Query
  let source: ScreenSource

  enum Name: Hashable, Sendable {
    case screen(String)
    case className(String)
  }

  enum Query: Hashable, Sendable {
    case none
    case value(ScreenQuery)
    /// The text of a route, which the registration turns into a value.
    case text(String)
  }

  /// A screen by its typed id.
  public init<Query>(_ id: ScreenID<Query>, query: Query, source: ScreenSource = .code) {
    name = .screen(id.name)
    self.query = .value(ScreenQuery(query))
    self.source = source
  }

  /// A screen that takes no query, by its typed id.
  public init(_ id: ScreenID<NoQuery>, source: ScreenSource = .code) {
    self.init(id, query: NoQuery(), source: source)
  }

  /// A screen by the name of its class; `nil` is no query.
  public init(
    named className: String, query: (any Hashable & Sendable)? = nil, source: ScreenSource = .code
  ) {
    name = .className(className)
    self.query = query.map { .value(ScreenQuery($0)) } ?? .none
    self.source = source
  }

  /// The screen that a route leads to.
  public init(_ route: Route) {
    name = .screen(route.screen)
    query = route.query.map { .text($0) } ?? .none
    source = .code
  }
}

/// A destination together with how to get there: a step of a path.
public struct ScreenStep: Hashable, Sendable {
  /// How the screen comes up.
  public var transition: Route.Transition
  /// Where the step leads.
  public var destination: Destination

  /// Makes a step.
  public init(_ transition: Route.Transition, _ destination: Destination) {
    self.transition = transition
    self.destination = destination
  }

  /// The step that a route describes.
  public init(_ route: Route) {
    self.init(route.transition, Destination(route))
  }

  /// A step that pushes a screen.
  public static func push<Query>(
    _ id: ScreenID<Query>, query: Query, source: ScreenSource = .code
  ) -> ScreenStep {
    ScreenStep(.push, Destination(id, query: query, source: source))
  }

  /// A step that pushes a screen that takes no query.
  public static func push(_ id: ScreenID<NoQuery>, source: ScreenSource = .code) -> ScreenStep {
    ScreenStep(.push, Destination(id, source: source))
  }

  /// A step that pushes a screen by the name of its class; `nil` is no query.
  public static func push(
    named className: String, query: (any Hashable & Sendable)? = nil, source: ScreenSource = .code
  ) -> ScreenStep {
    ScreenStep(.push, Destination(named: className, query: query, source: source))
  }

  /// A step that presents a screen.
  public static func present<Query>(
    _ id: ScreenID<Query>, query: Query, source: ScreenSource = .code
  ) -> ScreenStep {
    ScreenStep(.present, Destination(id, query: query, source: source))
  }

  /// A step that presents a screen that takes no query.
  public static func present(_ id: ScreenID<NoQuery>, source: ScreenSource = .code) -> ScreenStep {
    ScreenStep(.present, Destination(id, source: source))
  }

  /// A step that presents a screen by the name of its class; `nil` is no query.
  public static func present(
    named className: String, query: (any Hashable & Sendable)? = nil, source: ScreenSource = .code
  ) -> ScreenStep {
    ScreenStep(.present, Destination(named: className, query: query, source: source))
  }
}

/// A screen as a driver makes it: found in the registry, its query checked.
public struct ResolvedScreen: Hashable, Sendable {
  /// The stable id.
  public let id: String
  /// The class, with its module where it has one.
  public let className: String
  /// How the screen behaves in the hierarchy.
  public let kind: ScreenKind
  /// What it is asked to show.
  public let query: ScreenQuery
  /// Where the view comes from; a nib has its name here.
  public let source: ScreenSource
}
