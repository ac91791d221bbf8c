import Screens
import Testing

/// More of what `PitfallTests` is about: positions, titles and an index that do not fit the rows.
struct BoundaryPitfallTests {
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
}
