import Screens
import Testing

private final class StateCell: ScreenCell<String> {
  override class var height: CellHeight { .fixed(50) }
  override func bind(_ binder: inout Binder<String>) {
    binder.text("state", constant: "\(binder.state.rawValue)")
    binder.onSelect(.push("detail", query: binder.model))
    binder.action("like")
  }
}

private enum Other {
  final class WordCell: ScreenCell<String> {}
}

/// What a table answers and does without a screen.
struct TableHostTests {
  private func states(_ count: Int) -> SectionedDataSource {
    SectionedDataSource([
      Section("s") { rows(StateCell.self, of: (0..<count).map { "row-\($0)" }) { $0 } }
    ])
  }

  private func shownState(_ host: TableHost, _ identity: String) -> String? {
    guard case .text(let text, _, _) = host.displayedContent(of: identity)?.slots.first?.content
    else { return nil }
    return text
  }

  private func editable(_ identities: [String]) -> [Row] {
    identities.map { Row(WordCell.self, $0, identity: $0).editable(movable: true) }
  }

  // MARK: - State

  @Test func `a touch binds its row again and a tap selects it and sends its route`() throws {
    let events = Events()
    let host = try TableHost(dataSource: states(3), sink: EventSink { events.list.append($0) })
    for row in 0..<3 { _ = try host.cell(at: RowPath(row: row)) }
    try host.highlight(at: RowPath(row: 1))
    #expect(shownState(host, "row-1") == "1")
    try host.unhighlight(at: RowPath(row: 1))
    #expect(shownState(host, "row-1") == "0")
    try host.highlight(at: RowPath(row: 1))
    let event = CellEvent(
      action: Action.selectID, row: "row-1", route: .push("detail", query: "row-1"))
    #expect(try host.select(at: RowPath(row: 1)) == .sent(event))
    #expect(events.list == [event])
    #expect(shownState(host, "row-1") == "2")
    #expect(shownState(host, "row-0") == "0")
    try host.select(at: RowPath(row: 0))
    #expect(host.selectedPaths == [RowPath(row: 0), RowPath(row: 1)])
    try host.deselect(at: RowPath(row: 1))
    #expect(host.selectedPaths == [RowPath(row: 0)])
    #expect(shownState(host, "row-1") == "0")
  }

