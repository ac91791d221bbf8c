/// Works out what a command does to the hierarchy, or why it cannot be done; carries nothing out.
struct NavigationPlan {
  private(set) var levels: [NavigationState.Level]
  /// The number of the next instance that is made.
  private(set) var nextEntry: Int
  private(set) var change = ScreenTransition.Change.replaceAll

  private let root: ResolvedRoot
  private let style: NavigationStyle

  init(
    _ command: NavigationCommand, levels: [NavigationState.Level], nextEntry: Int,
    root: ResolvedRoot, style: NavigationStyle
  ) throws(NavigationRefusal) {
    self.levels = levels
    self.nextEntry = nextEntry
    self.root = root
    self.style = style
    switch command {
    case .show(let step): change = try show(step)
    case .pop: change = try pop(toRoot: false)
    case .popToRoot: change = try pop(toRoot: true)
    case .dismiss(let level): change = try dismiss(level)
    case .selectTab(let tab): change = try select(tab)
    case .removeAll(let keepingRoot):
      reset(keepingRoot: keepingRoot)
      guard self.levels != levels else { throw .nothingToRemove }
    case .open(let steps, let tab, let keepingRoot):
      try open(steps, tab: tab, keepingRoot: keepingRoot)
      guard self.levels != levels else { throw .nothingToRemove }
    }
  }

  private var top: NavigationState.Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  // MARK: - Showing

  private mutating func show(_ step: NavigationStep) throws(NavigationRefusal)
    -> ScreenTransition.Change
  {
    if let known = levels.flatMap(\.entries).first(where: { $0.id == step.entry }) {
      throw .alreadyShown(known)
    }
    try refuseUnderAlert()
    switch step.transition {
    case .push:
      switch step.screen.kind {
      case .content, .bare: break
      case .alert, .navigationContainer:
        throw .notPushable(screen: step.screen.id, step.screen.kind)
      }
      try refuseWithoutNavigation()
      let entry = entry(for: step)
      top.stack.entries.append(entry)
      return .push(entry)
    case .present:
      let stack = NavigationState.Stack(around: entry(for: step), style: style)
      let level = NavigationState.Level(stacks: [stack])
      levels.append(level)
      return .present(level)
    }
  }

  private mutating func entry(for step: NavigationStep) -> NavigationState.Entry {
    if let id = step.entry { return NavigationState.Entry(id: id, screen: step.screen) }
    defer { nextEntry += 1 }
    return NavigationState.Entry(id: EntryID(number: nextEntry), screen: step.screen)
  }

  private func refuseUnderAlert() throws(NavigationRefusal) {
    if top.isAlert { throw .covered(by: top.stack.top) }
  }

  private func refuseWithoutNavigation() throws(NavigationRefusal) {
    if top.stack.container == .none { throw .noNavigation(top: top.stack.top) }
  }

  // MARK: - Going back

  private mutating func pop(toRoot: Bool) throws(NavigationRefusal) -> ScreenTransition.Change {
    try refuseUnderAlert()
    try refuseWithoutNavigation()
    let count = top.stack.entries.count
    guard count > 1 else { throw .nothingToRemove }
    top.stack.entries.removeLast(toRoot ? count - 1 : 1)
    return .pop(to: top.stack.top)
  }

  private mutating func dismiss(_ level: Int) throws(NavigationRefusal)
    -> ScreenTransition.Change
  {
    guard level > 0, levels.indices.contains(level) else {
      throw .noSuchLevel(level, count: levels.count)
    }
    levels.removeLast(levels.count - level)
    return .dismiss(level: level)
  }

  private mutating func select(_ tab: Int) throws(NavigationRefusal)
    -> ScreenTransition.Change
  {
    if levels.count > 1 { throw .covered(by: top.stack.top) }
    try checkTab(tab)
    guard tab != top.selectedTab else { throw .alreadyShown(top.stack.top) }
    top.selectedTab = tab
    return .selectTab(tab)
  }

  private func checkTab(_ tab: Int) throws(NavigationRefusal) {
    let count = levels[0].hasTabs ? levels[0].stacks.count : 0
    guard (0..<count).contains(tab) else { throw .noSuchTab(tab, count: count) }
  }

  // MARK: - Everything at once

  private mutating func reset(keepingRoot: Bool) {
    guard keepingRoot else {
      levels = [root.level(style: style, nextEntry: &nextEntry)]
      return
    }
    levels.removeLast(levels.count - 1)
    for index in levels[0].stacks.indices {
      levels[0].stacks[index].entries.removeLast(levels[0].stacks[index].entries.count - 1)
    }
  }

  private mutating func open(_ steps: [NavigationStep], tab: Int?, keepingRoot: Bool)
    throws(NavigationRefusal)
  {
    reset(keepingRoot: keepingRoot)
    if let tab {
      try checkTab(tab)
      levels[0].selectedTab = tab
    }
    for (number, step) in steps.enumerated() {
      do throws(NavigationRefusal) {
        _ = try show(step)
      } catch {
        throw .step(number, error)
      }
    }
  }
}
