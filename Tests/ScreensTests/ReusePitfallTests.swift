import Screens
import Testing

/// Mistakes around used cells, boundaries and threads, tried on the table without a screen.
struct ReusePitfallTests {
  // MARK: - 14: reuse

  @Test func `pitfall 14 a cell that showed one row shows another as a fresh one does`() throws {
    let ringed = Row(GullCell.self, Gull(id: "a", ringed: true), identity: "a")
    let plain = Row(GullCell.self, Gull(id: "b"), identity: "b")
    let host = try TableHost(
      dataSource: SectionedDataSource([Section("s") { [ringed, plain] }]))
    try host.select(at: RowPath(row: 0))
    let first = try host.cell(at: RowPath(row: 0))
    host.endDisplaying("a")
    let second = try host.cell(at: RowPath(row: 1))
    #expect(second.isReused)
    #expect(second.cell === first.cell)
    #expect(first.content.accessory == .checkmark)
    #expect(second.content == plain.bound())
    #expect(host.statistics.cellsMade == 1)
  }

  @Test func `pitfall 14 an event names its own row after rows came in above it`() throws {
    let log = EventLog()
    let host = try TableHost(dataSource: Flock.source(["a", "b"]), sink: log.sink)
    let cell = try host.cell(at: RowPath(row: 1))
    try host.update(to: Flock.source(["new", "newer", "a", "b"]))
    let event = CellEvent(action: "feed", row: "b")
    #expect(host.send("feed", fromRow: cell.identity) == .sent(event))
    #expect(log.events == [event])
    #expect(host.path(of: cell.identity) == RowPath(row: 3))
  }

  @Test func `pitfall 14 an event of a removed row is dropped and says so`() throws {
    let log = EventLog()
    let host = try TableHost(dataSource: Flock.source(["a", "b"]), sink: log.sink)
    let cell = try host.cell(at: RowPath(row: 0))
    try host.update(to: Flock.source(["b"]))
    #expect(host.send("feed", fromRow: cell.identity) == .dropped(row: "a"))
    #expect(log.events.isEmpty)
  }

  // MARK: - 15: boundaries

  @Test(arguments: [
    RowPath(section: 0, row: 2), RowPath(section: 1, row: 0), RowPath(section: 2, row: 0),
    RowPath(section: 3, row: 0), RowPath(section: -1, row: 0), RowPath(section: 0, row: -1),
    RowPath(section: 0, row: Int.max), RowPath(section: Int.max, row: 0),
  ])
  func `pitfall 15 a path beyond the rows is refused with the numbers`(path: RowPath) throws {
    let host = try TableHost(dataSource: Flock.source(["a", "b"], [], []))
    let error = ScreenError.outOfRange(path, rows: [2, 0, 0])
    #expect(throws: error) { try host.row(at: path) }
    #expect(throws: error) { try host.cell(at: path) }
    #expect(throws: error) { try host.height(at: path) }
    #expect(throws: error) { try host.top(of: path) }
    #expect(throws: error) { try host.select(at: path) }
    #expect(throws: error) { try host.deselect(at: path) }
    #expect(throws: error) { try host.highlight(at: path) }
    #expect(throws: error) { try host.unhighlight(at: path) }
    #expect(throws: error) { try host.canDelete(at: path) }
    #expect(throws: error) { try host.canMove(at: path) }
    #expect(throws: error) { try host.commit(.delete(path)) }
    #expect(throws: error) { try host.commit(.move(from: path, to: RowPath())) }
    #expect(host.statistics.areZero)
  }

  @Test(arguments: [-1, 3, Int.max])
  func `pitfall 15 a section beyond the sections is refused with their number`(index: Int) throws {
    let host = try TableHost(dataSource: Flock.source(["a"], [], ["b"]))
    let error = ScreenError.noSection(index, count: 3)
    #expect(throws: error) { try host.numberOfRows(inSection: index) }
    #expect(throws: error) { try host.headerTitle(ofSection: index) }
    #expect(throws: error) { try host.footerTitle(ofSection: index) }
    #expect(throws: error) { try host.section(forIndexEntry: index) }
  }

