/// Where a screen's actions lead: what there is to know of it for checking an app's navigation.
public struct ScreenRoutes: Hashable, Sendable {
  /// The id of the screen.
  public var screen: String
  /// Where its actions lead.
  public var routes: [Route]

  /// Makes a list by hand.
  public init(screen: String, routes: [Route]) {
    self.screen = screen
    self.routes = routes
  }

  /// Collects the routes of all rows of a screen's scenarios, each once, in order.
  ///
  /// Cost: binds every row once.
  public init(screen: String, scenarios: [RenderedScreen]) {
    var known: Set<Route> = []
    self.screen = screen
    routes = scenarios.flatMap(\.sections).flatMap(\.rows).flatMap { $0.bound().actions }
      .compactMap(\.route).filter { known.insert($0).inserted }
  }
}

/// Something that is wrong with how an app's screens lead to each other.
public enum NavigationFinding: Hashable, Sendable {
  /// A screen is listed but not registered.
  case unregisteredScreen(String)
  /// A route leads to a screen that is not registered; `nearest` is a similar one.
  case unregisteredTarget(from: String, Route, nearest: String?)
  /// A route's query does not suit the screen.
  case wrongQuery(from: String, Route, NavigationError)
  /// A route pushes a screen that is only presented.
  case notPushable(from: String, Route, ScreenKind)
  /// No route leads to the screen from a root.
  case unreachable(String)
}

extension ScreenRegistry {
  /// Compares the registered screens with the routes between them; nothing is shown.
  ///
  /// - Parameters:
  ///   - screens: the screens with their routes; several entries for one screen add up.
  ///   - roots: the ids of the screens that are there from the start, and of those that only code or
  ///     deep links open.
  /// - Returns: what is wrong, first with each route in the order of the list, then the screens that
  ///   cannot be reached in the order of registration.
  public func findings(of screens: [ScreenRoutes], roots: [String]) -> [NavigationFinding] {
    var findings: [NavigationFinding] = []
    var unregistered: Set<String> = []
    for id in roots + screens.map(\.screen)
    where !isRegistered(id) && unregistered.insert(id).inserted {
      findings.append(.unregisteredScreen(id))
    }
    for screen in screens {
      findings += screen.routes.compactMap { finding(of: $0, from: screen.screen) }
    }
    let reached = reachable(from: roots, through: screens)
    findings += registrations.map(\.id).filter { !reached.contains($0) }.map { .unreachable($0) }
    return findings
  }

  private func isRegistered(_ id: String) -> Bool {
    (try? registration(ofScreen: id)) != nil
  }

  private func finding(of route: Route, from screen: String) -> NavigationFinding? {
    do throws(NavigationError) {
      let kind = try resolve(Destination(route)).kind
      guard route.transition == .push else { return nil }
      switch kind {
      case .content, .bare: return nil
      case .alert, .navigationContainer: return .notPushable(from: screen, route, kind)
      }
    } catch {
      if case .unknownScreen(_, let nearest) = error {
        return .unregisteredTarget(from: screen, route, nearest: nearest)
      }
      return .wrongQuery(from: screen, route, error)
    }
  }

  private func reachable(from roots: [String], through screens: [ScreenRoutes]) -> Set<String> {
    var targets: [String: [String]] = [:]
    for screen in screens {
      targets[screen.screen, default: []] += screen.routes.map(\.screen)
    }
    var reached = Set(roots)
    var waiting = roots
    while let screen = waiting.popLast() {
      for target in targets[screen] ?? [] where reached.insert(target).inserted {
        waiting.append(target)
      }
    }
    return reached
  }
}

extension Navigator {
  /// A way from one screen to another that was taken.
  public struct Edge: Hashable, Sendable {
    /// The screen that was the top.
    public var from: String
    /// How the other one came up.
    public var transition: Route.Transition
    /// The screen that was shown.
    public var to: String

    /// Makes an edge.
    public init(from: String, transition: Route.Transition, to: String) {
      self.from = from
      self.transition = transition
      self.to = to
    }
  }

  /// The ways that were taken by push and present, each once, in order: a graph of the app's screens.
  ///
  /// It covers what `history` still holds. A command that was withdrawn or failed shows no way; a deep link is none.
  public var flow: [Edge] {
    var shown: Set<TransitionID> = []
    for case .ended(let id, .shown) in history { shown.insert(id) }
    var known: Set<Edge> = []
    var edges: [Edge] = []
    for case .command(.show(let step), let from, let outcome) in history {
      switch outcome {
      case .shown(let id), .queued(let id):
        let edge = Edge(from: from, transition: step.transition, to: step.screen.id)
        if shown.contains(id), known.insert(edge).inserted { edges.append(edge) }
      // The screen `from` is the one that the earlier command leads to.
      case .coalesced, .refused: break
      }
    }
    return edges
  }
}
