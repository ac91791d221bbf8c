/// The way from one state of a table to another, in steps that UIKit accepts.
///
/// 1. New sections come in empty and sections take their new order; those that will go do not move.
/// 2. Rows go, come and move, also from one section to another.
/// 3. Sections that are no more, by now empty, go.
/// 4. Rows and sections that show something else are changed in place.
///
/// A row is the same before and after when its identity is. The rows and sections that move are as few
/// as possible. Cost: the number of rows times its logarithm, and binding the rows that stay once in each
/// state to see whether they show something else.
public struct TableUpdate {
  /// The steps in order; those that change nothing are left out.
  public let steps: [Step]

  /// One step, with what the table holds after it.
  public struct Step {
    /// What changes.
    public let batch: TableBatch
    /// What the table holds afterwards.
    public let contents: TableContents
  }

  /// Whether both states are the same.
  public var isEmpty: Bool { steps.isEmpty }

  /// Finds the steps; rows that stay are bound and compared only if `comparesContent` says so.
  ///
  /// - Parameters:
  ///   - old: the table before.
  ///   - new: the table after.
  ///   - comparesContent: whether rows that show something else are looked for.
  ///   - state: the state in which the row with an identity is bound for that.
  /// - Throws: `duplicateIdentity` for contents that cannot be.
  public init(
    from old: TableContents, to new: TableContents, comparesContent: Bool = true,
    state: (String) -> CellState = { _ in [] }
  ) throws(ScreenError) {
    var steps: [Step] = []
    func add(_ batch: TableBatch, _ contents: TableContents) {
      if !batch.isEmpty { steps.append(Step(batch: batch, contents: contents)) }
    }
    let order = Self.order(of: old, and: new)
    let oldByID = Dictionary(
      old.sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let arranged = try TableContents(
      sections: order.map { oldByID[$0.section.id] ?? Self.emptied($0.section) })
    add(Self.sectionBatch(from: old, to: arranged), arranged)
    let filled = try TableContents(
      sections: order.map { $0.isGone ? Self.emptied($0.section) : $0.section })
    add(Self.rowBatch(from: arranged, to: filled), filled)
    var removal = TableBatch()
    removal.deletedSections = order.indices.filter { order[$0].isGone }
    add(removal, new)
    add(Self.changeBatch(from: old, to: new, comparesContent: comparesContent, state), new)
    self.steps = steps
  }

  // MARK: - Sections

  /// The sections in their new order, and among them those of the old ones that will go.
  ///
  /// One that will go stands below the section that stood above it and does not move.
  private static func order(of old: TableContents, and new: TableContents)
    -> [(section: Section, isGone: Bool)]
  {
    let oldNumbers = numbers(of: old.sections.map(\.id))
    let kept = new.sections.compactMap { oldNumbers[$0.id] }
    let staying = Set(longestIncreasingRun(kept).map { kept[$0] })
    let newIDs = Set(new.sections.map(\.id))
    var below: [Int: [(section: Section, isGone: Bool)]] = [:]
    var anchor = -1
    for (number, section) in old.sections.enumerated() {
      if staying.contains(number) { anchor = number }
      if !newIDs.contains(section.id) { below[anchor, default: []].append((section, true)) }
    }
    return (below[-1] ?? [])
      + new.sections.flatMap { [($0, false)] + (oldNumbers[$0.id].flatMap { below[$0] } ?? []) }
  }

  private static func emptied(_ section: Section) -> Section {
    var section = section
    section.rows = []
    return section
  }

  private static func sectionBatch(from old: TableContents, to new: TableContents) -> TableBatch {
    var batch = TableBatch()
    let oldNumbers = numbers(of: old.sections.map(\.id))
    var order: [(old: Int, new: Int)] = []
    for (number, section) in new.sections.enumerated() {
      if let before = oldNumbers[section.id] {
        order.append((before, number))
      } else {
        batch.insertedSections.append(number)
      }
    }
    let staying = longestIncreasingRun(order.map(\.old))
    for (index, pair) in order.enumerated() where !staying.contains(index) {
      batch.movedSections.append(TableBatch.SectionMove(from: pair.old, to: pair.new))
    }
    return batch
  }

  // MARK: - Rows

  /// Both states have the same sections in the same order.
  private static func rowBatch(from old: TableContents, to new: TableContents) -> TableBatch {
    var batch = TableBatch()
    for section in old.sections.indices {
      for (position, row) in old.sections[section].rows.enumerated()
      where new.paths[row.identity] == nil {
        batch.deletedRows.append(RowPath(section: section, row: position))
      }
    }
    for section in new.sections.indices {
      var order: [(old: Int, new: Int)] = []
      for (position, row) in new.sections[section].rows.enumerated() {
        let path = RowPath(section: section, row: position)
        guard let before = old.paths[row.identity] else {
          batch.insertedRows.append(path)
          continue
        }
        if before.section == section {
          order.append((before.row, position))
        } else {
          batch.movedRows.append(TableBatch.RowMove(from: before, to: path))
        }
      }
      let staying = longestIncreasingRun(order.map(\.old))
      for (index, pair) in order.enumerated() where !staying.contains(index) {
        batch.movedRows.append(
          TableBatch.RowMove(
            from: RowPath(section: section, row: pair.old),
            to: RowPath(section: section, row: pair.new)))
      }
    }
    return batch
  }

  // MARK: - Content

  private static func changeBatch(
    from old: TableContents, to new: TableContents, comparesContent: Bool,
    _ state: (String) -> CellState
  ) -> TableBatch {
    var batch = TableBatch()
    let oldByID = Dictionary(
      old.sections.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for (number, section) in new.sections.enumerated() {
      if let before = oldByID[section.id], !before.hasSameTitles(as: section) {
        batch.changedSections.append(number)
      }
      guard comparesContent else { continue }
      for (position, row) in section.rows.enumerated() {
        guard let path = old.paths[row.identity] else { continue }
        let before = old.sections[path.section].rows[path.row]
        let state = state(row.identity)
        if before.cellIdentifier != row.cellIdentifier
          || before.bound(state: state) != row.bound(state: state)
        {
          batch.changedRows.append(RowPath(section: number, row: position))
        }
      }
    }
    return batch
  }

  // MARK: - Order

  private static func numbers(of ids: [String]) -> [String: Int] {
    Dictionary(
      ids.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The indices of a longest run of increasing numbers, which may skip others between.
  ///
  /// Patience sorting: each pile's last number is the smallest that ends a run of its length.
  static func longestIncreasingRun(_ numbers: [Int]) -> Set<Int> {
    var piles: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for index in numbers.indices {
      var lower = 0
      var upper = piles.count
      while lower < upper {
        let middle = (lower + upper) / 2
        if numbers[piles[middle]] < numbers[index] {
          lower = middle + 1
        } else {
          upper = middle
        }
      }
      if lower > 0 { previous[index] = piles[lower - 1] }
      if lower == piles.count {
        piles.append(index)
      } else {
        piles[lower] = index
      }
    }
    var run: Set<Int> = []
    var current = piles.last
    while let index = current {
      run.insert(index)
      current = previous[index]
    }
    return run
  }
}

extension Section {
  fileprivate func hasSameTitles(as other: Section) -> Bool {
    header == other.header && footer == other.footer && indexTitle == other.indexTitle
  }
}
