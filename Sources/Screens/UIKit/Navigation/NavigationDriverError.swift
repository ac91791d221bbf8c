#if canImport(UIKit)
  /// Why a transition failed, or what is wrong with a controller, with the values to say so.
  public enum NavigationDriverError: Error, Hashable, Sendable {
    /// Nothing was given to make the screen's controller, and its class cannot be made by its name.
    case noController(screen: String, className: String)
    /// What makes the controller takes a query of another type than the one that is registered.
    case wrongQuery(screen: String, expected: String, found: String)
    /// The bundle has no nib with this name.
    case missingNib(name: String, screen: String)
    /// Making the controller threw; the message is the description of the error.
    case making(screen: String, message: String)
    /// A screen that is registered as a navigation container is none, or another one is.
    case wrongContainer(screen: String, found: String)
    /// Nothing was given to make the registered class that goes around screens.
    case noContainer(className: String)
    /// Neither the asset catalogue nor the system has the colour for the background; it stays as it is.
    case unknownColor(String)
    /// The controller is shown already, or was made for two screens at once.
    case alreadyShown(screen: String)
    /// A navigator that has presented something cannot be put into a window at once.
    case presentedAtStart(screen: String)
    /// The window is gone.
    case noWindow
    /// UIKit presents nothing over a controller whose view is in no window.
    case notInWindow(screen: String)
    /// A controller that the navigator does not know covers the top level.
    case covered(screen: String, by: String)
    /// A container or a controller is not where the navigator has it: the app has moved it.
    case notThere(screen: String)
    /// While the transition waited for the user's own one, that changed the screens.
    case changedByUser
    /// UIKit was asked, and the screens are not as asked for: it refused, or the user turned back.
    case notCarriedOut(screen: String)
  }
#endif
