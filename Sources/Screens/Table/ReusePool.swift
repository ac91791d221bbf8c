/// Cells that are not on the screen, waiting to show other rows.
struct ReusePool {
  private var cells: [String: [AnyScreenCell]] = [:]

  mutating func put(_ cell: AnyScreenCell, identifier: String) {
    cells[identifier, default: []].append(cell)
  }

  /// A waiting cell, told that it will be used again; `nil` when none waits.
  mutating func take(identifier: String) -> AnyScreenCell? {
    guard let cell = cells[identifier]?.popLast() else { return nil }
    cell.prepareForReuse()
    return cell
  }

  mutating func removeAll() { cells = [:] }
}
