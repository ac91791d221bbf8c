// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension UIViewController {
  public var presentedViewController: UIViewController? {
    ownPresented ?? parent?.presentedViewController
  }
  public var presentingViewController: UIViewController? {
    ownPresenting ?? parent?.presentingViewController
  }
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownTransition ?? parent?.transitionCoordinator
  }
  /// Made when it is first asked for, and then for good.
  public var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    let controller =
      ownPresentationController ?? UIPresentationController(style: modalPresentationStyle)
    ownPresentationController = controller
    return controller
  }

  /// The controller that presents for this one: the outermost container.
  private var context: UIViewController { parent?.context ?? self }

  private var name: String { String(describing: type(of: self)) }

  // MARK: Presenting

  public func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    let presented = viewControllerToPresent
    if presented.parent != nil || presented.ownPresenting != nil {
      stubComplaints.append(
        "NSInvalidArgumentException: Application tried to present modally an active view "
          + "controller \(presented.name)")
      return
    }
    let attempt = "Attempt to present \(presented.name) on \(name)"
    if let other = context.ownPresented {
      stubComplaints.append(
        other.ownTransition == nil
          ? "\(attempt) which is already presenting \(other.name)"
          : "\(attempt) while a presentation is in progress")
      return
    }
    guard let window = viewIfLoaded?.window else {
      stubComplaints.append("\(attempt) whose view is not in the window hierarchy")
      return
    }
    if window.stubIgnores { return }
    context.start(presented, in: window, animated: flag, completion)
  }

  private func start(
    _ presented: UIViewController, in window: UIWindow, animated: Bool,
    _ completion: (() -> Void)?
  ) {
    ownPresented = presented
    presented.ownPresenting = self
    let style = presented.presentationController?.stubStyle
    window.addSubview(presented.view)
    let completion = window.stubForgets ? nil : completion
    let end = { [weak self] (_: Bool) in
      self?.ownTransition = nil
      presented.ownTransition = nil
      if style == .fullScreen { self?.view.removeFromSuperview() }
      completion?()
    }
    guard animated || window.stubIsLazy else { return end(false) }
    let transition = StubTransition(in: window, end: end)
    ownTransition = transition
    presented.ownTransition = transition
  }

  // MARK: Dismissing

  public func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let context = context
    guard let target = context.ownPresented else {
      // One that has presented nothing is dismissed itself.
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    guard context.isStill else {
      stubComplaints.append(
        "Attempt to dismiss from view controller \(name) while a presentation or dismiss is in "
          + "progress!")
      return
    }
    if target.view.window?.stubIgnores == true { return }
    target.startDismissal(animated: flag, isInteractive: false) { isCancelled in
      if !isCancelled { completion?() }
    }
  }

  /// Whether nothing that is presented over the controller comes or goes.
  private var isStill: Bool {
    guard let presented = ownPresented else { return true }
    return presented.ownTransition == nil && presented.isStill
  }

  /// Puts a finger on a sheet and pulls; `nil` when that is not possible.
  public func fingerPullsDown() -> StubTransition? {
    guard ownPresenting != nil, ownPresented == nil, ownTransition == nil,
      !isModalInPresentation, ownPresentationController?.stubStyle != .fullScreen
    else { return nil }
    let presentation = ownPresentationController
    startDismissal(animated: true, isInteractive: true) { isCancelled in
      if !isCancelled, let presentation {
        presentation.delegate?.presentationControllerDidDismiss(presentation)
      }
    }
    return ownTransition
  }

  private func startDismissal(
    animated: Bool, isInteractive: Bool, _ done: @escaping (_ isCancelled: Bool) -> Void
  ) {
    guard let presenting = ownPresenting else { return }
    let window = withPresented.last?.view.window
    if presenting.view.window == nil, let window { window.addSubview(presenting.view) }
    let chain = withPresented
    for controller in chain { controller.isBeingDismissed = true }
    let done = window?.stubForgets == true ? { _ in } : done
    let end = { (isCancelled: Bool) in
      presenting.ownTransition = nil
      for controller in chain {
        controller.ownTransition = nil
        controller.isBeingDismissed = false
        if !isCancelled { controller.leave() }
      }
      done(isCancelled)
    }
    guard animated || window?.stubIsLazy == true else { return end(false) }
    let transition = StubTransition(in: window, isInteractive: isInteractive, end: end)
    for controller in chain + [presenting] { controller.ownTransition = transition }
  }

  private var withPresented: [UIViewController] { [self] + (ownPresented?.withPresented ?? []) }

  private func leave() {
    viewIfLoaded?.removeFromSuperview()
    ownPresenting?.ownPresented = nil
    ownPresenting = nil
    ownPresentationController = nil
  }
}
