import CatalogCore

/// Scenes, and the objects that stand at the top.
extension DocumentReader {
  mutating func scene(_ element: MarkupElement) -> InterfaceScene {
    var scene = InterfaceScene(id: element["sceneID"], line: element.line)
    scene.canvasLocation = point(element.child(key: "canvasLocation"))
    for object in element.list("objects") {
      if isController(object) {
        let isMain = object["sceneMemberID"]?.isSpelled("viewController") ?? true
        let found = controller(object)
        if isMain, scene.controller == nil {
          scene.controller = found
        } else {
          scene.objects.controllers.append(found)
        }
      } else {
        add(object, to: &scene.objects)
      }
    }
    if scene.controller == nil, !scene.objects.controllers.isEmpty {
      scene.controller = scene.objects.controllers.removeFirst()
    }
    return scene
  }

  mutating func roots(of objects: MarkupElement) -> SceneObjects {
    var roots = SceneObjects()
    for object in objects.children {
      if isController(object) {
        roots.controllers += controllers(object)
      } else {
        add(object, to: &roots)
      }
    }
    return roots
  }

  /// A controller of a xib, and those that it holds: there they stand in their container.
  private mutating func controllers(_ element: MarkupElement) -> [InterfaceController] {
    var found = [controller(element)]
    for inner in element.list("viewControllers") where isController(inner) {
      found += controllers(inner)
    }
    return found
  }

  /// Whether an object at the top is a controller, be it one that nobody knows.
  private func isController(_ element: MarkupElement) -> Bool {
    switch ElementVocabulary.role(of: element.name) {
    case .controller: true
    case .view, .part: false
    case nil:
      element["sceneMemberID"].isSpelled("viewController")
        || element.name.part(before: "Controller") != nil
    }
  }

  private mutating func add(_ element: MarkupElement, to objects: inout SceneObjects) {
    if element.name.isSpelled("placeholder") {
      objects.placeholders.append(
        SceneObjects.Placeholder(
          id: element["id"] ?? "", identifier: element["placeholderIdentifier"] ?? "",
          customClass: customClass(element), connections: connections(of: element)))
    } else if element.name.isSpelled("exit") {
      objects.exits.append(element["id"] ?? "")
    } else if isView(element) {
      objects.views.append(view(element))
    } else {
      if ElementVocabulary.role(of: element.name) == nil { problems.unknownElement(element) }
      var object = InterfaceObject(
        element: element.name, id: element["id"] ?? "", customClass: customClass(element),
        userLabel: element["userLabel"], line: element.line)
      object.connections = connections(of: element)
      objects.others.append(object)
    }
  }
}
