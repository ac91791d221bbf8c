import CatalogCore
import Snapshots

/// Turns the cells of the main list into sections with rows.
struct RowMaker {
  typealias Row = SnapshotDocument.Row
  typealias Section = SnapshotDocument.Section
  typealias Attribute = SnapshotDocument.Attribute

  /// The id of the section that holds what a list makes its rows from.
  static let prototypes = "prototypes"

  /// The sections of a list; none for any other view.
  static func sections(of list: InterfaceView, with slots: inout SlotMaker) -> [Section] {
    switch list.content {
    case .table(let table):
      var sections: [Section] = []
      if !table.prototypes.isEmpty {
        sections.append(
          Section(
            id: prototypes,
            rows: table.prototypes.enumerated().map { row($1, $0, in: table, with: &slots) }))
      }
      var count = 0
      for (index, section) in table.sections.enumerated() {
        let rows = section.cells.enumerated().map { position, cell in
          row(cell, count + position, in: table, with: &slots)
        }
        count += section.cells.count
        sections.append(
          Section(
            id: section.id.isEmpty ? "section-\(index + 1)" : section.id,
            header: section.header.nonEmpty, footer: section.footer.nonEmpty, rows: rows))
      }
      return sections
    case .collection(let collection):
      guard !collection.cells.isEmpty else { return [] }
      let rows = collection.cells.enumerated().map { position, cell in
        row(cell, position, height: height(of: cell, in: collection), with: &slots)
      }
      return [Section(id: prototypes, rows: rows)]
    default: return []
    }
  }

  private static func row(
    _ cell: InterfaceView, _ position: Int, in table: TableContent, with slots: inout SlotMaker
  ) -> Row {
    row(cell, position, height: height(of: cell, in: table), with: &slots)
  }

  /// The row of a cell; `position` names one without an id.
  static func row(
    _ cell: InterfaceView, _ position: Int, height: SnapshotDocument.Height?,
    with slots: inout SlotMaker
  ) -> Row {
    _ = slots.takeActions()
    let identity = cell.id.isEmpty ? "\(cell.element)-\(position + 1)" : cell.id
    var row = Row(kind: kind(of: cell), identity: identity, height: height)
    row.attributes = slots.common(cell, offset: InterfacePoint(x: 0, y: 0))
    // A row has its place from the rows above it, is always cut off at its edges, and names its class.
    row.attributes.removeAll {
      $0.name == .frame || $0.name == .clips || $0 == .remark("class \(row.kind)")
    }
    if case .cell(let content) = cell.content {
      if let accessory = content.accessory?.nonEmptyKebab, !accessory.isSpelled("none") {
        row.attributes.append(Attribute(.accessory, .word(accessory)))
      }
      if content.indentationLevel != 0,
        let level = AttributeWriter.number(Double(content.indentationLevel))
      {
        row.attributes.append(Attribute(.indentation, level))
      }
      if !content.style.isSpelled("custom") {
        row.attributes.append(.remark("style \(content.style)"))
      }
      if content.isCollectionCell,
        let frame = AttributeWriter.frame(cell.frame, offset: InterfacePoint(x: 0, y: 0))
      {
        row.attributes.append(frame)
      }
    }
    let contentView = cell.subviews.first { $0.key?.isSpelled("contentView") == true }
    if let background = slots.writer.attribute(.background, contentView?.backgroundColor) {
      row.attributes.removeAll { $0.name == .background }
      row.attributes.append(background)
    }
    slots.collectActions(of: cell, id: "select")
    if let contentView { slots.collectActions(of: contentView, id: "content") }
    row.slots = slots.slots(ofCell: cell)
    row.actions = slots.takeActions()
    return row
  }

  /// The reuse identifier, else the class, else what it is.
  static func kind(of cell: InterfaceView) -> String {
    var names: [String?] = []
    switch cell.content {
    case .cell(let content): names.append(content.reuseIdentifier)
    case .reusable(let content): names.append(content.reuseIdentifier)
    default: break
    }
    names.append(cell.customClass?.name)
    return names.compactMap { $0.nonEmpty }.first ?? "static cell"
  }

  /// The cell's own height, else the table's, else the one that was drawn.
  static func height(of cell: InterfaceView, in table: TableContent?) -> SnapshotDocument.Height? {
    if case .cell(let content) = cell.content, let height = positive(content.rowHeight) {
      return SnapshotDocument.Height(height, .fixed)
    }
    if let height = positive(table?.rowHeight) { return SnapshotDocument.Height(height, .table) }
    return positive(cell.frame?.height).map { SnapshotDocument.Height($0, .drawn) }
  }

  private static func height(of cell: InterfaceView, in collection: CollectionContent)
    -> SnapshotDocument.Height?
  {
    if case .cell(let content) = cell.content, let height = positive(content.customSize?.height) {
      return SnapshotDocument.Height(height, .fixed)
    }
    if let height = positive(collection.itemSize?.height) {
      return SnapshotDocument.Height(height, .table)
    }
    return positive(cell.frame?.height).map { SnapshotDocument.Height($0, .drawn) }
  }

  /// Two decimals hold the thirds of a point that Xcode draws.
  private static func positive(_ height: Double?) -> Points? {
    guard let height, height > 0, let points = Points(height), points > Points(0) else {
      return nil
    }
    return points
  }
}
