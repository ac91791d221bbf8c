import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// A field for one line, or a text that somebody edits.
struct FrameField {
  let context: PictureContext
  let slot: SnapshotDocument.Slot
  let look: SlotLook
  let setting: FrameSetting

  /// The insets of a text view in UIKit: 8 above, and 5 beside each line.
  static func textViewFrame(_ frame: Rectangle) -> Rectangle {
    Rectangle(
      x: frame.x + min(5, frame.width / 4), y: frame.y + min(8, frame.height / 4),
      width: frame.width - 2 * min(5, frame.width / 4),
      height: frame.height - 2 * min(8, frame.height / 4))
  }

  /// A text view sets no limit to its lines, a field has one.
  private var isTextView: Bool { look.lines == 0 }

  func draw(in frame: Rectangle, on canvas: inout PictureCanvas) {
    var inner = frame
    var looks = setting.wordLooks
    var faint = setting.faint()
    if isTextView {
      inner = Self.textViewFrame(frame)
      let covered = max(0, min(setting.covered - frame.y, inner.height))
      inner.y += covered
      inner.height -= covered
    } else {
      drawBorder(in: frame, on: &canvas)
      switch look.borderStyle {
      case "rounded-rect", "bezel":
        inner = frame.inset(by: min(7, frame.width / 4))
        if look.background == nil { (looks, faint) = ([], ([.faint], nil)) }
      case "line":
        inner = frame.inset(by: min(4, frame.width / 4))
        if look.background == nil { (looks, faint) = ([], ([.faint], nil)) }
      default: break
      }
    }
    let isEmpty = slot.value.utf8.isEmpty
    let placeholder = slot.attributes.text(of: .placeholder) ?? ""
    if look.has("secure"), !isEmpty {
      drawDots(in: inner, on: &canvas)
      return
    }
    var text = slot.styledText
    if isEmpty { text = StyledText(placeholder) }
    var isFaint = isEmpty
    if text.isEmpty, let name = slot.outletName {
      text = StyledText(name)
      isFaint = true
    }
    if look.borderStyle == nil, text.isEmpty || isTextView && isEmpty {
      canvas.shape(.hint) { path, x, y in
        path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height)
      }
    }
    FrameText(
      context: context, font: FrameFont(slot, size: isTextView ? 14 : 17, in: context),
      lines: isTextView ? 0 : 1, side: look.side(in: context) ?? context.side(.left),
      isAtTop: isTextView, looks: isFaint ? faint.looks : looks,
      color: isFaint ? faint.color : look.color
    ).draw(text, in: inner, on: &canvas)
  }

  private func drawBorder(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let edge = Rectangle(
      x: frame.x + 0.5, y: frame.y + 0.5, width: frame.width - 1, height: frame.height - 1)
    switch look.borderStyle {
    case "rounded-rect":
      canvas.flush()
      if let background = look.background {
        canvas.rectangle(
          edge, radius: 5, color: background, border: (.system("systemGray3"), 0.75))
      } else {
        canvas.rectangle(edge, radius: 5, .field)
      }
    case "line", "bezel":
      canvas.shape(.field) { path, x, y in
        path.rectangle(x + edge.x, y + edge.y, edge.width, edge.height)
      }
      canvas.flush()
    default: break
    }
  }

  private func drawDots(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let count = min(slot.value.utf8.count, 12, max(1, Int(min(frame.width, 1_000) / 9)))
    canvas.draw(setting.wordLooks.first ?? .scroll) { path, x, y in
      for dot in 0..<count {
        path.circle(
          x + frame.x + 4 + Double(dot) * 9, y + frame.y + frame.height / 2, radius: 2.4)
      }
    }
  }
}
