import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// What stands in a row, drawn at its frames.
struct RowPicture {
  let context: PictureContext
  let row: SnapshotDocument.Row
  let cellLayout: SnapshotDocument.CellLayout?
  let layout: CellLayout
  /// Whether the slots stand in frames of their own, with other slots in them.
  var isFramed = false
  /// In points, where the row is a cell that is narrower than its list.
  var cellWidth: Double?

  private var isDisabled: Bool { row.states.contains("disabled") }

  /// Whether the row is shown as chosen.
  var isChosen: Bool { row.states.contains("selected") || row.states.contains("highlighted") }

  /// Whether something reaches over the edges of the row.
  private var overflows: Bool {
    layout.elements.contains {
      $0.frame.y < -0.5 || $0.frame.maxY > layout.height + 0.5 || $0.frame.x < -0.5
        || $0.frame.maxX > layout.width + 0.5
    }
  }

  /// The frames of slots, from the corner of the row.
  func outlines(of ids: Set<ByteKey>) -> [Rectangle] {
    guard !ids.isEmpty else { return [] }
    if isFramed { return row.slots.flatMap { FramePicture.frames(of: ids, in: $0) } }
    return layout.elements.compactMap { placed in
      guard row.slots.indices.contains(placed.index),
        ids.contains(ByteKey(row.slots[placed.index].id))
      else { return nil }
      return placed.frame
    }
  }

  /// Draws the row from the origin; what is too high is cut off, as on a device.
  func draw(on canvas: inout PictureCanvas) {
    guard overflows else {
      drawDimmed(on: &canvas)
      return
    }
    let frame = Rectangle(
      x: canvas.origin.x, y: canvas.origin.y, width: layout.width, height: layout.height)
    canvas.clipped(to: frame) { canvas in
      canvas.at(frame.x, frame.y, drawDimmed)
    }
  }

  private func drawDimmed(on canvas: inout PictureCanvas) {
    if isDisabled {
      canvas.group(.dim, drawContent)
    } else {
      drawContent(on: &canvas)
    }
  }

  private func drawContent(on canvas: inout PictureCanvas) {
    if isFramed {
      var setting = context.listSetting
      (setting.x, setting.y, setting.covered) = (0, 0, 0)
      let look = SlotLook(attributes: row.attributes)
      // A row without a colour has the ground of the system, whatever the list has.
      if look.background == nil { setting.ground = nil }
      setting.wear(look)
      for slot in row.slots {
        FramePicture(context: context).draw(slot, setting, on: &canvas)
      }
      if !row.kind.utf8.isEmpty, !row.kind.hasSameBytes(as: "static cell"),
        !FrameSight.isSomething(in: row.slots)
      {
        // What code fills has no other name.
        let frame = Rectangle(width: cellWidth ?? layout.width, height: layout.height)
        FrameContent.drawName(row.kind, in: frame, context, setting, on: &canvas)
      }
      canvas.flush()
    }
    for placed in layout.elements where !isFramed && row.slots.indices.contains(placed.index) {
      draw(row.slots[placed.index], placed, on: &canvas)
    }
    let signs = RowSigns(context: context)
    if let frame = layout.accessory { signs.draw(row.accessory, in: frame, on: &canvas) }
    if let frame = layout.deleteControl { signs.drawDelete(in: frame, on: &canvas) }
    if let frame = layout.reorderControl { signs.drawReorder(in: frame, on: &canvas) }
  }

  private func draw(
    _ slot: SnapshotDocument.Slot, _ placed: CellLayout.Placed,
    on canvas: inout PictureCanvas
  ) {
    guard !slot.isHidden else { return }
    let frame = placed.frame
    if let color = slot.backgroundColor { canvas.rectangle(frame, color: color) }
    switch slot.kind {
    case .text:
      drawText(slot, slot.styledText, placed, look: look(of: placed.index), on: &canvas)
    case .button:
      let isDestructive = row.actions.contains {
        $0.id.hasSameBytes(as: slot.id) && $0.attributes.words(of: .role).contains("destructive")
      }
      let look: PictureClass = isDestructive ? .red : .tint
      // A title of the width of its button is held by its edge, as a text is.
      let isWide = frame.width > (placed.text?.width ?? 0) + 2
      drawText(
        slot, StyledText(slot.value), placed, look: look, side: isWide ? .middle : nil,
        on: &canvas)
    case .field:
      let placeholder = slot.attributes.text(of: .placeholder) ?? ""
      let isEmpty = slot.value.utf8.isEmpty
      drawText(
        slot, StyledText(isEmpty ? placeholder : slot.value), placed, look: isEmpty ? .faint : nil,
        on: &canvas)
    case .image:
      ImagePicture(slot).draw(in: frame, on: &canvas)
    case .toggle, .slider, .stepper, .segments, .progress, .spinner:
      ControlPicture(context: context, slot: slot).draw(in: frame, on: &canvas)
    case .view, .custom:
      drawCustomView(slot, in: frame, on: &canvas)
    }
  }

