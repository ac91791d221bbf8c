import Screens
import Testing

/// What goes wrong in tables of real apps, each with the behaviour that keeps it from happening here.
///
/// Numbers 17 to 20 are about navigation and stand in `NavigationTests`.
struct PitfallTests {
  // MARK: - Heights

  @Test func `pitfall 1 asking for heights makes no cell and takes none from the table`() throws {
    let host = try TableHost(dataSource: SectionedDataSource([fixedSection(1000)]))
    for row in 0..<1000 { #expect(try host.height(at: RowPath(row: row)) == 64) }
    #expect(host.statistics.cellsMade + host.statistics.dequeues + host.statistics.bindings == 0)
    let fitting = try TableHost(
      dataSource: SectionedDataSource([fittingSection(1000)]), measurer: .wrapping)
    for row in 0..<1000 { _ = try fitting.height(at: RowPath(row: row)) }
    #expect(fitting.statistics.dequeues == 0)
    #expect(fitting.statistics.cellsMade == 0)
  }

  @Test func `pitfall 2 a row is measured once for what its height depends on`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([fittingSection(20)]), measurer: .wrapping)
    for _ in 0..<3 { try askAll(host) }
    #expect(host.statistics.measurements == 20)
    host.environment.locale = "de_DE"
    try askAll(host)
    #expect(host.statistics.measurements == 40)
    try host.update(to: SectionedDataSource([fittingSection(20)]))
    try askAll(host)
    #expect(host.statistics.measurements == 40)
  }

  @Test func `pitfall 8 a narrower table never lowers a height`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([fittingSection(10)]), measurer: .wrapping)
    var before = [Double](repeating: 0, count: 10)
    for width in stride(from: 834.0, through: 120, by: -7) {
      host.environment.width = width
      let heights = try (0..<10).map { try host.height(at: RowPath(row: $0)) }
      #expect(zip(before, heights).allSatisfy { $0 <= $1 }, "\(width)")
      before = heights
    }
  }

  @Test func `pitfall 9 turning the device measures fitting rows again, and turning back none`()
    throws
  {
    let host = try TableHost(
      dataSource: SectionedDataSource([fixedSection(5), fittingSection(7)]), measurer: .wrapping)
    let upright = try askAll(host)
    #expect(host.statistics.measurements == 7)
    host.environment.width = 852
    try askAll(host)
    #expect(host.statistics.measurements == 14)
    host.environment.width = 393
    #expect(try askAll(host) == upright)
    #expect(host.statistics.measurements == 14)
  }

  @Test func `pitfall 10 a larger text size measures again and never lowers a height`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([fittingSection(6)]), measurer: .wrapping)
    var before = [Double](repeating: 0, count: 6)
    for (index, size) in RowMeasurer.textSizes.enumerated() {
      host.environment.textSize = size
      let heights = try askAll(host)
      #expect(host.statistics.measurements == (index + 1) * 6)
      #expect(zip(before, heights).allSatisfy { $0 <= $1 }, "\(size)")
      before = heights
    }
  }

  @Test func `pitfall 11 a fixed height stays where its content would need more`() throws {
    // That the content needs more becomes a finding with the real layout.
    let long = Item(id: 0, text: String(repeating: "Hafenrundfahrt ", count: 20))
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("s") {
          Row(FixedCell.self, long, identity: "fixed")
          Row(FittingCell.self, long, identity: "fitting")
        }
      ]), environment: TableEnvironment(width: 320, textSize: "AX5"), measurer: .wrapping)
    #expect(try host.height(at: RowPath(row: 0)) == 64)
    #expect(try host.height(at: RowPath(row: 1)) > 64)
  }

  @Test func `pitfall 12 a row stays in its place while heights above it change`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([fittingSection(40)]), measurer: .wrapping)
    try host.scroll(to: 500, viewportHeight: 600)
    let anchor = try #require(host.displayedPaths.dropFirst().first)
    let identity = try host.row(at: anchor).identity
    let distance = try host.top(of: anchor) - 500
    let offset = try host.keepingPlace(of: identity) { () throws(ScreenError) in
      host.environment.textSize = "AX3"
    }
    #expect(try host.top(of: anchor) - offset == distance)
    #expect(offset > 500)
  }

  @Test func `pitfall 13 right to left keeps heights and the order of slots`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([fittingSection(5)]), measurer: .wrapping)
    let heights = try askAll(host)
    let slots = try host.cell(at: RowPath(row: 0)).content.slots.map(\.id)
    host.environment.isRightToLeft = true
    #expect(try askAll(host) == heights)
    #expect(host.statistics.measurements == 10)
    #expect(try host.cell(at: RowPath(row: 1)).content.slots.map(\.id) == slots)
    // Edges are named by the direction of reading, so a swipe changes sides by itself.
    let swipe = try #require(
      try host.row(at: RowPath()).bound().actions.first { $0.swipe != nil }?.swipe)
    #expect(swipe.edge == .trailing)
  }

  // MARK: - Cells

  @Test func `pitfall 3 a cell that nobody registered is an error with the nearest name`() throws {
    let source = ArrayDataSource(
      items: [Item(id: 0, text: "a")], cellIdentifier: "FixedCel"
    ) { (_: FixedCell, _) in }
    let host = try TableHost(dataSource: source)
    let error = ScreenError.unknownIdentifier("FixedCel", row: "0", nearest: "FixedCell")
    #expect(host.problems() == [error])
    #expect(throws: error) { try host.cell(at: RowPath()) }
    #expect(host.displayedPaths.isEmpty)
  }

  @Test func `pitfall 14 a used cell shows what a fresh one would`() throws {
    let section = Section("s") {
      Row(LeakyCell.self, Item(id: 0, text: "badge"), identity: "first")
      Row(LeakyCell.self, Item(id: 1, text: ""), identity: "second")
    }
    #expect(
      ReuseLeak.find(in: [section]).map { [$0.cell, $0.slots.joined(), $0.row, $0.leakedFrom] } == [
        ["LeakyCell", "badge", "second", "first"]
      ])
    let cured = Section("s") {
      Row(CuredCell.self, Item(id: 0, text: "badge"), identity: "first")
      Row(CuredCell.self, Item(id: 1, text: ""), identity: "second")
    }
    #expect(ReuseLeak.find(in: [cured]).isEmpty)
  }

  @Test func `pitfall 14 an event names its row after rows came above it, and nobody once it went`()
    throws
  {
    let events = Events()
    let host = try TableHost(
      dataSource: source(["b"]), sink: EventSink { events.list.append($0) })
    _ = try host.cell(at: RowPath())
    try host.update(to: source(["a", "b"]))
    host.send(Action.selectID, fromRow: "b")
    #expect(events.list.map(\.row) == ["b"])
    #expect(host.path(of: "b") == RowPath(row: 1))
    try host.update(to: source(["a"]))
    #expect(host.send(Action.selectID, fromRow: "b") == .dropped(row: "b"))
    #expect(events.list.count == 1)
  }

  // MARK: - Updates

  @Test func `pitfall 4 numbers that do not add up are refused and nothing changes`() throws {
    let host = try TableHost(dataSource: source(["a", "b", "c"]))
    var batch = TableBatch()
    batch.deletedRows = [RowPath(row: 0)]
    #expect(
      throws: ScreenError.inconsistentUpdate(
        section: 0, before: 3, inserted: 0, deleted: 1, movedIn: 0, movedOut: 0, after: 3)
    ) { try host.perform(batch, to: source(["x", "b", "c"])) }
    #expect(host.contents.identities == [["a", "b", "c"]])
    batch.insertedRows = [RowPath(row: 0)]
    try host.perform(batch, to: source(["x", "b", "c"]))
    #expect(host.contents.identities == [["x", "b", "c"]])
  }

  @Test func `pitfall 6 rows of one identity are found in the old, the new and across sections`()
    throws
  {
    let twice = SectionedDataSource([section("s", ["a", "b"]), section("t", ["b", "c", "b"])])
    let paths = [
      RowPath(section: 0, row: 1), RowPath(section: 1, row: 0), RowPath(section: 1, row: 2),
    ]
    #expect(throws: ScreenError.duplicateIdentity("b", paths)) { try twice.allSections() }
    #expect(throws: ScreenError.self) { try TableHost(dataSource: twice) }
    let host = try TableHost(dataSource: source(["a"]))
    #expect(throws: ScreenError.self) { try host.update(to: twice) }
    #expect(host.contents.identities == [["a"]])
    let kept = try twice.allSections(duplicates: .keepFirst).map { $0.rows.map(\.identity) }
    #expect(kept == [["a", "b"], ["c"]])
  }

  @Test func `pitfall 7 a row with other content is changed, one with the same is not touched`()
    throws
  {
    let old = [Item(id: 0, text: "one"), Item(id: 1, text: "two")]
    var new = old
    new[1].text = "three"
    func rows(_ items: [Item]) -> SectionedDataSource {
      SectionedDataSource([Section("s") { Screens.rows(FittingCell.self, of: items) { $0.id } }])
    }
    let host = try TableHost(dataSource: rows(old), measurer: .wrapping)
    try askAll(host)
    for row in 0..<2 { _ = try host.cell(at: RowPath(row: row)) }
    let bindings = host.statistics.bindings
    let update = try host.update(to: rows(new))
    #expect(update.steps.map(\.batch.changedRows) == [[RowPath(row: 1)]])
    #expect(host.statistics.bindings == bindings + 1)
    try askAll(host)
    #expect(host.statistics.measurements == 3)
  }

  @Test func `pitfall 15 the index leads to a section that is there, or says what is wrong`() throws
  {
    let sections = [
      Section("a", indexTitle: "A") {}, Section("b") {}, Section("c", indexTitle: "•") {},
    ]
    let host = try TableHost(dataSource: SectionedDataSource(sections))
    #expect(host.indexTitles == ["A", "•"])
    #expect(try (0..<2).map { try host.section(forIndexEntry: $0) } == [0, 2])
    for entry in [-1, 2] {
      #expect(throws: ScreenError.noSection(entry, count: 3)) {
        try host.section(forIndexEntry: entry)
      }
    }
    let beyond = try TableHost(dataSource: FarIndex())
    #expect(try beyond.section(forIndexEntry: 0) == 0)
    #expect(throws: ScreenError.outOfRange(RowPath(row: 1), rows: [1])) {
      try beyond.row(at: RowPath(row: 1))
    }
    #expect(throws: ScreenError.outOfRange(RowPath(section: 1), rows: [1])) {
      try beyond.row(at: RowPath(section: 1))
    }
    #expect(throws: ScreenError.noSection(1, count: 1)) { try beyond.numberOfRows(inSection: 1) }
    let titles = SectionedDataSource(groups: [[], []], groupTitles: ["one", "two", "three"])
    #expect(titles.numberOfSections == 3)
    #expect(try titles.section(at: 2).header == "three")
    #expect(
      try SectionedDataSource(groups: [[], []], groupTitles: []).section(at: 1).header == nil)
  }

  @Test func `pitfall 16 screens that run at the same time give what they give one by one`()
    async throws
  {
    let screens = (0..<8).map { _ in Screen(ItemsViewModel.self) }
    let serial = try await Screen(ItemsViewModel.self).render(scenario: "loaded")
    let expected = serial.sections.flatMap(\.rows).map { $0.bound() }
    try await withThrowingTaskGroup(of: [BoundCell].self) { tasks in
      for screen in screens {
        tasks.addTask {
          try await screen.render(scenario: "loaded").sections.flatMap(\.rows).map { $0.bound() }
        }
      }
      for try await cells in tasks { #expect(cells == expected) }
    }
  }
}
