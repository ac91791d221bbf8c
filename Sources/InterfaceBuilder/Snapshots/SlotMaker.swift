import CatalogCore
import Snapshots

/// Turns views into slots, and collects what they do.
struct SlotMaker {
  typealias Slot = SnapshotDocument.Slot
  typealias Attribute = SnapshotDocument.Attribute

  var bindings: SceneBindings
  var writer: AttributeWriter
  var actionMaker: ActionMaker
  /// Whether the first list that is met is the main one, whose cells become rows.
  var looksForMainList = false
  private(set) var mainList: InterfaceView?
  /// What the views so far do, in their order.
  private(set) var actions: [SnapshotDocument.Action] = []
  /// Views that stand deeper than a snapshot goes.
  private(set) var omittedCount = 0

  init(bindings: SceneBindings, writer: AttributeWriter, actionMaker: ActionMaker) {
    self.bindings = bindings
    self.writer = writer
    self.actionMaker = actionMaker
  }

  /// Hands over the actions of what was made since the last time.
  mutating func takeActions() -> [SnapshotDocument.Action] {
    defer { actions = [] }
    return actions
  }

  /// The slots of views that stand side by side.
  mutating func slots(
    _ views: [InterfaceView], offset: InterfacePoint = InterfacePoint(x: 0, y: 0), depth: Int = 1
  ) -> [Slot] {
    guard depth <= SnapshotConformance.greatestDepth else {
      omittedCount += views.count
      return []
    }
    let ids = ids(of: views)
    return zip(views, ids).map { slot($0, id: $1, offset: offset, depth: depth) }
  }

  /// The slot of a view that stands alone, under a name of its own where it has no outlet.
  mutating func slot(_ view: InterfaceView, fallbackID: String) -> Slot {
    let outlet = bindings.outlet(of: view)
    let id = outlet.map { $0.isCollection ? fallbackID : $0.property } ?? fallbackID
    return slot(view, id: id, offset: InterfacePoint(x: 0, y: 0), depth: 1)
  }

  mutating func slot(_ view: InterfaceView, named id: String) -> Slot {
    slot(view, id: id, offset: InterfacePoint(x: 0, y: 0), depth: 1)
  }

  /// The property that stands for a view if no sibling has the same, else the id of the object.
  private func ids(of views: [InterfaceView]) -> [String] {
    let properties = views.map { view -> String? in
      guard let outlet = bindings.outlet(of: view), !outlet.isCollection else { return nil }
      return outlet.property
    }
    var counts: [ByteKey: Int] = [:]
    for property in properties.compactMap(\.self) { counts[ByteKey(property), default: 0] += 1 }
    return views.indices.map { index in
      if let property = properties[index], counts[ByteKey(property)] == 1, !property.isEmpty {
        return property
      }
      return views[index].id.isEmpty ? "\(views[index].element)-\(index + 1)" : views[index].id
    }
  }

  private mutating func slot(
    _ view: InterfaceView, id: String, offset: InterfacePoint, depth: Int
  ) -> Slot {
    var slot = Slot(.view, id, value: "", source: bindings.outlet(of: view)?.source)
    collectActions(of: view, id: id)
    var children = view.subviews
    var attributes = common(view, offset: offset)
    switch view.content {
    case .table, .collection:
      slot.style = view.listStyle
      if looksForMainList, mainList == nil {
        mainList = view
        children = view.mainListChildren
      } else {
        children = view.children
      }
    case .cell(let cell):
      slot.style = "cell"
      if let note = cell.reuseIdentifier { attributes.append(.remark("reuse identifier \(note)")) }
      children = []
      slot.slots = slots(ofCell: view, depth: depth + 1)
    default: SlotContent(writer: writer).fill(&slot, &attributes, with: view)
    }
    slot.attributes = attributes
    slot.slots += slots(children, depth: depth + 1)
    if case .bar(let bar) = view.content { fill(&slot, with: bar, depth: depth + 1) }
    return slot
  }

