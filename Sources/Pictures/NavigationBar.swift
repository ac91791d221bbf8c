import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// The bar at the top of a screen: large below the buttons, or within the line of buttons when there is
/// a way back.
struct NavigationBar {
  private let context: PictureContext
  private let backTitle: String?
  /// Whether the title has gone into the line of buttons, as it does when the table is scrolled.
  private let isCompact: Bool

  /// The line of buttons; 44 points in portrait.
  private let lineHeight: Double
  /// Of the words above the title.
  private static let promptHeight = 30.0
  /// Between and around a large title: it is 52 points high at the usual text size.
  private static let largeTitleSpace = 52.0 - 40.67
  private static let buttonFont = Font(pointSize: 17)
  private static let titleFont = Font(pointSize: 17, weight: .semibold)
  /// From the edge of the screen to the sign for back, and from there to its title.
  private static let chevronInset = 8.0
  private static let chevronWidth = 12.0
  private static let chevronSpacing = 6.0
  /// What a title keeps from what stands beside it.
  private static let titleSpacing = 8.0

  init(
    _ context: PictureContext, backTitle: String?, isCompact: Bool = false, lineHeight: Double = 44
  ) {
    self.context = context
    self.lineHeight = lineHeight
    self.isCompact = isCompact
    self.backTitle = backTitle
  }

  private var area: SnapshotDocument.Area? {
    context.document.areas.first { $0.name.hasSameBytes(as: "navigation-bar") }
  }

  /// The colours that an interface file gives the bar.
  var look: SlotLook { Self.look(of: area) }

  /// The colours that an interface file gives a bar.
  static func look(of area: SnapshotDocument.Area?) -> SlotLook {
    let own = area?.slots.first { $0.kind == .view && $0.id.hasSameBytes(as: "bar") }
    return SlotLook(attributes: own?.attributes ?? [])
  }

  private var titleColor: PictureColor? {
    guard isImported else { return nil }
    return look.color
  }

  /// Nobody would see an item in the colour of its bar.
  private var itemTint: PictureColor? {
    let look = look
    let isLost = look.tint == nil && look.background == .system("systemBlue")
    return isLost ? .fixed("#fff") : look.tint
  }

  private var title: String {
    guard area != nil else { return context.document.screen.title }
    return titleSlot?.value ?? ""
  }

  private var isImported: Bool { context.document.isImported }

  private var titleSlot: SnapshotDocument.Slot? {
    area?.slots.first { $0.kind == .text && !(isImported && $0.id.hasSameBytes(as: "prompt")) }
  }

  private var prompt: String? {
    guard isImported else { return nil }
    return area?.slots.first { $0.kind == .text && $0.id.hasSameBytes(as: "prompt") }?.value
  }

  /// Whether the bar says what the screen is called.
  var hasTitle: Bool {
    !title.utf8.isEmpty || area?.slots.contains { $0.id == "title-view" } == true
  }

  /// A recorded title is large unless there is a way back; an interface file says so.
  var hasLargeTitle: Bool {
    guard !isCompact, !title.utf8.isEmpty else { return false }
    guard isImported, area != nil else { return backTitle == nil }
    return titleSlot?.style == "largeTitle"
      || titleSlot?.attributes.words(of: .font).contains("largeTitle") == true
  }

  private var width: Double { context.width }
  private var margin: Double { context.device.margin }

  /// A large title grows with the text, up to the largest of the usual sizes.
  private var largeTitle: TextBlock {
    var font = Font(.largeTitle, at: min(context.variant.textSize, .extraExtraExtraLarge))
    font.weight = .bold
    return context.block(title, font, width: width - 2 * margin, lines: 1)
  }

  var height: Double {
    lineHeight + (prompt == nil ? 0 : Self.promptHeight)
      + (hasLargeTitle ? largeTitle.height + Self.largeTitleSpace : 0)
  }

  // MARK: - Drawing

  /// Draws the bar from the origin downwards.
  func draw(on canvas: inout PictureCanvas) {
    guard let prompt else { return drawLine(on: &canvas) }
    let block = context.block(
      prompt, Font(pointSize: 13), width: max(0, width - 2 * margin), lines: 1)
    canvas.text(
      block, in: Rectangle(x: margin, y: 4, width: width - 2 * margin, height: 26), .middle,
      default: context.direction)
    canvas.at(0, Self.promptHeight, drawLine)
  }

