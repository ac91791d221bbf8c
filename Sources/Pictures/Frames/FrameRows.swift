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
    if !isArea, !context.isRightToLeft {
      let end = (placed.accessory?.x).map { $0 - 8 } ?? placed.width
      row.slots = row.slots.map { Self.pulledIn($0, to: end, of: placed.width) }
    }
    placed.elements = row.slots.enumerated().compactMap { index, slot in
      SlotLook(slot).frame.map { CellLayout.Placed(index: index, frame: $0) }
    }
    return RowPicture(
      context: context, row: row, cellLayout: nil, layout: placed, isFramed: true)
  }

  /// Moves what ends beyond the row to where the content ends.
  ///
  /// Files keep frames of cells that were wider, in a table of another style.
  private static func pulledIn(
    _ slot: SnapshotDocument.Slot, to end: Double, of width: Double
  ) -> SnapshotDocument.Slot {
    guard let frame = SlotLook(slot).frame, frame.maxX > width + 1, frame.x > width / 2,
      frame.width < width / 2, let x = Points(end - frame.width)
    else { return slot }
    var slot = slot
    for index in slot.attributes.indices
    where slot.attributes[index].name == .frame && slot.attributes[index].arguments.count == 4 {
      slot.attributes[index].arguments[0] = .number(x)
    }
    return slot
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
