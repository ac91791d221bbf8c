#if canImport(UIKit)
  public import UIKit

  /// Carries a navigator's transitions out in a window, with the containers of UIKit.
  ///
  /// ```swift
  /// let driver = try WindowNavigationDriver(navigator, in: window, controllers: controllers)
  /// let host = NavigationHost(navigator, driver: driver)
  /// window.makeKeyAndVisible()
  /// ```
  ///
  /// The containers own the controllers; the driver keeps neither them nor the window.
  ///
  /// **What it relies on.** It reads the containers instead of remembering what happened to them: after
  /// each transition, after each event of a delegate, and before each command. So it also learns of what
  /// nobody tells, such as an alert that its button has closed. An app may present and dismiss things of
  /// its own; it does not change the stacks of the navigator's containers, save by popping.
  ///
  /// **The end of a transition** is reported once, when the screens are as asked for, and as a failure
  /// with its reason when they are not. While something of the user's or of the app's own moves, a
  /// transition waits, and fails if the screens are other ones afterwards. What UIKit would refuse with
  /// a line in the log, or end the app for, is not asked of it.
  ///
  /// **Delegates.** To learn at once of what a user does, the driver becomes the delegate of each
  /// navigation controller, tab bar controller and presentation controller that comes up *and has
  /// none*. An app that wants one of these for itself sets it first, where the controller is made, and
  /// calls `catchUp()` from `didShow`, `didSelect` or `presentationControllerDidDismiss`. Without the
  /// call, the navigator's state follows with the next command.
  ///
  /// **Limits.** UIKit decides whether a change of tabs shows, and a new root never does. Tabs under
  /// “More” are not supported, so a phone can have five.
  @MainActor
  public final class WindowNavigationDriver: NSObject {
    /// Told of what a user did; a `NavigationHost` sets it.
    public var userDid: (@MainActor (UserNavigation) -> Void)?
    /// Told of everything that is wrong, also of what fails no transition.
    public var onError: @MainActor (NavigationDriverError) -> Void

    private(set) weak var window: UIWindow?
    let controllers: ControllerSources
    /// The hierarchy as whoever gives the transitions knows it.
    var levels: [NavigationState.Level]
    var table = ControllerTable()
    private var run: TransitionRun?
    /// The undecided transition whose end will be looked at.
    private weak var watched: (any UIViewControllerTransitionCoordinator)?
    /// Whether UIKit is at a change: controllers that it calls meanwhile may give commands.
    private var isAsking = false

    /// Shows a navigator's root in a window, in place of what the window shows.
    ///
    /// - Parameters:
    ///   - navigator: one that has presented nothing yet.
    ///   - window: the window, visible or not; the app keeps it.
    ///   - controllers: how controllers are made.
    ///   - onError: told of everything that is wrong.
    /// - Throws: why the controllers of the root could not be made; then the window is as it was.
    public init(
      _ navigator: Navigator, in window: UIWindow, controllers: ControllerSources,
      onError: @escaping @MainActor (NavigationDriverError) -> Void = { _ in }
    ) throws(NavigationDriverError) {
      self.window = window
      self.controllers = controllers
      self.onError = onError
      // A transition that runs already will be the first to be carried out.
      levels = navigator.state.running?.levelsBefore ?? navigator.state.levels
      super.init()
      if levels.count > 1 { throw .presentedAtStart(screen: levels[1].stack.top.screen.id) }
      let made = try make(levels[0].entries)
      window.rootViewController = try withExtendedLifetime(made) {
        () throws(NavigationDriverError) in try container(for: levels[0])
      }
    }

    /// The controller of an entry; `nil` when it is in no hierarchy and nobody else keeps it.
    public func controller(of entry: EntryID) -> UIViewController? { table[entry] }

    // MARK: What has changed

    /// Reads the containers, and tells of what is not there any more.
    ///
    /// An app calls it when it has closed or popped something itself and wants the navigator's state to
    /// be right before the next command, and from its own delegates where it has some.
    public func catchUp() {
      if isAsking { return }
      let reading = WindowReading(of: window, table)
      for action in changes(in: reading) {
        levels.apply(action)
        run?.before.apply(action)
        userDid?(action)
      }
      guard let undecided = reading.undecided, undecided !== watched else { return }
      watched = undecided
      wait(for: undecided) { [weak self] in self?.catchUp() }
    }

    private func changes(in reading: WindowReading) -> [UserNavigation] {
      // What a transition is about to bring is not there yet, which is no news.
      let coming = run.map { $0.isUnderway ? $0.transition.added.map(\.id) : [] } ?? []
      return differences(in: reading).filter { action in
        switch action {
        case .popped(let entry), .dismissed(let entry): !coming.contains(entry)
        case .selectedTab: true
        }
      }
    }
  }

  extension WindowNavigationDriver: NavigationDriver {
    /// Carries a transition out; the report comes during the call only when nothing moves.
    public func perform(
      _ transition: ScreenTransition, report: @escaping @MainActor (TransitionReport) -> Void
    ) {
      levels = transition.levelsBefore
      let run = TransitionRun(transition, report: report)
      self.run = run
      whenStill(run) { $0.begin(run) }
    }

    /// Waits until nothing moves: UIKit would drop or spoil what comes during a transition.
    private func whenStill(
      _ run: TransitionRun, after waited: (any UIViewControllerTransitionCoordinator)? = nil,
      _ goOn: @escaping @MainActor (WindowNavigationDriver) -> Void
    ) {
      guard self.run === run else { return }
      // The same one again is one that has not gone although it has ended.
      if let moving = WindowReading(of: window, table).moving, moving !== waited {
        wait(for: moving) { [weak self, weak run, weak moving] in
          if let run { self?.whenStill(run, after: moving, goOn) }
        }
        return
      }
      goOn(self)
    }

    private func begin(_ run: TransitionRun) {
      catchUp()
      guard levels == run.transition.levelsBefore else {
        // Both may have wanted the same.
        if levels == run.transition.levels { succeed(run) } else { fail(run, .changedByUser) }
        return
      }
      run.isUnderway = true
      do throws(NavigationDriverError) {
        run.kept = try make(run.transition.added)
        run.steps = try steps(for: run)[...]
      } catch {
        fail(run, error)
        return
      }
      proceed(run)
    }

    private func proceed(_ run: TransitionRun) {
      while let step = run.steps.popFirst() {
        let signal = EndSignal { [weak self, weak run] in
          if let run { self?.whenStill(run) { [weak run] in if let run { $0.proceed(run) } } }
        }
        do throws(NavigationDriverError) {
          isAsking = true
          defer { isAsking = false }
          guard try step(signal) else { return }
          signal.cancel()
        } catch {
          signal.cancel()
          fail(run, error)
          return
        }
      }
      if let failure = run.failure {
        giveUp(run, failure)
      } else if isShown(run.transition) {
        succeed(run)
      } else {
        fail(run, .notCarriedOut(screen: run.transition.levels.last?.stack.top.screen.id ?? ""))
      }
    }

    private func succeed(_ run: TransitionRun) {
      self.run = nil
      catchUp()
      run.end(.shown)
    }

    /// Puts the containers back first; what fails in that is left out.
    private func fail(_ run: TransitionRun, _ error: NavigationDriverError) {
      if run.failure == nil {
        run.failure = error
        run.steps = run.undo[...]
      }
      proceed(run)
    }

    private func giveUp(_ run: TransitionRun, _ error: NavigationDriverError) {
      self.run = nil
      levels = run.before
      // What could not be put back is told first: after the report, the hierarchy counts as before.
      catchUp()
      onError(error)
      run.end(.failed(reason: error.description))
    }

    func wait(
      for coordinator: any UIViewControllerTransitionCoordinator,
      then goOn: @escaping @MainActor () -> Void
    ) {
      _ = hasEnded(coordinator, EndSignal(goOn))
    }

    /// Sends a signal at the end of a transition; `true` when there is none.
    func hasEnded(
      _ coordinator: (any UIViewControllerTransitionCoordinator)?, _ signal: EndSignal
    ) -> Bool {
      guard let coordinator else { return true }
      coordinator.animate(alongsideTransition: nil) { _ in signal.send() }
      return false
    }
  }
#endif
