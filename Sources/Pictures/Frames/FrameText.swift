import CatalogCore
import Layout
import Snapshots

/// A text within a frame that somebody else measured.
///
/// The frame comes from the real font, so a line that is hardly too long for it is pressed together and
/// not cut off.
struct FrameText {
  let context: PictureContext
  let font: FrameFont
  /// The greatest number of lines, 0 for as many as there is room for.
  var lines = 1
  var side: TextBlock.Side = .left
  /// Whether lines begin at the top, as in a text that scrolls, and do not stand in the middle.
  var isAtTop = false
  var looks: [PictureClass] = []
  var color: PictureColor?

  /// By how much a line that was measured here may be longer than the frame.
  private static let tolerance = 1.1

  func draw(_ text: StyledText, in frame: Rectangle, on canvas: inout PictureCanvas) {
    guard frame.width > 0, frame.height > 0, !text.isEmpty else { return }
    let block = TextBlock(text, measured: layout(text, in: frame), font.font)
    var place = frame
    if isAtTop { place.height = block.height }
    let colored = color == nil ? looks : []
    let draw: (inout PictureCanvas) -> Void = { canvas in
      canvas.text(
        block, in: place, side, colored + font.looks, color: color, default: context.direction)
    }
    // What stands out a little, such as the foot of a letter, is seen on a device as well.
    let isTooHigh = block.height > (isAtTop ? frame.height + 2 : frame.height * 1.5)
    guard isTooHigh else { return draw(&canvas) }
    canvas.clipped(toFrame: frame, draw)
  }

  private func layout(_ text: StyledText, in frame: Rectangle) -> TextLayout {
    let typesetter = context.typesetter
    let prepared = typesetter.prepare(text)
    let room = frame.width / font.stretch
    let lineHeight = max(
      1, typesetter.lineHeight.height(of: font.font, scale: context.device.scale))
    let fitting = max(1, Int((frame.height + 0.35 * lineHeight) / lineHeight))
    // A text that scrolls goes on below what is seen of it.
    let seen = isAtTop ? fitting + 1 : fitting
    let limit = lines > 0 ? min(lines, seen) : seen
    func layout(_ width: Double) -> TextLayout {
      typesetter.layout(
        prepared, in: font.font, width: width, lines: limit, scale: context.device.scale)
    }
    var result = layout(limit == 1 ? room * Self.tolerance + 1 : room)
    if limit > 1, result.isTruncated { result = layout(room * Self.tolerance) }
    for index in result.lines.indices {
      result.lines[index].width = min(result.lines[index].width * font.stretch, frame.width)
    }
    return result
  }
}

extension PictureCanvas {
  /// Draws a part in which nothing is seen outside a frame, in the places that it has outside.
  mutating func clipped(toFrame frame: Rectangle, _ draw: (inout PictureCanvas) -> Void) {
    let outer = Rectangle(
      x: frame.x + origin.x, y: frame.y + origin.y, width: frame.width, height: frame.height)
    clipped(to: outer) { canvas in
      canvas.at(outer.x - frame.x, outer.y - frame.y, draw)
    }
  }
}
