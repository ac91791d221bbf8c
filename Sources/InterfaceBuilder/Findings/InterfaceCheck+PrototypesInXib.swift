import Snapshots

extension InterfaceCheck {
  /// Only storyboards can hold prototypes; those in a xib were pasted there and are never loaded.
  static let prototypesInXib = InterfaceCheck(id: "prototypes-in-xib") { scene in
    guard scene.document.kind == .xib else { return [] }
    let tables = scene.views.filter {
      guard case .table(let table) = $0.view.content else { return false }
      return !table.cells.isEmpty
    }
    guard let first = tables.first, case .table(let table) = first.view.content else { return [] }
    return [
      scene.finding(
        "prototypes-in-xib", .error,
        "the table of a xib cannot hold cells of its own, and this one has \(table.cells.count)",
        line: first.view.line)
    ]
  }
}
