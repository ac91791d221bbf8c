import Screens
import Testing

struct TableInteractionTests {
  private func host(_ log: EventLog = EventLog()) throws -> TableHost {
    let host = try TableHost(dataSource: Flock.source(["a", "b", "c"]), sink: log.sink)
    try host.scroll(to: 0, viewportHeight: 500)
    return host
  }

  @Test func `the state of a row that is not there cannot be set`() throws {
    let host = try host()
    #expect(throws: ScreenError.noRow("z")) { try host.setState(.selected, of: "z") }
    try host.update(to: Flock.source(["a", "z"]))
    #expect(host.state(of: "z") == [])
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
