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

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  open func loadView() { storedView = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func didReceiveMemoryWarning() {}
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
}

@MainActor open class UITableViewController: UIViewController {
  private let style: UITableView.Style
  open var clearsSelectionOnViewWillAppear = true

  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  override open func loadView() {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 700), style: style)
  }
  /// Does not tell the delegate when it gives selections up, as Apple's does not.
  override open func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }
  override open func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }
}
