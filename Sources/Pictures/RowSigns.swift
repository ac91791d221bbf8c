import Layout

/// The signs at the edges of a row: accessories, and what appears while a table is edited.
struct RowSigns {
  let context: PictureContext

  func draw(_ accessory: CellAccessory, in frame: Rectangle, on canvas: inout PictureCanvas) {
    let middle = frame.y + frame.height / 2
    switch accessory {
    case .none: break
    case .disclosureIndicator:
      drawChevron(in: frame, on: &canvas)
    case .checkmark:
      canvas.shape(.check) { path, x, y in
        path.move(x + frame.x + 1, y + middle + 0.5)
        path.line(4.2, 4.5)
        path.line(8, -10.5)
      }
    case .detailButton:
      drawInfo(x: frame.x + frame.width / 2, y: middle, on: &canvas)
    case .detailDisclosureButton:
      let info = context.isRightToLeft ? frame.maxX - 11 : frame.x + 11
      drawInfo(x: info, y: middle, on: &canvas)
      let x = context.isRightToLeft ? frame.x : frame.maxX - 8
      drawChevron(
        in: Rectangle(x: x, y: frame.y, width: 8, height: frame.height), on: &canvas)
    }
  }

  /// The sign ends at the edge of its frame.
  private func drawChevron(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let isRightToLeft = context.isRightToLeft
    canvas.shape(.chevron) { path, x, y in
      let step = isRightToLeft ? -5.2 : 5.2
      let start = isRightToLeft ? frame.x + 6.2 : frame.maxX - 6.2
      path.move(x + start, y + frame.y + frame.height / 2 - 5.2)
      path.line(step, 5.2)
      path.line(-step, 5.2)
    }
  }

  private func drawInfo(x: Double, y: Double, on canvas: inout PictureCanvas) {
    canvas.shape(.info) { path, originX, originY in
      let (x, y) = (originX + x, originY + y)
      path.circle(x, y, radius: 10)
      path.move(x, y - 4.6)
      path.line(0, 0.1)
      path.move(x - 1.8, y - 1.4)
      path.line(1.8, 0)
      path.line(0, 6)
      path.move(x - 2.2, y + 4.6)
      path.line(4.4, 0)
    }
  }

  func drawDelete(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    canvas.shape(.delete) { path, originX, originY in
      path.circle(originX + x, originY + y, radius: 11)
    }
    canvas.shape(.mark) { path, originX, originY in
      path.move(originX + x - 5.5, originY + y)
      path.line(11, 0)
    }
  }

  func drawReorder(in frame: Rectangle, on canvas: inout PictureCanvas) {
    let middle = frame.y + frame.height / 2
    canvas.shape(.grip) { path, x, y in
      for line in -1...1 {
        path.move(x + frame.x + 2, y + middle + Double(line) * 5)
        path.line(frame.width - 4, 0)
      }
    }
  }
}
