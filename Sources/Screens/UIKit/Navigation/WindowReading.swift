#if canImport(UIKit)
  import UIKit

  /// Which screens the containers of a window hold at a moment.
  ///
  /// UIKit's arrays change when a transition starts, and go back when it is cancelled. So a container in
  /// a transition that may still be cancelled is undecided: what it held before counts.
  @MainActor
  struct WindowReading {
    /// The entries that are in a container.
    private(set) var entries: Set<EntryID> = []
    /// The root and what is presented over it, without what is certain to go.
    private(set) var chain: [UIViewController] = []
    /// A transition of which nobody knows how it ends.
    private(set) var undecided: (any UIViewControllerTransitionCoordinator)?
    /// Any transition.
    private(set) var moving: (any UIViewControllerTransitionCoordinator)?
    private var undecidedContainers: [UINavigationController] = []

    init(of window: UIWindow?, _ table: ControllerTable) {
      var next = window?.rootViewController
      while let controller = next {
        chain.append(controller)
        collect(controller, table)
        next = controller.presentedViewController
        if let presented = next, presented.isBeingDismissed {
          note(presented.transitionCoordinator)
          if Self.isDecided(presented.transitionCoordinator) { next = nil }
        }
      }
    }

    /// Whether an entry may be missing from the container only until its transition is cancelled.
    func isUndecided(_ container: UINavigationController?) -> Bool {
      undecidedContainers.contains { $0 === container }
    }

    private mutating func collect(_ controller: UIViewController, _ table: ControllerTable) {
      note(controller.transitionCoordinator)
      if let entry = table.entry(of: controller) { entries.insert(entry) }
      if let container = controller as? UINavigationController {
        if !Self.isDecided(container.transitionCoordinator) {
          undecidedContainers.append(container)
        }
        for child in container.viewControllers { collect(child, table) }
      }
      if let tabs = controller as? UITabBarController {
        for child in tabs.viewControllers ?? [] { collect(child, table) }
      }
    }

    private mutating func note(_ coordinator: (any UIViewControllerTransitionCoordinator)?) {
      guard let coordinator else { return }
      moving = coordinator
      if !Self.isDecided(coordinator) { undecided = coordinator }
    }

    private static func isDecided(_ coordinator: (any UIViewControllerTransitionCoordinator)?)
      -> Bool
    {
      guard let coordinator else { return true }
      return !coordinator.isInteractive && !coordinator.isInterruptible && !coordinator.isCancelled
    }
  }
#endif
