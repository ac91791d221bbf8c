import Screens
import Testing

/// Updates between random states of a table, applied by UIKit's rules.
struct TableUpdateTests {
  /// A table as identities, by section id.
  private struct Model: Equatable {
    var sections: [(id: String, rows: [String])]

    static func == (left: Model, right: Model) -> Bool {
      left.sections.map(\.id) == right.sections.map(\.id)
        && left.sections.map(\.rows) == right.sections.map(\.rows)
    }

    var source: SectionedDataSource {
      SectionedDataSource(sections.map { section($0.id, $0.rows) })
    }

    /// A table of up to five sections with rows from one pool, so that they move between sections.
    static func random(using generator: inout some RandomNumberGenerator) -> Model {
      var pool = (0..<14).map { "row-\($0)" }.shuffled(using: &generator)
      let ids = ["a", "b", "c", "d", "e"].shuffled(using: &generator)
      let sections = ids.prefix(Int.random(in: 0...5, using: &generator)).map { id in
        let count = Int.random(in: 0...min(5, pool.count), using: &generator)
        let rows = Array(pool.suffix(count))
        pool.removeLast(count)
        return (id, rows)
      }
      return Model(sections: Array(sections))
    }

    /// The table after a step: what is deleted or moves leaves by its old position, what is inserted or
    /// moves arrives at its new one, everything else keeps its order.
    func applying(_ batch: TableBatch, toward target: TableContents) -> Model {
      var grid = sections.map { (id: $0.id, rows: $0.rows.map(Optional.some)) }
      var moved: [RowPath: String] = [:]
      for move in batch.movedRows {
        moved[move.to] = sections[move.from.section].rows[move.from.row]
        grid[move.from.section].rows[move.from.row] = nil
      }
      for path in batch.deletedRows { grid[path.section].rows[path.row] = nil }
      var movedSections: [Int: (id: String, rows: [String?])] = [:]
      for move in batch.movedSections { movedSections[move.to] = grid[move.from] }
      let leaving = Set(batch.deletedSections + batch.movedSections.map(\.from))
      var staying = grid.indices.filter { !leaving.contains($0) }.map { grid[$0] }
      let inserted = Set(batch.insertedSections)
      let count = staying.count + inserted.count + movedSections.count
      var result: [(id: String, rows: [String])] = []
      for number in 0..<count {
        if inserted.contains(number) {
          let section = target.sections[number]
          result.append((section.id, section.rows.map(\.identity)))
          continue
        }
        let next = movedSections[number] ?? staying.removeFirst()
        result.append((next.id, next.rows.compactMap(\.self)))
      }
      let arrivals =
        moved.map { ($0.key, $0.value) }
        + batch.insertedRows.map { ($0, target.sections[$0.section].rows[$0.row].identity) }
      for (path, identity) in arrivals.sorted(by: { $0.0 < $1.0 }) {
        result[path.section].rows.insert(identity, at: path.row)
      }
      return Model(sections: result)
    }
  }

  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  @Test func `pitfall 5 any table becomes any other in steps that are each valid`() throws {
    var numbers = Numbers(state: 5)
    for _ in 0..<3000 {
      let old = Model.random(using: &numbers)
      let new = Model.random(using: &numbers)
      let start = try TableContents(old.source)
      let target = try TableContents(new.source)
      var current = old
      var counts = start.rowCounts
      for step in try TableUpdate(from: start, to: target).steps {
        try step.batch.validate(before: counts, after: step.contents.rowCounts)
        current = current.applying(step.batch, toward: step.contents)
        counts = step.contents.rowCounts
        #expect(current.sections.map(\.rows) == step.contents.identities)
      }
      #expect(current == new)
    }
  }

  @Test func `a host that follows random updates ends with the data and the right cells`() throws {
    var numbers = Numbers(state: 6)
    let host = try TableHost(dataSource: source([]))
    for _ in 0..<400 {
      let next = Model.random(using: &numbers)
      try host.update(to: next.source)
      #expect(host.contents.identities == next.sections.map(\.rows))
      try host.scroll(to: 0, viewportHeight: 200)
      for path in host.displayedPaths {
        let row = try host.row(at: path)
        #expect(host.displayedContent(of: row.identity) == row.bound())
      }
    }
    #expect(host.statistics.cellsMade <= 6)
  }

  @Test func `equal tables need no step and untouched rows do not move`() throws {
    let contents = try TableContents(source(["a", "b", "c", "d"]))
    #expect(try TableUpdate(from: contents, to: contents).isEmpty)
    let turned = try TableContents(source(["d", "a", "b", "c"]))
    let steps = try TableUpdate(from: contents, to: turned).steps
    #expect(steps.map(\.batch.movedRows.count) == [1])
    #expect(steps[0].batch.movedRows[0].from == RowPath(row: 3))
    #expect(steps[0].batch.movedRows[0].to == RowPath())
  }

  @Test func `other titles change their section in place`() throws {
    let old = try TableContents(SectionedDataSource([Section("s", header: "Old") {}]))
    let new = try TableContents(SectionedDataSource([Section("s", header: "New") {}]))
    #expect(try TableUpdate(from: old, to: new).steps.map(\.batch.changedSections) == [[0]])
  }
}
