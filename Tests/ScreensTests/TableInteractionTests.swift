import Screens
import Testing

struct TableInteractionTests {
  private func shown(_ host: TableHost, _ identity: String) -> [String] {
    (host.displayedContent(of: identity)?.slots ?? []).map(\.id)
      .filter { $0 != "call" && $0 != "feed" }
  }

  private func host(_ log: EventLog = EventLog()) throws -> TableHost {
    let host = try TableHost(dataSource: Flock.source(["a", "b", "c"]), sink: log.sink)
    try host.scroll(to: 0, viewportHeight: 500)
    return host
  }

  @Test func `a tap highlights, selects and sends, and every step binds the cell again`() throws {
    let log = EventLog()
    let host = try host(log)
    let path = RowPath(row: 1)
    try host.highlight(at: path)
    #expect(shown(host, "b") == ["highlighted"])
    let event = CellEvent(action: "select", row: "b", route: .push("gull", query: "b"))
    #expect(try host.select(at: path) == .sent(event))
    #expect(log.events == [event])
    #expect(shown(host, "b") == ["selected"])
    #expect(shown(host, "a") == [])
    #expect(host.selectedPaths == [path])
    try host.deselect(at: path)
    #expect(shown(host, "b") == [])
    try host.highlight(at: path)
    try host.unhighlight(at: path)
    #expect(host.state(of: "b") == [])
    #expect(log.events.count == 1)
  }

  @Test func `a disabled row neither reacts nor sends`() throws {
    let log = EventLog()
    let host = try host(log)
    try host.setState(.disabled, of: "a")
    #expect(shown(host, "a") == ["disabled"])
    try host.highlight(at: RowPath())
    #expect(try host.select(at: RowPath()) == .ignored)
    #expect(host.send("feed", fromRow: "a") == .ignored)
    #expect(host.state(of: "a") == .disabled)
    #expect(log.events.isEmpty)
  }

  @Test func `editing is shown by every cell on the screen and by those that come`() throws {
    let host = try host()
    host.endDisplaying("c")
    try host.select(at: RowPath())
    try host.setEditing(true)
    #expect(host.isEditing)
    #expect(shown(host, "a") == ["selected", "editing"])
    #expect(shown(host, "b") == ["editing"])
    #expect(try host.cell(at: RowPath(row: 2)).content.slots.map(\.id).contains("editing"))
    try host.setEditing(false)
    #expect(shown(host, "a") == ["selected"])
    #expect(shown(host, "c") == [])
  }

  @Test func `a choice stays with its row and goes with it`() throws {
    let host = try host()
    try host.select(at: RowPath(row: 1))
    try host.update(to: Flock.source(["c", "new", "a", "b"]))
    #expect(host.selectedPaths == [RowPath(row: 3)])
    #expect(shown(host, "b") == ["selected"])
    try host.update(to: Flock.source(["c"]))
    #expect(host.selectedPaths == [])
    try host.update(to: Flock.source(["b"]))
    #expect(host.selectedPaths == [])
  }

  @Test func `controls send their value, what no cell knows is ignored`() throws {
    let log = EventLog()
    let host = try host(log)
    let event = CellEvent(action: "feed", row: "c", value: .number(0.5))
    #expect(host.send("feed", fromRow: "c", value: .number(0.5)) == .sent(event))
    host.endDisplaying("c")
    #expect(host.send("feed", fromRow: "c", value: .number(0.5)) == .sent(event))
    #expect(host.send("sing", fromRow: "c") == .ignored)
    #expect(log.events == [event, event])
  }

  // MARK: - Editing

  private func editable(_ names: [String]) -> ArrayDataSource<Gull, GullCell> {
    var source = ArrayDataSource<Gull, GullCell>(items: names.map { Gull(id: $0) })
    source.isEditable = true
    return source
  }

