import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// A view that is more than a rectangle and no control: a map, a picker, a bar of its own.
struct FrameSpecial {
  let context: PictureContext
  let slot: SnapshotDocument.Slot
  let look: SlotLook
  let setting: FrameSetting

  func draw(in frame: Rectangle, on canvas: inout PictureCanvas) {
    switch slot.style {
    case "map": drawMap(in: frame, on: &canvas)
    case "date-picker" where frame.height < 60: drawCompactDate(in: frame, on: &canvas)
    case "date-picker", "picker": drawWheels(in: frame, on: &canvas)
    case "page-control": drawPages(in: frame, on: &canvas)
    case "search-bar": drawSearch(in: frame, on: &canvas)
    case "navigation-bar", "tab-bar", "toolbar": drawBar(in: frame, on: &canvas)
    case "web": Self.drawBox("web page", in: frame, context, setting, on: &canvas)
    case "player": drawPlayer(in: frame, on: &canvas)
    default: Self.drawBox(name, in: frame, context, setting, on: &canvas)
    }
  }

  private var name: String {
    guard let style = slot.style else { return slot.id }
    guard let outlet = slot.outletName else { return style }
    return "\(outlet) (\(style))"
  }

  /// A dashed box with a name, for what nobody can draw.
  static func drawBox(
    _ name: String, in frame: Rectangle, _ context: PictureContext, _ setting: FrameSetting,
    on canvas: inout PictureCanvas
  ) {
    guard frame.width > 2, frame.height > 2 else { return }
    canvas.flush()
    canvas.rectangle(
      Rectangle(
        x: frame.x + 0.5, y: frame.y + 0.5, width: frame.width - 1, height: frame.height - 1),
      radius: min(6, frame.height / 4), .custom)
    FrameContent.drawName(name, in: frame, context, setting, on: &canvas)
  }

  // MARK: - Map and player

  private func drawMap(in frame: Rectangle, on canvas: inout PictureCanvas) {
    canvas.flush()
    canvas.clipped(toFrame: frame) { canvas in
      canvas.rectangle(frame, .mapGround)
      let (width, height) = (frame.width, frame.height)
      canvas.draw(.mapWater) { path, x, y in
        path.move(x + frame.x, y + frame.y + height * 0.62)
        path.line(width * 0.3, height * 0.1)
        path.line(width * 0.22, height * 0.28)
        path.line(-width * 0.52, 0)
        path.close()
      }
      canvas.draw(.mapPark) { path, x, y in
        path.rectangle(
          x + frame.x + width * 0.58, y + frame.y + height * 0.12, width * 0.28, height * 0.22,
          radius: 8)
      }
      canvas.draw(.mapRoad) { path, x, y in
        for (start, end) in [(0.2, 0.34), (0.5, 0.44), (0.86, 0.72)] {
          path.move(x + frame.x, y + frame.y + height * start)
          path.line(width, height * (end - start))
        }
        for (start, end) in [(0.16, 0.28), (0.5, 0.46), (0.92, 0.8)] {
          path.move(x + frame.x + width * start, y + frame.y)
          path.line(width * (end - start), height)
        }
      }
      canvas.draw(.delete) { path, x, y in
        guard min(width, height) >= 40 else { return }
        path.circle(x + frame.x + width / 2, y + frame.y + height * 0.46, radius: 9)
        path.move(x + frame.x + width / 2 - 6, y + frame.y + height * 0.46 + 6)
        path.line(12, 0)
        path.line(-6, 11)
        path.close()
      }
    }
  }

  private func drawPlayer(in frame: Rectangle, on canvas: inout PictureCanvas) {
    canvas.flush()
    canvas.rectangle(frame, .island)
    canvas.draw(.glyph) { path, x, y in
      let size = min(frame.width, frame.height, 160) / 6
      path.move(
        x + frame.x + frame.width / 2 - size * 0.7, y + frame.y + frame.height / 2 - size)
      path.line(size * 1.8, size)
      path.line(-size * 1.8, size)
      path.close()
    }
  }

  // MARK: - Pickers

