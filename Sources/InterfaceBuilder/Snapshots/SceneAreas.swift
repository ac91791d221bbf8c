import CatalogCore
import Snapshots

/// The parts of a screen: its bars, its root view, and the rows of its main list.
struct SceneAreas {
  typealias Area = SnapshotDocument.Area
  typealias Attribute = SnapshotDocument.Attribute

  var index: Int
  var entry: SceneEntry
  /// All scenes in the language that is recorded.
  var entries: [SceneEntry]
  var context: SceneContext
  var graph: SceneGraph

  func fill(_ document: inout SnapshotDocument, with slots: inout SlotMaker) {
    let bar = navigationBar(with: &slots)
    var content = Area(name: "content")
    slots.looksForMainList = true
    if let view = entry.view { content.slots = [slots.slot(view, fallbackID: "view")] }
    content.actions = slots.takeActions() + sceneActions(with: slots)
    let list = slots.mainList
    slots.looksForMainList = false
    var header: Area?
    var footer: Area?
    if let list {
      if case .table(let table) = list.content {
        document.tableStyle = Self.style(of: table)
        header = area("header", table.header, with: &slots)
        footer = area("footer", table.footer, with: &slots)
      }
      document.sections = RowMaker.sections(of: list, with: &slots)
    }
    if entry.isContainer { content.actions = embeds(with: slots) + content.actions }
    let toolbar = toolbar(with: &slots)
    let tabs = tabBar(with: &slots)
    let hasContent = !content.slots.isEmpty || !content.actions.isEmpty
    // The actions of a tab bar controller stand where its tabs are.
    document.areas = [bar, header, hasContent ? content : nil, footer, toolbar, tabs]
      .compactMap(\.self)
  }

