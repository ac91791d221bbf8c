package import CatalogCore

/// What can be a screen: a scene with its controller, or a view or a controller of a xib.
package struct SceneEntry: Sendable {
  /// The position of its document among those of the graph.
  package var document: Int
  package var path: FilePath
  /// The id of the controller, or of the view; unique within the document only.
  package var objectID: String
  /// `nil` for a view of a xib.
  package var controller: InterfaceController?
  package var view: InterfaceView?
  package var objects: SceneObjects
  package var canvasLocation: InterfacePoint?
  package var line: Int
  /// Whether it is one of several in its file.
  var hasSiblings = false

  /// What a document has to show, in its order.
  ///
  /// References are none: they stand for a scene that is elsewhere.
  static func entries(of document: InterfaceDocument, at index: Int) -> [SceneEntry] {
    switch document.kind {
    case .storyboard:
      let entries = document.scenes.compactMap { scene -> SceneEntry? in
        guard let controller = scene.controller, controller.reference == nil else { return nil }
        return SceneEntry(
          document: index, path: document.path, objectID: controller.id, controller: controller,
          view: controller.view, objects: scene.objects, canvasLocation: scene.canvasLocation,
          line: controller.line)
      }
      return marked(entries)
    case .xib:
      let roots = document.roots
      // Only the first has the objects beside it, so that each connection counts once.
      var rest = SceneObjects()
      rest.placeholders = roots.placeholders
      let controllers = roots.controllers.filter { $0.reference == nil }.enumerated().map {
        SceneEntry(
          document: index, path: document.path, objectID: $1.id, controller: $1, view: $1.view,
          objects: $0 == 0 ? roots : rest, line: $1.line)
      }
      let views = roots.views.enumerated().map {
        SceneEntry(
          document: index, path: document.path, objectID: $1.id, view: $1,
          objects: $0 == 0 && controllers.isEmpty ? roots : rest, line: $1.line)
      }
      return marked(controllers + views)
    }
  }

  private static func marked(_ entries: [SceneEntry]) -> [SceneEntry] {
    entries.map { entry in
      var entry = entry
      entry.hasSiblings = entries.count > 1
      return entry
    }
  }

  /// The class of the app that stands behind it: of the controller or view, else of the xib's owner.
  package var customClass: InterfaceClass? {
    if let controller { return controller.customClass }
    let owner = objects.placeholders.first { $0.identifier.isSpelled("IBFilesOwner") }
    return view?.customClass ?? owner?.customClass
  }

  /// Whether it is the root view of a xib, and a cell or another view that lists take again.
  var isCell: Bool {
    guard controller == nil, let view else { return false }
    if case .cell = view.content { return true }
    return false
  }

  /// Whether it shows other controllers and nothing of its own.
  var isContainer: Bool {
    switch controller?.kind {
    case .navigation, .tabBar, .split, .page: true
    default: false
    }
  }
}

extension InterfaceController {
  /// Where the controller really stands, if it is only a reference.
  var reference: Reference? {
    guard case .reference(let reference) = kind else { return nil }
    return reference
  }
}
