// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor open class UIWindow: UIView {
  override open var window: UIWindow? { self }

  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if let old = oldValue {
        if old.ownPresented != nil {
          rootViewController?.stubComplaints.append(
            "the window keeps the views of what its old root has presented")
        }
        old.viewIfLoaded?.removeFromSuperview()
      }
      if let root = rootViewController { addSubview(root.view) }
    }
  }

  /// The transitions that wait for their end, in the order in which they started.
  public internal(set) var stubTransitions: [StubTransition] = []
  /// Whether presentations without animation end later too, as UIKit promises nothing about that.
  public var stubIsLazy = false
  /// Whether the closures that wait for the end of a transition are lost.
  public var stubForgets = false
  /// Whether presentations and dismissals are ignored without a word.
  public var stubIgnores = false
  /// Whether a finger may turn transitions of navigation controllers around.
  public var stubIsInterruptible = false

  /// Ends what moves, the oldest first.
  public func stubFinishAnimations() {
    for transition in stubTransitions { transition.stubFinish() }
  }

  /// Takes the window off the screen's hierarchy, as a scene that is being torn down.
  public func stubDetachRoot() { rootViewController?.view.removeFromSuperview() }
}
