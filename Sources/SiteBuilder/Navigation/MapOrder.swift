import Snapshots

/// How far each screen of a component is from where it starts, and the lines that say so.
struct MapOrder {
  /// In the order in which somebody finds them who takes every first way to its end.
  private(set) var nodes: [Int] = []
  /// The length of the longest way to each.
  private(set) var ranks: [Int: Int] = [:]
  /// The lines that lead further from the start, each once.
  private(set) var pairs: [MapColumns.Pair] = []

  /// Ways back, and those that would close a circle, lengthen no way.
  init(_ map: RouteMap, _ component: MapComponent) {
    var targets: [Int: [Int]] = [:]
    var hasSource: Set<Int> = []
    for node in component.nodes {
      var known: Set<Int> = [node]
      for index in map.outgoing[node] {
        let edge = map.edges[index]
        guard let target = edge.target, edge.transition != .unwind, edge.transition != .dismiss,
          known.insert(target).inserted
        else { continue }
        targets[node, default: []].append(target)
        hasSource.insert(target)
      }
    }
    let starts =
      component.nodes.filter { map.nodes[$0].isInitial }
      + component.nodes.filter { !hasSource.contains($0) } + component.nodes
    let finished = visit(starts, targets)
    for node in finished.reversed() {
      let rank = ranks[node, default: 0]
      ranks[node] = rank
      for target in targets[node] ?? [] where !isBack(node, target) {
        ranks[target] = max(ranks[target, default: 0], rank + 1)
        pairs.append(MapColumns.Pair(source: node, target: target))
      }
    }
  }

  private var finishNumbers: [Int: Int] = [:]

  /// Whether a line ends at a screen that was still open when it was found.
  private func isBack(_ source: Int, _ target: Int) -> Bool {
    (finishNumbers[target] ?? 0) > (finishNumbers[source] ?? 0)
  }

  /// Visits in depth without recursion, since a chain may have any length.
  ///
  /// - Returns: the nodes in the order in which they were left.
  private mutating func visit(_ starts: [Int], _ targets: [Int: [Int]]) -> [Int] {
    var seen: Set<Int> = []
    var finished: [Int] = []
    for start in starts where seen.insert(start).inserted {
      nodes.append(start)
      var path: [(node: Int, next: Int)] = [(start, 0)]
      while let (node, next) = path.last {
        let ways = targets[node] ?? []
        guard next < ways.count else {
          finishNumbers[node] = finished.count
          finished.append(node)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        guard seen.insert(ways[next]).inserted else { continue }
        nodes.append(ways[next])
        path.append((ways[next], 0))
      }
    }
    return finished
  }
}
