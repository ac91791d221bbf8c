import CatalogCore
import Snapshots

/// Where the boxes and lines of a drawn map stand.
///
/// Up to a hundred connected screens stand in columns by their distance from where the app starts, along
/// the longest way. Of more a reader could follow no line, and they stand in rows by their groups.
struct MapLayout {
  static let boxWidth = 168.0
  static let boxHeight = 46.0
  static let columnStep = 216.0
  static let rowGap = 16.0
  /// The room around everything.
  static let margin = 12.0

  private(set) var places: [Int: Point] = [:]
  private(set) var lines: [Line] = []
  private(set) var frames: [Frame] = []
  private(set) var width = 0.0
  private(set) var height = 0.0

  /// A corner or a middle, in the units of the drawing.
  struct Point: Equatable {
    var x: Double
    var y: Double
  }

  /// The way of a line from box to box.
  struct Line {
    var edge: Int
    var route: Route
    /// How many other lines already join the two boxes.
    var offset: Int

    enum Route {
      /// To the right, with the places that it passes between other boxes.
      case forward([Point])
      /// To a box in the same column.
      case beside
      /// To the left, below the boxes.
      case back
      /// Straight, where boxes stand in no order.
      case direct
    }
  }

  /// The boxes of one group.
  struct Frame {
    var title: String
    var origin: Point
    var width: Double
    var height: Double
  }

  private static let greatestNodeCount = 100
  private static let greatestLineCount = 400

  init(_ map: RouteMap) {
    let components = MapComponent.all(in: map)
    let nodeCount = components.reduce(0) { $0 + $1.nodes.count }
    let pairs = Self.pairs(map)
    if nodeCount <= Self.greatestNodeCount, pairs.count <= Self.greatestLineCount {
      var top = Self.margin
      for component in components {
        let columns = MapColumns(map, component)
        place(columns, top: top)
        top = height + Self.boxHeight
      }
      height += Self.margin
      draw(pairs, map, components)
    } else {
      placeGroups(components.flatMap(\.nodes).sorted(), map)
      lines = pairs.map { Line(edge: $0.edge, route: .direct, offset: $0.offset) }
    }
  }

  // MARK: - Columns

  private mutating func place(_ columns: MapColumns, top: Double) {
    for (rank, column) in columns.items.enumerated() {
      for item in column {
        let x = Self.margin + Double(rank) * Self.columnStep
        let y = top + columns.middle(of: item)
        switch columns.item(item) {
        case .node(let node):
          places[node] = Point(x: x, y: y - Self.boxHeight / 2)
          height = max(height, y + Self.boxHeight / 2)
        case .bend(let pair):
          bends[pair, default: []].append(Point(x: x, y: y))
          height = max(height, y)
        }
        width = max(width, x + Self.boxWidth + Self.margin)
      }
    }
    ranks.merge(columns.ranks) { old, _ in old }
  }

  private var bends: [MapColumns.Pair: [Point]] = [:]
  private var ranks: [Int: Int] = [:]

  private mutating func draw(
    _ pairs: [(edge: Int, offset: Int)], _ map: RouteMap, _ components: [MapComponent]
  ) {
    for (edge, offset) in pairs {
      let (source, target) = (map.edges[edge].source, map.edges[edge].target ?? 0)
      let (from, to) = (ranks[source] ?? 0, ranks[target] ?? 0)
      let route: Line.Route
      if from < to {
        route = .forward(bends[MapColumns.Pair(source: source, target: target)] ?? [])
      } else if from == to {
        route = .beside
      } else {
        route = .back
        // Lines to the left pass below the boxes that they join.
        let low = max(places[source]?.y ?? 0, places[target]?.y ?? 0)
        height = max(height, low + Self.boxHeight * 1.5)
      }
      lines.append(Line(edge: edge, route: route, offset: offset))
    }
  }

  /// The edges to draw: of those between two boxes one of each kind, with how many came before.
  private static func pairs(_ map: RouteMap) -> [(edge: Int, offset: Int)] {
    var known: Set<[Int]> = []
    var counts: [MapColumns.Pair: Int] = [:]
    var result: [(edge: Int, offset: Int)] = []
    let transitions = SnapshotDocument.Route.Transition.allCases
    for index in map.edges.indices {
      let edge = map.edges[index]
      guard let target = edge.target, target != edge.source else { continue }
      let transition = transitions.firstIndex(of: edge.transition) ?? 0
      guard known.insert([edge.source, target, transition]).inserted else { continue }
      let pair = MapColumns.Pair(source: edge.source, target: target)
      let offset = counts[pair, default: 0]
      result.append((index, offset))
      counts[pair] = offset + 1
    }
    return result
  }

  // MARK: - Groups

  private mutating func placeGroups(_ nodes: [Int], _ map: RouteMap) {
    let perRow = 5
    let step = Self.boxWidth + Self.rowGap
    var top = Self.margin
    var start = nodes.startIndex
    width = Self.margin * 4 + Double(perRow) * step - Self.rowGap
    while start < nodes.endIndex {
      let title = map.nodes[nodes[start]].group
      let group = nodes[start...].prefix { map.nodes[$0].group.hasSameBytes(as: title) }
      let rows = (group.count + perRow - 1) / perRow
      let height = Double(rows) * (Self.boxHeight + Self.rowGap) + 30 + Self.margin
      frames.append(
        Frame(
          title: title, origin: Point(x: Self.margin, y: top), width: width - 2 * Self.margin,
          height: height))
      for (index, node) in group.enumerated() {
        let (row, column) = index.quotientAndRemainder(dividingBy: perRow)
        places[node] = Point(
          x: Self.margin * 2 + Double(column) * step,
          y: top + 34 + Double(row) * (Self.boxHeight + Self.rowGap))
      }
      top += height + Self.rowGap
      start = group.endIndex
    }
    height = top
  }
}
