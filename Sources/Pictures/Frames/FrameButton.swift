import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// A button: its shape, its image and its title.
struct FrameButton {
  let context: PictureContext
  let slot: SnapshotDocument.Slot
  let look: SlotLook
  let setting: FrameSetting

  /// Figures of UIKit in points, by eye.
  private enum Metrics {
    static let radius = 8.0
    static let padding = 8.0
    static let imageSpacing = 6.0
    static let signSize = 22.0
  }

  private var style: String { slot.style ?? "custom" }
  private var isDisabled: Bool { look.has("disabled") }

  private var isConfigured: Bool {
    ["filled", "tinted", "gray", "plain", "bordered", "bordered-tinted"].contains(style)
  }

  /// The signs of the buttons that are nothing but one.
  private var sign: SymbolGlyph? {
    switch style {
    case "contact-add": SymbolGlyph(named: "plus.circle")
    case "info-light", "info-dark", "detail-disclosure": SymbolGlyph(named: "info.circle")
    case "close": SymbolGlyph(named: "xmark.circle")
    default: nil
    }
  }

  private var accent: PictureColor { look.color ?? setting.accent }

  func draw(in frame: Rectangle, radius: Double, on canvas: inout PictureCanvas) {
    drawShape(in: frame, radius: radius, on: &canvas)
    if let sign {
      let size = min(Metrics.signSize, frame.width, frame.height)
      canvas.sign(
        .outline, sign.outline, in: frame.middle(width: size, height: size), color: accent)
      return
    }
    if isDisabled {
      canvas.group(.dim) { drawContent(in: frame, radius: radius, on: &$0) }
    } else {
      drawContent(in: frame, radius: radius, on: &canvas)
    }
  }

  private func drawShape(in frame: Rectangle, radius: Double, on canvas: inout PictureCanvas) {
    guard look.background == nil else { return }
    let radius = radius > 0 ? radius : min(Metrics.radius, frame.height / 2)
    switch style {
    case "filled":
      canvas.flush()
      canvas.rectangle(
        frame, radius: radius, color: isDisabled ? .system("systemGray4") : setting.accent)
    case "tinted", "bordered-tinted":
      canvas.flush()
      canvas.group(opacity: 0.18) { $0.rectangle(frame, radius: radius, color: setting.accent) }
    case "gray", "bordered":
      canvas.flush()
      canvas.rectangle(frame, radius: radius, .fill)
    default: break
    }
  }

  // MARK: - Image and title

  private var image: SnapshotDocument.Slot? {
    slot.slots.first { $0.kind == .image && !$0.isBackground && !$0.value.utf8.isEmpty }
  }

  private func drawContent(in frame: Rectangle, radius: Double, on canvas: inout PictureCanvas) {
    if let ground = slot.slots.first(where: \.isBackground) {
      canvas.flush()
      ImagePicture(ground, radius: radius, tint: nil).draw(in: frame, on: &canvas)
    }
    let font = titleFont
    guard !slot.value.utf8.isEmpty else {
      if let image {
        draw(image, in: imageFrame(image, alone: frame), radius: radius, on: &canvas)
      } else if look.background == nil, sign == nil {
        drawHint(in: frame, on: &canvas)
      }
      return
    }
    let padding = isConfigured ? Metrics.padding : 0
    var words = frame.inset(by: min(padding, frame.width / 8))
    if let image {
      let size = min(font.font.pointSize * 1.25, frame.height)
      let measured = context.block(slot.value, font.font, width: frame.width, lines: 1).width
      let taken = min(size + Metrics.imageSpacing + measured, words.width)
      var left = words.x + (words.width - taken) / 2
      if side == .left { left = words.x }
      if side == .right { left = words.maxX - taken }
      let place = Rectangle(
        x: left, y: frame.y + (frame.height - size) / 2, width: size, height: size)
      draw(image, in: place, radius: 3, on: &canvas)
      words.x = left + size + Metrics.imageSpacing
      words.width = max(0, taken - size - Metrics.imageSpacing)
    }
    FrameText(
      context: context, font: font, lines: look.lines ?? 1, side: image == nil ? side : .left,
      looks: [], color: titleColor
    ).draw(slot.styledText, in: words, on: &canvas)
  }

  private var side: TextBlock.Side { look.side(in: context) ?? .middle }

  private var titleFont: FrameFont {
    FrameFont(slot, size: isConfigured || style == "system" ? 17 : 15, in: context)
  }

  /// White on a ground, as a custom button has it, and the tint elsewhere.
  private var titleColor: PictureColor {
    if let color = look.color { return color }
    switch style {
    case "filled": return .fixed("#fff")
    case "custom":
      let isOnGround =
        look.background.map { $0 != .fixed("none") } ?? false
        || slot.slots.contains(where: \.isBackground)
        || (setting.ground ?? 1) < 0.5
      return isOnGround && (setting.ground ?? 0) < 0.85 ? .fixed("#fff") : setting.accent
    default: return setting.accent
    }
  }

  private func draw(
    _ image: SnapshotDocument.Slot, in frame: Rectangle, radius: Double,
    on canvas: inout PictureCanvas
  ) {
    ImagePicture(image, radius: radius, tint: titleColor).draw(in: frame, on: &canvas)
  }

  /// Where an image without a title stands: a symbol as large as a line of text, a picture as large as
  /// the button.
  private func imageFrame(_ image: SnapshotDocument.Slot, alone frame: Rectangle) -> Rectangle {
    if let own = SlotLook(image).frame, own.width > 0, own.height > 0 {
      return Rectangle(
        x: frame.x + own.x, y: frame.y + own.y, width: own.width, height: own.height)
    }
    let isSymbol = SymbolGlyph(named: image.value) != nil
    let side = min(frame.width, frame.height)
    if isSymbol { return frame.middle(width: min(side, 26), height: min(side, 26)) }
    return side > 60 ? frame : frame.middle(width: side * 0.7, height: side * 0.7)
  }

  private func drawHint(in frame: Rectangle, on canvas: inout PictureCanvas) {
    canvas.shape(.hint) { path, x, y in
      path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height, radius: 4)
    }
    guard let name = slot.outletName else { return }
    FrameContent.drawName(name, in: frame, context, setting, on: &canvas)
  }
}

extension SnapshotDocument.Slot {
  /// Whether it is the image that fills a button.
  fileprivate var isBackground: Bool { kind == .image && id == "background-image" }
}

extension Rectangle {
  /// A rectangle of a size in the middle.
  func middle(width: Double, height: Double) -> Rectangle {
    Rectangle(
      x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width,
      height: height)
  }

  /// Less at the left and the right.
  func inset(by side: Double) -> Rectangle {
    Rectangle(x: x + side, y: y, width: max(0, width - 2 * side), height: height)
  }
}
