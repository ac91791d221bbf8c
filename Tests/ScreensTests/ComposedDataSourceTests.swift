import Screens
import Testing

struct ComposedDataSourceTests {
  private let empty = SectionedDataSource([])

  private var source: ComposedDataSource {
    ComposedDataSource([
      empty,
      SectionedDataSource([
        Section("s", header: "H", footer: "F", indexTitle: "A") { Flock.rows(["a"]) },
        Section("t") { Flock.rows(["b", "c"]) },
      ]),
      empty, empty,
      ArrayDataSource<Gull, PerchCell>(items: [Gull(id: "d")]),
      SectionedDataSource([Section("s", indexTitle: "B") {}]),
      empty,
    ])
  }

  @Test func `sections keep their places, and sources without any take none`() throws {
    #expect(source.numberOfSections == 4)
    #expect(source.rowCounts == [1, 2, 1, 0])
    let places = try (0..<4).map { try source.place(ofSection: $0) }
    #expect(places.map(\.source) == [1, 1, 4, 5])
    #expect(places.map(\.section) == [0, 1, 0, 0])
    for (section, place) in places.enumerated() {
      let local = RowPath(section: place.section, row: 7)
      let path = try source.path(local, inSource: place.source)
      #expect(path == RowPath(section: section, row: 7))
    }
    for number in [-1, 7] {
      #expect(throws: ScreenError.noSource(number, count: 7)) {
        try source.path(RowPath(row: 0), inSource: number)
      }
    }
    for section in [-1, 4] {
      let error = ScreenError.noSection(section, count: 4)
      #expect(throws: error) { try source.place(ofSection: section) }
      #expect(throws: error) { try source.section(at: section) }
      #expect(source.numberOfRows(inSection: section) == 0)
    }
  }

  /// Answers with numbers that no table can have.
  private struct BrokenSource: TableDataSource {
    var numberOfSections = 1
    var rowCount = 1
    func numberOfRows(inSection section: Int) -> Int { rowCount }
    func row(at path: RowPath) throws(ScreenError) -> Row {
      Row(PerchCell.self, Gull(id: "x"), identity: "x")
    }
    func section(at index: Int) throws(ScreenError) -> Section { Section("broken") {} }
    var indexEntries: [IndexEntry] {
      [IndexEntry(title: "−", section: -3), IndexEntry(title: "+", section: 9)]
    }
  }

  @Test func `fewer than no rows or sections are an error, alone and composed`() {
    let noRows = BrokenSource(rowCount: -2)
    #expect(throws: ScreenError.negativeCount(-2, section: 0)) { try noRows.allSections() }
    #expect(throws: ScreenError.negativeCount(-1, section: nil)) {
      try BrokenSource(numberOfSections: -1).allSections()
    }
    let composed = ComposedDataSource([source, noRows])
    #expect(throws: ScreenError.negativeCount(-2, section: 4)) { try composed.allSections() }
    #expect(throws: ScreenError.self) { try composed.row(at: RowPath(section: 4)) }
    #expect(ComposedDataSource([BrokenSource(numberOfSections: -4), source]).numberOfSections == 4)
  }

  @Test func `an index entry that leads out of its source leads to that source's last section`() {
    let composed = ComposedDataSource([empty, BrokenSource(), source])
    #expect(composed.indexEntries.prefix(2).map(\.section) == [0, 0])
    #expect(ComposedDataSource([BrokenSource(numberOfSections: 0)]).indexEntries.isEmpty)
  }

  @Test func `rows come from their sources and are refused by the numbers of the whole`() throws {
    #expect(try source.row(at: RowPath(section: 1, row: 1)).identity == "c")
    #expect(try source.row(at: RowPath(section: 2)).cellIdentifier == "PerchCell")
    for path in [RowPath(section: 3), RowPath(section: 4), RowPath(section: 1, row: -1)] {
      #expect(throws: ScreenError.outOfRange(path, rows: [1, 2, 1, 0])) {
        try source.row(at: path)
      }
    }
  }

  @Test func `sections of one id in two sources stay apart, with their titles`() throws {
    let sections = try source.allSections()
    #expect(sections.map(\.id) == ["1-s", "1-t", "4-items", "5-s"])
    #expect(sections.map(\.header) == ["H", nil, nil, nil])
    #expect(sections.map(\.footer) == ["F", nil, nil, nil])
    #expect(sections.map { $0.rows.map(\.identity) } == [["a"], ["b", "c"], ["d"], []])
  }

  @Test func `the index leads to the sections of the whole`() throws {
    #expect(
      source.indexEntries == [
        IndexEntry(title: "A", section: 0), IndexEntry(title: "B", section: 3),
      ])
    let host = try TableHost(dataSource: source)
    #expect(host.indexTitles == ["A", "B"])
    #expect(try host.section(forIndexEntry: 1) == 3)
  }

  @Test func `one identity in two sources is an error with both places`() {
    let twice = ComposedDataSource([Flock.source(["a"]), Flock.source(["a"])])
    #expect(throws: ScreenError.duplicateIdentity("a", [RowPath(), RowPath(section: 1)])) {
      try twice.allSections()
    }
  }

  @Test func `nothing composed is an empty table`() throws {
    for source in [ComposedDataSource([]), ComposedDataSource([empty, empty])] {
      #expect(source.numberOfSections == 0)
      #expect(try source.allSections().isEmpty)
      #expect(source.indexEntries.isEmpty)
      #expect(throws: ScreenError.noSection(0, count: 0)) {
        try source.applying(.delete(RowPath()))
      }
    }
  }
}
