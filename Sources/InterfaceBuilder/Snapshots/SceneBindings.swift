import CatalogCore
import Snapshots

/// Which properties of classes stand for the views of a scene, and which recognisers they have.
struct SceneBindings {
  struct Outlet {
    var property: String
    /// The class that has the property; `nil` where the file names none.
    var owner: String?
    var isCollection: Bool

    var source: SnapshotDocument.Source? {
      owner.map { .label(isCollection ? "outlet \(property) of \($0)" : "outlet of \($0)") }
    }
  }

  private var outlets: [ByteKey: Outlet] = [:]
  private var recognizers: [ByteKey: [InterfaceObject]] = [:]
  /// Those that no view of the scene has.
  private(set) var freeObjects: [InterfaceObject] = []

  init(_ entry: SceneEntry) {
    let owners = ConnectionOwner.owners(in: entry)
    // Views first: a cell's own property says more than its controller's.
    for owner in owners.filter({ $0.role == .view }) + owners.filter({ $0.role != .view }) {
      for outlet in owner.connections.outlets where !Self.isPlumbing(outlet.property) {
        let key = ByteKey(outlet.destination)
        if outlets[key] == nil {
          outlets[key] = Outlet(
            property: outlet.property, owner: owner.customClass?.name,
            isCollection: outlet.isCollection)
        }
      }
    }
    var objects: [ByteKey: InterfaceObject] = [:]
    for object in entry.objects.others where objects[ByteKey(object.id)] == nil {
      objects[ByteKey(object.id)] = object
    }
    var taken: Set<ByteKey> = []
    for owner in owners where owner.role == .view {
      for outlet in owner.connections.outlets where outlet.property.isSpelled("gestureRecognizers")
      {
        let key = ByteKey(outlet.destination)
        guard let object = objects[key] else { continue }
        recognizers[ByteKey(owner.objectID), default: []].append(object)
        taken.insert(key)
      }
    }
    freeObjects = entry.objects.others.filter { !taken.contains(ByteKey($0.id)) }
  }

  /// What joins objects for their own use and names no part of a screen.
  static func isPlumbing(_ property: String) -> Bool {
    ["delegate", "dataSource", "gestureRecognizers", "view"].contains {
      property.hasSameBytes(as: $0)
    }
  }

  func outlet(of view: InterfaceView) -> Outlet? { outlet(ofObject: view.id) }

  func outlet(ofObject id: String) -> Outlet? { id.isEmpty ? nil : outlets[ByteKey(id)] }

  func recognizers(of view: InterfaceView) -> [InterfaceObject] {
    view.id.isEmpty ? [] : recognizers[ByteKey(view.id)] ?? []
  }
}
