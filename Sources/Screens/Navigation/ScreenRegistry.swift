/// The screens that a navigator can show: their ids, classes, kinds and queries.
///
/// A registry is a value. It is filled once, when the app starts, and given to a navigator.
///
/// ```swift
/// var registry = ScreenRegistry()
/// try registry.register(.photos, className: "App.PhotosViewController")
/// try registry.register(.photo, className: "App.PhotoViewController")
/// ```
public struct ScreenRegistry: Sendable {
  /// In the order of registration.
  public private(set) var registrations: [Registration] = []
  /// What goes around presented screens and the root.
  public var navigationStyle = NavigationStyle()

  // Names that differ only in their Unicode normalisation count as one here, as they would in a
  // reader's eyes: the second is refused as a duplicate.
  private var indexByScreen: [String: Int] = [:]
  private var indicesByClass: [String: [Int]] = [:]

  /// A screen as it was registered.
  public struct Registration: Sendable {
    /// The stable id that routes name.
    public let id: String
    /// The class without its module.
    public let className: String
    /// The module of the class; `nil` for a class that has a bare name, as in Objective-C.
    public let module: String?
    /// How the screen behaves in the hierarchy.
    public let kind: ScreenKind
    /// The name of the query's type; `nil` for a screen that takes no query.
    public let queryType: String?
    fileprivate let accept: @Sendable (any Hashable & Sendable) -> ScreenQuery?
    fileprivate let read: (@Sendable (String) -> ScreenQuery?)?

    /// The name by which the class can be found at run time.
    public var qualifiedClassName: String { module.map { "\($0).\(className)" } ?? className }

    /// Whether the screen brings its own navigation stack.
    public var isNavigationContainer: Bool { kind == .navigationContainer }
  }

  /// Makes an empty registry.
  public init() {}

  // MARK: - Registration

  /// Registers a screen.
  ///
  /// - Parameters:
  ///   - id: the id under which typed calls and routes find the screen.
  ///   - className: the class, with or without its module in front: `App.PhotoViewController`.
  ///   - kind: how the screen behaves in the hierarchy.
  ///   - reading: makes a query of the text in a route; without it, routes cannot lead here.
  /// - Throws: `duplicateScreen`, `duplicateClass`.
  public mutating func register<Query>(
    _ id: ScreenID<Query>, className: String, kind: ScreenKind = .content,
    reading: (@Sendable (String) -> Query?)? = nil
  ) throws(NavigationError) {
    var read: (@Sendable (String) -> ScreenQuery?)?
    if let reading { read = { text in reading(text).map { ScreenQuery($0) } } }
    try add(id, className: className, kind: kind, read: read)
  }

  /// Registers a screen whose query can be read from text as it is.
  ///
  /// - Throws: `duplicateScreen`, `duplicateClass`.
  public mutating func register<Query: LosslessStringConvertible>(
    _ id: ScreenID<Query>, className: String, kind: ScreenKind = .content
  ) throws(NavigationError) {
    try register(id, className: className, kind: kind) { Query($0) }
  }

  private mutating func add<Query>(
    _ id: ScreenID<Query>, className: String, kind: ScreenKind,
    read: (@Sendable (String) -> ScreenQuery?)?
  ) throws(NavigationError) {
    guard indexByScreen[id.name] == nil else { throw .duplicateScreen(id.name) }
    let parts = className.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let registration = Registration(
      id: id.name, className: String(parts.last ?? ""),
      module: parts.count == 2 ? String(parts[0]) : nil, kind: kind,
      queryType: Query.self == NoQuery.self ? nil : String(describing: Query.self),
      accept: { value in (value as? Query).map { ScreenQuery($0) } }, read: read)
    for index in indicesByClass[registration.className] ?? []
    where registrations[index].module == registration.module {
      throw .duplicateClass(registration.qualifiedClassName, screen: registrations[index].id)
    }
    indexByScreen[registration.id] = registrations.count
    indicesByClass[registration.className, default: []].append(registrations.count)
    registrations.append(registration)
  }

