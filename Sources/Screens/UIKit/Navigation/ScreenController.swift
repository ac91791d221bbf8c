#if canImport(UIKit)
  public import UIKit

  /// A controller that a driver can make when all it has is the name of the class.
  ///
  /// The initialiser gets the query, so one that a controller does not want cannot be lost on the way.
  ///
  /// ```swift
  /// final class PhotoViewController: UIViewController, ScreenController {
  ///   required init(_ request: ControllerRequest<Int>) {
  ///     photo = request.query
  ///     super.init(nibName: request.nibName, bundle: request.bundle)
  ///   }
  /// }
  /// ```
  @MainActor
  public protocol ScreenController: UIViewController {
    /// What the screen is asked to show; the type that its id is registered with.
    associatedtype Query: Hashable & Sendable

    /// Makes the controller, with views of its own or with those of the nib that the request names.
    init(_ request: ControllerRequest<Query>) throws
  }

  /// What a controller is made from.
  public struct ControllerRequest<Query: Hashable & Sendable> {
    /// What the screen is asked to show.
    public let query: Query
    /// The screen as it was registered.
    public let screen: ResolvedScreen
    /// The nib that the screen's view comes from, which is there; `nil` for a view made in code.
    public let nibName: String?
    /// Where the nib is.
    public let bundle: Bundle
  }
#endif
