/// The screen that an action leads to, and how it gets there.
public struct Route: Sendable, Hashable {
  /// How the screen comes up.
  public var transition: Transition
  /// The stable id of the screen.
  public var screen: String
  /// What the screen is asked to show, as text.
  public var query: String?

  /// The two ways in which a screen comes up.
  public enum Transition: String, Sendable, CaseIterable {
    case push
    case present
  }

  /// A route that pushes a screen onto the navigation stack.
  public static func push(_ screen: String, query: String? = nil) -> Route {
    Route(transition: .push, screen: screen, query: query)
  }

  /// A route that presents a screen over the current one.
  public static func present(_ screen: String, query: String? = nil) -> Route {
    Route(transition: .present, screen: screen, query: query)
  }
}
