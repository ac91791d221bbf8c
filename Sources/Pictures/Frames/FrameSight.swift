import CatalogCore
import Layout
import Snapshots

/// What one sees of a slot that tells one screen from others: words, images, controls.
struct FrameSight {
  let slot: SnapshotDocument.Slot
  /// Whether views that fill a part of the screen, such as maps and the views of other screens, do
  /// not count: they lie under the signs of the system on purpose.
  var isContentOnly = false

  /// Whether anything is seen, in the slot or within.
  var isSomething: Bool { highest(from: 0) != nil }

  /// Whether anything is seen in one of some slots.
  static func isSomething(in slots: [SnapshotDocument.Slot]) -> Bool {
    slots.contains { FrameSight(slot: $0).isSomething }
  }

  /// The upper edge of what is seen highest up, in points; `nil` where there is nothing.
  ///
  /// `y` is the place of the slot around this one.
  func highest(from y: Double, depth: Int = 0) -> Double? {
    let look = SlotLook(slot)
    guard depth < FrameSetting.greatestDepth, !look.isHidden else { return nil }
    if let frame = look.frame, frame.width <= 0 || frame.height <= 0 { return nil }
    let top = SlotLook.place(y + (look.frame?.y ?? 0))
    if showsSomething(look) { return top }
    guard slot.drawsInnerSlots else { return nil }
    return slot.slots.compactMap {
      FrameSight(slot: $0, isContentOnly: isContentOnly).highest(from: top, depth: depth + 1)
    }.min()
  }

  /// Whether there is something to see before one looks at the slots within.
  private func showsSomething(_ look: SlotLook) -> Bool {
    let hasName = slot.outletName != nil || !slot.value.utf8.isEmpty
    switch slot.kind {
    case .view:
      guard !isContentOnly else { return false }
      return slot.style == "container" || slot.standInName != nil && look.hasRoomForName
    case .text: return hasName
    case .image: return hasName && !isContentOnly
    case .button: return hasName || !slot.slots.isEmpty || slot.style != nil
    case .field: return hasName || slot.attributes.contains { $0.name == .placeholder }
    case .toggle, .slider, .stepper, .segments, .progress, .spinner: return true
    case .custom:
      switch slot.style {
      case "navigation-bar", "tab-bar", "toolbar": return !slot.slots.isEmpty
      case "search-bar", "picker", "date-picker", "page-control": return true
      default: return !isContentOnly
      }
    }
  }

  /// How far a bar over the screen pushes down what the slot scrolls, as UIKit does.
  ///
  /// A file whose content begins below the bar by itself stays as it is.
  static func inset(
    of slot: SnapshotDocument.Slot, at frame: Rectangle?, _ setting: FrameSetting
  ) -> Double {
    guard setting.covered > 0, slot.style == "scroll", let frame, frame.y < setting.covered,
      frame.maxY > setting.covered, !SlotLook(slot).has("under-bars")
    else { return 0 }
    let highest = slot.slots.compactMap { FrameSight(slot: $0).highest(from: frame.y) }.min()
    guard let highest, highest < setting.covered - 1 else { return 0 }
    return max(0, min(setting.covered - frame.y, setting.covered))
  }

  /// How light the lowest ground at a place of the page is, where no appearance changes it.
  static func ground(
    of slot: SnapshotDocument.Slot, atX x: Double, y: Double, _ setting: FrameSetting
  ) -> Double? {
    guard setting.depth < FrameSetting.greatestDepth else { return setting.ground }
    let look = SlotLook(slot)
    guard !look.isHidden, let frame = FramePicture.place(look, setting), frame.x <= x,
      x < frame.maxX, frame.y <= y, y < frame.maxY
    else { return setting.ground }
    var inner = setting
    (inner.x, inner.y) = (frame.x, frame.y)
    inner.depth += 1
    inner.wear(look)
    guard slot.kind == .view else { return inner.ground }
    for child in slot.slots { inner.ground = ground(of: child, atX: x, y: y, inner) }
    return inner.ground
  }
}

extension SlotLook {
  /// Whether one can read the name of what is empty.
  var hasRoomForName: Bool {
    frame.map { $0.width >= 40 && $0.height >= 20 } ?? false
  }
}

extension SnapshotDocument.Slot {
  /// The name of a plain view that code fills or draws: its outlet, else its class.
  var standInName: String? {
    guard kind == .view, style == nil, slots.isEmpty else { return nil }
    if let outletName { return outletName }
    for attribute in attributes where attribute.name == .note {
      guard case .text(let note)? = attribute.arguments.first, note.utf8.starts(with: "class ".utf8)
      else { continue }
      return String(decodingUTF8: note.utf8.dropFirst("class ".utf8.count))
    }
    return nil
  }
}
