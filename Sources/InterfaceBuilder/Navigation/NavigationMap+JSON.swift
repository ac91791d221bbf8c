package import CatalogCore
import Snapshots

extension NavigationMap {
  /// The map for other programs; members that have no value are left out.
  package var json: JSONNode {
    .object([
      ("screens", .list(nodes.map(Self.json))),
      ("containers", .list(containers.map(Self.json))),
      ("segues", .list(edges.map(Self.json))),
      ("unwinds", .list(unwinds.map(Self.json))),
      ("unresolved", .list(unresolved.map(Self.json))),
      ("unconnected", .list(unconnected.map { .string($0) })),
    ])
  }

  private static func json(_ node: Node) -> JSONNode {
    .object([
      ("id", .string(node.screen)), ("title", .string(node.title)), ("kind", .string(node.kind)),
      ("class", text(node.customClass?.name)), ("module", text(node.customClass?.module)),
      ("storyboardIdentifier", text(node.storyboardIdentifier)),
      ("file", .string(node.path.string)), ("line", InventoryJSON.line(node.line)),
      ("location", location(node.location)), ("initial", .bool(node.isInitial)),
    ])
  }

  private static func json(_ edge: Edge) -> JSONNode {
    .object([
      ("from", .string(edge.from)), ("to", .string(edge.to)), ("kind", .string(edge.kind)),
      ("transition", .string(edge.transition.rawValue)),
      ("identifier", text(edge.identifier)), ("relationship", text(edge.relationship)),
      ("order", edge.order.map { .number($0) }), ("control", json(edge.control)),
      ("class", text(edge.customClass)), ("presentationStyle", text(edge.presentationStyle)),
    ])
  }

  private static func json(_ unwind: Unwind) -> JSONNode {
    .object([
      ("from", .string(unwind.from)), ("action", text(unwind.action)),
      ("identifier", text(unwind.identifier)), ("control", json(unwind.control)),
    ])
  }

  private static func json(_ end: Unresolved) -> JSONNode {
    var members: [(key: String, value: JSONNode?)] = [
      ("from", text(end.from)), ("file", .string(end.path.string)),
      ("line", InventoryJSON.line(end.line)),
      ("kind", text(end.kind)), ("identifier", text(end.identifier)),
      ("control", json(end.control)), ("reason", .string(end.missing.reason)),
    ]
    switch end.missing {
    case .noDestination, .circle: break
    case .object(let id): members.append(("object", .string(id)))
    case .storyboard(let name, let identifier):
      members.append(("storyboard", .string(name)))
      if let identifier { members.append(("storyboardIdentifier", .string(identifier))) }
    case .initialController(let name):
      members.append(("storyboard", .string(name)))
    case .identifier(let identifier, let storyboard):
      members.append(("storyboard", .string(storyboard)))
      members.append(("storyboardIdentifier", .string(identifier)))
    case .external(let bundle, let storyboard):
      members.append(("storyboard", .string(storyboard)))
      members.append(("bundle", .string(bundle)))
    }
    return .object(members)
  }

  private static func json(_ control: Control?) -> JSONNode? {
    guard let control else { return nil }
    return .object([
      ("element", .string(control.element)), ("object", .string(control.objectID)),
      ("label", text(control.label)),
    ])
  }

  private static func text(_ text: String?) -> JSONNode? { text.map { .string($0) } }

  /// Nothing for what is no number.
  private static func location(_ point: InterfacePoint?) -> JSONNode? {
    guard let x = InventoryJSON.number(point?.x), let y = InventoryJSON.number(point?.y) else {
      return nil
    }
    return .object([("x", x), ("y", y)])
  }
}

extension SceneTarget.Missing {
  /// A word for programs.
  var reason: String {
    switch self {
    case .noDestination: "no-destination"
    case .object: "missing-object"
    case .storyboard: "missing-storyboard"
    case .identifier: "missing-identifier"
    case .initialController: "missing-initial-controller"
    case .external: "external"
    case .circle: "circle"
    }
  }
}
