@testable import InterfaceBuilder

/// What a document holds, counted.
struct DocumentCounts: Equatable {
  var scenes = 0
  var tables = 0
  /// Of tables only.
  var cells = 0
  var sections = 0
  var labels = 0
  /// Without those of collections.
  var outlets = 0
  var actions = 0
  var segues = 0
  var references = 0
  /// As stored in the file; guessed ones do not count.
  var frames = 0

  init(
    _ scenes: Int, _ tables: Int, _ cells: Int, _ sections: Int, _ labels: Int, _ outlets: Int,
    _ actions: Int, _ segues: Int, _ references: Int, _ frames: Int
  ) {
    self.scenes = scenes
    self.tables = tables
    self.cells = cells
    self.sections = sections
    self.labels = labels
    self.outlets = outlets
    self.actions = actions
    self.segues = segues
    self.references = references
    self.frames = frames
  }

  init(_ document: InterfaceDocument) {
    scenes = document.scenes.count
    for scene in document.scenes {
      if let controller = scene.controller { add(controller) }
      add(scene.objects)
    }
    add(document.roots)
  }

  private mutating func add(_ objects: SceneObjects) {
    for placeholder in objects.placeholders { add(placeholder.connections) }
    for object in objects.others { add(object.connections) }
    for controller in objects.controllers { add(controller) }
    for view in objects.views { add(view) }
  }

  private mutating func add(_ controller: InterfaceController) {
    if case .reference = controller.kind { references += 1 }
    add(controller.connections)
    if let item = controller.navigationItem { add(item) }
    if let item = controller.tabBarItem { add(item) }
    for item in controller.toolbarItems { add(item) }
    if let view = controller.view { add(view) }
    for bar in controller.bars { add(bar) }
  }

  private mutating func add(_ item: NavigationItem) {
    for item in item.leading + item.trailing { add(item) }
    if let view = item.titleView { add(view) }
  }

  private mutating func add(_ item: BarItem) {
    add(item.connections)
    if let view = item.customView { add(view) }
  }

  private mutating func add(_ connections: InterfaceConnections) {
    outlets += connections.outlets.count { !$0.isCollection }
    actions += connections.actions.count
    segues += connections.segues.count
  }

  private mutating func add(_ view: InterfaceView) {
    if view.frame != nil, !view.isFrameGuessed { frames += 1 }
    add(view.connections)
    for subview in view.subviews { add(subview) }
    switch view.content {
    case .label: labels += 1
    case .cell(let cell): if !cell.isCollectionCell { cells += 1 }
    case .table(let table):
      tables += 1
      sections += table.sections.count
      for inner in table.cells { add(inner) }
      for edge in [table.header, table.footer] { if let edge { add(edge) } }
    case .collection(let collection):
      for inner in collection.cells { add(inner) }
      for edge in [collection.header, collection.footer] { if let edge { add(edge) } }
    case .bar(let bar):
      for item in bar.items { add(item) }
      for item in bar.navigationItems { add(item) }
    default: break
    }
  }
}
