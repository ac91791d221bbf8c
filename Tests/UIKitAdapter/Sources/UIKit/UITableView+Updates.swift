// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

/// What was asked for within one batch.
struct StubBatch {
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var reloadedSections: [Int] = []
  var deleted: [IndexPath] = []
  var inserted: [IndexPath] = []
  var moved: [(from: IndexPath, to: IndexPath)] = []
  var reloaded: [IndexPath] = []
}

extension UITableView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let before = ensureLoaded()
    if askCounts() != before {
      stubViolations.append("the data changed before the batch: \(before) is \(askCounts())")
    }
    stubLog.append("batch")
    batch = StubBatch()
    updates?()
    let changes = batch ?? StubBatch()
    batch = nil
    carryOut(changes, before: before, after: askCounts())
    completion?(true)
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect("insertSections \(list(sections))") { $0.insertedSections += sections }
  }
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect("deleteSections \(list(sections))") { $0.deletedSections += sections }
  }
  public func moveSection(_ section: Int, toSection newSection: Int) {
    collect("moveSection \(section) to \(newSection)") {
      $0.movedSections.append((section, newSection))
    }
  }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    collect("reloadSections \(list(sections))") { $0.reloadedSections += sections }
  }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect("insertRows \(list(indexPaths))") { $0.inserted += indexPaths }
  }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect("deleteRows \(list(indexPaths))") { $0.deleted += indexPaths }
  }
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    collect("moveRow \(list([indexPath])) to \(list([newIndexPath]))") {
      $0.moved.append((indexPath, newIndexPath))
    }
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    collect("reloadRows \(list(indexPaths))") { $0.reloaded += indexPaths }
  }

  /// Asks for the cells on the screen again, each of which must be the same as before.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    stubLog.append("reconfigureRows \(list(indexPaths))")
    for path in indexPaths {
      guard let cell = shown[path] else { continue }
      reconfiguring[path] = cell
      if askForCell(path) !== cell {
        stubViolations.append("another cell for a row that is reconfigured")
      }
      reconfiguring[path] = nil
    }
  }

  private func collect(_ line: String, _ change: (inout StubBatch) -> Void) {
    stubLog.append(line)
    if var changes = batch {
      change(&changes)
      batch = changes
      return
    }
    var changes = StubBatch()
    change(&changes)
    carryOut(changes, before: ensureLoaded(), after: askCounts())
  }

  private func list(_ sections: IndexSet) -> String {
    sections.map(String.init).joined(separator: " ")
  }
  private func list(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.section)-\($0.row)" }.joined(separator: " ")
  }

  // MARK: Arithmetic

  /// Plays the changes on the rows as UIKit does, with a number for each row that was there before.
  private func carryOut(_ changes: StubBatch, before: [Int], after: [Int]) {
    guard let origin = origins(changes, before: before, after: after) else {
      shown = [:]
      counts = nil
      return
    }
    counts = after
    let cells = shown
    let selection = selected
    shown = [:]
    selected = []
    var kept: Set<IndexPath> = []
    for (section, rows) in origin.enumerated() {
      for (row, old) in rows.enumerated() {
        guard let old else { continue }
        let path = IndexPath(row: row, section: section)
        kept.insert(old)
        if let cell = cells[old] { shown[path] = cell }
        if selection.contains(old) { selected.insert(path) }
      }
    }
    let remaining = shown
    shown = cells.filter { !kept.contains($0.key) }
    for path in shown.keys.sorted() { endDisplaying(path) }
    shown = remaining
    layoutIfNeeded()
  }

  /// For every row afterwards the place that it came from; `nil` when the numbers do not add up.
  private func origins(_ changes: StubBatch, before: [Int], after: [Int]) -> [[IndexPath?]]? {
    let leaving = changes.deletedSections + changes.movedSections.map(\.from)
    let arriving = changes.insertedSections + changes.movedSections.map(\.to)
    var staying = before.indices.filter { !leaving.contains($0) }[...]
    var sections: [Int?] = []
    for section in after.indices {
      if let move = changes.movedSections.first(where: { $0.to == section }) {
        sections.append(move.from)
      } else if arriving.contains(section) {
        sections.append(nil)
      } else if let next = staying.popFirst() {
        sections.append(next)
      } else {
        return fail("sections: \(before.count) before, \(after.count) after")
      }
    }
    guard staying.isEmpty, Set(leaving).count == leaving.count,
      Set(arriving).count == arriving.count, arriving.allSatisfy(after.indices.contains)
    else {
      return fail("sections: \(before.count) before, \(after.count) after, arriving \(arriving)")
    }
    let gone = changes.deleted + changes.moved.map(\.from)
    let new = changes.inserted + changes.moved.map(\.to)
    guard Set(gone).count == gone.count, Set(new).count == new.count,
      Set(changes.reloaded).isDisjoint(with: gone)
    else {
      return fail("one row twice")
    }
    guard (gone + changes.reloaded).allSatisfy({ exists($0, before) }),
      new.allSatisfy({ exists($0, after) }),
      gone.allSatisfy({ !changes.deletedSections.contains($0.section) }),
      new.allSatisfy({ !changes.insertedSections.contains($0.section) })
    else {
      return fail("a row that cannot be named")
    }
    var result: [[IndexPath?]] = []
    for (number, old) in sections.enumerated() {
      guard let old, !changes.reloadedSections.contains(number) else {
        result.append(Array(repeating: nil, count: after[number]))
        continue
      }
      var rest = (0..<before[old]).map { IndexPath(row: $0, section: old) }
        .filter { !gone.contains($0) }[...]
      var rows: [IndexPath?] = []
      for row in 0..<after[number] {
        let path = IndexPath(row: row, section: number)
        if let move = changes.moved.first(where: { $0.to == path }) {
          rows.append(move.from)
        } else if changes.inserted.contains(path) {
          rows.append(nil)
        } else if let next = rest.popFirst() {
          rows.append(changes.reloaded.contains(next) ? nil : next)
        } else {
          return fail("section \(number): too few rows for \(after[number])")
        }
      }
      guard rest.isEmpty else { return fail("section \(number): \(rest.count) rows too many") }
      result.append(rows)
    }
    return result
  }

  private func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
    counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
  }

  private func fail(_ what: String) -> [[IndexPath?]]? {
    stubViolations.append("invalid batch update: \(what)")
    return nil
  }
}
