/// A table without a screen: asks a data source what UIKit would ask, in the same order, and throws where
/// UIKit would end the app.
///
/// It registers cell kinds, counts, dequeues from a pool, measures, shows headers and the index,
/// selects, highlights, edits, and follows updates. Nothing is drawn. `TableHost+Display`,
/// `TableHost+Interaction` and `TableHost+Updates` hold what goes beyond counting and dequeuing.
///
/// ```swift
/// let host = try TableHost(dataSource: source)
/// let cell = try host.cell(at: RowPath(row: 3))
/// ```
///
/// A host belongs to one task. Hosts of different screens can run at the same time.
public final class TableHost {
  /// What the table shows, frozen: identities and counts do not change between two questions.
  public internal(set) var contents: TableContents
  /// Changing it makes fitting rows measure again where they have to.
  public var environment: TableEnvironment
  /// Whether rows show that they can be deleted and moved.
  public internal(set) var isEditing = false
  /// How often something costly happened since the host was made.
  public internal(set) var statistics = Statistics()

  let measurer: RowMeasurer
  let sink: EventSink
  var dataSource: any TableDataSource
  var registry: CellRegistry
  var pool = ReusePool()
  var heights = HeightCache()
  /// The cells on the screen, by the identity of their row.
  var displayed: [String: DisplayedCell] = [:]
  var states: [String: CellState] = [:]
  /// The first point of the table that is on the screen.
  var offset = 0.0
  var viewportHeight = 0.0

  /// Counts of costly things.
  public struct Statistics: Sendable, Hashable {
    /// New cells, not taken from the pool.
    public internal(set) var cellsMade = 0
    /// Cells asked for.
    public internal(set) var dequeues = 0
    /// Models written into cells, measuring included.
    public internal(set) var bindings = 0
    /// Heights computed from content.
    public internal(set) var measurements = 0
  }

  /// A cell on the screen.
  struct DisplayedCell {
    var cell: AnyScreenCell
    var identifier: String
    var content: BoundCell
  }

  /// A cell as the table gets it.
  public struct HostedCell {
    /// The caller's until the row ends being displayed.
    public let cell: AnyScreenCell
    /// The identity of the row.
    public let identity: String
    /// What the cell shows.
    public let content: BoundCell
    /// Whether it showed another row before.
    public let isReused: Bool
  }

  /// Makes a table.
  ///
  /// Every kind in the data source is registered under its own identifier, and `kinds` besides.
  ///
  /// - Throws: `duplicateIdentity`, `duplicateSection`, `ambiguousIdentifier`.
  public init(
    dataSource: any TableDataSource, registering kinds: [AnyScreenCell.Type] = [],
    environment: TableEnvironment = TableEnvironment(), measurer: RowMeasurer = .minimum,
    sink: EventSink = .none
  ) throws(ScreenError) {
    self.dataSource = dataSource
    self.environment = environment
    self.measurer = measurer
    self.sink = sink
    contents = try TableContents(dataSource)
    registry = CellRegistry()
    for kind in kinds { try registry.register(kind) }
    try registerKinds(of: contents)
  }

  /// Registers a cell class under an identifier of its own or another that rows ask for.
  ///
  /// - Throws: `ambiguousIdentifier` when another class has the identifier.
  public func register(_ kind: AnyScreenCell.Type, as identifier: String? = nil)
    throws(ScreenError)
  {
    try registry.register(kind, as: identifier)
  }

  func registerKinds(of contents: TableContents) throws(ScreenError) {
    var registry = registry
    try registry.registerKinds(of: contents)
    // All of them or none.
    self.registry = registry
  }

  // MARK: - Counting

  /// The number of sections, empty ones included.
  public var numberOfSections: Int { contents.sections.count }

  /// The number of rows in a section.
  public func numberOfRows(inSection section: Int) throws(ScreenError) -> Int {
    try self.section(section).rows.count
  }

  /// The row at a position.
  public func row(at path: RowPath) throws(ScreenError) -> Row {
    guard contents.sections.indices.contains(path.section),
      contents.sections[path.section].rows.indices.contains(path.row)
    else {
      throw .outOfRange(path, rows: contents.rowCounts)
    }
    return contents.sections[path.section].rows[path.row]
  }