  /// What stands in a cell: its content view is dissolved, and lends its place to what it holds.
  mutating func slots(ofCell cell: InterfaceView, depth: Int = 1) -> [Slot] {
    var views: [InterfaceView] = []
    var offsets: [InterfacePoint] = []
    for view in cell.subviews {
      if view.key.isSpelled("contentView") {
        let origin = InterfacePoint(x: view.frame?.x ?? 0, y: view.frame?.y ?? 0)
        views += view.subviews
        offsets += view.subviews.map { _ in origin }
      } else {
        var view = view
        // It is seen only while the cell is chosen.
        if view.key?.utf8.starts(with: "selectedBackground".utf8) == true {
          view.flags.insert(.hidden)
        }
        views.append(view)
        offsets.append(InterfacePoint(x: 0, y: 0))
      }
    }
    guard depth <= SnapshotConformance.greatestDepth else {
      omittedCount += views.count
      return []
    }
    let ids = ids(of: views)
    return views.indices.map { slot(views[$0], id: ids[$0], offset: offsets[$0], depth: depth) }
  }

  mutating func collectActions(of view: InterfaceView, id: String) {
    actions += actionMaker.actions(id, view.connections)
    for recognizer in bindings.recognizers(of: view) {
      actions += actionMaker.actions(id, recognizer.connections, event: recognizer.gesture)
    }
  }

  mutating func collectActions(of item: BarItem, id: String) {
    actions += actionMaker.actions(id, item.connections)
  }

  /// What any view can say of itself.
  func common(_ view: InterfaceView, offset: InterfacePoint) -> [Attribute] {
    var attributes: [Attribute] = []
    var states: [String] = []
    if view.flags.contains(.misplaced) { states.append("misplaced") }
    if view.flags.contains(.ambiguous) { states.append("ambiguous") }
    if view.flags.contains(.ignoresBars) { states.append("under-bars") }
    if !states.isEmpty { attributes.append(Attribute(.state, states.map { .word($0) })) }
    attributes += [
      writer.attribute(.background, view.backgroundColor),
      writer.attribute(.tint, view.tintColor),
    ].compactMap(\.self)
    if view.alpha != 1, let opacity = AttributeWriter.number(view.alpha) {
      attributes.append(Attribute(.opacity, opacity))
    }
    if view.flags.contains(.clipsSubviews) { attributes.append(Attribute(.clips)) }
    if let frame = AttributeWriter.frame(view.frame, offset: offset) { attributes.append(frame) }
    if !view.flags.isDisjoint(with: [.hidden, .notInstalled]) {
      attributes.append(Attribute(.hidden))
    }
    attributes += AttributeWriter.accessibility(view.accessibility)
    attributes += writer.runtime(view.runtimeAttributes)
    if let customClass = view.customClass {
      attributes.append(.remark("class \(customClass.name)"))
    }
    if view.isFrameGuessed { attributes.append(.remark("the file stores no frame")) }
    if view.flags.contains(.notInstalled) {
      attributes.append(.remark("not installed in this size class"))
    }
    attributes += AttributeWriter.variations(view.variations)
    return attributes
  }
}

extension SnapshotDocument.Attribute {
  static func remark(_ text: String) -> Self { Self(.note, .text(text)) }
}

extension InterfaceView {
  /// The word for a list; `nil` for any other view.
  var listStyle: String? {
    switch content {
    case .table: "table"
    case .collection: "collection"
    default: nil
    }
  }

  /// What of the main list stays in its slot: its cells are rows, and what stands above and below the
  /// rows of a table has areas of its own.
  fileprivate var mainListChildren: [InterfaceView] {
    guard case .collection(let collection) = content else { return subviews }
    return [collection.header].compactMap(\.self) + [collection.footer].compactMap(\.self)
      + subviews
  }
}
