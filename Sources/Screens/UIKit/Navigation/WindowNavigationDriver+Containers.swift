#if canImport(UIKit)
  import UIKit

  // Where things are in the containers, and how containers are filled.

  extension WindowNavigationDriver {
    // MARK: Reading

    /// What is gone from the hierarchy, and whether another tab is in front.
    func differences(in reading: WindowReading) -> [UserNavigation] {
      var actions: [UserNavigation] = []
      var there = levels
      if let gone = levels.indices.dropFirst().first(where: { level in
        !levels[level].stacks.contains { reading.entries.contains($0.entries[0].id) }
      }) {
        actions.append(.dismissed(levels[gone].stack.entries[0].id))
        there.removeLast(levels.count - gone)
      }
      for stack in there.flatMap(\.stacks)
      where !reading.isUndecided(navigationController(of: stack)) {
        let gone = stack.entries.dropFirst().first { !reading.entries.contains($0.id) }
        if let gone { actions.append(.popped(gone.id)) }
      }
      if let tab = selectedTab, tab != levels[0].selectedTab { actions.append(.selectedTab(tab)) }
      return actions
    }

    /// Whether the containers are as a transition asks for.
    func isShown(_ transition: ScreenTransition) -> Bool {
      switch transition.change {
      case .selectTab(let tab): return tab == selectedTab
      // Meanwhile the user may have chosen another tab, which `levels` knows.
      case .replaceAll where levels[0].hasTabs && levels[0].selectedTab != selectedTab: return false
      default: break
      }
      let entries = WindowReading(of: window, table).entries
      return transition.added.allSatisfy { entries.contains($0.id) }
        && !transition.removed.contains { entries.contains($0.id) }
    }

    private var selectedTab: Int? {
      guard let tabs = window?.rootViewController as? UITabBarController else { return nil }
      return levels[0].stacks.firstIndex { controller(of: $0) === tabs.selectedViewController }
    }

    // MARK: Finding

    func controller(_ entry: NavigationState.Entry) throws(NavigationDriverError)
      -> UIViewController
    {
      guard let controller = table[entry.id] else { throw .notThere(screen: entry.screen.id) }
      return controller
    }

    /// The controller that the window or another level has for a level.
    func controller(of level: NavigationState.Level) throws(NavigationDriverError)
      -> UIViewController
    {
      let controller =
        level.hasTabs ? window?.rootViewController : self.controller(of: level.stack)
      guard let controller else { throw .notThere(screen: level.stack.entries[0].screen.id) }
      return controller
    }

    func navigationController(of stack: NavigationState.Stack) -> UINavigationController? {
      switch stack.container {
      case .none: nil
      case .screen: table[stack.entries[0].id] as? UINavigationController
      case .wrapper: table[stack.entries[0].id]?.navigationController
      }
    }

    func controller(of stack: NavigationState.Stack) -> UIViewController? {
      navigationController(of: stack) ?? table[stack.entries[0].id]
    }

    // MARK: Making

    /// Makes the controllers of entries that have none.
    ///
    /// - Returns: the controllers; until containers hold them, the caller must.
    func make(_ entries: [NavigationState.Entry]) throws(NavigationDriverError)
      -> [UIViewController]
    {
      var made: [UIViewController] = []
      for entry in entries {
        // One that somebody has kept comes back.
        let known = table[entry.id]
        let controller =
          if let known { known } else { try controllers.controller(for: entry.screen) }
        let isShown =
          controller.parent != nil || controller.presentingViewController != nil
          || controller === window?.rootViewController
        guard !isShown, !made.contains(where: { $0 === controller }) else {
          throw .alreadyShown(screen: entry.screen.id)
        }
        table.remember(controller, for: entry.id)
        made.append(controller)
      }
      return made
    }

    /// Puts the controllers of a new level into containers.
    func container(for level: NavigationState.Level) throws(NavigationDriverError)
      -> UIViewController
    {
      guard level.hasTabs else { return try container(for: level.stack) }
      let tabs = controllers.tabBar()
      var stacks: [UIViewController] = []
      for stack in level.stacks { stacks.append(try container(for: stack)) }
      tabs.setViewControllers(stacks, animated: false)
      tabs.selectedViewController = stacks[level.selectedTab]
      if tabs.delegate == nil { tabs.delegate = self }
      return tabs
    }

    private func container(for stack: NavigationState.Stack) throws(NavigationDriverError)
      -> UIViewController
    {
      let first = try controller(stack.entries[0])
      guard case .wrapper(let style) = stack.container else {
        if let container = first as? UINavigationController {
          try fill(container, with: stack, animated: false)
          if container.delegate == nil { container.delegate = self }
        }
        return first
      }
      let container = try controllers.container(style)
      try fill(container, with: stack, animated: false)
      container.tabBarItem = first.tabBarItem
      if container.delegate == nil { container.delegate = self }
      if let name = style.background {
        if let color = UIColor.forScreen(name) {
          container.view.backgroundColor = color
        } else {
          onError(.unknownColor(name))
        }
      }
      return container
    }

    /// Gives a navigation controller the screens of a stack; those that it brought itself stay.
    func fill(
      _ container: UINavigationController, with stack: NavigationState.Stack, animated: Bool
    ) throws(NavigationDriverError) {
      var content: [UIViewController] = []
      if case .screen = stack.container {
        content = Array(container.viewControllers.prefix { table.entry(of: $0) == nil })
      } else {
        content = [try controller(stack.entries[0])]
      }
      for entry in stack.entries.dropFirst() { content.append(try controller(entry)) }
      guard content != container.viewControllers else { return }
      container.setViewControllers(content, animated: animated)
    }
  }
#endif
