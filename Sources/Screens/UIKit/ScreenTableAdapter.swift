#if canImport(UIKit)
  public import UIKit

  /// The data source and delegate of a table, driven by a data source of ours.
  ///
  /// It holds the same `TableHost` that recordings run, so a table on a device shows, selects, edits
  /// and updates by the same rules. Where the headless table throws, this one tells `onError` and
  /// shows a cell that says what is wrong; it never ends the app. Everything that a user does arrives
  /// at one `EventSink`, by the row's identity.
  ///
  /// ```swift
  /// let adapter = try ScreenTableAdapter(dataSource: source, sink: EventSink { print($0) })
  /// adapter.attach(to: tableView)
  /// try adapter.update(to: newSource)
  /// ```
  ///
  /// A table does not keep its data source and delegate, nor does the adapter keep the table: whoever
  /// shows the table keeps the adapter. `ScreenTableAdapter+DataSource`, `+Delegate` and `+Updates`
  /// hold the methods of the protocols and what follows a change.
  @MainActor
  public final class ScreenTableAdapter: NSObject {
    /// The id of the action that the button in an accessory sends, where a cell declares it.
    public static let accessoryActionID = "accessory"

    /// Told of everything that is wrong with the screen, each thing once.
    public var onError: (ScreenTableError) -> Void = { _ in }
    /// Told of each edit that a user made, with the row's identity, after the rows have followed.
    public var onEdit: (TableEdit, String) -> Void = { _, _ in }
    /// Told of the identity of a row that comes onto the screen.
    public var willDisplay: (String) -> Void = { _ in }
    /// Told of the identity of a row that leaves the screen.
    public var didEndDisplaying: (String) -> Void = { _ in }
    /// Finds images; those of the asset catalogue and then the symbols of the system by default.
    public var image: (String) -> UIImage? = { UIImage(named: $0) ?? UIImage(systemName: $0) }

    let host: TableHost
    private(set) weak var tableView: UITableView?
    private let cells: CellSources
    private var registered: Set<String> = []
    private var reported: Set<ScreenTableError> = []
    /// The heights that rows had on the screen, as estimates for when they are off it.
    var shownHeights: [String: CGFloat] = [:]
    var isUpdating = false
    /// What arrived while an update ran.
    var waitingSource: (any TableDataSource)?

    /// Makes an adapter that is not attached to a table yet.
    ///
    /// - Throws: `duplicateIdentity`, `duplicateSection`, `ambiguousIdentifier`.
    public init(
      dataSource: any TableDataSource, cells: CellSources = CellSources(), sink: EventSink = .none
    ) throws(ScreenError) {
      host = try TableHost(dataSource: dataSource, sink: sink)
      self.cells = cells
      super.init()
    }

    /// Registers the cells, takes over the table and fills it.
    public func attach(to tableView: UITableView) {
      if self.tableView !== tableView { followTextSize(of: tableView) }
      self.tableView = tableView
      registered = []
      registerCells()
      tableView.dataSource = self
      tableView.delegate = self
      tableView.reloadData()
      restoreSelection()
    }

    /// Asks for all heights again when the text size changes: no height that was shown still holds, and
    /// a scaled one is another number.
    private func followTextSize(of tableView: UITableView) {
      tableView.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        [weak self] (tableView: UITableView, _: UITraitCollection) in
        guard let self, self.tableView === tableView else { return }
        shownHeights = [:]
        if !isUpdating, tableView.window != nil { tableView.performBatchUpdates(nil) }
      }
    }

    // MARK: What the table shows

    /// The data source, after the edits that users made.
    public var dataSource: any TableDataSource { host.dataSource }

    /// The sections and rows as the table has them.
    public var contents: TableContents { host.contents }

    /// The position of a row; `nil` when it is not there.
    public func indexPath(of identity: String) -> IndexPath? {
      host.path(of: identity)?.indexPath
    }

    // MARK: State

    /// The state in which a row's cell is bound.
    public func state(of identity: String) -> CellState { host.state(of: identity) }

    /// Sets the state of a row, such as disabled, and binds its cell again.
    public func setState(_ state: CellState, of identity: String) {
      attempt { () throws(ScreenError) in try host.setState(state, of: identity) }
      if let path = host.path(of: identity)?.indexPath, let tableView {
        let isSelected = tableView.indexPathsForSelectedRows?.contains(path) ?? false
        if state.contains(.selected), !isSelected {
          tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        } else if !state.contains(.selected), isSelected {
          tableView.deselectRow(at: path, animated: false)
        }
      }
      refresh(identity)
    }

    /// Gives every choice up, as when a user comes back from the screen that a row led to.
    ///
    /// UIKit does not tell its delegate when code deselects a row, so this is the way to do it.
    public func deselectAll(animated: Bool) {
      for path in host.selectedPaths {
        tableView?.deselectRow(at: path.indexPath, animated: animated)
        changeState(at: path.indexPath) { (path: RowPath) throws(ScreenError) in
          try host.deselect(at: path)
        }
      }
    }

    /// Starts or ends editing and binds every cell on the screen again.
    public func setEditing(_ editing: Bool, animated: Bool) {
      attempt { () throws(ScreenError) in try host.setEditing(editing) }
      tableView?.setEditing(editing, animated: animated)
      for cell in tableView?.visibleCells ?? [] {
        if let identity = (cell as? ScreenHostCell)?.identity { refresh(identity) }
      }
    }

    /// Drops what can be made again.
    public func didReceiveMemoryWarning() {
      host.didReceiveMemoryWarning()
      shownHeights = [:]
    }

    // MARK: Cells

    /// Registers the kinds that the table does not know yet.
    func registerCells() {
      guard let tableView else { return }
      if registered.insert(ErrorCell.identifier).inserted {
        tableView.register(ScreenHostCell.self, forCellReuseIdentifier: ErrorCell.identifier)
      }
      for identifier in host.registry.identifiers where registered.insert(identifier).inserted {
        let source = cells.source(for: identifier)
        if let error = source.register(identifier, in: tableView) { report(error) }
      }
    }

    /// Shows a row in a cell; the way for events is there before the row is bound.
    func show(_ row: Row, in cell: ScreenHostCell) {
      cell.findImage = image
      cell.onProblem = { [weak self] in self?.report($0) }
      cell.onAction = { [weak self] action, identity, value in
        _ = self?.host.send(action, fromRow: identity, value: value)
      }
      attempt { () throws(ScreenError) in
        try cell.show(row, state: host.state(of: row.identity))
      }
      for problem in cell.content?.problems ?? [] {
        report(
          .screen(.binding(problem, cell: row.cellIdentifier, identity: row.identity)))
      }
    }

    /// Binds the cell of a row again if it is on the screen.
    func refresh(_ identity: String) {
      guard let path = host.path(of: identity), let row = try? host.row(at: path),
        let cell = tableView?.cellForRow(at: path.indexPath) as? ScreenHostCell,
        cell.identity == identity
      else { return }
      show(row, in: cell)
    }

    /// Changes the state of a row and binds its cell again.
    func changeState(
      at indexPath: IndexPath, _ change: (RowPath) throws(ScreenError) -> Void
    ) {
      let path = RowPath(indexPath)
      attempt { () throws(ScreenError) in
        let identity = try host.row(at: path).identity
        try change(path)
        refresh(identity)
      }
    }

    // MARK: Errors

    func report(_ error: ScreenTableError) {
      if reported.insert(error).inserted { onError(error) }
    }

    func attempt(_ body: () throws(ScreenError) -> Void) {
      do throws(ScreenError) {
        try body()
      } catch {
        report(.screen(error))
      }
    }
  }

  /// The cell in place of one that cannot be made: it says why.
  final class ErrorCell: ScreenCell<ScreenError> {
    override class var identifier: String { "Screens.ErrorCell" }

    override func bind(_ binder: inout Binder<ScreenError>) {
      let text =
        switch binder.model {
        case .unknownIdentifier(let identifier, _, let nearest?):
          "\(identifier)? \(nearest)?"
        case .unknownIdentifier(let identifier, _, nil): "\(identifier)?"
        default: "\(binder.model)"
        }
      binder.text("error", from: "error", .footnote, lines: 0) { _ in text }
    }
  }
#endif
