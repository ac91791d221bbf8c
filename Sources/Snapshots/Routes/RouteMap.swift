import CatalogCore

/// The routes between the screens of a catalog, read from snapshots alone.
///
/// Recorded and imported screens stand side by side: both say in their actions where they lead. A list
/// of interface files tells more of their segues, with the lines of the files; see `NavigationMap`.
package struct RouteMap: Equatable, Sendable {
  /// In the order in which the screens were given.
  package private(set) var nodes: [Node] = []
  /// In the order of their sources, then of the actions; each of a screen's ways once.
  package private(set) var edges: [Edge] = []
  /// The segues that lead back to a screen that only the running app knows, in the same order.
  package private(set) var unwinds: [Edge] = []
  /// By node, the positions of the edges that start there and that end there.
  package private(set) var outgoing: [[Int]] = []
  package private(set) var incoming: [[Int]] = []

  /// A screen with its scenarios, as a catalog lists it.
  package struct Screen: Sendable {
    package var id: String
    package var title: String
    package var group: String
    package var isListed: Bool
    package var documents: [SnapshotDocument]

    package init(
      id: String, title: String, group: String, isListed: Bool, documents: [SnapshotDocument]
    ) {
      self.id = id
      self.title = title
      self.group = group
      self.isListed = isListed
      self.documents = documents
    }
  }

  package struct Node: Equatable, Sendable {
    package var id: String
    package var title: String
    package var group: String
    package var kind: Kind
    package var isInitial: Bool
    package var isListed: Bool
    package var isImported: Bool

    package enum Kind: String, CaseIterable, Sendable {
      case screen
      /// Shows nothing itself but other screens: a tab bar or a navigation controller.
      case container
      /// A cell of a file of its own, which no route leads to.
      case cell
      /// A view of a file of its own, which no route leads to.
      case view
    }
  }

  /// A way from one screen to another.
  package struct Edge: Equatable, Sendable {
    package var source: Int
    /// The node that it leads to; `nil` where the catalog has no such screen.
    package var target: Int?
    /// Empty where an importer found no screen at the end of a segue.
    package var targetID: String
    package var transition: SnapshotDocument.Route.Transition
    /// `select` for a tap on a row, else the control.
    package var action: String
    /// The cell kind whose rows have the action; `nil` for an action of the screen.
    package var cellKind: String?
    /// What the control shows, such as the title of a button.
    package var label: String?
    package var segueKind: String?
    package var segueIdentifier: String?
    /// Why the way leads to no screen, where somebody says so.
    package var reason: String?
  }

  package init(_ screens: [Screen]) {
    var positions: [ByteKey: Int] = [:]
    for screen in screens where positions[ByteKey(screen.id)] == nil {
      positions[ByteKey(screen.id)] = nodes.count
      nodes.append(Self.node(screen))
      var known: Set<EdgeKey> = []
      for edge in Self.edges(of: screen, source: nodes.count - 1)
      where known.insert(EdgeKey(edge)).inserted {
        if edge.transition == .unwind, edge.targetID.isEmpty {
          unwinds.append(edge)
        } else {
          edges.append(edge)
        }
      }
    }
    outgoing = Array(repeating: [], count: nodes.count)
    incoming = outgoing
    for index in edges.indices {
      let hasEnd = edges[index].reason == nil && !edges[index].targetID.isEmpty
      edges[index].target = hasEnd ? positions[ByteKey(edges[index].targetID)] : nil
      outgoing[edges[index].source].append(index)
      if let target = edges[index].target { incoming[target].append(index) }
    }
  }

  private static func node(_ screen: Screen) -> Node {
    let isImported = screen.documents.contains(where: \.isImported)
    return Node(
      id: screen.id, title: screen.title, group: screen.group,
      kind: screen.documents.first.map(kind) ?? .screen,
      isInitial: screen.documents.contains(where: \.isInitial), isListed: screen.isListed,
      isImported: isImported)
  }

  private static func kind(_ document: SnapshotDocument) -> Node.Kind {
    let actions = document.areas.flatMap(\.actions)
    let rows = document.sections.flatMap(\.rows)
    let shownAreas = document.areas.filter { !$0.slots.isEmpty && $0.name != "tab-bar" }
    if rows.isEmpty, shownAreas.isEmpty,
      actions.contains(where: { $0.route?.transition == .embed })
    {
      return .container
    }
    guard document.isImported, !document.isInitial else { return .screen }
    if document.group == "Cells", document.areas.isEmpty, rows.count == 1 { return .cell }
    if document.group == "Views", rows.isEmpty, document.areas.allSatisfy({ $0.name == "content" })
    {
      return .view
    }
    return .screen
  }

  private static func edges(of screen: Screen, source: Int) -> [Edge] {
    screen.documents.flatMap { document in
      document.areas.flatMap { area in
        edges(area.actions, area.slots, cellKind: nil, source)
      }
        + document.sections.flatMap(\.rows).flatMap { row in
          edges(row.actions, row.slots, cellKind: row.kind, source, isStatic: row.isStatic)
        }
    }
  }

  private static func edges(
    _ actions: [SnapshotDocument.Action], _ slots: [SnapshotDocument.Slot], cellKind: String?,
    _ source: Int, isStatic: Bool = false
  ) -> [Edge] {
    var edges = actions.compactMap { edge(of: $0, cellKind: cellKind, source) }
    guard !edges.isEmpty else { return [] }
    let labels = labels(of: Set(edges.map { ByteKey($0.action) }), in: slots)
    for index in edges.indices { edges[index].label = labels[ByteKey(edges[index].action)] }
    if isStatic, let text = firstText(in: slots) {
      for index in edges.indices where edges[index].action == "select" { edges[index].label = text }
    }
    return edges
  }

  /// A segue that leads to no screen is a way all the same.
  private static func edge(
    of action: SnapshotDocument.Action, cellKind: String?, _ source: Int
  ) -> Edge? {
    var edge = Edge(
      source: source, targetID: action.route?.screen ?? "",
      transition: action.route?.transition ?? .show, action: action.id, cellKind: cellKind)
    for attribute in action.attributes {
      for argument in attribute.arguments {
        switch (attribute.name, argument) {
        case (.segue, .word(let word)): edge.segueKind = edge.segueKind ?? word
        case (.segue, .text(let text)): edge.segueIdentifier = edge.segueIdentifier ?? text
        case (.note, .text(let text)) where action.route == nil: edge.reason = edge.reason ?? text
        default: break
        }
      }
    }
    guard action.route == nil else { return edge }
    guard let kind = edge.segueKind else { return nil }
    edge.transition = SnapshotDocument.Route.Transition(segueKind: kind)
    return edge
  }

  /// What the controls with these names show, wherever they stand.
  private static func labels(of names: Set<ByteKey>, in slots: [SnapshotDocument.Slot])
    -> [ByteKey: String]
  {
    var labels: [ByteKey: String] = [:]
    var pending = Array(slots.reversed())
    while let slot = pending.popLast() {
      let key = ByteKey(slot.id)
      let showsWords = slot.kind == .button || slot.kind == .text
      if showsWords, !slot.value.isEmpty, names.contains(key), labels[key] == nil {
        labels[key] = slot.value
      }
      pending += slot.slots.reversed()
    }
    return labels
  }

  /// What a row is called by that has no kind.
  private static func firstText(in slots: [SnapshotDocument.Slot]) -> String? {
    var pending = Array(slots.reversed())
    while let slot = pending.popLast() {
      if slot.kind == .text || slot.kind == .button, !slot.value.isEmpty { return slot.value }
      pending += slot.slots.reversed()
    }
    return nil
  }

  /// What makes two ways the same; rows that lead to the same screen differ only in their labels.
  private struct EdgeKey: Hashable {
    var target: ByteKey
    var transition: SnapshotDocument.Route.Transition
    var action: ByteKey
    var cellKind: ByteKey?
    var texts: [ByteKey?]

    init(_ edge: Edge) {
      target = ByteKey(edge.targetID)
      transition = edge.transition
      action = ByteKey(edge.action)
      cellKind = edge.cellKind.map(ByteKey.init)
      texts = [edge.segueKind, edge.segueIdentifier, edge.reason].map { $0.map(ByteKey.init) }
    }
  }
}

