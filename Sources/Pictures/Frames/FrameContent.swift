import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// What a slot shows by itself in its frame.
struct FrameContent {
  let context: PictureContext
  let slot: SnapshotDocument.Slot
  let look: SlotLook
  let setting: FrameSetting

  func draw(in frame: Rectangle, radius: Double, on canvas: inout PictureCanvas) {
    switch slot.kind {
    case .text: drawText(in: frame, on: &canvas)
    case .button:
      FrameButton(context: context, slot: slot, look: look, setting: setting)
        .draw(in: frame, radius: radius, on: &canvas)
    case .field:
      FrameField(context: context, slot: slot, look: look, setting: setting)
        .draw(in: frame, on: &canvas)
    case .image: drawImage(in: frame, radius: radius, on: &canvas)
    case .toggle, .slider, .stepper, .segments, .progress, .spinner:
      drawControl(in: frame, on: &canvas)
    case .view where slot.style == "container": drawContainer(in: frame, on: &canvas)
    case .view where slot.style == "effect" && look.background == nil:
      canvas.flush()
      canvas.group(opacity: 0.8) { $0.rectangle(frame, radius: radius, .plain) }
    case .view: drawStandIn(in: frame, on: &canvas)
    case .custom:
      FrameSpecial(context: context, slot: slot, look: look, setting: setting)
        .draw(in: frame, on: &canvas)
    }
  }

  // MARK: - Words

  private func drawText(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let text = slot.styledText
    guard !text.isEmpty else {
      drawHint(slot.outletName, in: frame, on: &canvas)
      return
    }
    FrameText(
      context: context, font: FrameFont(slot, size: 17, in: context), lines: look.lines ?? 1,
      side: look.side(in: context) ?? context.side(.left), looks: setting.wordLooks,
      color: look.color
    ).draw(text, in: frame, on: &canvas)
  }

  /// An outline for what has nothing to show yet, with the name by which code knows it.
  private func drawHint(_ name: String?, in frame: Rectangle, on canvas: inout PictureCanvas) {
    canvas.shape(.hint) { path, x, y in
      path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height)
    }
    guard let name else { return }
    let faint = setting.faint()
    FrameText(
      context: context, font: FrameFont(slot, size: 17, in: context).limited(to: frame.height),
      side: look.side(in: context) ?? context.side(.left), looks: faint.looks, color: faint.color
    ).draw(StyledText(name), in: frame, on: &canvas)
  }

  /// A small name in the middle of a frame, where there is room for it.
  static func drawName(
    _ name: String, in frame: Rectangle, _ context: PictureContext, _ setting: FrameSetting,
    atBottom: Bool = false, look: PictureClass? = nil, on canvas: inout PictureCanvas
  ) {
    let isLarge = !atBottom && frame.width >= 240 && frame.height >= 160
    let size = isLarge ? 15 : min(11, frame.height - 2)
    guard size >= 6, frame.width >= 20 else { return }
    var place = Rectangle(x: frame.x + 2, y: frame.y, width: frame.width - 4, height: frame.height)
    if atBottom {
      place.y = frame.maxY - 16
      place.height = 14
    }
    let faint = setting.faint(.secondary)
    FrameText(
      context: context, font: FrameFont(Font(pointSize: size)), side: .middle,
      looks: look.map { [$0] } ?? faint.looks, color: look == nil ? faint.color : nil
    ).draw(StyledText(name), in: place, on: &canvas)
  }

  // MARK: - Images and controls

  private func drawImage(in frame: Rectangle, radius: Double, on canvas: inout PictureCanvas) {
    var shown = slot
    if slot.value.utf8.isEmpty { shown.value = slot.outletName ?? "" }
    guard !shown.value.utf8.isEmpty else {
      drawHint(nil, in: frame, on: &canvas)
      return
    }
    canvas.flush()
    let image = ImagePicture(shown, radius: radius, tint: look.color ?? setting.tint)
    image.draw(in: frame, on: &canvas)
    guard !image.isSymbol, radius < frame.width / 3, min(frame.width, frame.height) >= 56 else {
      return
    }
    canvas.flush()
    Self.drawName(
      shown.value, in: frame, context, setting, atBottom: true, look: .white, on: &canvas)
  }

  private func drawControl(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let control = ControlPicture(context: context, slot: slot)
    if look.has("disabled") {
      canvas.flush()
      canvas.group(.dim) { control.draw(in: frame, on: &$0) }
      return
    }
    control.draw(in: frame, on: &canvas)
    // What follows may lie over it.
    if slot.kind != .progress { canvas.flush() }
  }

  private func drawContainer(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let name = setting.isCovered ? "" : embeddedScreen ?? slot.outletName ?? "container"
    FrameSpecial.drawBox(name, in: frame, context, setting, on: &canvas)
  }

  /// The screen that an action puts into this container.
  private var embeddedScreen: String? {
    let id = ByteKey(slot.id)
    let actions =
      context.document.areas.lazy.flatMap(\.actions)
      .filter { $0.route?.transition == .embed && ByteKey($0.id) == id }
    return actions.first?.route?.screen
  }

  /// The name of a view that is empty in the file, since code fills it or draws it.
  private func drawStandIn(in frame: Rectangle, on canvas: inout PictureCanvas) {
    guard setting.depth > 0, let name = slot.standInName, !setting.isCovered,
      look.hasRoomForName
    else { return }
    if look.background == nil || look.background == .fixed("none") {
      canvas.shape(.hint) { path, x, y in
        path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height)
      }
    } else if frame.width < 100 || frame.height < 40 {
      // A coloured view of this size is a badge or a line, which speaks for itself.
      return
    }
    canvas.flush()
    Self.drawName(name, in: frame, context, setting, on: &canvas)
  }
}

extension FrameFont {
  /// A font that fits a line of a height.
  func limited(to height: Double) -> FrameFont {
    var font = self
    font.font.pointSize = max(1, min(font.font.pointSize, (height * 0.8).rounded()))
    return font
  }
}