  private func drawCompactDate(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let words =
      switch slot.value {
      case "time": "Time"
      case "dateAndTime": "Date and time"
      case "countDownTimer": "Timer"
      default: "Date"
      }
    canvas.flush()
    canvas.rectangle(frame, radius: min(6, frame.height / 2), .fill)
    FrameText(
      context: context, font: FrameFont(Font(pointSize: 17)), side: .middle,
      looks: setting.wordLooks
    ).draw(StyledText(words), in: frame.inset(by: min(6, frame.width / 8)), on: &canvas)
  }

  /// Three columns whose lines are shorter and fainter away from the middle.
  private func drawWheels(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let pitch = min(32, max(frame.height / 5, 8))
    let columns = slot.style == "picker" || frame.width < 120 ? 1 : 3
    canvas.flush()
    canvas.rectangle(
      Rectangle(
        x: frame.x + min(9, frame.width / 8), y: frame.y + (frame.height - pitch) / 2,
        width: max(0, frame.width - 2 * min(9, frame.width / 8)), height: pitch), radius: 8, .fill)
    let width = frame.width / Double(columns)
    for step in -2...2 {
      let length = width * [0.46, 0.36, 0.24][abs(step)]
      let y = frame.y + frame.height / 2 + Double(step) * pitch * 0.92
      guard y > frame.y + 4, y < frame.maxY - 4 else { continue }
      for column in 0..<columns {
        let center = frame.x + width * (Double(column) + 0.5)
        canvas.shape(step == 0 ? .scroll : .track) { path, originX, originY in
          path.rectangle(originX + center - length / 2, originY + y - 4, length, 8, radius: 4)
        }
      }
    }
    canvas.flush()
    if let name = slot.outletName {
      FrameContent.drawName(name, in: frame, context, setting, atBottom: true, on: &canvas)
    }
  }

  private func drawPages(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let numbers = slot.attributes.numbers(of: .range)
    let count = Int(min(max(numbers.last ?? 3, 1), 12))
    let chosen = Points(parsing: slot.value.utf8).map { Int(min(max($0.value, 0), 100)) } ?? 0
    let start = frame.x + frame.width / 2 - Double(count - 1) * 8
    for page in 0..<count {
      canvas.shape(page == chosen ? .scroll : .track) { path, x, y in
        path.circle(
          x + start + Double(page) * 16, y + frame.y + frame.height / 2, radius: 3.5)
      }
    }
    canvas.flush()
  }

  // MARK: - Bars

  private func drawSearch(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let height = min(36, frame.height)
    let field = frame.middle(width: max(0, frame.width - 16), height: height)
    canvas.flush()
    canvas.rectangle(field, radius: min(10, height / 2), .fill)
    let isEmpty = slot.value.utf8.isEmpty
    let placeholder = slot.attributes.text(of: .placeholder) ?? "Search"
    let size = min(18, height)
    if let sign = SymbolGlyph(named: "magnifyingglass") {
      canvas.sign(
        .outline, sign.outline,
        in: Rectangle(
          x: context.isRightToLeft ? field.maxX - 8 - size : field.x + 8,
          y: field.y + (height - size) / 2, width: size, height: size), color: .system("systemGray")
      )
    }
    let words = Rectangle(
      x: context.isRightToLeft ? field.x + 8 : field.x + 32, y: field.y,
      width: max(0, field.width - 40), height: height)
    FrameText(
      context: context, font: FrameFont(Font(pointSize: 17)), side: context.side(.left),
      looks: isEmpty ? [.faint] : setting.wordLooks
    ).draw(StyledText(isEmpty ? placeholder : slot.value), in: words, on: &canvas)
  }

  private func drawBar(in frame: Rectangle, on canvas: inout PictureCanvas) {
    canvas.flush()
    if look.background == nil { canvas.rectangle(frame, .plain) }
    canvas.shape(.line) { path, x, y in
      path.move(x + frame.x, y + (slot.style == "navigation-bar" ? frame.maxY : frame.y))
      path.line(frame.width, 0)
    }
    let place = Rectangle(
      x: frame.x, y: frame.y, width: frame.width, height: min(frame.height, 49))
    if slot.style == "tab-bar" {
      TabBarPicture.draw(slot.slots, in: place, context, tint: setting.tint, on: &canvas)
    } else {
      BarItems(context: context, slots: slot.slots, tint: setting.tint)
        .draw(in: place, isSpread: slot.style == "toolbar", on: &canvas)
    }
  }
}