  /// Sets the class that goes around presented screens, checked against the system's container class.
  ///
  /// - Throws: `wrongNavigationType` for a class that does not inherit from `base`.
  public mutating func register<Base: AnyObject>(
    navigationType type: AnyObject.Type, subclassOf base: Base.Type
  ) throws(NavigationError) {
    let name = String(describing: type)
    guard type is Base.Type else { throw .wrongNavigationType(name) }
    navigationStyle.className = name
  }

  /// Sets the class that goes around presented screens to one that is registered as a container.
  ///
  /// - Throws: `wrongNavigationType` for a screen of another kind, `unknownClass`, `ambiguousClass`.
  public mutating func register(navigationType className: String) throws(NavigationError) {
    let registration = try self.registration(ofClass: className)
    guard registration.isNavigationContainer else { throw .wrongNavigationType(className) }
    navigationStyle.className = registration.qualifiedClassName
  }

  // MARK: - Lookup

  /// The screen with an id.
  ///
  /// - Throws: `unknownScreen` with a hint.
  public func registration(ofScreen id: String) throws(NavigationError) -> Registration {
    guard let index = indexByScreen[id] else {
      throw .unknownScreen(
        id, nearest: SimilarName.nearest(to: id, among: indexByScreen.keys.sorted()))
    }
    return registrations[index]
  }

  /// The screen with a class name, which may have its module in front.
  ///
  /// - Throws: `unknownClass` with a hint; `ambiguousClass` for a bare name that several modules have.
  public func registration(ofClass name: String) throws(NavigationError) -> Registration {
    if let found = indicesByClass[name] {
      guard found.count == 1, let index = found.first else {
        throw .ambiguousClass(
          name, candidates: found.map { registrations[$0].qualifiedClassName }.sorted())
      }
      return registrations[index]
    }
    if let found = registrations.first(where: { $0.qualifiedClassName == name }) { return found }
    // Whoever gives the id where the class name belongs is told the class name.
    if let index = indexByScreen[name] {
      throw .unknownClass(name, nearest: registrations[index].className)
    }
    let names = registrations.flatMap { Set([$0.className, $0.qualifiedClassName]) }
    throw .unknownClass(name, nearest: SimilarName.nearest(to: name, among: names.sorted()))
  }

  /// Finds the screen of a destination and checks its query.
  ///
  /// - Throws: every error about names and queries.
  public func resolve(_ destination: Destination) throws(NavigationError) -> ResolvedScreen {
    let registration =
      switch destination.name {
      case .screen(let id): try registration(ofScreen: id)
      case .className(let name): try registration(ofClass: name)
      }
    let source =
      switch destination.source {
      case .nib(nil): ScreenSource.nib(registration.className)
      case .code, .nib: destination.source
      }
    return ResolvedScreen(
      id: registration.id, className: registration.qualifiedClassName, kind: registration.kind,
      query: try query(of: destination, for: registration), source: source)
  }

  private func query(of destination: Destination, for registration: Registration)
    throws(NavigationError) -> ScreenQuery
  {
    guard let expected = registration.queryType else {
      switch destination.query {
      case .value(let query):
        guard let accepted = registration.accept(query.value) else {
          throw .queryNotTaken(screen: registration.id, found: query.typeName)
        }
        return accepted
      case .text: throw .queryNotTaken(screen: registration.id, found: "String")
      case .none: return ScreenQuery(NoQuery())
      }
    }
    switch destination.query {
    case .none: throw .missingQuery(screen: registration.id, expected: expected)
    case .text(let text):
      guard let query = registration.read?(text) else {
        throw .unreadableQuery(screen: registration.id, text: text, expected: expected)
      }
      return query
    case .value(let query):
      guard !(query.value is NoQuery) else {
        throw .missingQuery(screen: registration.id, expected: expected)
      }
      guard let accepted = registration.accept(query.value) else {
        throw .wrongQueryType(
          screen: registration.id, expected: expected, found: query.typeName)
      }
      return accepted
    }
  }
}
