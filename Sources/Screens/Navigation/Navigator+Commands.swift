// Every command throws for a wrong name or query before anything has changed, and answers with what
// became of it. `Navigator` says how commands meet.

extension Navigator {
  // MARK: - Push

  /// Pushes a screen onto the stack of the top level.
  public mutating func push<Query>(
    _ id: ScreenID<Query>, query: Query, source: ScreenSource = .code, animated: Bool = true
  ) throws(NavigationError) -> NavigationOutcome {
    try show(.push(id, query: query, source: source), animated: animated)
  }

  /// Pushes a screen that takes no query.
  public mutating func push(
    _ id: ScreenID<NoQuery>, source: ScreenSource = .code, animated: Bool = true
  ) throws(NavigationError) -> NavigationOutcome {
    try show(.push(id, source: source), animated: animated)
  }

  /// Pushes a screen by the name of its class.
  public mutating func push(
    named className: String, query: (any Hashable & Sendable)? = nil, source: ScreenSource = .code,
    animated: Bool = true
  ) throws(NavigationError) -> NavigationOutcome {
    try show(.push(named: className, query: query, source: source), animated: animated)
  }

  /// Pushes an instance that exists; refused as `alreadyShown` while it is in the hierarchy.
  public mutating func push(_ entry: NavigationState.Entry, animated: Bool = true)
    throws(NavigationError) -> NavigationOutcome
  {
    try show(.push, entry, animated: animated)
  }

  // MARK: - Present

  /// Presents a screen over the top level, in a navigation container unless its kind says otherwise.
  public mutating func present<Query>(
    _ id: ScreenID<Query>, query: Query, source: ScreenSource = .code, animated: Bool = true
  ) throws(NavigationError) -> NavigationOutcome {
    try show(.present(id, query: query, source: source), animated: animated)
  }

  /// Presents a screen that takes no query.
  public mutating func present(
    _ id: ScreenID<NoQuery>, source: ScreenSource = .code, animated: Bool = true
  ) throws(NavigationError) -> NavigationOutcome {
    try show(.present(id, source: source), animated: animated)
  }

  /// Presents a screen by the name of its class.
  public mutating func present(
    named className: String, query: (any Hashable & Sendable)? = nil, source: ScreenSource = .code,
    animated: Bool = true
  ) throws(NavigationError) -> NavigationOutcome {
    try show(.present(named: className, query: query, source: source), animated: animated)
  }

  /// Presents an instance that exists; refused as `alreadyShown` while it is in the hierarchy.
  public mutating func present(_ entry: NavigationState.Entry, animated: Bool = true)
    throws(NavigationError) -> NavigationOutcome
  {
    try show(.present, entry, animated: animated)
  }

  // MARK: - Either

  /// Goes where a route leads, such as the one of a cell's action.
  public mutating func follow(_ route: Route, animated: Bool = true) throws(NavigationError)
    -> NavigationOutcome
  {
    try show(ScreenStep(route), animated: animated)
  }

  /// Pushes or presents a screen, as the step says; every call above comes down to this one.
  public mutating func show(_ step: ScreenStep, animated: Bool = true) throws(NavigationError)
    -> NavigationOutcome
  {
    perform(.show(try resolve(step)), animated: animated)
  }

  private mutating func show(
    _ transition: Route.Transition, _ entry: NavigationState.Entry, animated: Bool
  ) throws(NavigationError) -> NavigationOutcome {
    // An entry may come from a navigator with other screens.
    _ = try registry.registration(ofScreen: entry.screen.id)
    let step = NavigationStep(transition: transition, screen: entry.screen, entry: entry.id)
    return perform(.show(step), animated: animated)
  }

  private func resolve(_ step: ScreenStep) throws(NavigationError) -> NavigationStep {
    NavigationStep(
      transition: step.transition, screen: try registry.resolve(step.destination), entry: nil)
  }

  // MARK: - Back

  /// Goes back one screen in the stack of the top level.
  public mutating func pop(animated: Bool = true) -> NavigationOutcome {
    perform(.pop, animated: animated)
  }

  /// Goes back to the first screen in the stack of the top level.
  public mutating func popToRoot(animated: Bool = true) -> NavigationOutcome {
    perform(.popToRoot, animated: animated)
  }

  /// Dismisses a presented level and all over it; `nil` is the top one.
  ///
  /// Level 0 is the root and 1 the first that was presented, so a level is never taken for another one.
  public mutating func dismiss(level: Int? = nil, animated: Bool = true) -> NavigationOutcome {
    perform(.dismiss(level: level ?? state.levels.count - 1), animated: animated)
  }

  /// Brings a tab of the root to the front.
  public mutating func selectTab(_ tab: Int, animated: Bool = false) -> NavigationOutcome {
    perform(.selectTab(tab), animated: animated)
  }

  // MARK: - Everything at once

  /// Dismisses every presented level and goes back to the first screen of every tab, at once.
  ///
  /// - Parameters:
  ///   - keepingRoot: whether the root instances stay; otherwise they are let go of as well and made
  ///     anew, since a hierarchy is never empty.
  ///   - animated: whether it shows.
  /// - Returns: what became of the command.
  public mutating func removeAll(keepingRoot: Bool = true, animated: Bool = false)
    -> NavigationOutcome
  {
    perform(.removeAll(keepingRoot: keepingRoot), animated: animated)
  }

  /// Replaces everything over the root by a path of screens, at once: a deep link.
  ///
  /// Every step is checked before anything changes. No instance is kept but the root.
  ///
  /// - Parameters:
  ///   - path: the screens from the root up; each goes where a single command would put it.
  ///   - tab: the tab in which the path starts; `nil` is the selected one.
  ///   - keepingRoot: as for `removeAll`.
  ///   - animated: whether it shows.
  /// - Returns: what became of the command; a refusal names the step.
  /// - Throws: every error about names and queries.
  public mutating func open(
    _ path: [ScreenStep], tab: Int? = nil, keepingRoot: Bool = true, animated: Bool = false
  ) throws(NavigationError) -> NavigationOutcome {
    var steps: [NavigationStep] = []
    for step in path { steps.append(try resolve(step)) }
    return perform(.open(steps, tab: tab, keepingRoot: keepingRoot), animated: animated)
  }
}
