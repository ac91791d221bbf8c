/// A cell that shows something of the row that it showed before.
public struct ReuseLeak: Sendable, Hashable {
  /// The reuse identifier of the cell kind.
  public var cell: String
  /// The slots that differ from a fresh cell's, in order; empty when only actions or looks differ.
  public var slots: [String]
  /// The row that is shown wrongly.
  public var row: String
  /// The row that the cell showed before.
  public var leakedFrom: String
  /// The state in which the cell showed it.
  public var leakedState: CellState = []

  /// Looks for leaks: binds each row in a fresh cell and in one that showed another row of its kind.
  ///
  /// Rows follow each other in their order and in the reverse, so that each shows what its neighbours
  /// leave behind. The first rows that differ in which slots and actions they have follow each other in
  /// every order, and each of them follows itself in every state. Each pair of kind and slots is
  /// reported once. Cost: three bindings a row and some hundred a kind, but for kinds without a stored
  /// property, which have nothing to leak from.
  public static func find(in sections: [Section]) -> [ReuseLeak] {
    var leaks: [ReuseLeak] = []
    var known: Set<[String]> = []
    var order: [String] = []
    var rowsByKind: [String: [Row]] = [:]
    for row in sections.flatMap(\.rows) {
      if rowsByKind[row.cellIdentifier] == nil { order.append(row.cellIdentifier) }
      rowsByKind[row.cellIdentifier, default: []].append(row)
    }
    for kind in order {
      let rows = rowsByKind[kind] ?? []
      guard let first = rows.first, hasState(first.kind.init()) else { continue }
      let fresh = Dictionary(
        rows.map { ($0.identity, $0.bound()) }, uniquingKeysWith: { first, _ in first })
      let models = representatives(of: rows, fresh: fresh)
      var sequences = [rows, rows.reversed()].map { $0.map { Use(row: $0) } }
      for before in models {
        for row in models where row.identity != before.identity {
          sequences.append([Use(row: before), Use(row: row)])
        }
        for state in CellState.each {
          sequences.append([Use(row: before, state: state), Use(row: before)])
        }
      }
      for sequence in sequences {
        for leak in self.leaks(in: sequence, fresh: fresh)
        where known.insert([leak.cell] + leak.slots).inserted {
          leaks.append(leak)
        }
      }
    }
    return leaks
  }

  /// Whether a cell or one of its superclasses has a stored property.
  private static func hasState(_ cell: AnyScreenCell) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: cell)
    while let current = mirror {
      if !current.children.isEmpty { return true }
      mirror = current.superclassMirror
    }
    return false
  }

  /// A row that a cell shows in a state.
  private struct Use {
    var row: Row
    var state: CellState = []
  }

  /// The first row of each set of slots and actions, at most eight.
  private static func representatives(of rows: [Row], fresh: [String: BoundCell]) -> [Row] {
    var shapes: Set<[String]> = []
    var result: [Row] = []
    for row in rows where result.count < 8 {
      guard let content = fresh[row.identity] else { continue }
      let shape =
        content.slots.map { "slot \($0.id)" } + content.actions.map { "action \($0.id)" }
        + [content.accessory.rawValue]
      if shapes.insert(shape).inserted { result.append(row) }
    }
    return result
  }

  private static func leaks(in uses: [Use], fresh: [String: BoundCell]) -> [ReuseLeak] {
    guard let first = uses.first else { return [] }
    let cell = first.row.kind.init()
    _ = try? first.row.bound(in: cell, state: first.state)
    var leaks: [ReuseLeak] = []
    for (before, use) in zip(uses, uses.dropFirst()) {
      cell.prepareForReuse()
      guard let expected = fresh[use.row.identity],
        let reused = try? use.row.bound(in: cell, state: use.state), reused != expected
      else { continue }
      leaks.append(
        ReuseLeak(
          cell: use.row.cellIdentifier, slots: differingSlots(expected, reused),
          row: use.row.identity, leakedFrom: before.row.identity, leakedState: before.state))
    }
    return leaks
  }

  private static func differingSlots(_ expected: BoundCell, _ reused: BoundCell) -> [String] {
    var slots: [String] = []
    for slot in expected.slots where !reused.slots.contains(slot) { slots.append(slot.id) }
    for slot in reused.slots
    where !expected.slots.contains(where: { $0.id == slot.id }) && !slots.contains(slot.id) {
      slots.append(slot.id)
    }
    return slots
  }
}
