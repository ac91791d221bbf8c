import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// What stands in a bar of an interface file: buttons, words and images side by side.
struct BarItems {
  let context: PictureContext
  let slots: [SnapshotDocument.Slot]
  let tint: PictureColor?

  private static let imageSize = 24.0
  private static let margin = 16.0

  /// Draws all items: spread over the width as in a toolbar, else the title in the middle and the rest
  /// at the edges.
  func draw(in frame: Rectangle, isSpread: Bool, on canvas: inout PictureCanvas) {
    if isSpread {
      let inner = frame.inset(by: min(Self.margin, frame.width / 8))
      let width = inner.width / Double(max(1, slots.count))
      for (index, slot) in slots.enumerated() {
        let place = Rectangle(
          x: inner.x + Double(index) * width, y: frame.y, width: width, height: frame.height)
        var side = TextBlock.Side.middle
        if slots.count > 1, index == 0 { side = context.side(.left) }
        if slots.count > 1, index == slots.count - 1 { side = context.side(.right) }
        if slots.count == 1, let own = SlotLook(slot).side(in: context) { side = own }
        Self.draw(
          slot, in: context.isRightToLeft ? mirrored(place, in: inner) : place, side, context, tint,
          on: &canvas)
      }
      return
    }
    var reach = (leading: Self.margin, trailing: Self.margin)
    for slot in slots where slot.kind != .text {
      let width = min(Self.width(of: slot, context), frame.width / 2)
      let isLeading = slot.attributes.words(of: .alignment).first == "leading"
      let x = isLeading ? frame.x + reach.leading : frame.maxX - reach.trailing - width
      let place = Rectangle(x: x, y: frame.y, width: width, height: frame.height)
      Self.draw(
        slot, in: context.isRightToLeft ? mirrored(place, in: frame) : place, .middle, context,
        tint, on: &canvas)
      if isLeading { reach.leading += width + 16 } else { reach.trailing += width + 16 }
    }
    guard let title = slots.first(where: { $0.kind == .text }) else { return }
    let side = max(reach.leading, reach.trailing)
    FrameText(
      context: context, font: FrameFont(Font(pointSize: 17, weight: .semibold)), side: .middle
    ).draw(
      StyledText(title.value), in: frame.inset(by: min(side, frame.width / 3)), on: &canvas)
  }

  private func mirrored(_ frame: Rectangle, in outer: Rectangle) -> Rectangle {
    var mirrored = frame
    mirrored.x = outer.x + outer.maxX - frame.maxX
    return mirrored
  }

  // MARK: - A single item

  /// The items of the system that show a sign, with the symbol that is most like it.
  private static let systemSigns = [
    "action": "square.and.arrow.up", "add": "plus", "bookmarks": "book", "camera": "camera",
    "close": "xmark", "compose": "square.and.pencil", "fast-forward": "forward.fill",
    "organize": "folder", "pause": "pause.fill", "play": "play.fill", "refresh": "arrow.clockwise",
    "reply": "arrowshape.turn.up.left", "rewind": "backward.fill", "search": "magnifyingglass",
    "stop": "xmark", "trash": "trash",
  ]

  /// The image of an item, where it shows one and no title.
  private static func image(of slot: SnapshotDocument.Slot) -> SnapshotDocument.Slot? {
    if slot.kind == .image { return slot }
    if let style = slot.style, let sign = systemSigns[style] {
      return SnapshotDocument.Slot(.image, slot.id, style: "symbol", value: sign)
    }
    // A title beside an image is for those who do not see it.
    return slot.slots.first { $0.kind == .image }
  }

  static func width(of slot: SnapshotDocument.Slot, _ context: PictureContext) -> Double {
    if image(of: slot) != nil { return imageSize }
    return context.block(slot.value, Font(pointSize: 17), width: context.width / 2, lines: 1).width
  }

  static func draw(
    _ slot: SnapshotDocument.Slot, in frame: Rectangle, _ side: TextBlock.Side,
    _ context: PictureContext, _ tint: PictureColor?, on canvas: inout PictureCanvas
  ) {
    if let image = image(of: slot) {
      let size = min(imageSize, frame.width, frame.height)
      var place = frame.middle(width: size, height: size)
      if side == .left { place.x = frame.x }
      if side == .right { place.x = frame.maxX - size }
      ImagePicture(image, radius: 5, tint: tint).draw(in: place, on: &canvas)
      return
    }
    let isButton = slot.kind == .button
    FrameText(
      context: context, font: FrameFont(Font(pointSize: 17)), side: side,
      looks: isButton && tint == nil ? [.tint] : [], color: isButton ? tint : nil
    ).draw(StyledText(slot.value), in: frame, on: &canvas)
  }
}
