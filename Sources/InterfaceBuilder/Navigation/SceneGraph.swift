import CatalogCore

/// The scenes of all documents with what leads from one to another.
///
/// References are resolved across documents, so an edge ends at a scene, at an exit, or at what is
/// missing. Cost: linear in the number of objects.
package struct SceneGraph: Sendable {
  package let documents: [InterfaceDocument]
  package let entries: [SceneEntry]
  /// In the order of scenes and, within one, of their owners.
  package let edges: [SceneEdge]
  /// The positions of the edges that start at each entry.
  let edgesByEntry: [[Int]]
  /// Storyboard references that no edge names are unresolved all the same.
  package let references: [SceneReference]
  /// The positions of the edges to what each entry holds.
  private let partsByEntry: [[Int]]
  /// The controllers that are only references to others.
  private let standIns: [StandIn: InterfaceController]
  private let resolver: SceneResolver

  package init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    var entries: [SceneEntry] = []
    for (index, document) in documents.enumerated() {
      entries += SceneEntry.entries(of: document, at: index)
    }
    self.entries = entries
    let resolver = SceneResolver(documents: documents, entries: entries)
    self.resolver = resolver
    var edges: [SceneEdge] = []
    var edgesByEntry: [[Int]] = []
    for (index, entry) in entries.enumerated() {
      let first = edges.count
      for owner in ConnectionOwner.owners(in: entry) {
        for segue in owner.connections.segues {
          edges.append(
            SceneEdge(
              source: index, owner: owner, segue: segue,
              target: resolver.target(of: segue, in: entry)))
        }
      }
      edgesByEntry.append(Array(first..<edges.count))
    }
    self.edges = edges
    self.edgesByEntry = edgesByEntry
    partsByEntry = edgesByEntry.map { $0.filter { edges[$0].role == .container } }
    var standIns: [StandIn: InterfaceController] = [:]
    for (index, document) in documents.enumerated() {
      for controller in document.scenes.lazy.compactMap(\.controller)
      where controller.reference != nil {
        let standIn = StandIn(document: index, id: ByteKey(controller.id))
        if standIns[standIn] == nil { standIns[standIn] = controller }
      }
    }
    self.standIns = standIns
    references = documents.indices.flatMap { index in
      documents[index].scenes.compactMap { scene in
        guard let controller = scene.controller, let reference = controller.reference else {
          return nil
        }
        return SceneReference(
          document: index, objectID: controller.id, reference: reference, line: controller.line,
          target: resolver.target(of: reference, from: index))
      }
    }
  }

  func edges(from entry: Int) -> [SceneEdge] { edgesByEntry[entry].map { edges[$0] } }

  /// The ways to what a container holds, in their order.
  func parts(of entry: Int, atMost count: Int = .max) -> [SceneEdge] {
    partsByEntry[entry].prefix(count).map { edges[$0] }
  }

  /// The storyboard reference that an edge ends at before it leads on to another file.
  func standIn(at edge: SceneEdge) -> InterfaceController? {
    guard let id = edge.segue.destination else { return nil }
    return standIns[StandIn(document: entries[edge.source].document, id: ByteKey(id))]
  }

  func target(of segue: InterfaceConnections.Segue, in entry: SceneEntry) -> SceneTarget {
    resolver.target(of: segue, in: entry)
  }

  /// The scene that a document starts with.
  func initialEntry(ofDocument document: Int) -> Int? {
    guard let id = documents[document].initialControllerID,
      case .entry(let entry) = resolver.target(ofObject: id, inDocument: document)
    else { return nil }
    return entry
  }

  /// The scenes that a storyboard starts with, by their positions.
  var initialEntries: Set<Int> {
    Set(documents.indices.compactMap { initialEntry(ofDocument: $0) })
  }
}

/// Where a storyboard reference stands.
private struct StandIn: Hashable {
  var document: Int
  var id: ByteKey
}

/// A way from a scene: to another, back, or to one that it holds.
package struct SceneEdge: Sendable {
  /// The position of the scene that the segue stands in.
  package var source: Int
  var owner: ConnectionOwner
  package var segue: InterfaceConnections.Segue
  package var target: SceneTarget

  package enum Role: String, Sendable {
    /// The scene is a part of a container.
    case container
    case navigation
    case unwind
  }

  package var role: Role {
    if segue.unwindAction != nil || segue.kind.isSpelled("unwind") { return .unwind }
    return segue.isOfContainer ? .container : .navigation
  }
}

extension InterfaceConnections.Segue {
  /// Whether it makes a scene a part of a container.
  var isOfContainer: Bool {
    kind.isSpelled("relationship") || kind.isSpelled("embed")
  }
}

/// A scene that stands for one that is elsewhere.
package struct SceneReference: Sendable {
  package var document: Int
  package var objectID: String
  package var reference: InterfaceController.Reference
  package var line: Int
  package var target: SceneTarget
}
