import CatalogCore
import Layout
import Snapshots

/// The bar of buttons at the bottom of a screen, where a document has one.
struct ToolbarPicture {
  private let context: PictureContext
  private let slots: [SnapshotDocument.Slot]

  private static let height = 49.0

  init?(_ context: PictureContext) {
    guard
      let area = context.document.areas.first(where: { $0.name.hasSameBytes(as: "toolbar") })
    else { return nil }
    self.context = context
    let isImported = context.document.isImported
    slots = area.slots.filter {
      $0.kind == .button || $0.kind == .text || isImported && $0.kind == .image
    }
  }

  /// With the edge of the screen below the buttons.
  var height: Double { Self.height + context.device.safeAreaBottom }

  func draw(bottom: Double, on canvas: inout PictureCanvas) {
    let top = bottom - height
    canvas.flush()
    canvas.rectangle(
      Rectangle(x: 0, y: top, width: context.width, height: height),
      context.isGrouped ? .grouped : .plain)
    canvas.shape(.line) { path, x, y in
      path.move(x, y + top + 0.25)
      path.line(context.width, 0)
    }
    let mark = context.mark(.area(ByteKey("toolbar")))
    let frame = Rectangle(x: 0, y: top, width: context.width, height: Self.height)
    mark?.drawGround(in: frame, on: &canvas)
    mark?.drawEdge(in: frame, on: &canvas)
    guard !slots.isEmpty else { return }
    if context.document.isImported {
      BarItems(context: context, slots: slots, tint: nil).draw(
        in: frame, isSpread: true, on: &canvas)
      return
    }
    let inner = context.width - 2 * context.device.margin
    let width = inner / Double(slots.count)
    for (index, slot) in slots.enumerated() {
      let frame = context.mirrored(
        Rectangle(
          x: context.device.margin + Double(index) * width, y: top, width: width,
          height: Self.height), in: context.width)
      let block = context.block(
        slot.value, Font(pointSize: 17), width: max(0, width - 8), lines: 1)
      var side = TextBlock.Side.middle
      if slots.count > 1, index == 0 { side = context.side(.left) }
      if slots.count > 1, index == slots.count - 1 { side = context.side(.right) }
      canvas.text(
        block, in: frame, side, slot.kind == .button ? [.tint] : [], default: context.direction)
    }
  }
}
