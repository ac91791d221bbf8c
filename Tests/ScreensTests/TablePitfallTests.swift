import Screens
import Testing

/// More of what `PitfallTests` is about: heights, updates and estimates, looked at more closely.
struct TablePitfallTests {
  // MARK: - 1 and 2: heights

  private final class CountedStaticCell: ScreenCell<Int> {
    static let made = Counter()
    override class var height: CellHeight { .fixed(52) }
    required init() {
      super.init()
      Self.made.increment()
    }
  }

  private func numbers(_ count: Int) -> [String] { (0..<count).map { "g\($0)" } }

  @Test func `pitfall 1 heights of a fixed kind make no instance at all`() throws {
    let rows = (0..<1000).map { Row(CountedStaticCell.self, $0, identity: "\($0)") }
    let host = try TableHost(dataSource: SectionedDataSource([Section("s") { rows }]))
    for row in 0..<1000 { #expect(try host.height(at: RowPath(row: row)) == 52) }
    #expect(CountedStaticCell.made.count == 0)
    #expect(host.statistics.areZero)
    _ = try host.cell(at: RowPath())
    #expect(CountedStaticCell.made.count == 1)
  }

  @Test func `pitfall 1 a cell that asks for heights while it is made does not recurse`() throws {
    final class Asking { var host: TableHost? }
    let asking = Asking()
    let calls = Counter()
    let rows = numbers(3).map { name in
      Row(GullCell.self, Gull(id: name), identity: name) { _, _ in
        calls.increment()
        guard calls.count == 1, let host = asking.host else { return }
        for row in 0..<3 { _ = try? host.height(at: RowPath(row: row)) }
      }
    }
    let host = try TableHost(dataSource: SectionedDataSource([Section("s") { rows }]))
    asking.host = host
    defer { asking.host = nil }
    _ = try host.cell(at: RowPath())
    #expect(calls.count == 4)
    #expect(host.statistics.dequeues == 1)
    #expect(host.statistics.measurements == 3)
  }

  @Test func `pitfall 2 a height is measured once for what it depends on`() throws {
    let measured = Counter()
    let measurer = RowMeasurer { cell, _, environment in
      measured.increment()
      return environment.width + Double(Flock.text(cell, slot: "call")?.count ?? 0)
    }
    let host = try TableHost(
      dataSource: Flock.source(numbers(20)), environment: TableEnvironment(width: 300),
      measurer: measurer)
    func layOut() throws {
      for row in 0..<20 { _ = try host.height(at: RowPath(row: row)) }
    }
    try layOut()
    #expect(measured.count == 20)
    try host.scroll(to: 900, viewportHeight: 1000)
    try host.scroll(to: 0, viewportHeight: 1000)
    try host.update(to: Flock.source(numbers(20)))
    try layOut()
    #expect(measured.count == 20)
    #expect(host.statistics.measurements == 20)

    // One row with other content, then each part of the environment: what is new is measured.
    try host.update(
      to: SectionedDataSource([
        Section("0") {
          Flock.rows(["g0"], call: "a longer call")
          Flock.rows(Array(numbers(20).dropFirst()))
        }
      ]))
    try layOut()
    #expect(measured.count == 21)
    #expect(try host.height(at: RowPath()) == 313)
    host.environment.textSize = "XL"
    try layOut()
    #expect(measured.count == 41)
    host.environment.locale = "de_DE"
    try layOut()
    #expect(measured.count == 61)
    host.environment = TableEnvironment(width: 300)
    try layOut()
    #expect(measured.count == 61)
    #expect(host.statistics.measurements == 61)
  }

  // MARK: - 5 to 7: updates

  @Test func `pitfall 5 a row that moves out of a section that goes is moved and not lost`() throws
  {
    let host = try TableHost(dataSource: Flock.source(["a", "b"], ["c"]))
    let target = SectionedDataSource([
      Section("1") { Flock.rows(["b", "c"]) }, Section("new") { Flock.rows(["d"]) },
    ])
    try host.scroll(to: 0, viewportHeight: 500)
    let cell = try host.cell(at: RowPath(row: 1)).cell
    let update = try host.update(to: target)
    #expect(update.steps.count == 3)
    #expect(host.contents.identities == [["b", "c"], ["d"]])
    // The cell of the moved row is still its cell.
    host.endDisplaying("b")
    #expect(try host.cell(at: RowPath()).cell === cell)
  }

  @Test func `pitfall 6 all places of an identity are named`() {
    let source = Flock.source(["a", "b", "a"], ["a"])
    #expect(
      throws: ScreenError.duplicateIdentity(
        "a", [RowPath(), RowPath(row: 2), RowPath(section: 1, row: 0)])
    ) { try TableContents(source) }
  }

