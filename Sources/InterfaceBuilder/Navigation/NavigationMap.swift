package import CatalogCore
package import Snapshots

/// How one gets from screen to screen, as far as files say.
///
/// It tells what no snapshot holds: lines and places on the canvas, classes, and what kind of end is
/// missing. The map of a catalog, with its recorded screens, is a `RouteMap`.
///
/// Scenes and edges stand in the order of documents and, within one, of scenes. A project whose code
/// does all navigation has screens and no edges; they are listed as unconnected.
package struct NavigationMap: Sendable {
  package var nodes: [Node] = []
  /// Which scene is a part of which, in the order that the container has them in.
  package var containers: [Edge] = []
  package var edges: [Edge] = []
  package var unwinds: [Unwind] = []
  package var unresolved: [Unresolved] = []
  /// The ids of screens that nothing leads to or from.
  package var unconnected: [String] = []

  /// A scene.
  package struct Node: Sendable {
    /// The id of the screen.
    package var screen: String
    package var title: String
    /// The element, such as `tableViewController`.
    package var kind: String
    package var customClass: InterfaceClass?
    package var storyboardIdentifier: String?
    package var path: FilePath
    package var line: Int
    /// Where the scene lies on the canvas of its document, in points.
    package var location: InterfacePoint?
    /// Whether a storyboard starts with it.
    package var isInitial: Bool
  }

  /// What a segue starts from.
  package struct Control: Hashable, Sendable {
    package var element: String
    package var objectID: String
    /// What people read on it.
    package var label: String?
  }

  package struct Edge: Sendable {
    package var from: String
    package var to: String
    /// The word of the file, such as `show`.
    package var kind: String
    package var transition: SnapshotDocument.Route.Transition
    package var identifier: String?
    /// What the scene is to its container, such as `viewControllers`.
    package var relationship: String?
    /// From 1, among the parts of the container.
    package var order: Int?
    /// `nil` where code performs the segue.
    package var control: Control?
    package var customClass: String?
    package var presentationStyle: String?
  }

  /// A way back, to a scene that only the running app knows.
  package struct Unwind: Sendable {
    package var from: String
    package var action: String?
    package var identifier: String?
    package var control: Control?
  }

  /// A way that leads to nothing.
  package struct Unresolved: Sendable {
    /// `nil` for a storyboard reference that no segue names.
    package var from: String?
    package var path: FilePath
    package var line: Int
    package var kind: String?
    package var identifier: String?
    package var missing: SceneTarget.Missing
    package var control: Control?
  }

  package init(_ maker: ScreenMaker) {
    let graph = maker.graph
    for (index, entry) in graph.entries.enumerated() {
      guard let controller = entry.controller else { continue }
      nodes.append(
        Node(
          screen: maker.screens[index], title: ScreenTitle.title(of: entry),
          kind: controller.element, customClass: controller.customClass,
          storyboardIdentifier: controller.storyboardIdentifier, path: entry.path,
          line: entry.line, location: entry.canvasLocation,
          isInitial: maker.initialEntries.contains(index)))
    }
    var connected: Set<Int> = []
    for (index, entry) in graph.entries.enumerated() {
      var order = 0
      for edge in graph.edges(from: index) {
        add(edge, of: entry, in: maker, order: &order)
        if case .entry(let target) = edge.target { connected.formUnion([index, target]) }
      }
    }
    addReferences(of: graph)
    unconnected = graph.entries.indices
      .filter { !connected.contains($0) && graph.entries[$0].controller != nil }
      .map { maker.screens[$0] }
  }

  private mutating func add(
    _ edge: SceneEdge, of entry: SceneEntry, in maker: ScreenMaker, order: inout Int
  ) {
    let from = maker.screens[edge.source]
    let segue = edge.segue
    let control = Control(edge.owner)
    switch edge.target {
    case .exit: break
    case .missing(let missing):
      guard edge.role != .unwind else { break }
      unresolved.append(
        Unresolved(
          from: from, path: entry.path, line: segue.line, kind: segue.kind,
          identifier: segue.identifier, missing: missing, control: control))
      return
    case .entry(let target):
      var new = Edge(
        from: from, to: maker.screens[target], kind: segue.kind,
        transition: segue.transition(
          isInNavigation: maker.contexts[edge.source].navigation != nil),
        identifier: segue.identifier, relationship: segue.relationship, control: control,
        customClass: segue.customClass?.name, presentationStyle: segue.modalPresentationStyle)
      switch edge.role {
      case .container:
        order += 1
        new.order = order
        containers.append(new)
      case .navigation: edges.append(new)
      case .unwind: break
      }
    }
    if edge.role == .unwind {
      unwinds.append(
        Unwind(
          from: from, action: segue.unwindAction, identifier: segue.identifier, control: control))
    }
  }

  /// Those that a segue names are told with it.
  private mutating func addReferences(of graph: SceneGraph) {
    var named: [Set<ByteKey>] = Array(repeating: [], count: graph.documents.count)
    for edge in graph.edges {
      if let destination = edge.segue.destination {
        named[graph.entries[edge.source].document].insert(ByteKey(destination))
      }
    }
    for reference in graph.references
    where !named[reference.document].contains(ByteKey(reference.objectID)) {
      guard case .missing(let missing) = reference.target else { continue }
      unresolved.append(
        Unresolved(
          path: graph.documents[reference.document].path, line: reference.line, missing: missing))
    }
  }
}

extension NavigationMap.Control {
  /// `nil` for the controller itself, whose segues code performs.
  init?(_ owner: ConnectionOwner) {
    guard owner.role != .controller else { return nil }
    self.init(element: owner.element, objectID: owner.objectID, label: owner.label)
  }
}
