/// An object of a scene with what it is connected to.
struct ConnectionOwner {
  /// What the object is within its scene.
  enum Role {
    case controller
    case view
    case barItem
    /// A recogniser or another object that is not seen.
    case object
    /// The owner of a xib.
    case placeholder
  }

  var role: Role
  var element: String
  var objectID: String
  var customClass: InterfaceClass?
  var connections: InterfaceConnections
  /// What people read on it; a cell has its reuse identifier.
  var label: String? = nil

  /// The owners of a scene in a fixed order: views from the inside first come their cells, then the
  /// controller, its bars, and what stands beside it.
  static func owners(in entry: SceneEntry) -> [ConnectionOwner] {
    var walk = Walk()
    if let controller = entry.controller {
      walk.add(controller)
    }
    if let view = entry.view { walk.add(view, depth: 0) }
    for view in entry.objects.views where view.id != entry.view?.id || entry.controller != nil {
      walk.add(view, depth: 0)
    }
    for object in entry.objects.others {
      walk.owners.append(
        ConnectionOwner(
          role: .object, element: object.element, objectID: object.id,
          customClass: object.customClass, connections: object.connections))
    }
    for placeholder in entry.objects.placeholders {
      walk.owners.append(
        ConnectionOwner(
          role: .placeholder, element: "placeholder", objectID: placeholder.id,
          customClass: placeholder.customClass, connections: placeholder.connections))
    }
    return walk.owners
  }

  private struct Walk {
    var owners: [ConnectionOwner] = []

    mutating func add(_ controller: InterfaceController) {
      owners.append(
        ConnectionOwner(
          role: .controller, element: controller.element, objectID: controller.id,
          customClass: controller.customClass, connections: controller.connections))
      if let item = controller.navigationItem { add(item, depth: 0) }
      for item in controller.toolbarItems { add(item, depth: 0) }
      if let item = controller.tabBarItem { add(item, depth: 0) }
      for bar in controller.bars { add(bar, depth: 0) }
    }

    mutating func add(_ item: NavigationItem, depth: Int) {
      for item in item.leading + item.trailing { add(item, depth: depth) }
      if let view = item.titleView { add(view, depth: depth + 1) }
    }

    mutating func add(_ item: BarItem, depth: Int) {
      owners.append(
        ConnectionOwner(
          role: .barItem, element: item.element, objectID: item.id,
          customClass: item.customClass, connections: item.connections,
          label: item.word ?? item.image))
      if let view = item.customView { add(view, depth: depth + 1) }
    }

    mutating func add(_ view: InterfaceView, depth: Int) {
      guard depth < InterfaceView.greatestDepth else { return }
      owners.append(
        ConnectionOwner(
          role: .view, element: view.element, objectID: view.id, customClass: view.customClass,
          connections: view.connections, label: view.label))
      if case .bar(let bar) = view.content {
        for item in bar.items { add(item, depth: depth) }
        for item in bar.navigationItems { add(item, depth: depth) }
      }
      for child in view.children { add(child, depth: depth + 1) }
    }
  }
}

extension InterfaceView {
  /// What people call a control.
  fileprivate var label: String? {
    switch content {
    case .button(let button): button.title?.string.nonEmpty ?? button.image
    case .label(let label): label.text.string.nonEmpty
    case .cell(let cell): cell.reuseIdentifier
    case .image(let image): image.image
    default: nil
    }
  }
}
