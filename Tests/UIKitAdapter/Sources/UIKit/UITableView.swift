// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table that asks its data source and delegate in the order in which UIKit does, and writes down
// as a violation what would end an app.

public import Foundation

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }
  public enum RowAnimation: Int, Sendable {
    case fade
    case none = 5
    case automatic = 100
  }
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }
  public nonisolated static let automaticDimension: CGFloat = -1

  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = UITableView.automaticDimension
  open var backgroundView: UIView?
  public internal(set) var isEditing = false
  open var allowsSelection = true

  // MARK: State of the stand-in

  /// What would have ended an app, or shown something wrong.
  public internal(set) var stubViolations: [String] = []
  /// The changes that the adapter asked for, in order.
  public internal(set) var stubLog: [String] = []
  /// The height of a row that fits its content.
  public var stubFittingHeight: CGFloat = 80
  public internal(set) var stubIndexTitles: [String] = []

  var counts: [Int]?
  var shown: [IndexPath: UITableViewCell] = [:]
  var selected: Set<IndexPath> = []
  var batch: StubBatch?
  private var makers: [String: (String) -> UITableViewCell?] = [:]
  private var pool: [String: [UITableViewCell]] = [:]
  private var dequeued: UITableViewCell?
  var reconfiguring: [IndexPath: UITableViewCell] = [:]

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  // MARK: Registering and dequeuing

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    makers[identifier] = { type?.init(style: .default, reuseIdentifier: $0) }
  }

  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    makers[identifier] = { nib?.instantiateCell(reuseIdentifier: $0) }
  }

  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell: UITableViewCell
    if let existing = reconfiguring[indexPath] {
      if existing.reuseIdentifier != identifier {
        stubViolations.append("another kind of cell for a row that is reconfigured")
      }
      cell = existing
    } else if let used = pool[identifier]?.popLast() {
      used.prepareForReuse()
      cell = used
    } else if let made = makers[identifier]?(identifier) {
      cell = made
    } else {
      stubViolations.append("no cell is registered for “\(identifier)”")
      cell = UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    if dequeued != nil { stubViolations.append("a cell was dequeued and not returned") }
    dequeued = cell
    return cell
  }

  // MARK: Asking

  open var numberOfSections: Int { ensureLoaded().count }
  open func numberOfRows(inSection section: Int) -> Int { ensureLoaded()[section] }

  func askCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  @discardableResult func ensureLoaded() -> [Int] {
    if let counts { return counts }
    let counts = askCounts()
    self.counts = counts
    stubIndexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
    return counts
  }

  open func reloadData() {
    stubLog.append("reloadData")
    for path in shown.keys.sorted() { endDisplaying(path) }
    selected = []
    counts = nil
    ensureLoaded()
    layoutIfNeeded()
  }

  open func reloadSectionIndexTitles() {
    stubLog.append("reloadSectionIndexTitles")
    stubIndexTitles = dataSource?.sectionIndexTitles(for: self) ?? []
  }

  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shown[indexPath] }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key
  }
  open var visibleCells: [UITableViewCell] { shown.sorted { $0.key < $1.key }.map(\.value) }
  open var indexPathsForVisibleRows: [IndexPath]? { shown.keys.sorted() }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Does not tell the delegate, as Apple's does not.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    if let indexPath { selected.insert(indexPath) }
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { selected.remove(indexPath) }

  // MARK: Layout

  func height(at path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height == UITableView.automaticDimension ? stubFittingHeight : height
  }

  /// Shows the rows in the window from `contentOffset` on; without a window, nothing.
  override open func layoutIfNeeded() {
    guard window != nil else { return }
    var visible: Set<IndexPath> = []
    var top: CGFloat = 0
    for (section, count) in ensureLoaded().enumerated() {
      for row in 0..<count {
        let path = IndexPath(row: row, section: section)
        let bottom = top + height(at: path)
        if bottom > contentOffset.y, top < contentOffset.y + frame.size.height {
          visible.insert(path)
        }
        top = bottom
      }
    }
    for path in shown.keys.sorted() where !visible.contains(path) { endDisplaying(path) }
    for path in visible.sorted() where shown[path] == nil { display(path) }
  }

  func display(_ path: IndexPath) {
    guard let cell = askForCell(path) else { return }
    shown[path] = cell
    addSubview(cell)
    cell.frame.size.width = frame.size.width
    if delegate?.tableView(self, heightForRowAt: path) == UITableView.automaticDimension {
      _ = cell.systemLayoutSizeFitting(
        CGSize(width: frame.size.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }
    cell.frame.size.height = height(at: path)
    cell.layoutIfNeeded()
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
  }

  func askForCell(_ path: IndexPath) -> UITableViewCell? {
    dequeued = nil
    let cell = dataSource?.tableView(self, cellForRowAt: path)
    if let dequeued, dequeued !== cell {
      stubViolations.append("another cell was returned than dequeued")
    }
    dequeued = nil
    return cell
  }

  func endDisplaying(_ path: IndexPath) {
    guard let cell = shown.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier { pool[identifier, default: []].append(cell) }
  }
}
