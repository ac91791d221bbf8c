import CatalogCore

/// All views that stand in the content of a list, taken out to be changed.
struct ListRows {
  /// The view above all rows, the one below, then the cells of prototypes and of each section.
  var lists: [[InterfaceView]] = []
  /// How large a cell is where nothing else says it; the width of a row is that of its table.
  private var cellSize: InterfaceSize?
  private var rowHeight = 44.0

  @inline(never)
  init(takenFrom content: inout InterfaceView.Content) {
    if case .table(var table) = content {
      content = .plain
      if let height = table.rowHeight, height > 0 { rowHeight = height }
      lists = [Self.taken(&table.header), Self.taken(&table.footer), table.prototypes]
      table.prototypes = []
      for index in table.sections.indices {
        lists.append(table.sections[index].cells)
        table.sections[index].cells = []
      }
      content = .table(table)
    } else if case .collection(var collection) = content {
      content = .plain
      cellSize = collection.itemSize ?? InterfaceSize(width: 50, height: 50)
      lists = [Self.taken(&collection.header), Self.taken(&collection.footer), collection.cells]
      collection.cells = []
      content = .collection(collection)
    }
  }

  @inline(never)
  mutating func put(into content: inout InterfaceView.Content) {
    let lists = self.lists
    self.lists = []
    if case .table(var table) = content {
      table.header = lists[0].first
      table.footer = lists[1].first
      table.prototypes = lists[2]
      for index in table.sections.indices { table.sections[index].cells = lists[3 + index] }
      content = .table(table)
    } else if case .collection(var collection) = content {
      collection.header = lists[0].first
      collection.footer = lists[1].first
      collection.cells = lists[2]
      content = .collection(collection)
    }
  }

  /// The size of a view of these lists that has no frame.
  func size(of view: InterfaceView, width: Double) -> InterfaceSize {
    guard case .cell(let cell) = view.content else {
      return InterfaceSize(
        width: width, height: FrameGuessing.defaultSize(of: view, width: width).height)
    }
    return cellSize ?? InterfaceSize(width: width, height: cell.rowHeight ?? rowHeight)
  }

  private static func taken(_ view: inout InterfaceView?) -> [InterfaceView] {
    defer { view = nil }
    return view.map { [$0] } ?? []
  }
}
