/// What is there before anything is pushed or presented, and what a reset comes back to.
public enum NavigationRoot: Hashable, Sendable {
  /// One screen, in a navigation container unless its kind says otherwise.
  case screen(Destination)
  /// A screen a tab, each in a navigation container unless its kind says otherwise.
  case tabs([Destination], selected: Int = 0)
}

/// The root with its screens looked up, from which its instances are made.
struct ResolvedRoot: Sendable {
  private let screens: [ResolvedScreen]
  private let selectedTab: Int
  private let hasTabs: Bool

  init(_ root: NavigationRoot, in registry: ScreenRegistry) throws(NavigationError) {
    switch root {
    case .screen(let destination):
      screens = [try registry.resolve(destination)]
      selectedTab = 0
      hasTabs = false
    case .tabs(let destinations, let selected):
      guard destinations.indices.contains(selected) else {
        throw .noSuchTab(selected, count: destinations.count)
      }
      var resolved: [ResolvedScreen] = []
      for destination in destinations { resolved.append(try registry.resolve(destination)) }
      screens = resolved
      selectedTab = selected
      hasTabs = true
    }
  }

  func level(style: NavigationStyle, nextEntry: inout Int) -> NavigationState.Level {
    var stacks: [NavigationState.Stack] = []
    for screen in screens {
      let entry = NavigationState.Entry(id: EntryID(number: nextEntry), screen: screen)
      nextEntry += 1
      stacks.append(NavigationState.Stack(around: entry, style: style))
    }
    return NavigationState.Level(stacks: stacks, selectedTab: selectedTab, hasTabs: hasTabs)
  }
}

extension NavigationState.Stack {
  /// A stack of one screen in the container that its kind asks for.
  ///
  /// This is the one place that decides about wrapping, for the root as well as for what is presented.
  init(around entry: NavigationState.Entry, style: NavigationStyle) {
    let container: NavigationState.Container =
      switch entry.screen.kind {
      case .content: .wrapper(style)
      case .bare, .alert: .none
      case .navigationContainer: .screen
      }
    self.init(container: container, entries: [entry])
  }
}
