#if canImport(UIKit)
  public import UIKit

  /// How a driver gets the controllers of screens and the containers around them.
  ///
  /// ```swift
  /// var controllers = ControllerSources()
  /// controllers.use(.photos) { _ in ScreenTableViewController(PhotosViewModel.self, scenario: .loaded) }
  /// controllers.use(.photo) { request in PhotoViewController(photo: request.query) }
  /// ```
  ///
  /// A screen for which no closure is given is looked up by the name of its class, which must then be a
  /// `ScreenController`.
  public struct ControllerSources {
    /// Makes the container of a root of tabs.
    public var tabBar: @MainActor () -> UITabBarController = { UITabBarController() }
    /// Has the last word on a controller that is about to be presented: its style, a popover's source.
    ///
    /// The controller is the container where the screen is put into one.
    public var willPresent: @MainActor (UIViewController, ResolvedScreen) -> Void = { _, _ in }

    private let bundle: Bundle
    private var makers: [String: Maker] = [:]
    private var containers: [String: @MainActor () -> UINavigationController] = [:]

    private typealias Maker = @MainActor (ResolvedScreen, Bundle) throws -> UIViewController

    /// Makes a table without closures.
    ///
    /// - Parameter bundle: where the nibs are.
    public init(bundle: Bundle = .main) {
      self.bundle = bundle
    }

    /// Gives a screen the closure that makes its controller, from code or from the nib of the request.
    ///
    /// The closure makes a new one each time; one that is shown already is refused.
    public mutating func use<Query>(
      _ id: ScreenID<Query>,
      make: @escaping @MainActor (ControllerRequest<Query>) throws -> UIViewController
    ) {
      makers[id.name] = { screen, bundle in
        try make(Self.request(for: screen, in: bundle))
      }
    }

    /// Gives a registered navigation type the closure that makes one, empty.
    ///
    /// Only a class that `ScreenRegistry` was told of is ever asked for.
    public mutating func use(
      container type: UINavigationController.Type,
      make: @escaping @MainActor () -> UINavigationController
    ) {
      // The registry has the bare name or the one with the module, depending on how it was told.
      containers[String(describing: type)] = make
      containers[String(reflecting: type)] = make
    }

    // MARK: Making

    @MainActor
    func controller(for screen: ResolvedScreen) throws(NavigationDriverError) -> UIViewController {
      if case .nib(let name?) = screen.source, bundle.path(forResource: name, ofType: "nib") == nil
      {
        throw .missingNib(name: name, screen: screen.id)
      }
      let controller: UIViewController
      do {
        if let make = makers[screen.id] {
          controller = try make(screen, bundle)
        } else if let type = NSClassFromString(screen.className) as? any ScreenController.Type {
          controller = try Self.make(type, for: screen, in: bundle)
        } else {
          throw NavigationDriverError.noController(
            screen: screen.id, className: screen.className)
        }
      } catch let error as NavigationDriverError {
        throw error
      } catch {
        throw .making(screen: screen.id, message: String(describing: error))
      }
      // UIKit ends the app when a navigation controller is put into another one.
      if (controller is UINavigationController) != (screen.kind == .navigationContainer),
        screen.kind != .alert
      {
        throw .wrongContainer(
          screen: screen.id, found: String(describing: type(of: controller)))
      }
      return controller
    }

    @MainActor
    func container(_ style: NavigationStyle) throws(NavigationDriverError)
      -> UINavigationController
    {
      if let make = containers[style.className] { return make() }
      guard style.className == NavigationStyle().className else {
        throw .noContainer(className: style.className)
      }
      return UINavigationController()
    }

    @MainActor
    private static func make<Controller: ScreenController>(
      _ type: Controller.Type, for screen: ResolvedScreen, in bundle: Bundle
    ) throws -> UIViewController {
      try type.init(request(for: screen, in: bundle))
    }

    private static func request<Query>(for screen: ResolvedScreen, in bundle: Bundle)
      throws(NavigationDriverError) -> ControllerRequest<Query>
    {
      guard let query = screen.query.value as? Query else {
        throw .wrongQuery(
          screen: screen.id, expected: String(describing: Query.self),
          found: screen.query.typeName)
      }
      let nibName: String? = if case .nib(let name) = screen.source { name } else { nil }
      return ControllerRequest(query: query, screen: screen, nibName: nibName, bundle: bundle)
    }
  }
#endif
