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

  /// Looks for leaks: binds each row in a fresh cell and in one that showed another row of its kind.
  ///
  /// Rows follow each other in their order and in the reverse, so that each shows what its neighbours
  /// leave behind. Each pair of kind and slots is reported once. Cost: three bindings a row, but for
  /// kinds without a stored property, which have nothing to leak from.
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
      for sequence in [rows, rows.reversed()] {
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

  private static func leaks(in rows: [Row], fresh: [String: BoundCell]) -> [ReuseLeak] {
    guard let first = rows.first else { return [] }
    let cell = first.kind.init()
    _ = try? first.bound(in: cell)
    var leaks: [ReuseLeak] = []
    for (before, row) in zip(rows, rows.dropFirst()) {
      cell.prepareForReuse()
      guard let expected = fresh[row.identity], let reused = try? row.bound(in: cell),
        reused != expected
      else { continue }
      leaks.append(
        ReuseLeak(
          cell: row.cellIdentifier, slots: differingSlots(expected, reused), row: row.identity,
          leakedFrom: before.identity))
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
