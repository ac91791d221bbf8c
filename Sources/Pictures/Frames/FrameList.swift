import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// The rows of a document within the frame of its main list.
struct FrameList {
  /// What one sees of the list, from the corner of the page.
  var window: Rectangle
  /// How far below the upper edge of the window the rows begin: below a bar that lies over it.
  var inset: Double
  /// How far the list is scrolled.
  var offset = 0.0
  private let content: Content

  private enum Content {
    case table(TablePicture)
    case cells(CellsPicture)
  }

  /// The rows of a table one below the other, all of them or those that are seen before anybody scrolls.
  init(table context: PictureContext, window: Rectangle, inset: Double, isWhole: Bool) {
    self.window = window
    self.inset = inset
    var own = context
    own.variant.width = Points(min(max(window.width, 1), SlotLook.greatestLength)) ?? Points(375)
    let rows = FrameRows(own)
    content = .table(
      TablePicture(
        own, limit: isWhole ? .infinity : window.height - inset, picture: rows.picture))
  }

  /// The cells of a collection in their frames.
  init(cells context: PictureContext, window: Rectangle, inset: Double) {
    self.window = window
    self.inset = inset
    content = .cells(CellsPicture(context, width: window.width, style: .collection))
  }

  /// Of all rows.
  var height: Double {
    switch content {
    case .table(let table): table.height
    case .cells(let cells): cells.height
    }
  }

  /// Scrolls so that a part is in the middle of what is seen, unless it is seen already.
  ///
  /// `covered` is what a bar hides at the lower end.
  mutating func show(_ part: ScreenPicture.Part, above covered: Double) {
    let seen = window.height - inset - covered
    guard seen > 0, let frame = frame(of: part) else { return }
    let top = frame.y - start
    guard top + frame.height > seen else { return }
    let wanted = frame.height > seen ? top - 20 : top + frame.height / 2 - seen / 2
    offset = max(0, min(wanted, height - seen))
  }

  private var start: Double { window.y + inset - offset }

  func draw(on canvas: inout PictureCanvas) {
    let draw: (inout PictureCanvas) -> Void = { canvas in
      canvas.at(window.x, start) { canvas in
        switch content {
        case .table(let table): table.draw(on: &canvas)
        case .cells(let cells): cells.draw(on: &canvas)
        }
      }
    }
    canvas.flush()
    if height + inset > window.height + 0.5 || offset > 0 {
      canvas.clipped(toFrame: window, draw)
    } else {
      canvas.layer(draw)
    }
  }

  /// Where a part is on the page, however far below the window.
  func frame(of part: ScreenPicture.Part) -> Rectangle? {
    let frame =
      switch content {
      case .table(let table): table.frame(of: part)
      case .cells(let cells): cells.frame(of: part)
      }
    guard var frame else { return nil }
    frame.x += window.x
    frame.y += start
    return frame
  }

  /// The part of a frame that is seen; `nil` for what is scrolled away.
  func seen(_ frame: Rectangle) -> Rectangle? {
    var frame = frame
    let end = min(frame.maxY, window.maxY)
    frame.y = max(frame.y, window.y + (offset > 0 ? inset : 0))
    frame.height = end - frame.y
    return frame.height > 0 ? frame : nil
  }
}