  @Test func `pitfall 7 an identity is frozen when the table takes its contents`() throws {
    final class Fading { var name = "a" }
    let thing = Fading()
    let source = ArrayDataSource<Gull, GullCell>(
      items: [Gull(id: "1")], identity: { _ in thing.name })
    let host = try TableHost(dataSource: source)
    thing.name = "gone"
    #expect(try host.row(at: RowPath()).identity == "a")
    #expect(host.path(of: "a") == RowPath())
    #expect(host.path(of: "gone") == nil)
  }

  @Test func `pitfall 7 one identity with other content is updated and measured, others are not`()
    throws
  {
    let bound = Counter()
    func source(_ call: String) -> SectionedDataSource {
      SectionedDataSource([
        Section("s") {
          Row(GullCell.self, Gull(id: "a", call: call), identity: "a")
          Row(GullCell.self, Gull(id: "b"), identity: "b") { _, _ in bound.increment() }
        }
      ])
    }
    let host = try TableHost(
      dataSource: source("kiew"),
      measurer: RowMeasurer { cell, _, _ in
        Double(Flock.text(cell, slot: "call")?.count ?? 0) * 20
      })
    try host.scroll(to: 0, viewportHeight: 500)
    let measured = host.statistics.measurements
    let bindings = host.statistics.bindings
    let update = try host.update(to: source("kiew kiew"))
    var expected = TableBatch()
    expected.changedRows = [RowPath(row: 0)]
    #expect(update.steps.map(\.batch) == [expected])
    #expect(host.statistics.bindings == bindings + 1)
    #expect(Flock.text(host.displayedContent(of: "a"), slot: "call") == "kiew kiew")
    #expect(try host.height(at: RowPath(row: 0)) == 180)
    #expect(try host.height(at: RowPath(row: 1)) == 80)
    #expect(host.statistics.measurements == measured + 1)
    #expect(try host.update(to: source("kiew kiew")).isEmpty)
  }

  // MARK: - 12: estimates

  @Test func `pitfall 12 a row keeps its place when heights above it become others`() throws {
    let host = try TableHost(
      dataSource: Flock.source(numbers(50)),
      measurer: RowMeasurer { cell, minimum, environment in
        // At the usual size everything is as high as an estimate; else the content counts.
        environment.textSize == "L" ? 44 : minimum + Double(cell.slots.count * 13)
      })
    try host.scroll(to: 700, viewportHeight: 300)
    let anchor = try host.row(at: try #require(host.displayedPaths.first)).identity
    func distance(_ offset: Double) throws -> Double {
      try host.top(of: try #require(host.path(of: anchor))) - offset
    }
    let before = try distance(700)
    let grown = try host.keepingPlace(of: anchor) { host.environment.textSize = "AX5" }
    #expect(grown > 700)
    #expect(try distance(grown) == before)
    // Rows that come in above it, as when a screen is come back to, move it as little.
    let inserted = try host.keepingPlace(of: anchor) { () throws(ScreenError) in
      _ = try host.update(to: Flock.source(["new", "newer"] + numbers(50)))
    }
    #expect(inserted > grown)
    #expect(try distance(inserted) == before)
    #expect(host.displayedPaths.contains(try #require(host.path(of: anchor))))
    let back = try host.keepingPlace(of: anchor) { host.environment.textSize = "L" }
    #expect(try distance(back) == before)
  }
}
