import Snapshots

/// The screens of a component in columns, each as far right as the longest way to it is long.
///
/// A line that passes a column has a place of its own there, so that no box stands on it.
struct MapColumns {
  /// By column, from the top.
  private(set) var items: [[Int]] = []
  private(set) var ranks: [Int: Int] = [:]
  private var kinds: [Item] = []
  private var middles: [Double] = []
  /// By item, those that it is joined with in the column before and in the one after.
  private var before: [[Int]] = []
  private var after: [[Int]] = []

  enum Item {
    case node(Int)
    case bend(Pair)
  }

  struct Pair: Hashable {
    var source: Int
    var target: Int
  }

  func item(_ index: Int) -> Item { kinds[index] }

  /// How far below the top of the component the middle of an item stands.
  func middle(of item: Int) -> Double { middles[item] }

  init(_ map: RouteMap, _ component: MapComponent) {
    let order = MapOrder(map, component)
    ranks = order.ranks
    items = Array(repeating: [], count: (ranks.values.max() ?? 0) + 1)
    var itemOfNode: [Int: Int] = [:]
    for node in order.nodes {
      itemOfNode[node] = add(.node(node), to: ranks[node] ?? 0)
    }
    for pair in order.pairs {
      guard var last = itemOfNode[pair.source], let end = itemOfNode[pair.target] else { continue }
      for rank in ((ranks[pair.source] ?? 0) + 1)..<(ranks[pair.target] ?? 0) {
        let bend = add(.bend(pair), to: rank)
        join(last, bend)
        last = bend
      }
      join(last, end)
    }
    sortColumns()
    middles = Array(repeating: 0, count: kinds.count)
    settle()
  }

  private mutating func add(_ item: Item, to column: Int) -> Int {
    kinds.append(item)
    before.append([])
    after.append([])
    items[column].append(kinds.count - 1)
    return kinds.count - 1
  }

  private mutating func join(_ left: Int, _ right: Int) {
    after[left].append(right)
    before[right].append(left)
  }

  // MARK: - Order in a column

  /// Puts what is joined at the same height, from left to right and back, so that fewer lines cross.
  private mutating func sortColumns() {
    var positions = Array(repeating: 0, count: kinds.count)
    func number(_ column: [Int]) {
      for (position, item) in column.enumerated() { positions[item] = position }
    }
    for column in items { number(column) }
    for sweep in 0..<6 {
      let goesRight = sweep.isMultiple(of: 2)
      let columns = goesRight ? Array(items.indices) : items.indices.reversed()
      for column in columns {
        let weights = items[column].map { item -> Double in
          let others = goesRight ? before[item] : after[item]
          guard !others.isEmpty else { return Double(positions[item]) }
          return Double(others.reduce(0) { $0 + positions[$1] }) / Double(others.count)
        }
        let sorted = items[column].indices.sorted { left, right in
          weights[left] != weights[right] ? weights[left] < weights[right] : left < right
        }
        items[column] = sorted.map { items[column][$0] }
        number(items[column])
      }
    }
  }

  // MARK: - Heights

  private mutating func settle() {
    for column in items {
      var top = 0.0
      for item in column {
        middles[item] = top + room(of: item) / 2
        top += room(of: item)
      }
    }
    for sweep in 0..<10 {
      let columns = sweep.isMultiple(of: 2) ? Array(items.indices) : items.indices.reversed()
      for column in columns { settle(items[column], looksLeft: sweep.isMultiple(of: 2)) }
    }
    let top = kinds.indices.map { middles[$0] - room(of: $0) / 2 }.min() ?? 0
    let gap = MapLayout.rowGap / 2
    for item in middles.indices { middles[item] -= top + gap }
  }

  /// Moves the items of a column to the height of what they are joined with, as near as the room that
  /// each needs allows.
  ///
  /// Items that want the same place form a block around the mean of what they want.
  private mutating func settle(_ column: [Int], looksLeft: Bool) {
    var blocks: [(sum: Double, count: Int)] = []
    var offset = 0.0
    var offsets: [Double] = []
    for item in column {
      offset += room(of: item) / 2
      offsets.append(offset)
      offset += room(of: item) / 2
      let others = looksLeft ? before[item] : after[item]
      let wanted =
        others.isEmpty
        ? middles[item] : others.reduce(0) { $0 + middles[$1] } / Double(others.count)
      blocks.append((wanted - (offsets.last ?? 0), 1))
      while let last = blocks.last, blocks.count > 1 {
        let previous = blocks[blocks.count - 2]
        guard previous.sum / Double(previous.count) > last.sum / Double(last.count) else { break }
        blocks.removeLast(2)
        blocks.append((previous.sum + last.sum, previous.count + last.count))
      }
    }
    var index = 0
    for block in blocks {
      let shift = block.sum / Double(block.count)
      for _ in 0..<block.count {
        middles[column[index]] = shift + offsets[index]
        index += 1
      }
    }
  }

  private func room(of item: Int) -> Double {
    switch kinds[item] {
    case .node: MapLayout.boxHeight + MapLayout.rowGap
    case .bend: MapLayout.rowGap
    }
  }
}
