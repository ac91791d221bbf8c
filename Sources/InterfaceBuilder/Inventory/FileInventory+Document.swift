import CatalogCore

extension FileInventory {
  /// Collects what stands in a document.
  package init(_ document: InterfaceDocument) {
    for (number, scene) in document.scenes.enumerated() {
      let controller = scene.controller
      scenes.append(
        Scene(
          id: scene.id, line: scene.line,
          isInitial: controller.map { controller in
            document.initialControllerID?.hasSameBytes(as: controller.id) ?? false
          } ?? false,
          controller: controller))
      let place = Place(scene: scene.id, sceneNumber: number)
      if let controller { visit(controller, place) }
      visit(scene.objects, place)
    }
    let objects = document.roots
    roots += objects.placeholders.map {
      Root(
        element: "placeholder", id: $0.id, customClass: $0.customClass,
        isOwner: $0.identifier.isSpelled("IBFilesOwner"))
    }
    roots += objects.controllers.map {
      Root(element: $0.element, id: $0.id, customClass: $0.customClass, isOwner: false)
    }
    roots += objects.views.map {
      Root(element: $0.element, id: $0.id, customClass: $0.customClass, isOwner: false)
    }
    roots += objects.others.map {
      Root(element: $0.element, id: $0.id, customClass: $0.customClass, isOwner: false)
    }
    visit(objects, Place())
  }

  private mutating func visit(_ objects: SceneObjects, _ place: Place) {
    for object in objects.placeholders {
      add(object.connections, of: object.id, object.customClass, place)
    }
    for controller in objects.controllers { visit(controller, place) }
    for view in objects.views { visit(view, place) }
    for object in objects.others {
      add(object.connections, of: object.id, object.customClass, place)
    }
  }

  private mutating func visit(_ controller: InterfaceController, _ place: Place) {
    if case .reference(let target) = controller.kind {
      references.append(
        Reference(id: controller.id, scene: place.scene, target: target, line: controller.line))
    }
    if let view = controller.view { visit(view, place) }
    if let item = controller.navigationItem { visit(item, place) }
    if let item = controller.tabBarItem { visit(item, place) }
    for item in controller.toolbarItems { visit(item, place) }
    for bar in controller.bars { visit(bar, place) }
    add(controller.connections, of: controller.id, controller.customClass, place)
  }

  private mutating func visit(_ item: NavigationItem, _ place: Place) {
    if let view = item.titleView { visit(view, place) }
    for item in item.leading + item.trailing { visit(item, place) }
  }

  private mutating func visit(_ item: BarItem, _ place: Place) {
    if let view = item.customView { visit(view, place) }
    add(item.connections, of: item.id, item.customClass, place)
  }

  private mutating func visit(
    _ view: InterfaceView, _ place: Place, in table: TableContent? = nil
  ) {
    if view.frame != nil, !view.isFrameGuessed { frameCount += 1 }
    switch view.content {
    case .label(let content):
      labels.append(
        Label(id: view.id, place: place, content: content, frame: view.frame, line: view.line))
    case .cell(let content):
      let cell = Cell(
        id: view.id, place: place, customClass: view.customClass, content: content,
        height: CellHeight(content, drawn: view.frame?.height, in: table), frame: view.frame,
        line: view.line)
      if content.isCollectionCell { collectionCells.append(cell) } else { cells.append(cell) }
    case .table(let content): visit(content, of: view, place)
    case .collection(let content): visit(content, of: view, place)
    case .bar(let content):
      for item in content.navigationItems { visit(item, place) }
      for item in content.items { visit(item, place) }
    case .plain, .button, .image, .textField, .textView, .searchBar, .control, .segments, .stack,
      .reusable:
      break
    }
    for subview in view.subviews { visit(subview, place) }
    constraints += view.constraints.map { Constraint(view: view.id, constraint: $0) }
    add(view.connections, of: view.id, view.customClass, place)
  }

  private mutating func visit(_ table: TableContent, of view: InterfaceView, _ place: Place) {
    var inner = place
    inner.table = view.id
    inner.listNumber = tables.count + collections.count
    // A list in a cell has sections of its own.
    (inner.section, inner.sectionNumber) = (nil, nil)
    tables.append(
      Table(
        id: view.id, place: inner, customClass: view.customClass, content: table.withoutCells,
        line: view.line))
    if let header = table.header { visit(header, place) }
    for cell in table.prototypes { visit(cell, inner, in: table) }
    for section in table.sections {
      sections.append(
        Section(
          id: section.id, place: inner, header: section.header, footer: section.footer,
          cellCount: section.cells.count, line: section.line))
      var place = inner
      place.section = section.id
      place.sectionNumber = sections.count - 1
      for cell in section.cells { visit(cell, place, in: table) }
    }
    if let footer = table.footer { visit(footer, place) }
  }

  private mutating func visit(
    _ collection: CollectionContent, of view: InterfaceView, _ place: Place
  ) {
    var inner = place
    inner.table = view.id
    inner.listNumber = tables.count + collections.count
    // A list in a cell has sections of its own.
    (inner.section, inner.sectionNumber) = (nil, nil)
    collections.append(
      Collection(
        id: view.id, place: inner, customClass: view.customClass, layout: collection.layout,
        itemSize: collection.itemSize, line: view.line))
    if let header = collection.header { visit(header, inner) }
    for cell in collection.cells { visit(cell, inner) }
    if let footer = collection.footer { visit(footer, inner) }
  }

  private mutating func add(
    _ connections: InterfaceConnections, of id: String, _ customClass: InterfaceClass?,
    _ place: Place
  ) {
    let owner = Owner(id: id, customClass: customClass, scene: place.scene)
    for outlet in connections.outlets {
      let entry = Outlet(owner: owner, connection: outlet)
      if outlet.isCollection { outletCollections.append(entry) } else { outlets.append(entry) }
    }
    actions += connections.actions.map { Action(owner: owner, connection: $0) }
    segues += connections.segues.map { Segue(owner: owner, connection: $0) }
  }
}

extension FileInventory.CellHeight {
  /// The cell's own height, else that of its table, else the one that was drawn.
  init(_ cell: CellContent, drawn: Double?, in table: TableContent?) {
    if let height = cell.rowHeight, height > 0, !cell.isCollectionCell {
      self.init(points: height, origin: .cell)
    } else if let height = table?.rowHeight, height > 0 {
      self.init(points: height, origin: .table)
    } else {
      self.init(points: drawn, origin: .drawn)
    }
  }
}

extension TableContent {
  /// What the table says of itself.
  fileprivate var withoutCells: TableContent {
    var table = self
    table.prototypes = []
    table.sections = []
    table.header = nil
    table.footer = nil
    return table
  }
}