  @Test func `a disabled row neither lights up nor sends`() throws {
    let events = Events()
    let host = try TableHost(dataSource: states(1), sink: EventSink { events.list.append($0) })
    _ = try host.cell(at: RowPath())
    try host.setState(.disabled, of: "row-0")
    #expect(shownState(host, "row-0") == "4")
    try host.highlight(at: RowPath())
    #expect(try host.select(at: RowPath()) == .ignored)
    #expect(host.send("like", fromRow: "row-0") == .ignored)
    #expect(host.state(of: "row-0") == .disabled)
    try host.setState([], of: "row-0")
    #expect(
      host.send("like", fromRow: "row-0", value: .bool(true))
        == .sent(CellEvent(action: "like", row: "row-0", value: .bool(true))))
    #expect(host.send("no such action", fromRow: "row-0") == .ignored)
    #expect(events.list.map(\.action) == ["like"])
  }

  @Test func `editing binds the cells on the screen again and keeps what is selected`() throws {
    let host = try TableHost(dataSource: states(3))
    for row in 0..<2 { _ = try host.cell(at: RowPath(row: row)) }
    try host.select(at: RowPath())
    let bindings = host.statistics.bindings
    try host.setEditing(true)
    #expect(host.statistics.bindings == bindings + 2)
    #expect(["row-0", "row-1"].map { shownState(host, $0) } == ["10", "8"])
    #expect(shownState(host, "row-2") == nil)
    try host.setEditing(false)
    #expect(["row-0", "row-1"].map { shownState(host, $0) } == ["2", "0"])
  }

  @Test func `a choice follows its row and goes with it`() throws {
    let host = try TableHost(dataSource: source(["a", "b"]))
    try host.select(at: RowPath(row: 1))
    try host.update(to: source(["b", "a"]))
    #expect(host.selectedPaths == [RowPath(row: 0)])
    try host.update(to: source(["a"]))
    try host.update(to: source(["a", "b"]))
    #expect(host.selectedPaths.isEmpty)
  }

  @Test func `a touch outside the rows is refused`() throws {
    let host = try TableHost(dataSource: states(1))
    let error = ScreenError.outOfRange(RowPath(row: 1), rows: [1])
    #expect(throws: error) { try host.select(at: RowPath(row: 1)) }
    #expect(throws: error) { try host.highlight(at: RowPath(row: 1)) }
    #expect(throws: error) { try host.commit(.delete(RowPath(row: 1))) }
  }

  // MARK: - Edits

  @Test func `an array gives up and moves its items where it is editable`() throws {
    let items = (0..<3).map { Item(id: $0, text: "\($0)") }
    var source = ArrayDataSource<Item, FixedCell>(items: items)
    let fixed = try TableHost(dataSource: source)
    #expect(try !fixed.canDelete(at: RowPath()))
    #expect(throws: ScreenError.notEditable("this data source")) {
      try fixed.commit(.delete(RowPath()))
    }
    #expect(fixed.contents.identities == [["0", "1", "2"]])
    source.isEditable = true
    let host = try TableHost(dataSource: source)
    #expect(try host.canDelete(at: RowPath()) && host.canMove(at: RowPath()))
    try host.commit(.move(from: RowPath(row: 0), to: RowPath(row: 2)))
    #expect(host.contents.identities == [["1", "2", "0"]])
    try host.commit(.delete(RowPath(row: 1)))
    #expect(host.contents.identities == [["1", "0"]])
    #expect(throws: ScreenError.outOfRange(RowPath(row: 2), rows: [2])) {
      try host.commit(.move(from: RowPath(), to: RowPath(row: 2)))
    }
    #expect(host.contents.identities == [["1", "0"]])
  }

  @Test func `sections give up and exchange the rows that allow it`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([
        Section("s") { editable(["a", "b"]) },
        Section("t") { Row(WordCell.self, "fixed", identity: "fixed") },
      ]))
    try host.commit(.move(from: RowPath(), to: RowPath(section: 1, row: 1)))
    #expect(host.contents.identities == [["b"], ["fixed", "a"]])
    let fixed = RowPath(section: 1)
    #expect(try !host.canDelete(at: fixed) && !host.canMove(at: fixed))
    for edit in [TableEdit.delete(fixed), .move(from: fixed, to: RowPath())] {
      #expect(throws: ScreenError.notEditable("the row “fixed”")) { try host.commit(edit) }
    }
    for end in [RowPath(row: 2), RowPath(section: 2), RowPath(section: -1)] {
      #expect(throws: ScreenError.outOfRange(end, rows: [1, 2])) {
        try host.commit(.move(from: RowPath(), to: end))
      }
    }
    try host.commit(.delete(RowPath()))
    #expect(host.contents.identities == [[], ["fixed", "a"]])
  }

  @Test func `composed sources edit their own rows and exchange none`() throws {
    let host = try TableHost(
      dataSource: ComposedDataSource([
        source(["top"]), SectionedDataSource([Section("s") { editable(["a", "b"]) }]),
      ]))
    try host.commit(.move(from: RowPath(section: 1), to: RowPath(section: 1, row: 1)))
    #expect(host.contents.identities == [["top"], ["b", "a"]])
    #expect(throws: ScreenError.notEditable("moving to another source")) {
      try host.commit(.move(from: RowPath(section: 1), to: RowPath()))
    }
    #expect(throws: ScreenError.notEditable("the row “top”")) {
      try host.commit(.delete(RowPath()))
    }
    try host.commit(.delete(RowPath(section: 1, row: 1)))
    #expect(host.contents.identities == [["top"], ["b"]])
  }

  @Test func `positions in composed sources translate both ways past empty ones`() throws {
    let none = SectionedDataSource([])
    let source = ComposedDataSource([
      none, source(["a"]), none,
      SectionedDataSource([Section("s") {}, section("t", ["b", "c"])]), none,
    ])
    #expect(source.rowCounts == [1, 0, 2])
    #expect(try source.allSections().map(\.id) == ["1-s", "3-s", "3-t"])
    for (section, expected) in [(1, 0), (3, 0), (3, 1)].enumerated() {
      let place = try source.place(ofSection: section)
      #expect(place == expected)
      #expect(
        try source.path(RowPath(section: place.section, row: 5), inSource: place.source)
          == RowPath(section: section, row: 5))
    }
    #expect(try source.row(at: RowPath(section: 2, row: 1)).identity == "c")
    for section in [-1, 3] {
      #expect(throws: ScreenError.noSection(section, count: 3)) {
        try source.place(ofSection: section)
      }
      #expect(source.numberOfRows(inSection: section) == 0)
    }
    #expect(throws: ScreenError.outOfRange(RowPath(section: 1), rows: [1, 0, 2])) {
      try source.row(at: RowPath(section: 1))
    }
    #expect(ComposedDataSource([]).numberOfSections == 0)
    #expect(try TableHost(dataSource: ComposedDataSource([none])).contents.rowCounts.isEmpty)
  }

  // MARK: - Display

  @Test func `scrolling shows the rows in the window with the cells that left it`() throws {
    let host = try TableHost(dataSource: states(100))
    try host.scroll(to: 0, viewportHeight: 200)
    #expect(host.displayedPaths.map(\.row) == [0, 1, 2, 3])
    #expect(host.statistics.cellsMade == 4)
    try host.scroll(to: 25, viewportHeight: 200)
    #expect(host.displayedPaths.map(\.row) == [0, 1, 2, 3, 4])
    #expect(host.statistics.cellsMade == 5)
    try host.scroll(to: 4000, viewportHeight: 200)
    #expect(host.displayedPaths.map(\.row) == [80, 81, 82, 83])
    #expect(host.statistics.cellsMade == 5)
    #expect(host.statistics.dequeues == 9)
    #expect(host.displayedContent(of: "row-0") == nil)
  }

  @Test func `a cell comes back from the pool, or is made anew after a memory warning`() throws {
    let host = try TableHost(dataSource: states(3))
    let first = try host.cell(at: RowPath())
    host.endDisplaying("row-0")
    host.endDisplaying("row-0")
    let second = try host.cell(at: RowPath(row: 1))
    #expect(!first.isReused && second.isReused && first.cell === second.cell)
    #expect(try !host.cell(at: RowPath(row: 2)).isReused)
    host.endDisplaying("row-1")
    host.didReceiveMemoryWarning()
    #expect(host.displayedPaths == [RowPath(row: 2)])
    #expect(try !host.cell(at: RowPath()).isReused)
  }

  @Test func `a memory warning drops measured heights`() throws {
    let host = try TableHost(
      dataSource: SectionedDataSource([fittingSection(4)]), measurer: .wrapping)
    let heights = try askAll(host)
    host.didReceiveMemoryWarning()
    #expect(try askAll(host) == heights)
    #expect(host.statistics.measurements == 8)
  }

  // MARK: - Registration

  @Test func `two classes of one identifier are refused`() {
    #expect(throws: ScreenError.ambiguousIdentifier("WordCell", "WordCell", "WordCell")) {
      try TableHost(dataSource: source(["a"]), registering: [Other.WordCell.self])
    }
  }

  @Test func `a row whose identifier belongs to another class gets no cell`() throws {
    let host = try TableHost(
      dataSource: ArrayDataSource<String, WordCell>(
        items: ["a"], cellIdentifier: "StateCell", identity: { $0 }),
      registering: [StateCell.self])
    let error = ScreenError.wrongCellType(
      identifier: "StateCell", expected: "WordCell", found: "StateCell")
    #expect(throws: error) { try host.cell(at: RowPath()) }
    #expect(host.problems() == [error])
  }

  @Test func `an update that brings an ambiguous class changes nothing`() throws {
    let host = try TableHost(dataSource: source(["a"]))
    _ = try host.cell(at: RowPath())
    let next = SectionedDataSource([
      Section("s") { Row(Other.WordCell.self, "b", identity: "b") }
    ])
    #expect(throws: ScreenError.ambiguousIdentifier("WordCell", "WordCell", "WordCell")) {
      try host.update(to: next)
    }
    #expect(host.contents.identities == [["a"]])
    #expect(host.displayedPaths == [RowPath()])
  }

  @Test func `a row on the screen can turn into a kind that the table did not know`() throws {
    let host = try TableHost(dataSource: source(["a"]))
    _ = try host.cell(at: RowPath())
    try host.update(
      to: SectionedDataSource([Section("s") { Row(StateCell.self, "a", identity: "a") }]))
    #expect(shownState(host, "a") == "0")
    #expect(host.statistics.cellsMade == 2)
  }

  @Test func `an update to a row on the screen that has no cell changes nothing`() throws {
    let host = try TableHost(dataSource: source(["a"]))
    let shown = try host.cell(at: RowPath()).content
    let next = SectionedDataSource([
      Section("s") { Row(StateCell.self, "a", identity: "a", cellIdentifier: "StatCell") }
    ])
    #expect(throws: ScreenError.unknownIdentifier("StatCell", row: "a", nearest: "StateCell")) {
      try host.update(to: next)
    }
    #expect(host.displayedContent(of: "a") == shown)
    #expect(try host.row(at: RowPath()).cellIdentifier == "WordCell")
  }
}