  // MARK: - Text

  private func drawText(
    _ slot: SnapshotDocument.Slot, _ text: StyledText, _ placed: CellLayout.Placed,
    look: PictureClass?, side: TextBlock.Side? = nil, on canvas: inout PictureCanvas
  ) {
    guard let layout = placed.text, let font = placed.font else { return }
    let color = slot.textColor
    canvas.text(
      TextBlock(text, layout, font, context.typesetter), in: placed.frame,
      side ?? slot.side(in: context) ?? self.side(of: placed),
      color == nil ? look.map { [$0] } ?? [] : [], color: color, shadow: slot.shadow,
      default: context.direction)
  }

  /// The edge by which a text is held: the trailing one for a short text that ends there.
  private func side(of placed: CellLayout.Placed) -> TextBlock.Side {
    let frame = placed.frame
    let before = context.isRightToLeft ? layout.width - frame.maxX : frame.x
    let after = context.isRightToLeft ? frame.x : layout.width - frame.maxX
    let isAtEnd = placed.text?.lines.count == 1 && before > after + 24 && before > layout.width / 2
    return context.side(isAtEnd ? .right : .left)
  }

  /// The colour of a text that states none.
  ///
  /// In the standard styles as iOS has it, elsewhere the colour of a label.
  private func look(of index: Int) -> PictureClass? {
    guard case .style(let style) = cellLayout, style != .basic else { return nil }
    let texts = row.slots.indices.filter {
      row.slots[$0].kind == .text && !row.slots[$0].value.utf8.isEmpty
    }
    let place = texts.firstIndex(of: index)
    switch style {
    case .value1, .subtitle: return place == 0 ? nil : .secondary
    case .value2: return place == 0 && texts.count > 1 ? .tint : nil
    case .basic: return nil
    }
  }

  // MARK: - Views of an app's own

  private func drawCustomView(
    _ slot: SnapshotDocument.Slot, in frame: Rectangle, on canvas: inout PictureCanvas
  ) {
    let inner = Rectangle(
      x: frame.x + 0.5, y: frame.y + 0.5, width: frame.width - 1, height: frame.height - 1)
    canvas.rectangle(inner, radius: 6, .custom)
    let label = slot.style ?? slot.id
    let size = min(11, frame.height - 4)
    guard size > 4 else { return }
    let block = context.block(
      label, Font(pointSize: size), width: frame.width - 8, lines: 1)
    canvas.text(block, in: frame, .middle, [.secondary], default: context.direction)
  }
}

// MARK: - Attributes

extension SnapshotDocument.Slot {
  fileprivate var isHidden: Bool { attributes.contains { $0.name == .hidden } }

  fileprivate var textColor: PictureColor? { attributes.color(of: .color) }

  fileprivate var backgroundColor: PictureColor? { attributes.color(of: .background) }

  fileprivate var shadow: TextShadow? {
    let numbers = attributes.numbers(of: .shadow)
    guard let color = attributes.color(of: .shadow), numbers.count >= 2 else { return nil }
    return TextShadow(color: color, x: numbers[0], y: numbers[1])
  }

  /// Where the lines stand, if the slot says so.
  func side(in context: PictureContext) -> TextBlock.Side? {
    switch attributes.words(of: .alignment).first {
    case "center": .middle
    case "left": .left
    case "right": .right
    case "leading": context.side(.left)
    case "trailing": context.side(.right)
    default: nil
    }
  }
}

extension [SnapshotDocument.Attribute] {
  /// The first colour that is known among what follows a name.
  fileprivate func color(of name: SnapshotDocument.Attribute.Name) -> PictureColor? {
    for argument in first(where: { $0.name == name })?.arguments ?? [] {
      switch argument {
      case .word(let word), .text(let word):
        if let color = PictureColor(word) { return color }
      case .number: break
      }
    }
    return nil
  }
}
