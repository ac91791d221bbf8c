// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// A transition that ends when a test says so.
///
/// The closures of those who wait run before the container has put itself in order, while the
/// coordinator is still there: the worst that can be expected of UIKit.
@MainActor public final class StubTransition: NSObject, UIViewControllerTransitionCoordinator {
  public private(set) var isInterruptible: Bool
  public private(set) var isInteractive: Bool
  public private(set) var isCancelled = false
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var end: ((_ isCancelled: Bool) -> Void)?
  private weak var window: UIWindow?
  private let forgets: Bool

  init(
    in window: UIWindow?, isInteractive: Bool = false, isInterruptible: Bool = false,
    end: @escaping (_ isCancelled: Bool) -> Void
  ) {
    self.window = window
    self.isInteractive = isInteractive
    self.isInterruptible = isInterruptible
    self.end = end
    forgets = window?.stubForgets ?? false
    super.init()
    window?.stubTransitions.append(self)
  }

  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard end != nil, !forgets else { return false }
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  public func stubFinish() { conclude() }

  /// Lets go without enough of a swipe, or turns the transition around.
  public func stubCancel() {
    guard isInteractive || isInterruptible || isCancelled else { return }
    isCancelled = true
    conclude()
  }

  /// The finger has decided, and the rest of the way is animated.
  public func stubRelease(cancelled: Bool) {
    isInteractive = false
    isCancelled = cancelled
  }

  private func conclude() {
    guard let end else { return }
    self.end = nil
    isInteractive = false
    let completions = completions
    self.completions = []
    for completion in completions { completion(self) }
    window?.stubTransitions.removeAll { $0 === self }
    end(isCancelled)
  }
}
