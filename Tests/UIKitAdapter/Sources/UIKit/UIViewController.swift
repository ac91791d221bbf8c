// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIViewController: UIResponder {
  open var title: String?
  public private(set) var isViewLoaded = false
  public internal(set) var isEditing = false
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if !isViewLoaded {
        isViewLoaded = true
        loadView()
        viewDidLoad()
      }
      return storedView
    }
    set { storedView = newValue }
  }
  private var storedView: UIView?
  open var viewIfLoaded: UIView? { isViewLoaded ? view : nil }
  /// The nib that the controller was made with.
  public let stubNibName: String?

  open lazy var tabBarItem = UITabBarItem()

  public internal(set) weak var parent: UIViewController?
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  // Presenting; see the extension.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var isModalInPresentation = false
  public internal(set) var isBeingDismissed = false
  var ownPresented: UIViewController?
  weak var ownPresenting: UIViewController?
  var ownPresentationController: UIPresentationController?
  var ownTransition: StubTransition?

  /// What UIKit would write into the log or end the app for.
  public internal(set) var stubComplaints: [String] = []

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    stubNibName = nibNameOrNil
    super.init()
  }
  override public convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    stubNibName = nil
    super.init()
  }

  open func loadView() { storedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

@MainActor open class UITabBarItem: NSObject {
  open var title: String?
}