  @Test func `rows of an array are deleted and moved where that is allowed`() throws {
    let host = try TableHost(dataSource: editable(["a", "b", "c"]))
    #expect(try host.canDelete(at: RowPath()))
    #expect(try host.canMove(at: RowPath()))
    try host.commit(.move(from: RowPath(row: 0), to: RowPath(row: 2)))
    #expect(host.contents.identities == [["b", "c", "a"]])
    try host.commit(.move(from: RowPath(row: 2), to: RowPath(row: 1)))
    #expect(host.contents.identities == [["b", "a", "c"]])
    try host.commit(.delete(RowPath(row: 1)))
    #expect(host.contents.identities == [["b", "c"]])
    #expect(throws: ScreenError.outOfRange(RowPath(row: 2), rows: [2])) {
      try host.commit(.move(from: RowPath(), to: RowPath(row: 2)))
    }
    #expect(throws: ScreenError.outOfRange(RowPath(section: 1), rows: [2])) {
      try host.commit(.move(from: RowPath(), to: RowPath(section: 1)))
    }
    #expect(host.contents.identities == [["b", "c"]])

    let fixed = try TableHost(
      dataSource: ArrayDataSource<Gull, GullCell>(items: [Gull(id: "a")]))
    #expect(try !fixed.canDelete(at: RowPath()))
    #expect(throws: ScreenError.notEditable("this data source")) {
      try fixed.commit(.delete(RowPath()))
    }
    #expect(fixed.contents.identities == [["a"]])
  }

  private func sectioned() -> SectionedDataSource {
    SectionedDataSource([
      Section("s") {
        Flock.rows(["free"]).map { $0.editable(deletable: true, movable: true) }
        Flock.rows(["stuck"])
        Flock.rows(["loose"]).map { $0.editable(deletable: false, movable: true) }
      },
      Section("t") {},
    ])
  }

  @Test func `rows in sections say for themselves what is allowed`() throws {
    let host = try TableHost(dataSource: sectioned())
    #expect(try (0..<3).map { try host.canDelete(at: RowPath(row: $0)) } == [true, false, false])
    #expect(try (0..<3).map { try host.canMove(at: RowPath(row: $0)) } == [true, false, true])
    #expect(throws: ScreenError.notEditable("the row “stuck”")) {
      try host.commit(.move(from: RowPath(row: 1), to: RowPath()))
    }
    #expect(throws: ScreenError.notEditable("the row “loose”")) {
      try host.commit(.delete(RowPath(row: 2)))
    }
    for path in [RowPath(section: 1, row: 1), RowPath(section: 2), RowPath(section: 0, row: 3)] {
      #expect(throws: ScreenError.outOfRange(path, rows: [3, 0])) {
        try host.commit(.move(from: RowPath(), to: path))
      }
    }
    try host.commit(.move(from: RowPath(row: 2), to: RowPath(section: 1)))
    #expect(host.contents.identities == [["free", "stuck"], ["loose"]])
    try host.commit(.delete(RowPath()))
    #expect(host.contents.identities == [["stuck"], ["loose"]])
  }

  @Test func `a composed table hands edits on and names the positions of the whole`() throws {
    let host = try TableHost(
      dataSource: ComposedDataSource([
        editable(["a", "b"]), SectionedDataSource([]), sectioned(),
        Flock.source(["x"]),
      ]))
    #expect(host.contents.rowCounts == [2, 3, 0, 1])
    try host.commit(.move(from: RowPath(section: 1, row: 2), to: RowPath(section: 2)))
    try host.commit(.delete(RowPath(row: 0)))
    #expect(host.contents.identities == [["b"], ["free", "stuck"], ["loose"], ["x"]])
    #expect(throws: ScreenError.notEditable("moving to another source")) {
      try host.commit(.move(from: RowPath(), to: RowPath(section: 1)))
    }
    #expect(throws: ScreenError.notEditable("the row “x”")) {
      try host.commit(.delete(RowPath(section: 3)))
    }
    let beyond = RowPath(section: 2, row: 2)
    #expect(throws: ScreenError.outOfRange(beyond, rows: [1, 2, 1, 1])) {
      try host.commit(.move(from: RowPath(section: 1), to: beyond))
    }
    #expect(throws: ScreenError.noSection(4, count: 4)) {
      try host.commit(.move(from: RowPath(), to: RowPath(section: 4)))
    }
    #expect(host.contents.identities == [["b"], ["free", "stuck"], ["loose"], ["x"]])
  }
}
