// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@MainActor open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Each change, as a word for what it was asked as and whether it was animated.
  public private(set) var stubLog: [String] = []

  override public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    change(to: [rootViewController], animated: false)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }

  override open func viewDidLoad() {
    super.viewDidLoad()
    showTop()
  }

  // MARK: Changing

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stubLog.append(animated ? "set animated" : "set")
    change(to: viewControllers, animated: animated)
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if stack.contains(where: { $0 === viewController }) {
      complain(
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is "
          + "not supported")
    } else if viewController is UINavigationController {
      complain("NSInvalidArgumentException: Pushing a navigation controller is not supported")
    } else {
      stubLog.append(animated ? "push animated" : "push")
      change(to: stack + [viewController], animated: animated)
    }
  }

  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      complain(
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    stubLog.append(animated ? "pop animated" : "pop")
    if !popped.isEmpty { change(to: Array(stack[...index]), animated: animated) }
    return popped
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return popToViewController(stack[stack.count - 2], animated: animated)?.last
  }

  private func complain(_ complaint: String) { stubComplaints.append(complaint) }

  /// The array changes at once; a transition that is cancelled puts it back.
  private func change(to new: [UIViewController], animated: Bool, isInteractive: Bool = false) {
    if ownTransition != nil {
      complain("nested push animation can result in corrupted navigation bar")
    }
    let old = stack
    for controller in new where controller.parent !== self {
      if controller.parent != nil || controller.ownPresenting != nil {
        complain("\(type(of: controller)) is in another container")
      }
      controller.parent = self
    }
    stack = new
    let window = viewIfLoaded?.window
    let isInWindow = window != nil
    let end = { [weak self] (isCancelled: Bool) in
      guard let self else { return }
      ownTransition = nil
      let gone = isCancelled ? new : old
      if isCancelled { stack = old }
      for controller in gone where !stack.contains(where: { $0 === controller }) {
        controller.parent = nil
        controller.viewIfLoaded?.removeFromSuperview()
      }
      showTop()
      // Out of a window, or after a cancelled swipe, the delegate hears nothing.
      if isInWindow, !isCancelled, let top = stack.last {
        delegate?.navigationController(self, didShow: top, animated: animated)
      }
    }
    guard let window, animated, old.last !== new.last else { return end(false) }
    ownTransition = StubTransition(
      in: window, isInteractive: isInteractive, isInterruptible: window.stubIsInterruptible,
      end: end)
  }

  private func showTop() {
    guard isViewLoaded, let top = stack.last else { return }
    for controller in stack.dropLast() { controller.viewIfLoaded?.removeFromSuperview() }
    if top.view.superview !== view { view.addSubview(top.view) }
  }

  // MARK: The finger

  /// Touches are not taken while something moves, nor without anything to go back to.
  private var takesTouches: Bool {
    transitionCoordinator == nil && stack.count > 1 && view.window != nil
      && presentedViewController == nil
  }

  @discardableResult
  public func fingerTapsBack() -> Bool {
    guard takesTouches else { return false }
    popViewController(animated: true)
    return true
  }

  public func fingerSwipesBack() -> StubTransition? {
    guard takesTouches else { return nil }
    change(to: stack.dropLast(), animated: true, isInteractive: true)
    return ownTransition
  }
}
