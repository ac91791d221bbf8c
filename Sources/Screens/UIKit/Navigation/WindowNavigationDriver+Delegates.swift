#if canImport(UIKit)
  public import UIKit

  // Each event only makes the driver read the containers again. An app that is the delegate itself may
  // pass its calls on to these, or call `catchUp()`.

  extension WindowNavigationDriver: UINavigationControllerDelegate {
    /// Follows the back button and the swipe from the edge.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) {
      catchUp()
    }
  }

  extension WindowNavigationDriver: UITabBarControllerDelegate {
    /// Follows the choice of a tab.
    public func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {
      catchUp()
    }
  }

  extension WindowNavigationDriver: UIAdaptivePresentationControllerDelegate {
    /// Follows a sheet that was pulled down and a popover that was left.
    public func presentationControllerDidDismiss(
      _ presentationController: UIPresentationController
    ) {
      catchUp()
      // UIKit does not promise that the presenting controller has forgotten it by now.
      Task { [weak self] in self?.catchUp() }
    }
  }
#endif
