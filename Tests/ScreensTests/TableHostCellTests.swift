import Screens
import Testing

struct TableHostCellTests {
  // MARK: - Counting and titles

  @Test func `a table counts as its data source does and shows its titles`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("a", header: "North", footer: "cold", indexTitle: "N") { Flock.rows(["1", "2"]) },
        Section("b") {},
        Section("c", header: "") { Flock.perches(["3"]) },
      ]))
    #expect(host.numberOfSections == 3)
    #expect(try (0..<3).map { try host.numberOfRows(inSection: $0) } == [2, 0, 1])
    #expect(try (0..<3).map { try host.headerTitle(ofSection: $0) } == ["North", nil, ""])
    #expect(try (0..<3).map { try host.footerTitle(ofSection: $0) } == ["cold", nil, nil])
    #expect(host.indexTitles == ["N"])
    #expect(host.path(of: "3") == RowPath(section: 2))
    #expect(try host.top(of: RowPath(section: 2)) == 88)
    #expect(try host.height(at: RowPath(section: 2)) == 30)
  }

  @Test func `ten thousand rows of a fixed height need not one cell`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("s") { Flock.perches((0..<10_000).map { "p\($0)" }) }
      ]))
    var heights: Set<Double> = []
    var kinds: Set<String> = []
    for position in 0..<10_000 {
      let path = RowPath(row: position)
      heights.insert(try host.height(at: path))
      kinds.insert(try host.row(at: path).cellIdentifier)
    }
    #expect(heights == [30])
    #expect(kinds == ["PerchCell"])
    #expect(host.statistics.areZero)
  }

  // MARK: - Cells

  @Test func `cells that left the screen are used again, by kind`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("s") {
          Flock.rows(["a", "b"])
          Flock.perches(["c"])
        }
      ]))
    let first = try host.cell(at: RowPath(row: 0))
    host.endDisplaying("a")
    host.endDisplaying("nobody")
    #expect(try host.cell(at: RowPath(row: 2)).isReused == false)
    let second = try host.cell(at: RowPath(row: 1))
    #expect(second.isReused)
    #expect(second.cell === first.cell)
    #expect(second.identity == "b")
    #expect(host.statistics.dequeues == 3)
    #expect(host.statistics.cellsMade == 2)
    #expect(host.statistics.bindings == 3)
    #expect(host.displayedPaths == [RowPath(row: 1), RowPath(row: 2)])
    #expect(host.displayedContent(of: "a") == nil)
  }

  @Test func `a second cell for a row gives the first one back`() throws {
    let host = try TableHost(dataSource: Flock.source(["a", "b"]))
    let first = try host.cell(at: RowPath()).cell
    let second = try host.cell(at: RowPath()).cell
    #expect(first !== second)
    #expect(try host.cell(at: RowPath(row: 1)).cell === first)
    #expect(host.statistics.cellsMade == 2)
  }

  @Test func `scrolling keeps as many cells as fit and one more`() throws {
    let names = (0..<100).map { "p\($0)" }
    let host = try TableHost(
      dataSource: SectionedDataSource([Section("s") { Flock.perches(names) }]))
    try host.scroll(to: 0, viewportHeight: 300)
    #expect(host.displayedPaths == (0..<10).map { RowPath(row: $0) })
    for offset in stride(from: 0.0, through: 2700, by: 10) {
      try host.scroll(to: offset, viewportHeight: 300)
    }
    #expect(host.displayedPaths == (90..<100).map { RowPath(row: $0) })
    #expect(host.statistics.cellsMade == 11)
    #expect(host.statistics.dequeues == 100)
    // A row that only touches the edge of the window is not in it.
    try host.scroll(to: 30, viewportHeight: 30)
    #expect(host.displayedPaths == [RowPath(row: 1)])
    try host.scroll(to: 31, viewportHeight: 30)
    #expect(host.displayedPaths == [RowPath(row: 1), RowPath(row: 2)])
    try host.scroll(to: 9000, viewportHeight: 30)
    #expect(host.displayedPaths == [])
  }

  @Test func `a place that was kept before anything was shown is where the next one starts`() throws
  {
    let host = try TableHost(dataSource: Flock.source(["a", "b"]))
    let first = try host.keepingPlace(of: "b") { () throws(ScreenError) in
      _ = try host.update(to: Flock.source(["x", "a", "b"]))
    }
    #expect(first > 0)
    let second = try host.keepingPlace(of: "b") { () throws(ScreenError) in }
    #expect(second == first)
  }

  @Test func `keeping the place of a row that is not there, or goes, leaves the offset`() throws {
    let host = try TableHost(dataSource: Flock.source(["a", "b", "c"]))
    try host.scroll(to: 50, viewportHeight: 60)
    #expect(try host.keepingPlace(of: "z") { host.environment.width = 200 } == 50)
    let offset = try host.keepingPlace(of: "b") { () throws(ScreenError) in
      _ = try host.update(to: Flock.source(["a", "c"]))
    }
    #expect(offset == 50)
    #expect(throws: ScreenError.duplicateIdentity("a", [RowPath(), RowPath(row: 1)])) {
      try host.keepingPlace(of: "a") { () throws(ScreenError) in
        _ = try host.update(to: Flock.source(["a", "a"]))
      }
    }
    #expect(host.contents.identities == [["a", "c"]])
  }

  // MARK: - Registration

  private func source(_ identifier: String) -> SectionedDataSource {
    SectionedDataSource([
      Section("s") {
        Row(GullCell.self, Gull(id: "a"), identity: "a", cellIdentifier: identifier)
        Flock.perches(["b"])
      }
    ])
  }

  @Test(arguments: [("GulCell", "GullCell"), ("perchcell", "PerchCell"), ("Walrus", nil)])
  func `an unknown identifier is refused with the nearest name`(
    identifier: String, nearest: String?
  ) throws {
    let host = try TableHost(dataSource: source(identifier))
    let error = ScreenError.unknownIdentifier(identifier, row: "a", nearest: nearest)
    #expect(throws: error) { try host.cell(at: RowPath()) }
    #expect(host.problems() == [error])
    #expect(host.displayedPaths.isEmpty)
  }

  // MARK: - Updates

  @Test func `what only a selected row shows is compared too`() throws {
    final class QuietCell: ScreenCell<Gull> {
      override func bind(_ binder: inout Binder<Gull>) {
        if binder.state.contains(.selected) { binder.text("call", \.call) }
      }
    }
    func source(_ call: String) -> SectionedDataSource {
      SectionedDataSource([
        Section("s") { Row(QuietCell.self, Gull(id: "a", call: call), identity: "a") }
      ])
    }
    let host = try TableHost(dataSource: source("kiew"))
    try host.scroll(to: 0, viewportHeight: 100)
    #expect(try host.update(to: source("kaw")).isEmpty)
    try host.select(at: RowPath())
    try host.update(to: source("krah"))
    #expect(Flock.text(host.displayedContent(of: "a"), slot: "call") == "krah")
  }

  @Test func `a row that goes and comes in one batch shows its new content`() throws {
    let host = try TableHost(dataSource: Flock.source(["a", "b"]))
    try host.scroll(to: 0, viewportHeight: 200)
    var batch = TableBatch()
    batch.deletedRows = [RowPath(row: 0)]
    batch.insertedRows = [RowPath(row: 1)]
    let target = SectionedDataSource([
      Section("0") {
        Flock.rows(["b"])
        Flock.rows(["a"], call: "kaw")
      }
    ])
    try host.perform(batch, to: target)
    #expect(Flock.text(host.displayedContent(of: "a"), slot: "call") == "kaw")
  }

  @Test func `titles that are changed must be those of sections that are there`() throws {
    var batch = TableBatch()
    batch.changedSections = [1]
    #expect(throws: Never.self) { try batch.validate(before: [1, 1], after: [1, 1]) }
    for wrong in [[2], [-1], [0, 0]] {
      batch.changedSections = wrong
      #expect(
        throws: ScreenError.invalidUpdate("a section that does not exist, or one section twice")
      ) { try batch.validate(before: [1, 1], after: [1, 1]) }
    }
    batch.changedSections = [0]
    batch.deletedRows = [RowPath()]
    #expect(throws: ScreenError.self) { try batch.validate(before: [1, 1], after: [0, 1]) }
  }
}
