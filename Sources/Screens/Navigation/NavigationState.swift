/// Which screens are there, which transition runs, and which one waits.
///
/// `levels` changes when a transition starts, as the arrays of UIKit's containers do; while it runs,
/// they are what will be seen when it ends.
///
/// **Where things happen.** The levels are the chain of presented controllers from the root to its end.
/// The last one is the top, whatever it is: a presented screen without a navigation container is not
/// skipped, because what was pushed beneath it would stay unseen.
///
/// - *Present* goes over the top level.
/// - *Push* and *pop* go to the stack of the top level, which is the selected tab's for a root of tabs.
///   A level without a navigation container has no such stack, and refuses.
/// - While an alert is the top, push, present, pop and a change of tabs are refused; it must be dismissed.
/// - *Dismiss* names a level by its number, and takes everything presented over it along.
public struct NavigationState: Hashable, Sendable {
  /// The root and what is presented over it, each over the one before; never empty.
  public internal(set) var levels: [Level]
  /// The transition that the driver is at.
  public internal(set) var running: ScreenTransition?
  /// The command that runs next.
  public internal(set) var pending: PendingNavigation?

  /// One instance of a screen in the hierarchy.
  public struct Entry: Hashable, Sendable, Identifiable {
    /// Different for every instance.
    public let id: EntryID
    /// What is shown.
    public let screen: ResolvedScreen
  }

  /// Screens one on another; only the last is seen.
  public struct Stack: Hashable, Sendable {
    /// What holds the screens.
    public let container: Container
    /// Never empty; one if there is no container.
    public internal(set) var entries: [Entry]

    var top: Entry { entries[entries.count - 1] }
  }

  /// What holds the screens of a stack.
  public enum Container: Hashable, Sendable {
    /// Nothing: the one screen stands alone.
    case none
    /// The registered container, put around the first screen.
    case wrapper(NavigationStyle)
    /// The first entry is a container itself and stands for what it shows at first.
    case screen
  }

  /// The root or a presented controller with all that it holds.
  public struct Level: Hashable, Sendable {
    /// The tabs of a root of tabs, otherwise one.
    public internal(set) var stacks: [Stack]
    /// The number of the stack that is seen.
    public internal(set) var selectedTab = 0
    /// Whether the stacks are tabs; a root of tabs may have a single one.
    public internal(set) var hasTabs = false

    /// The stack that is seen.
    public internal(set) var stack: Stack {
      get { stacks[selectedTab] }
      set { stacks[selectedTab] = newValue }
    }

    /// Every instance in the level, tab by tab, each stack from its first.
    public var entries: [Entry] { stacks.flatMap(\.entries) }

    var isAlert: Bool { stack.top.screen.kind == .alert }
  }

  /// The first screen of the root; that of the selected tab for a root of tabs.
  public var root: Entry { levels[0].stack.entries[0] }

  /// The level that covers all others.
  public internal(set) var topLevel: Level {
    get { levels[levels.count - 1] }
    set { levels[levels.count - 1] = newValue }
  }

  /// The screen that is seen.
  public var topEntry: Entry { topLevel.stack.top }

  /// The navigation stack of the top level: where a push goes; `nil` where none can.
  public var topStack: Stack? {
    topLevel.stack.container == .none ? nil : topLevel.stack
  }

  /// Every instance in the hierarchy, level by level.
  public var entries: [Entry] { levels.flatMap(\.entries) }
}

/// Tells instances of screens apart, also those that show the same.
public struct EntryID: Hashable, Sendable, Comparable {
  let number: Int

  /// Whether the instance was made earlier.
  public static func < (left: EntryID, right: EntryID) -> Bool { left.number < right.number }
}

/// Tells accepted commands apart; the transition of a command has its id.
public struct TransitionID: Hashable, Sendable, Comparable {
  let number: Int

  /// Whether the command was accepted earlier.
  public static func < (left: TransitionID, right: TransitionID) -> Bool {
    left.number < right.number
  }
}
