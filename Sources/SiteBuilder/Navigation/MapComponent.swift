import Snapshots

/// Screens that routes join, whatever their direction.
struct MapComponent {
  /// In their order in the map.
  var nodes: [Int]

  /// The components with at least one route, or with a screen that the app starts with: the ones with
  /// entry points first, then in the order of their first screens.
  static func all(in map: RouteMap) -> [MapComponent] {
    var owners = Array(map.nodes.indices)
    func owner(_ node: Int) -> Int {
      var node = node
      while owners[node] != node {
        owners[node] = owners[owners[node]]
        node = owners[node]
      }
      return node
    }
    for edge in map.edges {
      guard let target = edge.target else { continue }
      let (first, second) = (owner(edge.source), owner(target))
      owners[max(first, second)] = min(first, second)
    }
    var members: [Int: [Int]] = [:]
    for node in map.nodes.indices { members[owner(node), default: []].append(node) }
    let components = members.values.filter { nodes in
      nodes.count > 1 || nodes.contains { map.nodes[$0].isInitial }
    }.map { MapComponent(nodes: $0) }
    return components.sorted { left, right in
      let starts = [left, right].map { $0.nodes.contains { map.nodes[$0].isInitial } }
      if starts[0] != starts[1] { return starts[0] }
      return (left.nodes.first ?? 0) < (right.nodes.first ?? 0)
    }
  }
}
