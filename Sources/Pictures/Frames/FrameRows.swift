import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// Makes pictures of rows whose slots stand in frames of their own.
struct FrameRows {
  private let context: PictureContext
  private let layout: RowLayout

  init(_ context: PictureContext) {
    self.context = context
    layout = RowLayout(
      context.document, engine: CellLayoutEngine(typesetter: context.typesetter))
  }

  func picture(_ row: SnapshotDocument.Row, isArea: Bool) -> RowPicture {
    var row = row
    let frames = row.slots.map { SlotLook($0).frame }
    let hasFrames = frames.contains { $0 != nil }
    let lowest = frames.compactMap { $0?.maxY }.max() ?? 0
    var stated = row.height.map { SlotLook.length($0.value.points.value) }
    if isArea {
      // The view above or below the rows begins where the table puts it.
      stated = frames.first.flatMap { $0?.height } ?? lowest
      row.slots = row.slots.map(Self.withoutTop)
    }
    guard hasFrames || row.slots.isEmpty else {
      return RowPicture(
        context: context, row: row, cellLayout: nil,
        layout: layout.layout(layout.prepare(row), under: context.variant))
    }
    // Without content, layout only finds the places of the signs at the edges.
    let height = stated ?? max(44, lowest)
    let empty = SnapshotDocument.Row(
      kind: "", identity: "", height: Points(height).map { .init($0, .fixed) },
      attributes: row.attributes)
    var placed = layout.layout(layout.prepare(empty), under: context.variant)
    placed.height = height
    placed.elements = frames.enumerated().compactMap { index, frame in
      frame.map { CellLayout.Placed(index: index, frame: $0) }
    }
    return RowPicture(
      context: context, row: row, cellLayout: nil, layout: placed, isFramed: true)
  }

  private static func withoutTop(_ slot: SnapshotDocument.Slot) -> SnapshotDocument.Slot {
    var slot = slot
    for index in slot.attributes.indices
    where slot.attributes[index].name == .frame && slot.attributes[index].arguments.count == 4 {
      slot.attributes[index].arguments[1] = .number(Points(0))
    }
    return slot
  }
}
