import Screens
import Testing
import UIKit

@MainActor
struct UpdateTests {
  private func log(_ old: any TableDataSource, _ new: any TableDataSource) throws -> [String] {
    let stage = try Stage(old)
    let before = stage.table.stubLog.count
    try stage.adapter.update(to: new)
    #expect(stage.table.stubViolations == [])
    #expect(stage.shownIdentities == stage.expectedIdentities)
    return Array(stage.table.stubLog.dropFirst(before))
  }

  @Test(arguments: [
    ("x: a b c", "x: a c", ["batch", "deleteRows 0-1"]),
    ("x: a c", "x: a b c", ["batch", "insertRows 0-1"]),
    ("x: a b c", "x: b c a", ["batch", "moveRow 0-0 to 0-2"]),
    ("x: a b | y: c", "x: a | y: b c", ["batch", "moveRow 0-1 to 1-0"]),
    ("x: a", "x: a | y: b", ["batch", "insertSections 1", "batch", "insertRows 1-0"]),
    ("x: a | y: b", "y: b", ["batch", "deleteRows 0-0", "batch", "deleteSections 0"]),
    ("x: a | y: b", "y: b | x: a", ["batch", "moveSection 1 to 0"]),
    ("x: a b", "x: a b", []),
  ]) func `changes come in steps that UIKit accepts`(old: String, new: String, steps: [String])
    throws
  {
    #expect(try log(sections(old), sections(new)) == steps)
  }

  @Test func `any list of sections becomes any other without a wrong number or cell`() throws {
    var seed: UInt64 = 42
    func random(_ limit: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((seed >> 33) % UInt64(limit))
    }
    func randomSource() -> SectionedDataSource {
      var names = ["p", "q", "r", "s"].filter { _ in random(3) > 0 }
      if random(2) == 0 { names.reverse() }
      var ids = (0..<14).filter { _ in random(4) > 0 }
      for index in ids.indices { ids.swapAt(index, random(ids.count)) }
      var groups: [[Row]] = names.map { _ in [] }
      for id in ids where !names.isEmpty {
        groups[random(names.count)].append(.boat("\(id)", name: "\(random(2))"))
      }
      return SectionedDataSource(
        zip(names, groups).map { name, rows in
          Section(name, header: random(3) == 0 ? "title" : nil) { rows }
        })
    }
    let stage = try Stage(randomSource())
    for _ in 0..<300 {
      let source = randomSource()
      try stage.adapter.update(to: source)
      #expect(stage.table.stubViolations == [])
      #expect(stage.shownIdentities == stage.expectedIdentities)
      for path in stage.table.indexPathsForVisibleRows ?? [] {
        let row = try source.row(at: RowPath(section: path.section, row: path.row))
        #expect(stage.cell(path.row, path.section)?.content == row.bound())
      }
      stage.table.fingerScrolls(to: CGFloat(random(5) * 100))
    }
    #expect(stage.errors == [])
  }

  @Test func `a row with other content keeps its cell`() throws {
    let stage = try Stage([.boat("a"), .boat("b")])
    let cell = try #require(stage.cell(1))
    try stage.adapter.update(
      to: SectionedDataSource([Section("only") { [.boat("a"), .boat("b", name: "Tern")] }]))
    #expect(stage.table.stubLog.last == "reconfigureRows 0-1")
    #expect(stage.cell(1) === cell)
    #expect((stage.view("name", row: 1) as UILabel?)?.text == "Tern")
    #expect(cell.stubReuseCount == 0)
  }

  @Test func `a row that another kind shows gets another cell`() throws {
    let stage = try Stage([.boat("a")])
    try stage.adapter.update(
      to: SectionedDataSource([
        Section("only") { Row(ControlsCell.self, Boat("a"), identity: "a") }
      ]))
    #expect(stage.table.stubLog.suffix(2) == ["batch", "reloadRows 0-0"])
    #expect(stage.cell(0)?.reuseIdentifier == "ControlsCell")
    #expect(stage.table.stubViolations == [])
  }

  @Test func `other titles load their section again, and the index follows`() throws {
    let stage = try Stage(SectionedDataSource([Section("x") { boats("a") }]))
    try stage.adapter.update(
      to: SectionedDataSource([Section("x", header: "Sail", indexTitle: "S") { boats("a") }]))
    #expect(stage.table.stubLog.contains("reloadSections 0"))
    #expect(stage.table.stubIndexTitles == ["S"])
  }

  @Test func `a section that is loaded again has its rows loaded with it and not a second time`()
    throws
  {
    let stage = try Stage(SectionedDataSource([Section("x") { boats("a b") }]))
    let before = stage.table.stubLog.count
    try stage.adapter.update(
      to: SectionedDataSource([
        Section("x", header: "Sail") {
          Row.boat("a", name: "Tern")
          Row(SwipeCell.self, Boat("b"), identity: "b")
        }
      ]))
    #expect(Array(stage.table.stubLog.dropFirst(before)) == ["batch", "reloadSections 0"])
    #expect((stage.view("name", row: 0) as UILabel?)?.text == "Tern")
    #expect(stage.cell(1)?.reuseIdentifier == "SwipeCell")
  }

