#if canImport(UIKit)
  import UIKit

  // What each change of a transition asks of UIKit. Everything that UIKit would refuse, or end the app
  // for, is checked first; whether it did what it was asked is read from the containers afterwards.

  extension WindowNavigationDriver {
    func steps(for run: TransitionRun) throws(NavigationDriverError) -> [TransitionRun.Step] {
      guard window != nil else { throw .noWindow }
      let transition = run.transition
      let isAnimated = transition.isAnimated
      return switch transition.change {
      case .push(let entry): [push(entry, transition)]
      case .present(let level):
        [present(level, over: transition.levels.count - 2, in: transition, animated: isAnimated)]
      case .pop: [pop(transition)]
      case .dismiss(let level): [dismiss(above: level - 1, in: transition, animated: isAnimated)]
      case .selectTab(let tab): [select(tab, transition)]
      case .replaceAll: replaceAll(run)
      }
    }

    // MARK: One stack

    private func push(_ entry: NavigationState.Entry, _ transition: ScreenTransition)
      -> TransitionRun.Step
    {
      { [unowned self] signal throws(NavigationDriverError) in
        let level = levels[levels.count - 1]
        guard let container = navigationController(of: level.stack) else {
          throw .notThere(screen: level.stack.entries[0].screen.id)
        }
        try refuseCover(over: level)
        container.pushViewController(try controller(entry), animated: transition.isAnimated)
        levels = transition.levels
        // Without animation or out of a window there is no coordinator, and the push is over.
        return hasEnded(container.transitionCoordinator, signal)
      }
    }

    private func pop(_ transition: ScreenTransition) -> TransitionRun.Step {
      { [unowned self] signal throws(NavigationDriverError) in
        let stack = levels[levels.count - 1].stack
        let container = navigationController(of: stack)
        // The lowest one that goes; below it may be one that a container brought itself.
        guard let container, let lowest = transition.removed.last.flatMap({ table[$0.id] }),
          let index = container.viewControllers.firstIndex(of: lowest), index > 0
        else { throw .notThere(screen: stack.top.screen.id) }
        container.popToViewController(
          container.viewControllers[index - 1], animated: transition.isAnimated)
        levels = transition.levels
        return hasEnded(container.transitionCoordinator, signal)
      }
    }

    // MARK: Levels

    private func present(
      _ level: NavigationState.Level, over number: Int, in transition: ScreenTransition,
      animated: Bool
    ) -> TransitionRun.Step {
      { [unowned self] signal throws(NavigationDriverError) in
        let below = transition.levels[number]
        let base = try controller(of: below)
        guard base.viewIfLoaded?.window != nil else {
          throw .notInWindow(screen: below.stack.top.screen.id)
        }
        try refuseCover(over: below)
        let controller = try container(for: level)
        controllers.willPresent(controller, level.stack.entries[0].screen)
        // It exists from here on, in the style that the controller has now.
        if let presentation = controller.presentationController, presentation.delegate == nil {
          presentation.delegate = self
        }
        base.present(controller, animated: animated) { signal.send() }
        levels = transition.levels
        return false
      }
    }

    /// What the app has presented itself would hide a push, and UIKit refuses to present over it.
    private func refuseCover(over level: NavigationState.Level) throws(NavigationDriverError) {
      guard let cover = try controller(of: level).presentedViewController else { return }
      throw .covered(
        screen: level.stack.top.screen.id, by: String(describing: type(of: cover)))
    }

    private func dismiss(
      above number: Int, in transition: ScreenTransition, animated: Bool
    ) -> TransitionRun.Step {
      { [unowned self] signal throws(NavigationDriverError) in
        let base = try controller(of: levels[number])
        // One that has presented nothing would pass the call on and be dismissed itself.
        guard base.presentedViewController != nil else { return true }
        base.dismiss(animated: animated) { signal.send() }
        levels = transition.levels
        return false
      }
    }

    private func select(_ tab: Int, _ transition: ScreenTransition) -> TransitionRun.Step {
      { [unowned self] signal throws(NavigationDriverError) in
        let tabs = try bringForward(tab)
        levels = transition.levels
        return hasEnded(tabs.transitionCoordinator, signal)
      }
    }

    @discardableResult
    private func bringForward(_ tab: Int) throws(NavigationDriverError) -> UITabBarController {
      let stack = levels[0].stacks[tab]
      guard let tabs = window?.rootViewController as? UITabBarController,
        let chosen = controller(of: stack)
      else { throw .notThere(screen: stack.entries[0].screen.id) }
      tabs.selectedViewController = chosen
      return tabs
    }

    // MARK: Everything at once

    /// Only the last change shows: the stacks change beneath what covers them.
    private func replaceAll(_ run: TransitionRun) -> [TransitionRun.Step] {
      let transition = run.transition
      let before = transition.levelsBefore[0].stacks.map(\.entries[0].id)
      let keepsRoot = before == transition.levels[0].stacks.map(\.entries[0].id)
      let presented = Array(transition.levels.enumerated().dropFirst())
      let isCovered = window?.rootViewController?.presentedViewController != nil
      let showsRoot = transition.isAnimated && presented.isEmpty && keepsRoot

      var steps: [TransitionRun.Step] = []
      if keepsRoot { steps.append(refill(run, animated: showsRoot && !isCovered)) }
      if isCovered { steps.append(dismiss(above: 0, in: transition, animated: showsRoot)) }
      if !keepsRoot { steps.append(replaceRoot(run)) }
      for (number, level) in presented {
        let isLast = number == transition.levels.count - 1
        steps.append(
          present(
            level, over: number - 1, in: transition, animated: transition.isAnimated && isLast))
      }
      return steps
    }

    private func refill(_ run: TransitionRun, animated: Bool) -> TransitionRun.Step {
      { [unowned self] signal throws(NavigationDriverError) in
        run.kept += run.transition.removed.compactMap { table[$0.id] }
        run.undo = [dismiss(above: 0, in: run.transition, animated: false), putBack(run)]
        try refill(run.transition.levels[0], animated: animated)
        levels = run.transition.levels
        let visible = navigationController(of: levels[0].stack)
        return hasEnded(animated ? visible?.transitionCoordinator : nil, signal)
      }
    }

    private func putBack(_ run: TransitionRun) -> TransitionRun.Step {
      { [unowned self, unowned run] _ throws(NavigationDriverError) in
        try refill(run.before[0], animated: false)
        return true
      }
    }

    private func refill(_ level: NavigationState.Level, animated: Bool)
      throws(NavigationDriverError)
    {
      for (tab, stack) in level.stacks.enumerated() {
        guard let container = navigationController(of: stack) else { continue }
        try fill(container, with: stack, animated: animated && tab == level.selectedTab)
      }
      if level.hasTabs { try bringForward(level.selectedTab) }
    }

    /// What is presented must be gone by then: the window would keep its views.
    private func replaceRoot(_ run: TransitionRun) -> TransitionRun.Step {
      { [unowned self] _ throws(NavigationDriverError) in
        guard let window else { throw .noWindow }
        let old = window.rootViewController
        let new = try container(for: run.transition.levels[0])
        run.undo = [dismiss(above: 0, in: run.transition, animated: false), putBack(old)]
        window.rootViewController = new
        levels = run.transition.levels
        return true
      }
    }

    private func putBack(_ root: UIViewController?) -> TransitionRun.Step {
      { [unowned self] _ throws(NavigationDriverError) in
        window?.rootViewController = root
        return true
      }
    }
  }
#endif
