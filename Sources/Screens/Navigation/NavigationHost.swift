/// A navigator together with the driver that carries its transitions out.
///
/// ```swift
/// let driver = try WindowNavigationDriver(navigator, in: window, controllers: controllers)
/// let host = NavigationHost(navigator, driver: driver)
/// let outcome = try host.navigate { try $0.push(.photo, query: 7) }
/// ```
///
/// An app makes one for each window and passes it to whoever navigates.
@MainActor
public final class NavigationHost {
  /// What is shown and what happened.
  public private(set) var navigator: Navigator
  /// What carries transitions out.
  public let driver: any NavigationDriver
  /// The transition that the driver was given last.
  private var driven: TransitionID?
  private var completions: [TransitionID: [@MainActor (TransitionEnd) -> Void]] = [:]

  /// Makes a host; the driver's containers show the navigator's root already.
  public init(_ navigator: Navigator, driver: any NavigationDriver) {
    self.navigator = navigator
    self.driver = driver
    driver.userDid = { [weak self] action in self?.navigator.userDid(action) }
    drive()
  }

  /// Gives the navigator a command and the driver what follows from it.
  ///
  /// - Parameters:
  ///   - completion: called when what the command asked for is shown or has come to nothing, also when
  ///     it coalesced with an earlier command; never called for a refused one.
  ///   - command: calls one command of the navigator.
  /// - Returns: what became of the command.
  /// - Throws: what the command throws; then nothing has changed.
  public func navigate<Failure: Error>(
    completion: (@MainActor (TransitionEnd) -> Void)? = nil,
    _ command: (inout Navigator) throws(Failure) -> NavigationOutcome
  ) throws(Failure) -> NavigationOutcome {
    driver.catchUp()
    let outcome = try command(&navigator)
    if let completion, let transition = outcome.transition {
      completions[transition, default: []].append(completion)
    }
    drive()
    return outcome
  }

  /// Pushes or presents a screen.
  ///
  /// ```swift
  /// _ = try host.show(.present(named: "SettingsViewController")) { end in … }
  /// ```
  public func show(
    _ step: ScreenStep, animated: Bool = true,
    completion: (@MainActor (TransitionEnd) -> Void)? = nil
  ) throws(NavigationError) -> NavigationOutcome {
    try navigate(completion: completion) { navigator throws(NavigationError) in
      try navigator.show(step, animated: animated)
    }
  }

  private func drive() {
    guard let transition = navigator.state.running, transition.id != driven else { return }
    driven = transition.id
    driver.perform(transition) { [weak self] report in self?.end(transition.id, report) }
  }

  private func end(_ id: TransitionID, _ report: TransitionReport) {
    let ended =
      switch report {
      case .shown: navigator.completeTransition(id)
      case .failed(let reason): navigator.failTransition(id, reason: reason)
      }
    // Before the next transition starts, which a driver may end at once.
    for transition in ended {
      for completion in completions.removeValue(forKey: transition.id) ?? [] {
        completion(transition.end)
      }
    }
    drive()
  }
}
