/// A change of the hierarchy that a driver carries out.
public struct ScreenTransition: Hashable, Sendable, Identifiable {
  /// The id that the outcome of the command named.
  public let id: TransitionID
  /// What was asked for.
  public let command: NavigationCommand
  /// What it means for the containers.
  public let change: Change
  /// Whether the change is to be seen.
  public let isAnimated: Bool
  /// The whole hierarchy after the change.
  public let levels: [NavigationState.Level]
  /// The instances to make, from the bottom up.
  public let added: [NavigationState.Entry]
  /// The instances to let go of, from the top down.
  public let removed: [NavigationState.Entry]
  /// The hierarchy to go back to if the driver fails.
  var levelsBefore: [NavigationState.Level]

  /// A change in terms of containers.
  public enum Change: Hashable, Sendable {
    /// The entry goes onto the stack of the top level.
    case push(NavigationState.Entry)
    /// The level comes up over the one that was the top.
    case present(NavigationState.Level)
    /// What lies over the entry in the top level's stack goes.
    case pop(to: NavigationState.Entry)
    /// The level with the number and all over it go.
    case dismiss(level: Int)
    case selectTab(Int)
    /// The hierarchy becomes `levels` at once.
    case replaceAll
  }
}

/// A command that runs when the transition before it has ended.
public struct PendingNavigation: Hashable, Sendable, Identifiable {
  /// The id that its transition will have.
  public let id: TransitionID
  /// What was asked for.
  public let command: NavigationCommand
  /// Whether the change is to be seen.
  public let isAnimated: Bool
}

/// Something that a navigator is told to do, its names looked up.
public enum NavigationCommand: Hashable, Sendable {
  case show(NavigationStep)
  case pop
  case popToRoot
  case dismiss(level: Int)
  case selectTab(Int)
  case removeAll(keepingRoot: Bool)
  case open([NavigationStep], tab: Int?, keepingRoot: Bool)

  /// Whether a second call most likely means the first one, as with two quick taps.
  ///
  /// Showing compares how, which screen and which query. Going back one screen is the exception among
  /// the rest: twice is two screens.
  func coalesces(with other: NavigationCommand) -> Bool {
    switch (self, other) {
    case (.pop, _): false
    case (.show(let left), .show(let right)): left.leadsToSame(as: right)
    case (.open(let left, let tab, let keeps), .open(let right, let otherTab, let otherKeeps)):
      tab == otherTab && keeps == otherKeeps && left.count == right.count
        && zip(left, right).allSatisfy { $0.leadsToSame(as: $1) }
    default: self == other
    }
  }
}

/// A screen and how it comes up.
public struct NavigationStep: Hashable, Sendable {
  /// How the screen comes up.
  public let transition: Route.Transition
  /// What is to be shown.
  public let screen: ResolvedScreen
  /// An instance that exists already; `nil` makes one.
  public let entry: EntryID?

  func leadsToSame(as other: NavigationStep) -> Bool {
    transition == other.transition && screen.id == other.screen.id
      && screen.query == other.screen.query
  }
}

// excerpt: navigation-outcome
/// What became of a command.
public enum NavigationOutcome: Hashable, Sendable {
  /// Its transition runs.
  case shown(TransitionID)
  /// It runs after the present transition.
  case queued(TransitionID)
  /// The same is already running or waiting.
  case coalesced(with: TransitionID)
  /// It is not carried out.
  case refused(NavigationRefusal)

  /// The transition that shows what was asked for; `nil` when refused.
  public var transition: TransitionID? {
    switch self {
    case .shown(let id), .queued(let id), .coalesced(let id): id
    case .refused: nil
    }
  }
}
// end excerpt

/// How an accepted command ended.
public enum TransitionEnd: Hashable, Sendable {
  case shown
  /// The driver could not do it; the hierarchy is as it was before.
  case failed(reason: String)
  /// While it waited, what came before it or the user made it impossible.
  case withdrawn(NavigationRefusal)
}

/// Something that happened to a navigator, for tests and for a graph of screens.
public enum NavigationEvent: Hashable, Sendable {
  /// A command was given while the screen `from` was the top.
  case command(NavigationCommand, from: String, NavigationOutcome)
  case started(TransitionID)
  case ended(TransitionID, TransitionEnd)
  /// The user went back, dismissed something or chose a tab.
  case user(UserNavigation)
}

/// What a user does to the hierarchy without a command.
public enum UserNavigation: Hashable, Sendable {
  /// The entry and those over it in its stack are gone: the back button, a swipe from the edge.
  case popped(EntryID)
  /// The level that holds the entry and those over it are gone: a sheet pulled down.
  case dismissed(EntryID)
  case selectedTab(Int)
}
