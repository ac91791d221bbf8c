// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

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
