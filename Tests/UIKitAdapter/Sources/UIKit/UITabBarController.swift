// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}

@MainActor open class UITabBarController: UIViewController {
  open private(set) var viewControllers: [UIViewController]?
  open weak var delegate: (any UITabBarControllerDelegate)?

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    for controller in self.viewControllers ?? [] { controller.parent = nil }
    self.viewControllers = viewControllers
    for controller in viewControllers ?? [] { controller.parent = self }
    selectedViewController = viewControllers?.first
  }

  open var selectedViewController: UIViewController? {
    didSet {
      guard selectedViewController === oldValue || isTab(selectedViewController) else {
        stubComplaints.append(
          "NSInvalidArgumentException: the selected view controller must be one of the tab bar's")
        selectedViewController = oldValue
        return
      }
      if isViewLoaded { showSelected() }
    }
  }

  private func isTab(_ controller: UIViewController?) -> Bool {
    viewControllers?.contains { $0 === controller } ?? false
  }

  override open func viewDidLoad() {
    super.viewDidLoad()
    showSelected()
  }

  private func showSelected() {
    for controller in viewControllers ?? [] where controller !== selectedViewController {
      controller.viewIfLoaded?.removeFromSuperview()
    }
    if let shown = selectedViewController?.view, shown.superview !== view {
      view.addSubview(shown)
    }
  }

  /// Chooses a tab, also while its stack moves.
  ///
  /// Only a finger makes the delegate hear of a choice, and the same tab again goes back to its first
  /// screen.
  public func fingerTapsTab(_ index: Int) {
    guard let chosen = viewControllers?[index], view.window != nil, presentedViewController == nil
    else { return }
    let isSame = chosen === selectedViewController
    selectedViewController = chosen
    delegate?.tabBarController(self, didSelect: chosen)
    if isSame, let stack = chosen as? UINavigationController, stack.transitionCoordinator == nil,
      let first = stack.viewControllers.first
    {
      stack.popToViewController(first, animated: true)
    }
  }
}
