/// The name of a screen together with the type of what it is asked to show.
///
/// The name is the screen's stable id, the one that routes use. The compiler checks the query of every
/// call that is made with it.
///
/// ```swift
/// extension ScreenID where Query == Int { static var photo: ScreenID { ScreenID("photo-detail") } }
/// _ = try navigator.push(.photo, query: 7)
/// ```
public struct ScreenID<Query: Hashable & Sendable>: Hashable, Sendable {
  /// The stable id of the screen.
  public let name: String

  /// Makes an id.
  public init(_ name: String) {
    self.name = name
  }
}

/// The query of a screen that takes none.
public struct NoQuery: Hashable, Sendable {
  /// Makes the one value there is.
  public init() {}
}

/// What a screen is asked to show, whatever its type.
///
/// Two queries are equal when they have one type and that type says so; text compares as Swift's strings do.
public struct ScreenQuery: Hashable, Sendable {
  /// The query itself.
  public let value: any Hashable & Sendable

  /// Wraps a value.
  public init(_ value: any Hashable & Sendable) {
    self.value = value
  }

  /// Whether both have the same type and value.
  public static func == (left: ScreenQuery, right: ScreenQuery) -> Bool {
    isEqual(left.value, right.value)
  }

  /// Feeds the value.
  public func hash(into hasher: inout Hasher) {
    value.hash(into: &hasher)
  }

  /// The name of the value's type.
  var typeName: String { String(describing: type(of: value)) }

  private static func isEqual<Left: Hashable>(_ left: Left, _ right: any Hashable & Sendable)
    -> Bool
  {
    // A cast alone would let a bridged or wrapped value of another type through.
    type(of: right) == Left.self && (right as? Left) == left
  }
}

/// Where the view of a screen comes from.
public enum ScreenSource: Hashable, Sendable {
  case code
  /// A nib; without a name it is called as the screen's class is.
  case nib(String? = nil)
}

/// How a screen behaves as a part of the hierarchy.
public enum ScreenKind: String, Hashable, Sendable, CaseIterable {
  /// Can be pushed; presented, it is put into a navigation container first.
  case content
  /// Can be pushed; presented, it stands alone, and nothing can be pushed onto it.
  case bare
  /// Only presented, and left before anything else happens: whatever came up over it would go with it.
  case alert
  /// Brings its own navigation stack: only presented, and as it is.
  case navigationContainer
}

/// The navigation container that goes around a presented screen and around the root.
public struct NavigationStyle: Hashable, Sendable {
  /// The name of the container's class.
  public internal(set) var className = "UINavigationController"
  /// The name of the colour behind the container's content; `nil` is the system's.
  public var background: String?

  /// The system's own container.
  public init(background: String? = nil) {
    self.background = background
  }
}
