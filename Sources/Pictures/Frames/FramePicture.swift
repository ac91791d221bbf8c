import CatalogCore
import Layout
import Snapshots

/// Draws a slot in its frame, and the slots inside of it.
struct FramePicture {
  let context: PictureContext
  /// What fills the main list, where there is one.
  var list: FrameList?
  /// What makes room for a list that is longer than its frame.
  var stretch: FrameStretch?

  func draw(
    _ slot: SnapshotDocument.Slot, _ setting: FrameSetting = FrameSetting(),
    on canvas: inout PictureCanvas
  ) {
    guard setting.depth < FrameSetting.greatestDepth else { return }
    let look = SlotLook(slot)
    guard let original = Self.place(look, setting) else {
      // A slot without a frame is as if what is in it stood in the slot around it.
      if slot.kind == .view || slot.kind == .custom {
        drawInner(
          slot, original: Rectangle(x: setting.x, y: setting.y, width: 0, height: 0),
          look, setting, on: &canvas)
      }
      return
    }
    let frame = stretch?.applied(to: original) ?? original
    if look.isHidden {
      drawHidden(slot, in: frame, setting, on: &canvas)
    } else if look.opacity < 1 {
      canvas.flush()
      // What one cannot see at all still has its place in the file.
      canvas.group(opacity: max(look.opacity, 0.08)) {
        drawSeen(slot, look, in: frame, original, setting, on: &$0)
      }
    } else {
      drawSeen(slot, look, in: frame, original, setting, on: &canvas)
    }
  }

  /// Where a slot stands on the page; `nil` for one without a frame.
  static func place(_ look: SlotLook, _ setting: FrameSetting) -> Rectangle? {
    guard let frame = look.frame else { return nil }
    return Rectangle(
      x: SlotLook.place(setting.x + frame.x), y: SlotLook.place(setting.y + frame.y),
      width: frame.width, height: frame.height)
  }

  private func drawSeen(
    _ slot: SnapshotDocument.Slot, _ look: SlotLook, in frame: Rectangle, _ original: Rectangle,
    _ setting: FrameSetting, on canvas: inout PictureCanvas
  ) {
    var inner = setting
    inner.wear(look)
    let radius = Self.radius(of: look, in: frame, setting)
    drawGround(slot, look, in: frame, radius: radius, on: &canvas)
    if frame.width > 0, frame.height > 0 {
      FrameContent(context: context, slot: slot, look: look, setting: inner)
        .draw(in: frame, radius: radius, on: &canvas)
    }
    if look.clips {
      inner.mask = radius > 0 ? (frame, radius) : nil
      if needsClip(slot, look, frame, setting) {
        canvas.flush()
        canvas.clipped(toFrame: frame) {
          drawInner(slot, original: original, look, inner, on: &$0)
        }
      } else {
        drawInner(slot, original: original, look, inner, on: &canvas)
      }
    } else {
      drawInner(slot, original: original, look, inner, on: &canvas)
    }
    if look.has("misplaced") || look.has("ambiguous") {
      canvas.shape(.misplaced) { path, x, y in
        path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height)
      }
    }
  }

  /// Whether something inside reaches over the edges.
  private func needsClip(
    _ slot: SnapshotDocument.Slot, _ look: SlotLook, _ frame: Rectangle, _ setting: FrameSetting
  ) -> Bool {
    if setting.path?.isEmpty == true { return true }
    return slot.slots.contains { inner in
      guard let own = SlotLook(inner).frame else { return !inner.slots.isEmpty }
      return own.x < 0 || own.y < 0 || own.maxX > frame.width || own.maxY > frame.height
        || !inner.slots.isEmpty
    }
  }

  /// The radius of the corners: its own, or that of a slot that it fills.
  private static func radius(
    of look: SlotLook, in frame: Rectangle, _ setting: FrameSetting
  ) -> Double {
    let own = min(look.radius, frame.width / 2, frame.height / 2)
    guard own == 0, let mask = setting.mask else { return own }
    let isFilled =
      abs(mask.frame.x - frame.x) < 1 && abs(mask.frame.y - frame.y) < 1
      && abs(mask.frame.maxX - frame.maxX) < 1 && abs(mask.frame.maxY - frame.maxY) < 1
    return isFilled ? min(mask.radius, frame.width / 2, frame.height / 2) : own
  }

  private func drawGround(
    _ slot: SnapshotDocument.Slot, _ look: SlotLook, in frame: Rectangle, radius: Double,
    on canvas: inout PictureCanvas
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    // A button or a field with a shape of its own wears its colour itself.
    guard look.background != nil || look.border != nil else { return }
    canvas.flush()
    canvas.rectangle(
      frame, radius: radius, color: look.background ?? .fixed("none"), border: look.border)
  }

  private func drawInner(
    _ slot: SnapshotDocument.Slot, original: Rectangle, _ look: SlotLook, _ setting: FrameSetting,
    on canvas: inout PictureCanvas
  ) {
    if slot.drawsInnerSlots {
      var inner = setting
      inner.x = original.x
      inner.y = original.y
      inner.depth += 1
      inner.scroll(slot, at: original)
      // What a list holds besides its rows scrolls with them.
      if setting.path?.isEmpty == true, let list { inner.y += list.inset - list.offset }
      for (index, child) in slot.slots.enumerated() {
        inner.path = setting.path.flatMap { $0.first == index ? $0.dropFirst() : nil }
        inner.isCovered =
          (child.standInName != nil || child.isContainer) && isCovered(index, in: slot.slots)
        draw(child, inner, on: &canvas)
      }
    }
    if setting.path?.isEmpty == true { list?.draw(on: &canvas) }
  }

  /// Whether one of the next slots lies over the name of the one at a position.
  private func isCovered(_ index: Int, in slots: [SnapshotDocument.Slot]) -> Bool {
    guard let own = SlotLook(slots[index]).frame else { return false }
    return slots[(index + 1)...].prefix(64).contains { other in
      guard let frame = SlotLook(other).frame, frame.width > 0, frame.height > 0,
        other.isContainer || !slots[index].isContainer
      else { return false }
      return frame.x < own.maxX && own.x < frame.maxX && frame.y < own.maxY && own.y < frame.maxY
    }
  }

  private func drawHidden(
    _ slot: SnapshotDocument.Slot, in frame: Rectangle, _ setting: FrameSetting,
    on canvas: inout PictureCanvas
  ) {
    guard frame.width > 0, frame.height > 0 else { return }
    let line = min(0.5, frame.width / 2, frame.height / 2)
    canvas.shape(.hidden) { path, x, y in
      path.rectangle(
        x + frame.x + line, y + frame.y + line, frame.width - 2 * line, frame.height - 2 * line,
        radius: 4)
    }
    let name = slot.outletName ?? (slot.value.utf8.isEmpty ? "hidden" : slot.value)
    FrameContent.drawName(name, in: frame, context, setting, on: &canvas)
  }
}