  @Test func `pitfall 15 rows can be counted before sections are`() throws {
    #expect(Flock.source(["a", "b"]).numberOfRows(inSection: 0) == 2)
    #expect(Flock.source().numberOfRows(inSection: 0) == 0)
    let composed = ComposedDataSource([Flock.source(), Flock.source(["a", "b"])])
    #expect(composed.numberOfRows(inSection: 0) == 2)
    #expect(composed.numberOfRows(inSection: 1) == 0)
    #expect(try TableHost(dataSource: composed).numberOfRows(inSection: 0) == 2)
  }

  @Test(arguments: [
    (titles: ["one"], headers: ["one", nil, nil], counts: [1, 0, 2]),
    (titles: [], headers: [nil, nil, nil], counts: [1, 0, 2]),
    (
      titles: ["one", "two", "three", "four"], headers: ["one", "two", "three", "four"],
      counts: [1, 0, 2, 0]
    ),
  ])
  func `pitfall 15 fewer titles drop no section and more titles need no rows`(
    titles: [String], headers: [String?], counts: [Int]
  ) throws {
    let groups = [Flock.rows(["a"]), [], Flock.rows(["b", "c"])]
    let host = try TableHost(dataSource: SectionedDataSource(groups: groups, groupTitles: titles))
    #expect(host.contents.rowCounts == counts)
    #expect(try counts.indices.map { try host.headerTitle(ofSection: $0) } == headers)
  }

  /// A data source whose index leads where it is told to.
  private struct PointingSource: TableDataSource {
    var sections: SectionedDataSource
    var indexEntries: [IndexEntry]
    var numberOfSections: Int { sections.numberOfSections }
    func numberOfRows(inSection section: Int) -> Int {
      sections.numberOfRows(inSection: section)
    }
    func row(at path: RowPath) throws(ScreenError) -> Row { try sections.row(at: path) }
    func section(at index: Int) throws(ScreenError) -> Section {
      try sections.section(at: index)
    }
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 2), (99, 2), (-1, 0)])
  func `pitfall 15 an index entry leads to its section or to the nearest one`(
    target: Int, section: Int
  ) throws {
    let source = PointingSource(
      sections: Flock.source(["a"], [], ["b"]),
      indexEntries: [IndexEntry(title: "•", section: target)])
    let host = try TableHost(dataSource: source)
    #expect(host.indexTitles == ["•"])
    #expect(try host.section(forIndexEntry: 0) == section)
    #expect(throws: ScreenError.noSection(1, count: 3)) { try host.section(forIndexEntry: 1) }
  }

  @Test func `pitfall 15 an index over no sections leads nowhere`() throws {
    let source = PointingSource(
      sections: SectionedDataSource([]), indexEntries: [IndexEntry(title: "A", section: 0)])
    let host = try TableHost(dataSource: source)
    #expect(throws: ScreenError.noSection(0, count: 0)) { try host.section(forIndexEntry: 0) }
  }

  @Test func `pitfall 15 the index leaves out sections without a title`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("a", indexTitle: "A") {}, Section("b") { Flock.rows(["b"]) },
        Section("c", indexTitle: "C") { Flock.rows(["c"]) },
      ]))
    #expect(host.indexTitles == ["A", "C"])
    #expect(try host.section(forIndexEntry: 0) == 0)
    #expect(try host.section(forIndexEntry: 1) == 2)
  }

  // MARK: - 16: threads

  @Test func `pitfall 16 tables in many tasks show what one after the other does`() async throws {
    @Sendable func capture(_ number: Int) throws -> [BoundCell] {
      let names = (0..<40).map { "\(number)-\($0)" }
      let host = try TableHost(dataSource: Flock.source(names))
      try host.scroll(to: Double(number * 3), viewportHeight: 400)
      try host.update(to: Flock.source(names.reversed(), ["end"]))
      try host.scroll(to: 0, viewportHeight: 600)
      return try host.displayedPaths.map { path in
        try #require(host.displayedContent(of: try host.row(at: path).identity))
      }
    }
    var serial: [[BoundCell]] = []
    for number in 0..<30 { serial.append(try capture(number)) }
    let concurrent = try await withThrowingTaskGroup(of: (Int, [BoundCell]).self) { group in
      for number in 0..<30 { group.addTask { (number, try capture(number)) } }
      var results: [Int: [BoundCell]] = [:]
      for try await (number, cells) in group { results[number] = cells }
      return results
    }
    #expect(serial.allSatisfy { !$0.isEmpty })
    #expect((0..<30).map { concurrent[$0] } == serial)
  }
}