  /// The position of a row; `nil` when it is not there any more.
  public func path(of identity: String) -> RowPath? { contents.paths[identity] }

  func section(_ index: Int) throws(ScreenError) -> Section {
    guard contents.sections.indices.contains(index) else {
      throw .noSection(index, count: contents.sections.count)
    }
    return contents.sections[index]
  }

  // MARK: - Titles

  /// The title over a section.
  public func headerTitle(ofSection section: Int) throws(ScreenError) -> String? {
    try self.section(section).header
  }

  /// The title under a section.
  public func footerTitle(ofSection section: Int) throws(ScreenError) -> String? {
    try self.section(section).footer
  }

  /// The titles in the index at the table's edge.
  public var indexTitles: [String] { dataSource.indexEntries.map(\.title) }

  /// The section that an entry of the index leads to: its own, or the last one if that is not there.
  ///
  /// - Throws: `noSection` when there is no such entry, or no section at all.
  public func section(forIndexEntry entry: Int) throws(ScreenError) -> Int {
    let entries = dataSource.indexEntries
    guard entries.indices.contains(entry), numberOfSections > 0 else {
      throw .noSection(entry, count: numberOfSections)
    }
    return min(max(0, entries[entry].section), numberOfSections - 1)
  }

  // MARK: - Cells

  /// Gets a cell for a row from the pool or makes one, and binds it.
  ///
  /// The cell is the caller's until `endDisplaying` gives it back, or until the row is given another.
  ///
  /// - Throws: `outOfRange`, `unknownIdentifier`, `wrongCellType`.
  public func cell(at path: RowPath) throws(ScreenError) -> HostedCell {
    let row = try row(at: path)
    let kind = try registry.kind(for: row)
    statistics.dequeues += 1
    let reused = pool.take(identifier: row.cellIdentifier)
    if reused == nil { statistics.cellsMade += 1 }
    let cell = reused ?? kind.init()
    let content = try bind(cell, row)
    endDisplaying(row.identity)
    displayed[row.identity] = DisplayedCell(
      cell: cell, identifier: row.cellIdentifier, content: content)
    return HostedCell(
      cell: cell, identity: row.identity, content: content, isReused: reused != nil)
  }

  func bind(_ cell: AnyScreenCell, _ row: Row) throws(ScreenError) -> BoundCell {
    statistics.bindings += 1
    return try row.bound(in: cell, state: state(of: row.identity))
  }

  /// Gives the cell of a row back to the pool.
  public func endDisplaying(_ identity: String) {
    guard let shown = displayed.removeValue(forKey: identity) else { return }
    pool.put(shown.cell, identifier: shown.identifier)
  }

  /// What is wrong with the table as a whole: rows without a registered cell, mistakes in bindings.
  ///
  /// Cost: binds every row once.
  public func problems() -> [ScreenError] {
    problems([:])
  }

  /// The same for rows whose content is known, by identity.
  func problems(_ contents: [String: BoundCell]) -> [ScreenError] {
    self.contents.sections.flatMap(\.rows).flatMap { row -> [ScreenError] in
      do throws(ScreenError) {
        _ = try registry.kind(for: row)
      } catch {
        return [error]
      }
      return (contents[row.identity] ?? row.bound()).problems.map {
        .binding($0, cell: row.cellIdentifier, identity: row.identity)
      }
    }
  }

  // MARK: - Heights

  /// The height of a row in points.
  ///
  /// A fixed kind makes no cell. A fitting row is bound to a cell of its own that never enters the pool
  /// and is measured at most once for what its height depends on.
  public func height(at path: RowPath) throws(ScreenError) -> Double {
    let row = try row(at: path)
    var environment = environment
    environment.hasIndex = contents.hasIndex
    switch row.height {
    case .fixed(let points): return points
    case .scaled(let points): return measurer.scaledHeight(points, in: environment)
    case .fitting(let minimum):
      statistics.bindings += 1
      let before = heights.measurementCount
      let height = heights.height(
        of: row.bound(state: state(of: row.identity)), identity: row.identity,
        minimum: minimum, in: environment, measurer: measurer)
      statistics.measurements += heights.measurementCount - before
      return height
    }
  }

  /// Drops what can be made again: waiting cells and measured heights.
  public func didReceiveMemoryWarning() {
    pool.removeAll()
    heights.removeAll()
  }
}
