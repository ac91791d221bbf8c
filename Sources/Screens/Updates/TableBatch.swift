/// Changes that a table makes in one step, by UIKit's rules: what is deleted and where a move starts are
/// positions before the step, what is inserted and where a move ends are positions after it.
public struct TableBatch: Sendable, Hashable {
  /// Numbers before the step.
  public var deletedSections: [Int] = []
  /// Numbers after the step.
  public var insertedSections: [Int] = []
  /// Sections that are there before and after.
  public var movedSections: [SectionMove] = []
  /// Positions before the step.
  public var deletedRows: [RowPath] = []
  /// Positions after the step.
  public var insertedRows: [RowPath] = []
  /// Rows that are there before and after.
  public var movedRows: [RowMove] = []
  /// Rows that show something else than before; positions before and after are the same in a step
  /// that changes rows.
  public var changedRows: [RowPath] = []
  /// Sections whose titles are others than before.
  public var changedSections: [Int] = []

  /// A section that stands elsewhere.
  public struct SectionMove: Sendable, Hashable {
    /// The number before the step.
    public var from: Int
    /// The number after the step.
    public var to: Int
  }

  /// A row that stands elsewhere.
  public struct RowMove: Sendable, Hashable {
    /// The position before the step.
    public var from: RowPath
    /// The position after the step.
    public var to: RowPath
  }

  /// Makes a step that changes nothing.
  public init() {}

  /// Whether nothing changes.
  public var isEmpty: Bool { self == TableBatch() }

  /// Checks the step as UIKit would, which ends an app that gets it wrong.
  ///
  /// - Parameters:
  ///   - before: the number of rows in every section before the step.
  ///   - after: the number of rows in every section after it.
  /// - Throws: `invalidUpdate` for a position that does not exist or is named twice,
  ///   `inconsistentUpdate` with the numbers of the first section that do not add up.
  public func validate(before: [Int], after: [Int]) throws(ScreenError) {
    let sectionOf = try sectionMapping(before: before.count, after: after.count)
    try refuseRepeated(
      deletedRows + movedRows.map(\.from), counts: before, what: "deleted or moved")
    try refuseRepeated(
      insertedRows + movedRows.map(\.to), counts: after, what: "inserted or moved to")
    for path in deletedRows + movedRows.map(\.from) where sectionOf[path.section] == nil {
      throw .invalidUpdate("a row of section \(path.section), which is deleted itself")
    }
    let insertedSections = Set(insertedSections)
    for path in insertedRows + movedRows.map(\.to) where insertedSections.contains(path.section) {
      throw .invalidUpdate("a row in section \(path.section), which is inserted itself")
    }
    if !changedRows.isEmpty || !changedSections.isEmpty {
      var rest = self
      rest.changedRows = []
      rest.changedSections = []
      guard rest.isEmpty else {
        throw .invalidUpdate("rows that change together with rows that come, go or move")
      }
      try refuseRepeated(changedRows, counts: before, what: "changed")
      guard Set(changedSections).count == changedSections.count,
        changedSections.allSatisfy(before.indices.contains)
      else {
        throw .invalidUpdate("a section that does not exist, or one section twice")
      }
    }
    for (old, new) in sectionOf.sorted(by: { $0.key < $1.key }) {
      let inserted = insertedRows.count { $0.section == new }
      let deleted = deletedRows.count { $0.section == old }
      let movedIn = movedRows.count { $0.to.section == new }
      let movedOut = movedRows.count { $0.from.section == old }
      guard before[old] + inserted - deleted + movedIn - movedOut == after[new] else {
        throw .inconsistentUpdate(
          section: old, before: before[old], inserted: inserted, deleted: deleted,
          movedIn: movedIn, movedOut: movedOut, after: after[new])
      }
    }
  }

  /// Where every section that stays ends up, by its number before the step.
  private func sectionMapping(before: Int, after: Int) throws(ScreenError) -> [Int: Int] {
    let leaving = deletedSections + movedSections.map(\.from)
    let arriving = insertedSections + movedSections.map(\.to)
    guard Set(leaving).count == leaving.count, leaving.allSatisfy((0..<before).contains),
      Set(arriving).count == arriving.count, arriving.allSatisfy((0..<after).contains)
    else {
      throw .invalidUpdate("a section that does not exist, or one section twice")
    }
    let staying = (0..<before).filter { !leaving.contains($0) }
    let places = (0..<after).filter { !arriving.contains($0) }
    guard staying.count == places.count else {
      throw .inconsistentUpdate(
        section: -1, before: before, inserted: insertedSections.count,
        deleted: deletedSections.count, movedIn: movedSections.count,
        movedOut: movedSections.count, after: after)
    }
    var mapping = Dictionary(uniqueKeysWithValues: zip(staying, places))
    for move in movedSections { mapping[move.from] = move.to }
    return mapping
  }

  private func refuseRepeated(_ paths: [RowPath], counts: [Int], what: String)
    throws(ScreenError)
  {
    guard Set(paths).count == paths.count else { throw .invalidUpdate("one row \(what) twice") }
    for path in paths
    where !counts.indices.contains(path.section)
      || !(0..<counts[path.section]).contains(path.row)
    {
      throw .outOfRange(path, rows: counts)
    }
  }
}
