/// Places the boxes of a measured cell, left to right.
struct CellPlacement {
  /// A part of the height of a row.
  private struct Band {
    var top: Double
    var bottom: Double
  }

  private let measurement: CellMeasurement
  /// One for each element.
  private(set) var placed: [CellLayout.Placed?]

  /// Places a cell in a row; what does not fit overflows above and below alike.
  init(_ measurement: CellMeasurement, x: Double, height: Double) {
    self.measurement = measurement
    placed = Array(repeating: nil, count: measurement.cell.content.elements.count)
    guard let root = measurement.cell.root else { return }
    let size = measurement.sizes[root]
    let stretches = measurement.cell.boxes[root].stretches && size.height < height
    let used = stretches ? height : size.height
    place(
      root, x: x, y: pixel((height - used) / 2), width: size.width, height: used,
      band: Band(top: 0, bottom: height))
  }

  private func pixel(_ length: Double) -> Double {
    Length.roundedDown(length, scale: measurement.scale)
  }

  // The band is what a finger hits for the box: the row's height, shared with what stands above and
  // below.
  private mutating func place(
    _ index: Int, x: Double, y: Double, width: Double, height: Double, band: Band
  ) {
    let box = measurement.cell.boxes[index]
    switch box.kind {
    case .spacer: break
    case .element(let element):
      let size = measurement.sizes[index]
      let frame = Rectangle(x: x, y: y, width: size.usedWidth, height: size.height)
      placed[element] = self.placed(element, frame: frame, text: size.text, band: band)
    case .row, .column, .rowBelowAccessibility, .rowIfItFits, .rowIfItFitsCut:
      let frame = Rectangle(
        x: x + box.leading, y: y + box.top, width: max(0, width - box.leading - box.trailing),
        height: max(0, height - box.top - box.bottom))
      if measurement.sizes[index].isColumn {
        placeColumn(box, in: frame, band: band)
      } else {
        placeRow(box, in: frame, band: band)
      }
    }
  }

  private mutating func placeRow(_ box: CellBox, in frame: Rectangle, band: Band) {
    let children = measurement.boxes(in: box)
    let sizes = children.map { measurement.sizes[$0] }
    let above = sizes.map(\.baseline).max() ?? 0
    let below = sizes.map { $0.height - $0.baseline }.max() ?? 0
    let line = frame.y + pixel((frame.height - above - below) / 2) + above
    var x = frame.x
    var gap = 0.0
    for (child, size) in zip(children, sizes) {
      guard measurement.cell.boxes[child].kind != .spacer else {
        x += size.width
        continue
      }
      x += gap
      gap = box.spacing
      let height = measurement.cell.boxes[child].stretches ? frame.height : size.height
      let y =
        switch box.alignment {
        case .leading: frame.y
        case .center: frame.y + pixel((frame.height - height) / 2)
        case .trailing: frame.maxY - height
        case .firstBaseline:
          measurement.cell.boxes[child].stretches ? frame.y : line - size.baseline
        }
      place(child, x: x, y: y, width: size.width, height: height, band: band)
      x += size.width
    }
  }

  private mutating func placeColumn(_ box: CellBox, in frame: Rectangle, band: Band) {
    let children = measurement.boxes(in: box)
    let isRow = box.kind != .column
    let spacing = isRow ? box.columnSpacing : box.spacing
    // Across a row, `center` is about heights; the column that stands for it leads.
    let alignment = isRow ? .leading : box.alignment
    let shown = children.filter { measurement.cell.boxes[$0].kind != .spacer }
    let spacers = children.count - shown.count
    let needed = shown.reduce(spacing * Double(max(0, shown.count - 1))) {
      $0 + measurement.sizes[$1].height
    }
    let spare = frame.height - needed
    let stretch = spacers > 0 ? max(0, spare) / Double(spacers) : 0
    var y = frame.y + (spacers > 0 ? 0 : pixel(spare / 2))
    var top = band.top
    var remaining = shown.count
    for child in children {
      guard measurement.cell.boxes[child].kind != .spacer else {
        y += stretch
        continue
      }
      remaining -= 1
      let size = measurement.sizes[child]
      let x =
        switch alignment {
        case .leading, .firstBaseline: frame.x
        case .center: frame.x + pixel((frame.width - size.usedWidth) / 2)
        case .trailing: frame.maxX - size.usedWidth
        }
      let bottom = remaining == 0 ? band.bottom : y + size.height + spacing / 2
      place(
        child, x: x, y: y, width: size.usedWidth, height: size.height,
        band: Band(top: top, bottom: bottom))
      top = bottom
      y += size.height + spacing
    }
  }

  private func placed(
    _ element: Int, frame: Rectangle, text: TextLayout?, band: Band
  ) -> CellLayout.Placed {
    let kind = measurement.cell.content.elements[element].kind
    var placed = CellLayout.Placed(index: element, frame: frame, text: text)
    switch kind {
    case .text, .field, .button: placed.font = measurement.font(of: kind)
    case .segments: placed.font = CellMetrics.segmentFont
    case .image, .toggle, .slider, .stepper, .progress, .spinner, .view: break
    }
    switch kind {
    case .button, .toggle, .slider, .stepper, .segments, .field:
      let top = min(frame.y, band.top)
      placed.touchTarget = Rectangle(
        x: frame.x, y: top, width: frame.width, height: max(frame.maxY, band.bottom) - top)
    case .text, .image, .progress, .spinner, .view: break
    }
    return placed
  }
}
