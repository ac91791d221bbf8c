// What a user does, for tests.

public import Foundation

extension UITableView {
  /// Shows the rows from an offset on.
  public func fingerScrolls(to offset: CGFloat) {
    contentOffset.y = offset
    layoutIfNeeded()
  }

  /// Puts a finger on a row; `false` when the row does not light up.
  @discardableResult public func fingerGoesDown(at path: IndexPath) -> Bool {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    delegate?.tableView(self, didHighlightRowAt: path)
    return true
  }

  /// Takes the finger off without a tap, as when a scroll begins.
  public func fingerSlidesAway(from path: IndexPath) {
    delegate?.tableView(self, didUnhighlightRowAt: path)
  }

  /// Taps a row.
  public func fingerTaps(at path: IndexPath) {
    guard fingerGoesDown(at: path) else { return }
    delegate?.tableView(self, didUnhighlightRowAt: path)
    let chosen = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let chosen else { return }
    for other in selected.sorted() where other != chosen {
      selected.remove(other)
      delegate?.tableView(self, didDeselectRowAt: other)
    }
    selected.insert(chosen)
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Taps the sign at the trailing edge.
  public func fingerTapsAccessory(at path: IndexPath) {
    delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }

  /// Taps an entry of the index and gives the section that it leads to.
  public func fingerTapsIndex(at entry: Int) -> Int? {
    guard stubIndexTitles.indices.contains(entry) else { return nil }
    return dataSource?.tableView(
      self, sectionForSectionIndexTitle: stubIndexTitles[entry], at: entry)
  }

  /// The edges at which something comes out.
  public enum StubEdge: Sendable {
    case leading
    case trailing
  }

  /// Swipes a row and gives the titles of what comes out; UIKit's own button is “Delete”.
  public func fingerSwipes(_ path: IndexPath, _ edge: StubEdge) -> [String] {
    guard dataSource?.tableView(self, canEditRowAt: path) ?? true else { return [] }
    if let configuration = configuration(path, edge) {
      return configuration.actions.map { $0.title ?? "" }
    }
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    return edge == .trailing && style == .delete ? ["Delete"] : []
  }

  /// Swipes a row and presses what comes out; gives what the action says of itself.
  public func fingerSwipes(_ path: IndexPath, _ edge: StubEdge, pressing title: String) -> Bool? {
    guard fingerSwipes(path, edge).contains(title) else { return nil }
    guard let configuration = configuration(path, edge) else {
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      return true
    }
    guard let action = configuration.actions.first(where: { $0.title == title }) else { return nil }
    var performed: Bool?
    action.handler(action, UIView()) { performed = $0 }
    return performed
  }

  private func configuration(_ path: IndexPath, _ edge: StubEdge) -> UISwipeActionsConfiguration? {
    switch edge {
    case .leading:
      delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
  }

  /// Drags a row by its handle and gives where it came to lie; `nil` when it has no handle.
  public func fingerDrags(_ path: IndexPath, to proposed: IndexPath) -> IndexPath? {
    guard isEditing, dataSource?.tableView(self, canMoveRowAt: path) ?? true else { return nil }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed) ?? proposed
    guard target != path else { return target }
    // The table has moved its own row when it tells the data source.
    var rows = (counts ?? []).enumerated().map { section, count in
      (0..<count).map { shown[IndexPath(row: $0, section: section)] }
    }
    let cell = rows[path.section].remove(at: path.row)
    rows[target.section].insert(cell, at: target.row)
    shown = [:]
    for (section, cells) in rows.enumerated() {
      for (row, cell) in cells.enumerated() { shown[IndexPath(row: row, section: section)] = cell }
    }
    counts = rows.map(\.count)
    dataSource?.tableView(self, moveRowAt: path, to: target)
    if askCounts() != counts {
      stubViolations.append("the data did not follow a drag")
    }
    layoutIfNeeded()
    return target
  }
}
