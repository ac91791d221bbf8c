import CatalogCore
import Layout
import ScreenLayout
import Snapshots

/// A control of UIKit with its value.
struct ControlPicture {
  let context: PictureContext
  let slot: SnapshotDocument.Slot

  func draw(in frame: Rectangle, on canvas: inout PictureCanvas) {
    switch slot.kind {
    case .toggle: drawToggle(in: frame, on: &canvas)
    case .slider: drawSlider(in: frame, on: &canvas)
    case .stepper: drawStepper(in: frame, on: &canvas)
    case .segments: drawSegments(in: frame, on: &canvas)
    case .progress: drawProgress(in: frame, on: &canvas)
    case .spinner:
      drawSpinner(
        x: frame.x + frame.width / 2, y: frame.y + frame.height / 2,
        radius: min(frame.width, frame.height) / 2, on: &canvas)
    case .text, .image, .button, .field, .view, .custom: break
    }
  }

  private var isOn: Bool { ["on", "true", "1", "yes"].contains(slot.value) }

  /// The value as a number from 0 to 1.
  private var part: Double {
    guard let value = Points(parsing: slot.value.utf8)?.value else { return 0 }
    let range = slot.attributes.numbers(of: .range)
    let (lower, upper) = range.count == 2 ? (range[0], range[1]) : (0, 1)
    guard upper > lower else { return 0 }
    return min(max((value - lower) / (upper - lower), 0), 1)
  }

  private func drawToggle(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let top = frame.y + (frame.height - 31) / 2
    // On is at the trailing end.
    let isRight = isOn != context.isRightToLeft
    canvas.shape(isOn ? .on : .off) { path, x, y in
      path.rectangle(x + frame.x, y + top, 51, 31, radius: 15.5)
    }
    canvas.shape(.knob) { path, x, y in
      path.circle(x + frame.x + (isRight ? 35.5 : 15.5), y + top + 15.5, radius: 13.5)
    }
  }

  private func drawSlider(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let middle = frame.y + frame.height / 2
    let radius = 13.5
    let room = max(0, frame.width - 2 * radius)
    let position = frame.x + radius + room * (context.isRightToLeft ? 1 - part : part)
    drawTrack(x: frame.x, y: middle, width: frame.width, filledTo: position, on: &canvas)
    canvas.shape(.knob) { path, x, y in path.circle(x + position, y + middle, radius: radius) }
  }

  private func drawProgress(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let filled = frame.width * part
    drawTrack(
      x: frame.x, y: frame.y + frame.height / 2, width: frame.width,
      filledTo: context.isRightToLeft ? frame.maxX - filled : frame.x + filled, on: &canvas)
  }

  private func drawTrack(
    x: Double, y: Double, width: Double, filledTo position: Double,
    on canvas: inout PictureCanvas
  ) {
    canvas.shape(.track) { path, originX, originY in
      path.rectangle(originX + x, originY + y - 2, width, 4, radius: 2)
    }
    let start = context.isRightToLeft ? position : x
    let end = context.isRightToLeft ? x + width : position
    guard end - start >= 0.5 else { return }
    canvas.shape(.level) { path, originX, originY in
      path.rectangle(originX + start, originY + y - 2, end - start, 4, radius: 2)
    }
  }

  private func drawStepper(in frame: Rectangle, on canvas: inout PictureCanvas) {
    canvas.shape(.fill) { path, x, y in
      path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height, radius: 8)
    }
    canvas.shape(.divider) { path, x, y in
      path.move(x + frame.x + frame.width / 2, y + frame.y + frame.height / 4)
      path.line(0, frame.height / 2)
    }
    canvas.shape(.sign) { path, x, y in
      let middle = y + frame.y + frame.height / 2
      let quarter = context.isRightToLeft ? -frame.width / 4 : frame.width / 4
      let center = x + frame.x + frame.width / 2
      path.move(center - quarter - 6.5, middle)
      path.line(13, 0)
      path.move(center + quarter - 6.5, middle)
      path.line(13, 0)
      path.move(center + quarter, middle - 6.5)
      path.line(0, 13)
    }
  }

  private func drawSegments(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let titles = slot.slots.isEmpty ? [slot.value] : slot.slots.map(\.value)
    // The value names the chosen one by its title or by its position.
    let chosen =
      titles.firstIndex { $0.hasSameBytes(as: slot.value) }
      ?? Points(parsing: slot.value.utf8).map { Int($0.value) } ?? -1
    // Drawn at once, since titles stand on them.
    canvas.draw(.fill) { path, x, y in
      path.rectangle(x + frame.x, y + frame.y, frame.width, frame.height, radius: 9)
    }
    let width = frame.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let segment = context.mirrored(
        Rectangle(x: Double(index) * width, y: frame.y, width: width, height: frame.height),
        in: frame.width)
      let left = frame.x + segment.x
      if index == chosen {
        canvas.draw(.segment) { path, x, y in
          path.rectangle(
            x + left + 2, y + frame.y + 2, width - 4, frame.height - 4, radius: 7)
        }
      } else if index > 0, index != chosen + 1 {
        let edge = context.isRightToLeft ? left + width : left
        canvas.shape(.divider) { path, x, y in
          path.move(x + edge, y + frame.y + 8)
          path.line(0, frame.height - 16)
        }
      }
      let font = Font(pointSize: 13, weight: index == chosen ? .semibold : .regular)
      let block = context.block(title, font, width: max(0, width - 8), lines: 1)
      canvas.text(
        block, in: Rectangle(x: left, y: frame.y, width: width, height: frame.height), .middle,
        default: context.direction)
    }
  }

  /// Eight spokes, the first ones darker.
  func drawSpinner(x: Double, y: Double, radius: Double, on canvas: inout PictureCanvas) {
    let directions: [(x: Double, y: Double)] = [
      (0, -1), (0.707, -0.707), (1, 0), (0.707, 0.707), (0, 1), (-0.707, 0.707), (-1, 0),
      (-0.707, -0.707),
    ]
    for (index, direction) in directions.enumerated() {
      canvas.shape(index == 0 || index > 5 ? .darkSpoke : .spoke) { path, originX, originY in
        path.move(
          originX + x + direction.x * radius * 0.5, originY + y + direction.y * radius * 0.5)
        path.line(direction.x * radius * 0.42, direction.y * radius * 0.42)
      }
    }
  }
}