  private static func style(of table: TableContent) -> SnapshotDocument.TableStyle {
    switch table.style {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  private func area(_ name: String, _ view: InterfaceView?, with slots: inout SlotMaker) -> Area? {
    guard let view else { return nil }
    let slot = slots.slot(view, fallbackID: view.id.isEmpty ? name : view.id)
    return Area(name: name, slots: [slot], actions: slots.takeActions())
  }

  // MARK: - Bars

  private func navigationBar(with slots: inout SlotMaker) -> Area? {
    guard let controller = entry.controller, !entry.isContainer else { return nil }
    let container = context.navigation.flatMap { entries[$0].controller }
    guard container != nil || controller.navigationItem != nil,
      container?.hidesNavigationBar != true
    else { return nil }
    let item = controller.navigationItem
    let isLarge =
      container?.showsLargeTitles == true && item?.largeTitleDisplayMode.isSpelled("never") != true
    let title = item?.title.nonEmpty ?? controller.title
    let parts = slots.slots(of: item, title: title, isLarge: isLarge)
    let look = slots.slot(of: container?.bars ?? [], named: "navigationBar")
    return Area(
      name: "navigation-bar", slots: parts + [look].compactMap(\.self),
      actions: slots.takeActions())
  }

  private func toolbar(with slots: inout SlotMaker) -> Area? {
    let items = entry.controller?.toolbarItems ?? []
    let container = context.navigation.flatMap { entries[$0].controller }
    guard !entry.isContainer, !items.isEmpty || container?.showsToolbar == true else { return nil }
    return Area(
      name: "toolbar", slots: slots.items(items, "item", isToolbar: true),
      actions: slots.takeActions())
  }

  private func tabBar(with slots: inout SlotMaker) -> Area? {
    let owner = entry.controller?.kind == .tabBar ? index : context.tabBar
    guard let owner, owner == index || !(entry.isContainer || context.hidesTabBar) else {
      return nil
    }
    var area = Area(name: "tab-bar")
    // A scene shows the tabs around it, and how many those are must not multiply with the scenes.
    let tabs =
      owner == index
      ? graph.parts(of: owner) : graph.parts(of: owner, atMost: Self.greatestTabCount)
    for (position, edge) in tabs.enumerated() {
      let id = "tab-\(position + 1)"
      var slot = slots.slot(of: tabItem(of: edge), id: id)
      // An item is shown as a tab even where it has an image and no title.
      if slot.kind == .image {
        let image = SlotContent.image("image", slot.value, slot.style.isSpelled("symbol"))
        (slot.kind, slot.style, slot.value, slot.slots) = (.button, nil, "", [image])
      }
      if owner != index, edge.target == context.tab.map(SceneTarget.entry) {
        slot.attributes.addState("selected")
      }
      area.slots.append(slot)
      if owner == index { area.actions.append(slots.actionMaker.action(id, edge.segue)) }
    }
    let bars = entries[owner].controller?.bars ?? []
    area.slots += [slots.slot(of: bars, named: "tabBar")].compactMap(\.self)
    area.actions += slots.takeActions()
    return area
  }

  /// How many tabs a scene under a tab bar shows; a phone has room for five.
  static let greatestTabCount = 20

  /// What stands on a tab: the item of its scene, of what it holds, or of a reference to it; else the
  /// title of the scene.
  ///
  /// UIKit shows the item of the scene that a reference leads to, whatever the reference says.
  private func tabItem(of edge: SceneEdge) -> BarItem {
    var candidates: [InterfaceController] = []
    if case .entry(let target) = edge.target {
      candidates += [entries[target].controller].compactMap(\.self)
      let inner = graph.edges(from: target).first {
        $0.segue.relationship.isSpelled("rootViewController")
      }
      if case .entry(let root)? = inner?.target {
        candidates += [entries[root].controller].compactMap(\.self)
      }
    }
    candidates += [graph.standIn(at: edge)].compactMap(\.self)
    for item in candidates.compactMap(\.tabBarItem) where item.word != nil || item.image != nil {
      return item
    }
    var item = BarItem(element: "tabBarItem", id: "")
    let titles = candidates.flatMap { [$0.title, $0.navigationItem?.title] }
    item.title = titles.compactMap { $0.nonEmpty }.first
    if item.title == nil, case .entry(let target) = edge.target {
      item.title = ScreenTitle.title(of: entries[target])
    }
    return item
  }

  // MARK: - What the scene does

  /// What a container holds, in its order; a tab bar controller says it beside its tabs.
  private func embeds(with slots: SlotMaker) -> [SnapshotDocument.Action] {
    guard entry.controller?.kind != .tabBar else { return [] }
    return graph.edges(from: index).filter { $0.role == .container && $0.owner.role == .controller }
      .map { edge in
        let name = IdentifierSpelling.withoutControllerSuffix(edge.segue.relationship ?? "part")
        return slots.actionMaker.action(name.nonEmptyKebab ?? "part", edge.segue)
      }
  }

  /// The segues that code performs, and what recognisers do that no view has.
  private func sceneActions(with slots: SlotMaker) -> [SnapshotDocument.Action] {
    var actions: [SnapshotDocument.Action] = []
    if let connections = entry.controller?.connections {
      for segue in connections.segues where !(entry.isContainer && segue.isOfContainer) {
        let id = segue.identifier.nonEmpty ?? (segue.id.isEmpty ? "segue" : segue.id)
        actions.append(slots.actionMaker.action(id, segue))
      }
    }
    for object in slots.bindings.freeObjects {
      let id = slots.bindings.outlet(ofObject: object.id)?.property ?? object.id
      actions += slots.actionMaker.actions(
        id.isEmpty ? object.element : id, object.connections, event: object.gesture)
    }
    return actions
  }
}

extension InterfaceController {
  /// Whether the bar of this navigation controller shows large titles.
  var showsLargeTitles: Bool {
    prefersLargeTitles
      || bars.contains {
        if case .bar(let bar) = $0.content { return bar.prefersLargeTitles }
        return false
      }
  }
}
