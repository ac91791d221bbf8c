import CatalogCore
import Snapshots
import Templates

/// The data of the page with the map of all screens, for the template `navigation.md`.
struct NavigationPageData {
  static let path = FilePath("navigation.html")

  var site: SiteMap

  private var map: RouteMap { site.routes }
  private var routes: RouteData { RouteData(site: site, outputPath: Self.path) }

  /// The drawing; `nil` where no screen leads to another.
  func drawing() -> [UInt8]? {
    let routes = routes
    return MapDrawing(map: map, layout: MapLayout(map), href: routes.href).svg()
  }

  func value(drawing: TemplateValue) -> TemplateValue {
    let map = map
    return [
      "drawing": drawing,
      "summary": .string(summary),
      "data": .string(Self.path.relativeReference(to: NavigationMapFile.path)),
      "entryPoints": .list(map.entryPoints.map(screen)),
      "hasEntryPoints": .bool(!map.entryPoints.isEmpty),
      "hasInitial": .bool(map.nodes.contains(where: \.isInitial)),
      "containers": .list(containers),
      "hasContainers": .bool(!containers.isEmpty),
      "groups": .list(groups),
      "unresolved": .list(map.unresolved.map(unresolved)),
      "hasUnresolved": .bool(!map.unresolved.isEmpty),
      "unwinds": .list(map.unwinds.map(unwind)),
      "hasUnwinds": .bool(!map.unwinds.isEmpty),
      "hasWaysBack": .bool(
        map.edges.contains { $0.transition == .unwind || $0.transition == .dismiss }),
      "unconnected": .list(map.unconnected.map(screen)),
      "hasUnconnected": .bool(!map.unconnected.isEmpty),
    ]
  }

  private var summary: String {
    let screens = map.nodes.count { $0.kind == .screen }
    let containers = map.nodes.count { $0.kind == .container }
    var parts = [ScreenPageData.count(screens, "screen")]
    if containers > 0 { parts.append(ScreenPageData.count(containers, "container")) }
    parts.append(ScreenPageData.count(map.edges.count, "route"))
    return parts.joined(separator: ", ")
  }

  private func screen(_ index: Int) -> TemplateValue {
    let node = map.nodes[index]
    return [
      "title": .string(node.title),
      "href": .string(routes.href(index)),
      "id": .string(node.id),
      "group": .string(node.group),
      "isContainer": .bool(node.kind == .container),
    ]
  }

  // MARK: - Containers

  /// Each container with what it holds, once: a second place of it leads to its page.
  private var containers: [TemplateValue] {
    var opened: Set<Int> = []
    var values = map.outerContainers.map { container($0, depth: 0, &opened) }
    // What only containers hold that hold each other.
    for index in map.nodes.indices
    where map.nodes[index].kind == .container && !opened.contains(index) {
      values.append(container(index, depth: 0, &opened))
    }
    return values
  }

  private static let greatestDepth = 30

  private func container(_ index: Int, depth: Int, _ opened: inout Set<Int>) -> TemplateValue {
    let node = map.nodes[index]
    var children: [TemplateValue] = []
    if node.kind == .container, depth < Self.greatestDepth, opened.insert(index).inserted {
      for edge in map.embedded(in: index) {
        children.append(child(edge, depth: depth + 1, &opened))
      }
    }
    return [
      "title": .string(node.title),
      "href": .string(routes.href(index)),
      "isContainer": .bool(node.kind == .container),
      "isInitial": .bool(node.isInitial),
      "isUnresolved": false,
      "containers": .list(children),
      "hasContainers": .bool(!children.isEmpty),
    ]
  }

  private func child(_ index: Int, depth: Int, _ opened: inout Set<Int>) -> TemplateValue {
    let edge = map.edges[index]
    guard let target = edge.target else {
      return [
        "title": .string(edge.targetID.isEmpty ? edge.reason ?? "" : edge.targetID), "href": .null,
        "isContainer": false, "isInitial": false,
        "isUnresolved": .bool(!edge.targetID.isEmpty), "containers": [], "hasContainers": false,
      ]
    }
    return container(target, depth: depth, &opened)
  }

  // MARK: - Screens

  /// Every screen that leads anywhere or is led to.
  private var groups: [TemplateValue] {
    var groups: [(title: String, screens: [TemplateValue])] = []
    for index in map.nodes.indices {
      let leads = map.outgoing[index].filter { !isEmbedding($0) }
      let comes = map.incoming[index].filter { !isEmbedding($0) }
      let node = map.nodes[index]
      guard !leads.isEmpty || !comes.isEmpty else { continue }
      if groups.last?.title.hasSameBytes(as: node.group) != true {
        groups.append((node.group, []))
      }
      groups[groups.count - 1].screens.append([
        "title": .string(node.title),
        "href": .string(routes.href(index)),
        "id": .string(node.id),
        "leadsTo": .list(leads.map(routes.leading)),
        "reachedFrom": .list(comes.map(routes.coming)),
      ])
    }
    return groups.map { ["title": .string($0.title), "screens": .list($0.screens)] }
  }

  /// What a container holds stands in the list of containers.
  private func isEmbedding(_ edge: Int) -> Bool {
    map.edges[edge].transition == .embed && map.nodes[map.edges[edge].source].kind == .container
  }

  private func unwind(_ edge: RouteMap.Edge) -> TemplateValue {
    [
      "title": .string(map.nodes[edge.source].title),
      "href": .string(routes.href(edge.source)),
      "note": TemplateValue(site.note(ofScreen: edge.source)),
      "trigger": TemplateValue(RouteData.trigger(edge)),
      "segue": TemplateValue(
        SegueWords.text(kind: nil, identifier: edge.segueIdentifier, edge.transition)),
    ]
  }

  private func unresolved(_ index: Int) -> TemplateValue {
    let source = map.edges[index].source
    return [
      "title": .string(map.nodes[source].title),
      "href": .string(routes.href(source)),
      "route": routes.leading(index),
    ]
  }
}
