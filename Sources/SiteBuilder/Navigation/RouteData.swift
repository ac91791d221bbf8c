import CatalogCore
import Snapshots
import Templates

/// The data of a route, for the template `route.md`.
struct RouteData {
  var site: SiteMap
  /// Where the page stands that shows the route.
  var outputPath: FilePath

  /// The route as the screen shows it that it starts from.
  func leading(_ index: Int) -> TemplateValue {
    let edge = site.routes.edges[index]
    let end = edge.targetID.isEmpty ? edge.reason ?? "leads nowhere" : edge.targetID
    return value(edge, other: edge.target, id: end)
  }

  /// The route as the screen shows it that it ends at.
  func coming(_ index: Int) -> TemplateValue {
    let edge = site.routes.edges[index]
    return value(edge, other: edge.source, id: "")
  }

  private func value(_ edge: RouteMap.Edge, other: Int?, id: String) -> TemplateValue {
    [
      "title": .string(other.map { site.routes.nodes[$0].title } ?? id),
      "note": TemplateValue(other.flatMap(site.note(ofScreen:))),
      "href": TemplateValue(other.map(href)),
      "isUnresolved": .bool(edge.target == nil && !edge.targetID.isEmpty),
      "transition": .string(edge.transition.rawValue),
      "trigger": TemplateValue(Self.trigger(edge)),
      "segue": TemplateValue(
        SegueWords.text(
          kind: edge.segueKind, identifier: edge.segueIdentifier, edge.transition)),
    ]
  }

  func href(_ node: Int) -> String {
    outputPath.relativeReference(to: site.screens[node].outputPath)
  }

  /// What a person does to go the way; `nil` where nobody does anything.
  static func trigger(_ edge: RouteMap.Edge) -> String? {
    let isTap = edge.action == "select"
    if let label = edge.label {
      return "\(isTap ? "tap on " : "")“\(MapDrawing.shortened(label, to: 60))”"
    }
    if edge.transition == .embed { return nil }
    // The controller's own segue has no other name than its identifier, which is told with it.
    if let identifier = edge.segueIdentifier, identifier.hasSameBytes(as: edge.action) {
      return nil
    }
    guard isTap else { return edge.action }
    return edge.cellKind.map { "tap on \($0)" } ?? "tap"
  }
}
