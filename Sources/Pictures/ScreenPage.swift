import CatalogCore
import Layout
import Snapshots

/// What is on the screen: the table with the bars, the placeholder and the index.
struct ScreenPage: PicturePage {
  private let context: PictureContext
  private let window: TableWindow
  private let bar: NavigationBar
  /// Where the table begins.
  private let top: Double
  /// Of the device, which is lower than the page when a whole table is shown.
  private let screen: Double
  let height: Double

  init(_ context: PictureContext, engine: CellLayoutEngine, options: ScreenPicture.Options) {
    self.context = context
    screen = context.device.height
    let bar = NavigationBar(context, backTitle: options.backTitle)
    let top = context.device.safeAreaTop + bar.height
    let limit = options.extent == .fullLength ? Double.infinity : screen - top
    let first = TableWindow(context, engine: engine, limit: limit)
    if case .page(let part) = options.extent {
      let covered = ToolbarPicture(context)?.height ?? context.device.safeAreaBottom
      let seen = first.table.frame(of: part).map { $0.maxY <= limit - covered } ?? false
      let compact = NavigationBar(context, backTitle: options.backTitle, isCompact: true)
      let compactTop = context.device.safeAreaTop + compact.height
      let isOutsideTable = part.isOutsideTable
      if !seen, !isOutsideTable,
        let scrolled = TableWindow(
          context, engine: engine, around: part, height: screen - compactTop, covered: covered),
        scrolled.offset > 0
      {
        self.bar = compact
        self.top = compactTop
        window = scrolled
        height = screen
        return
      }
    }
    self.bar = bar
    self.top = top
    window = first
    guard options.extent == .fullLength else {
      height = screen
      return
    }
    height = max(screen, top + first.table.height + context.device.safeAreaBottom)
  }

  var width: Double { context.width }
  var isScrolled: Bool { window.scroll != nil }

  // MARK: - Drawing

  func draw(on canvas: inout PictureCanvas) {
    canvas.rectangle(
      Rectangle(width: context.width, height: height), context.isGrouped ? .grouped : .plain)
    drawTable(on: &canvas)
    let bottom = height - context.device.safeAreaBottom
    PlaceholderPicture(context)?.draw(top: top, bottom: bottom, on: &canvas)
    IndexPicture(context).draw(top: top, bottom: min(bottom, screen), on: &canvas)
    if let mark = context.mark(.area(Self.barName)) {
      mark.drawGround(in: barFrame, on: &canvas)
      mark.drawEdge(in: barFrame, on: &canvas)
    }
    canvas.at(0, context.device.safeAreaTop) { bar.draw(on: &$0) }
    ToolbarPicture(context)?.draw(bottom: height, on: &canvas)
  }

  private func drawTable(on canvas: inout PictureCanvas) {
    guard let scroll = window.scroll else {
      canvas.at(0, top) { window.table.draw(on: &$0) }
      return
    }
    let frame = Rectangle(
      x: canvas.origin.x, y: canvas.origin.y + top, width: context.width, height: height - top)
    canvas.clipped(to: frame) { canvas in
      canvas.at(frame.x, frame.y - window.offset) { window.table.draw(on: &$0) }
    }
    canvas.shape(.line) { path, x, y in
      path.move(x, y + top)
      path.line(context.width, 0)
    }
    let room = height - top - context.device.safeAreaBottom - 8
    let length = max(36, room * scroll.length)
    let start = min(room * scroll.start, room - length)
    canvas.rectangle(
      Rectangle(
        x: context.isRightToLeft ? 3 : context.width - 6, y: top + 4 + start, width: 3,
        height: length), radius: 1.5, .scroll)
  }

  // MARK: - Places

  private static let barName = ByteKey("navigation-bar")

  private var barFrame: Rectangle {
    Rectangle(
      x: 0, y: context.device.safeAreaTop, width: context.width,
      height: top - context.device.safeAreaTop)
  }

  /// Where the marked parts are on the page, as far as they are seen.
  var markedFrames: [ScreenPicture.Part: Rectangle] {
    var frames: [ScreenPicture.Part: Rectangle] = [:]
    for part in context.marks.keys {
      if part == .area(Self.barName) {
        frames[part] = barFrame
      } else if var frame = window.table.frame(of: part) {
        frame.y += top - window.offset
        let end = min(frame.maxY, height)
        frame.y = max(frame.y, top)
        frame.height = end - frame.y
        if frame.height > 0 { frames[part] = frame }
      }
    }
    return frames
  }
}

extension ScreenPicture.Part {
  /// Whether it is seen however far the table is scrolled.
  fileprivate var isOutsideTable: Bool {
    guard case .area(let name) = self else { return false }
    return name != ByteKey("header") && name != ByteKey("footer")
  }
}
