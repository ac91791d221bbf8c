import CatalogCore
import Snapshots

/// The map of a catalog for other programs: `navigation-map.json`.
struct NavigationMapFile {
  static let path = FilePath("navigation-map.json")

  var site: SiteMap

  var bytes: [UInt8] { JSONWriter.bytes(of: node) }

  private var map: RouteMap { site.routes }

  private var node: JSONNode {
    let map = map
    return .object([
      ("version", .number(1)),
      ("nodes", .list(zip(map.nodes, site.screens).map(node))),
      ("edges", .list(map.edges.filter { $0.target != nil }.map { edge(of: $0, in: map) })),
      ("containers", .list(containers(map))),
      ("unresolved", .list(map.unresolved.map { edge(of: map.edges[$0], in: map) })),
      ("unwinds", .list(map.unwinds.map { edge(of: $0, in: map) })),
      ("unconnected", .list(map.unconnected.map { .string(map.nodes[$0].id) })),
    ])
  }

  private func node(_ node: RouteMap.Node, _ screen: ScreenEntry) -> JSONNode {
    .object([
      ("id", .string(node.id)),
      ("title", .string(node.title)),
      ("group", .string(node.group)),
      ("kind", .string(node.kind.rawValue)),
      ("path", .string(screen.outputPath.percentEncoded)),
      ("initial", .bool(node.isInitial)),
      ("listed", .bool(node.isListed)),
      ("imported", .bool(node.isImported)),
    ])
  }

  private func edge(of edge: RouteMap.Edge, in map: RouteMap) -> JSONNode {
    let hasSegue = edge.segueKind != nil || edge.segueIdentifier != nil
    return .object([
      ("from", .string(map.nodes[edge.source].id)),
      ("to", edge.targetID.isEmpty ? nil : .string(edge.targetID)),
      ("transition", .string(edge.transition.rawValue)),
      ("action", .string(edge.action)),
      ("cell", edge.cellKind.map(JSONNode.string)),
      (
        "segue",
        hasSegue
          ? .object([
            ("kind", edge.segueKind.map(JSONNode.string)),
            ("identifier", edge.segueIdentifier.map(JSONNode.string)),
          ]) : nil
      ),
      ("reason", edge.reason.map(JSONNode.string)),
    ])
  }

  /// What each container holds, in its order; what is not there has its id all the same.
  private func containers(_ map: RouteMap) -> [JSONNode] {
    map.nodes.indices.filter { map.nodes[$0].kind == .container }.map { index in
      .object([
        ("id", .string(map.nodes[index].id)),
        (
          "embeds",
          .list(
            map.embedded(in: index).map { map.edges[$0].targetID }.filter { !$0.isEmpty }
              .map(JSONNode.string))
        ),
      ])
    }
  }
}