extension FramePicture {
  /// The frames of slots by their ids, as they are drawn.
  static func frames(
    of ids: Set<ByteKey>, in slot: SnapshotDocument.Slot, _ setting: FrameSetting = FrameSetting(),
    stretch: FrameStretch? = nil
  ) -> [Rectangle] {
    guard setting.depth < FrameSetting.greatestDepth else { return [] }
    let original = place(SlotLook(slot), setting)
    var found: [Rectangle] = []
    if ids.contains(ByteKey(slot.id)), let original {
      found.append(stretch?.applied(to: original) ?? original)
    }
    var inner = setting
    inner.depth += 1
    if let original { (inner.x, inner.y) = (original.x, original.y) }
    inner.scroll(slot, at: original)
    for child in slot.slots { found += frames(of: ids, in: child, inner, stretch: stretch) }
    return found
  }

  /// How far down something reaches that nothing cuts off.
  static func bottom(
    of slot: SnapshotDocument.Slot, _ setting: FrameSetting = FrameSetting(),
    stretch: FrameStretch? = nil
  ) -> Double {
    guard setting.depth < FrameSetting.greatestDepth else { return 0 }
    let look = SlotLook(slot)
    let original = place(look, setting)
    var lowest = (original.map { stretch?.applied(to: $0) ?? $0 })?.maxY ?? 0
    // A view that scrolls cuts off what it holds, and there is more to see for that very reason.
    if look.isHidden || look.clips && slot.style != "scroll" { return lowest }
    var inner = setting
    inner.depth += 1
    if let original { (inner.x, inner.y) = (original.x, original.y) }
    inner.scroll(slot, at: original)
    for child in slot.slots {
      lowest = max(lowest, bottom(of: child, inner, stretch: stretch))
    }
    return lowest
  }

  /// The way to the first list, by the positions of slots; empty for the slot itself.
  static func pathOfList(in slot: SnapshotDocument.Slot, depth: Int = 0) -> [Int]? {
    if slot.isList { return [] }
    guard depth < FrameSetting.greatestDepth, slot.drawsInnerSlots else { return nil }
    for (index, child) in slot.slots.enumerated() {
      if let path = pathOfList(in: child, depth: depth + 1) { return [index] + path }
    }
    return nil
  }
}

extension SnapshotDocument.Slot {
  /// Whether it holds the view of another screen.
  fileprivate var isContainer: Bool { kind == .view && style == "container" }

  /// Whether the slots inside are views of their own, and no parts of a control.
  var drawsInnerSlots: Bool {
    switch kind {
    case .view: true
    case .custom:
      !["navigation-bar", "tab-bar", "toolbar", "picker", "date-picker"].contains(style)
    case .text, .field, .image, .progress, .spinner: true
    case .button, .toggle, .slider, .stepper, .segments: false
    }
  }
}
