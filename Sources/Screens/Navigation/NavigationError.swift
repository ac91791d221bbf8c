/// A mistake in what a navigator is told; it is thrown before anything has changed.
///
/// What the navigator cannot do at the moment is no error but an outcome: see `NavigationRefusal`.
public enum NavigationError: Error, Hashable, Sendable {
  /// No screen is registered under the id; `nearest` is a similar one.
  case unknownScreen(String, nearest: String?)
  /// No screen is registered with the class name; `nearest` is a similar one.
  case unknownClass(String, nearest: String?)
  /// Classes of several modules have the name; the candidates are their full names.
  case ambiguousClass(String, candidates: [String])
  /// The query has another type than the screen was registered with.
  case wrongQueryType(screen: String, expected: String, found: String)
  /// The screen needs a query and got none.
  case missingQuery(screen: String, expected: String)
  /// The screen takes no query, and this one would be ignored.
  case queryNotTaken(screen: String, found: String)
  /// The text of a route's query is none of the screen's queries.
  case unreadableQuery(screen: String, text: String, expected: String)
  /// A screen is registered under the id already.
  case duplicateScreen(String)
  /// The class belongs to another screen already, so its name would not say which is meant.
  case duplicateClass(String, screen: String)
  /// The class that is to go around presented screens is no navigation container.
  case wrongNavigationType(String)
  /// A root of tabs has no tab with the number.
  case noSuchTab(Int, count: Int)

  /// The name of the exception that the navigator of the source article raises for a wrong class.
  public static let wrongNavigationTypeName = "Incorrect Class"
  /// The reason of that exception, kept word for word for those who look for it.
  public static let wrongNavigationTypeMessage =
    "You can only set UINavigationController subclass here."
}

/// Why a command is not carried out, although it is well formed; nothing has changed.
public indirect enum NavigationRefusal: Error, Hashable, Sendable {
  /// One transition runs, another waits, and there is no third place.
  case busy(running: TransitionID, pending: TransitionID)
  /// The very entry is in the hierarchy, or the tab is the selected one.
  case alreadyShown(NavigationState.Entry)
  /// The topmost level has no navigation stack to push onto or to pop from.
  case noNavigation(top: NavigationState.Entry)
  /// Screens of this kind are only presented.
  case notPushable(screen: String, ScreenKind)
  /// An alert, or for a change of tabs any presented screen, has to go first.
  case covered(by: NavigationState.Entry)
  /// Only what was there from the start is left.
  case nothingToRemove
  /// There is no such presented level; level 0 is the root and cannot be dismissed.
  case noSuchLevel(Int, count: Int)
  /// There is no tab with the number.
  case noSuchTab(Int, count: Int)
  /// A step of a path, counted from 0, is refused, so the whole path is.
  case step(Int, NavigationRefusal)
}
