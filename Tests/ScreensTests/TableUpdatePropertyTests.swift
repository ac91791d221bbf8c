import Screens
import TestSupport
import Testing

struct TableUpdatePropertyTests {
  /// Calls `body` with 500 pairs of tables.
  private func forEachPair(
    _ seed: Int, _ body: (RandomTable, RandomTable) throws -> Void
  ) rethrows {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<500 {
      let old = RandomTable(using: &random)
      try body(old, old.changed(using: &random))
    }
  }

  @Test(arguments: 0..<8)
  func `each step is one that UIKit takes, and the last one gives the new table`(seed: Int) throws {
    try forEachPair(seed) { old, new in
      let before = try TableContents(old.source)
      let after = try TableContents(new.source)
      let update = try TableUpdate(from: before, to: after)
      var table = BatchApplier(before)
      for step in update.steps {
        let target = BatchApplier(step.contents)
        #expect(throws: Never.self, "\(old) -> \(new)") {
          try step.batch.validate(
            before: table.sections.map(\.rows.count), after: step.contents.rowCounts)
        }
        #expect(!step.batch.isEmpty)
        // A section that comes brings no rows and one that goes takes none, so no row that stays is
        // taken away with its section.
        for number in step.batch.insertedSections { #expect(target.sections[number].rows == []) }
        for number in step.batch.deletedSections { #expect(table.sections[number].rows == []) }
        try table.apply(step.batch, newFrom: target)
        #expect(table.sections == target.sections, "\(old) -> \(new)")
      }
      #expect(table.sections == BatchApplier(after).sections, "\(old) -> \(new)")
    }
  }

  @Test(arguments: 10..<14)
  func `rows that stay are neither deleted nor inserted, and as few as possible move`(seed: Int)
    throws
  {
    try forEachPair(seed) { old, new in
      let before = try TableContents(old.source)
      let after = try TableContents(new.source)
      let batches = try TableUpdate(from: before, to: after).steps.map(\.batch)
      let stay = Set(before.paths.keys).intersection(after.paths.keys)
      #expect(batches.map(\.deletedRows.count).reduce(0, +) == before.paths.count - stay.count)
      #expect(batches.map(\.insertedRows.count).reduce(0, +) == after.paths.count - stay.count)

      let oldSections = before.sections.map(\.id)
      let newSections = after.sections.map(\.id)
      var moves = 0
      for (number, section) in after.sections.enumerated() {
        let kept = section.rows.compactMap { before.paths[$0.identity] }
        let home = oldSections.firstIndex(of: section.id)
        let own = kept.filter { $0.section == home }.map(\.row)
        moves += kept.count - longestIncrease(own)
        #expect(after.sections[number].id == section.id)
      }
      #expect(batches.map(\.movedRows.count).reduce(0, +) == moves, "\(old) -> \(new)")

      let keptSections = newSections.compactMap { oldSections.firstIndex(of: $0) }
      #expect(
        batches.map(\.movedSections.count).reduce(0, +)
          == keptSections.count - longestIncrease(keptSections), "\(old) -> \(new)")
      #expect(
        batches.map(\.insertedSections.count).reduce(0, +) == newSections.count - keptSections.count
      )
      #expect(
        batches.map(\.deletedSections.count).reduce(0, +) == oldSections.count - keptSections.count)
    }
  }

  /// The slow and plain way: the longest run that ends at each number.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, number) in numbers.enumerated() {
      let before = numbers.indices.prefix(index).filter { numbers[$0] < number }.map { lengths[$0] }
      lengths.append((before.max() ?? 0) + 1)
    }
    return lengths.max() ?? 0
  }

  @Test(arguments: 20..<24)
  func `exactly the rows and sections that show something else are changed`(seed: Int) throws {
    try forEachPair(seed) { old, new in
      let before = try TableContents(old.source)
      let after = try TableContents(new.source)
      let steps = try TableUpdate(from: before, to: after).steps
      var rows: Set<String> = []
      var sections: Set<String> = []
      for step in steps {
        for path in step.batch.changedRows {
          rows.insert(step.contents.sections[path.section].rows[path.row].identity)
        }
        for number in step.batch.changedSections {
          sections.insert(step.contents.sections[number].id)
        }
      }
      let (oldRows, newRows) = (old.rows, new.rows)
      #expect(rows == Set(newRows.keys.filter { oldRows[$0] != nil && oldRows[$0] != newRows[$0] }))
      let (oldHeaders, newHeaders) = (old.headers, new.headers)
      #expect(
        sections
          == Set(
            newHeaders.keys.filter { oldHeaders[$0] != nil && oldHeaders[$0] != newHeaders[$0] }))
      let quiet = try TableUpdate(from: before, to: after, comparesContent: false).steps
      #expect(quiet.allSatisfy { $0.batch.changedRows.isEmpty })
      #expect(try TableUpdate(from: after, to: TableContents(new.source)).isEmpty)
    }
  }

  @Test(arguments: 30..<34)
  func `a table that follows update after update shows the right content`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    var table = RandomTable(using: &random)
    let host = try TableHost(dataSource: table.source)
    for _ in 0..<300 {
      try host.scroll(
        to: Double.random(in: 0...300, using: &random), viewportHeight: 400)
      if let path = host.displayedPaths.randomElement(using: &random) {
        let states: [CellState] = [[], .selected, .disabled, [.selected, .highlighted]]
        try host.setState(
          try #require(states.randomElement(using: &random)), of: try host.row(at: path).identity)
      }
      let displayed = Set(try host.displayedPaths.map { try host.row(at: $0).identity })
      table = table.changed(using: &random)
      try host.update(to: table.source)
      let target = try TableContents(table.source)
      #expect(host.contents.identities == target.identities)
      #expect(host.contents.sections.map(\.id) == target.sections.map(\.id))
      #expect(host.contents.paths == target.paths)
      // What was on the screen and is still there is still on it, with what it shows now.
      let now = Set(try host.displayedPaths.map { try host.row(at: $0).identity })
      #expect(now == displayed.filter { target.paths[$0] != nil })
      for identity in now {
        let path = try #require(target.paths[identity])
        let expected = target.sections[path.section].rows[path.row]
          .bound(state: host.state(of: identity))
        #expect(host.displayedContent(of: identity) == expected)
      }
      // A row that went took its state with it.
      #expect(try host.selectedPaths.allSatisfy { try host.row(at: $0).identity != "" })
    }
  }

  @Test(arguments: 40..<42)
  func `a step with one number wrong is refused and changes nothing`(seed: Int) throws {
    var refused = 0
    try forEachPair(seed) { old, new in
      let before = try TableContents(old.source)
      guard
        let step = try TableUpdate(from: before, to: try TableContents(new.source)).steps.first,
        step.batch.changedRows.isEmpty, step.batch.changedSections.isEmpty
      else { return }
      var wrong: [TableBatch] = []
      for index in step.batch.deletedRows.indices {
        var batch = step.batch
        batch.deletedRows.remove(at: index)
        wrong.append(batch)
        batch = step.batch
        batch.deletedRows.append(batch.deletedRows[index])
        wrong.append(batch)
      }
      for index in step.batch.insertedRows.indices {
        var batch = step.batch
        batch.insertedRows.remove(at: index)
        wrong.append(batch)
      }
      for index in step.batch.insertedSections.indices {
        var batch = step.batch
        batch.insertedSections.remove(at: index)
        wrong.append(batch)
      }
      for batch in wrong {
        refused += 1
        let host = try TableHost(dataSource: old.source)
        try host.scroll(to: 0, viewportHeight: 200)
        let displayed = host.displayedPaths
        #expect(throws: ScreenError.self, "\(old) -> \(new)") {
          try host.perform(batch, to: SectionedDataSource(step.contents.sections))
        }
        #expect(host.contents.identities == before.identities)
        #expect(host.displayedPaths == displayed)
      }
    }
    #expect(refused > 500)
  }
}