  private func drawLine(on canvas: inout PictureCanvas) {
    let trailing = drawButtons(on: &canvas, isLeading: false)
    let hasOwnItems = isImported && items(isLeading: true).first != nil
    let leading =
      backTitle == nil || hasOwnItems
      ? drawButtons(on: &canvas, isLeading: true) : drawBack(on: &canvas, trailing: trailing)
    if hasLargeTitle {
      let block = largeTitle
      canvas.text(
        block,
        in: Rectangle(
          x: margin, y: lineHeight + 3, width: width - 2 * margin,
          height: block.height), side(.left), color: titleColor, default: context.direction)
    } else if !title.utf8.isEmpty {
      let room = titleRoom(leading: leading, trailing: trailing)
      let block = inlineTitle(width: room.upper - room.lower)
      // In the middle of the screen where there is room, else as near as it can be.
      let left = min(max((width - block.width) / 2, room.lower), room.upper - block.width)
      canvas.text(
        block, in: mirrored(Rectangle(x: left, y: 0, width: block.width, height: lineHeight)),
        .middle, color: titleColor, default: context.direction)
    }
  }

  private func inlineTitle(width: Double) -> TextBlock {
    context.block(title, Self.titleFont, width: max(0, width), lines: 1)
  }

  private func titleRoom(leading: Double, trailing: Double) -> (lower: Double, upper: Double) {
    let lower = leading + Self.titleSpacing
    return (lower, max(lower, width - trailing - Self.titleSpacing))
  }

  /// Draws the way back; its title gives way to “Back” and then to nothing, as on a device.
  ///
  /// - Returns: where it ends.
  private func drawBack(on canvas: inout PictureCanvas, trailing: Double) -> Double {
    let start = Self.chevronInset + Self.chevronWidth + Self.chevronSpacing
    let title = inlineTitle(width: width).width
    var label: TextBlock?
    for text in [backTitle ?? "", "Back"] {
      let block = button(text)
      let taken = max(start + block.width, trailing) + Self.titleSpacing
      if width - 2 * taken >= title || (trailing == 0 && width - taken - margin >= title) {
        label = block
        break
      }
    }
    let isRightToLeft = context.isRightToLeft
    canvas.shape(.back) { path, x, y in
      let tip = isRightToLeft ? width - Self.chevronInset - 1.5 : Self.chevronInset + 1.5
      let step = isRightToLeft ? -9.0 : 9
      path.move(x + tip + step, y + lineHeight / 2 - 9)
      path.line(-step, 9)
      path.line(step, 9)
    }
    guard let label, label.width > 0 else { return start }
    canvas.text(
      label, in: mirrored(Rectangle(x: start, y: 0, width: label.width, height: lineHeight)),
      side(.left), [.tint], default: context.direction)
    return start + label.width
  }

  /// Draws the buttons of one side.
  ///
  /// - Returns: how far they reach from the edge.
  private func drawButtons(on canvas: inout PictureCanvas, isLeading: Bool) -> Double {
    var reach = 0.0
    for slot in items(isLeading: isLeading) {
      let start = reach == 0 ? margin : reach + 16
      if isImported {
        let itemWidth = min(BarItems.width(of: slot, context), width / 2)
        let x = isLeading ? start : width - start - itemWidth
        BarItems.draw(
          slot, in: mirrored(Rectangle(x: x, y: 0, width: itemWidth, height: lineHeight)),
          .middle, context, itemTint, on: &canvas)
        if itemWidth > 0 { reach = start + itemWidth }
        continue
      }
      let block = button(slot.value)
      let x = isLeading ? start : width - start - block.width
      canvas.text(
        block, in: mirrored(Rectangle(x: x, y: 0, width: block.width, height: lineHeight)),
        side(isLeading ? .left : .right), [.tint], default: context.direction)
      reach = start + block.width
    }
    return reach
  }

  private func items(isLeading: Bool) -> [SnapshotDocument.Slot] {
    (area?.slots ?? []).filter { slot in
      (slot.kind == .button || isImported && slot.kind == .image) && slot.isLeading == isLeading
    }
  }

  private func button(_ title: String) -> TextBlock {
    context.block(title, Self.buttonFont, width: width / 2, lines: 1)
  }

  private func side(_ side: TextBlock.Side) -> TextBlock.Side { context.side(side) }

  private func mirrored(_ frame: Rectangle) -> Rectangle { context.mirrored(frame, in: width) }
}

extension SnapshotDocument.Slot {
  /// Whether a button of a bar stands where lines begin: as it says, else by its name.
  fileprivate var isLeading: Bool {
    switch attributes.words(of: .alignment).first {
    case "leading": return true
    case "trailing": return false
    default: break
    }
    return ["left", "leading", "back", "cancel", "close"].contains { id.utf8.starts(with: $0.utf8) }
  }
}