  @Test func `a table that the adapter takes over selects what is chosen`() throws {
    let stage = try Stage(boats("a b"))
    stage.table.fingerTaps(at: .row(1))
    let other = UITableView(frame: stage.table.frame, style: .plain)
    stage.window.addSubview(other)
    stage.adapter.attach(to: other)
    #expect(other.indexPathsForSelectedRows == [.row(1)])
    #expect(other.stubViolations == [])
  }

  @Test func `the choice stays with its row`() throws {
    let stage = try Stage([.boat("a"), .boat("b")])
    stage.table.fingerTaps(at: .row(1))
    try stage.adapter.update(
      to: SectionedDataSource([
        Section("only") { [.boat("n"), Row(ControlsCell.self, Boat("b"), identity: "b")] }
      ]))
    #expect(stage.table.indexPathsForSelectedRows == [.row(1)])
    #expect(stage.adapter.state(of: "b") == .selected)
  }

  @Test func `a row that goes takes its choice with it`() throws {
    let stage = try Stage(boats("a b"))
    stage.table.fingerTaps(at: .row(1))
    try stage.adapter.update(to: sections("only: a"))
    try stage.adapter.update(to: sections("only: a b"))
    #expect(stage.adapter.state(of: "b") == [])
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `an event after an update names the same row as before`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    let toggle: UISwitch = try #require(stage.view("moored"))
    try stage.adapter.update(
      to: SectionedDataSource([
        Section("only") {
          Row.boat("n")
          Row(ControlsCell.self, Boat("a"), identity: "a")
        }
      ]))
    toggle.sendActions(for: .valueChanged)
    #expect(stage.events.map(\.row) == ["a"])
    #expect(stage.view("moored", row: 1) === toggle)
  }

  @Test func `two rows of one identity are refused before the table hears of them`() throws {
    let stage = try Stage(boats("a"))
    let before = stage.table.stubLog
    #expect(throws: ScreenError.duplicateIdentity("b", [RowPath(row: 0), RowPath(row: 1)])) {
      try stage.adapter.update(to: sections("only: b b"))
    }
    #expect(stage.table.stubLog == before)
    #expect(stage.adapter.contents.identities == [["a"]])
    try stage.adapter.update(to: sections("only: a c"))
    #expect(stage.shownIdentities == ["a", "c"])
  }

  @Test func `a table outside a window is loaded anew`() throws {
    let stage = try Stage(boats("a"))
    stage.table.removeFromSuperview()
    try stage.adapter.update(to: sections("only: a b"))
    #expect(stage.table.stubLog.last == "reloadData")
    stage.window.addSubview(stage.table)
    stage.table.layoutIfNeeded()
    #expect(stage.shownIdentities == ["a", "b"])
  }

  @Test func `an update without animation switches it off`() throws {
    let stage = try Stage(boats("a b"))
    var isOff: [Bool] = []
    stage.adapter.didEndDisplaying = { _ in isOff.append(UIView.stubAnimationIsOff) }
    try stage.adapter.update(to: sections("only: a"), animated: false)
    try stage.adapter.update(to: sections("only:"), animated: true)
    #expect(isOff == [true, false])
  }

  @Test func `an update from a callback of the table waits for the one that runs`() throws {
    let stage = try Stage(boats("a b"))
    stage.adapter.didEndDisplaying = { identity in
      guard identity == "b" else { return }
      try? stage.adapter.update(to: sections("only: a c d"))
    }
    try stage.adapter.update(to: sections("only: a"))
    #expect(stage.shownIdentities == ["a", "c", "d"])
    #expect(stage.table.stubViolations == [])
  }

  @Test func `a kind that comes with an update is registered first`() throws {
    let stage = try Stage(boats("a"))
    try stage.adapter.update(
      to: SectionedDataSource([
        Section("only") { Row(SwipeCell.self, Boat("s"), identity: "s") }
      ]))
    #expect(stage.cell(0)?.reuseIdentifier == "SwipeCell")
    #expect(stage.table.stubViolations == [])
  }
}

/// The stand-in has to notice what UIKit would.
@MainActor
struct StandInTests {
  private final class Counts: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { UITableViewCell(style: .default, reuseIdentifier: "cell") }
  }

  private func violations(
    _ before: [Int], _ after: [Int], _ change: @escaping (UITableView) -> Void
  ) -> [String] {
    let table = UITableView(frame: .zero, style: .plain)
    let data = Counts(before)
    table.dataSource = data
    table.reloadData()
    table.performBatchUpdates {
      data.counts = after
      change(table)
    }
    return table.stubViolations
  }

  @Test func `numbers that do not add up are a violation`() {
    #expect(violations([2], [1]) { $0.deleteRows(at: [.row(0)], with: .fade) } == [])
    #expect(!violations([2], [2]) { $0.deleteRows(at: [.row(0)], with: .fade) }.isEmpty)
    #expect(!violations([2], [3]) { _ in }.isEmpty)
    #expect(!violations([1], [1, 1]) { _ in }.isEmpty)
    #expect(!violations([1], [0]) { $0.deleteRows(at: [.row(4)], with: .fade) }.isEmpty)
  }

  @Test func `data that changes outside a batch is a violation`() {
    let table = UITableView(frame: .zero, style: .plain)
    let data = Counts([1])
    table.dataSource = data
    table.reloadData()
    data.counts = [2]
    table.performBatchUpdates { table.insertRows(at: [.row(1)], with: .fade) }
    #expect(!table.stubViolations.isEmpty)
  }
}