// MARK: - What stands out

extension RouteMap {
  /// The screens that the app starts with; where nobody says so, those that nothing leads to.
  package var entryPoints: [Int] {
    let initial = nodes.indices.filter { nodes[$0].isInitial }
    guard initial.isEmpty else { return initial }
    return nodes.indices.filter { isWithoutSource($0) && leadsAnywhere($0) }
  }

  /// The screens that no route starts from or ends at; files of a single cell or view are none.
  package var unconnected: [Int] {
    nodes.indices.filter { index in
      let kind = nodes[index].kind
      return (kind == .screen || kind == .container) && !nodes[index].isInitial
        && incoming[index].isEmpty && outgoing[index].isEmpty
    }
  }

  /// The ways that lead to no screen of the catalog.
  package var unresolved: [Int] { edges.indices.filter { edges[$0].target == nil } }

  /// The containers that stand in no other.
  package var outerContainers: [Int] {
    nodes.indices.filter { index in
      nodes[index].kind == .container
        && !incoming[index].contains { edge in
          edges[edge].transition == .embed && edges[edge].source != index
            && nodes[edges[edge].source].kind == .container
        }
    }
  }

  /// What a node holds, in its own order.
  package func embedded(in index: Int) -> [Int] {
    outgoing[index].filter { edges[$0].transition == .embed }
  }

  private func isWithoutSource(_ index: Int) -> Bool {
    incoming[index].allSatisfy { edges[$0].source == index }
  }

  private func leadsAnywhere(_ index: Int) -> Bool {
    outgoing[index].contains { edges[$0].target != nil && edges[$0].target != index }
  }
}
