import CatalogCore

/// The sizes of all boxes of a cell in one environment.
///
/// A box gets its width from its parent and tells its height, once. What a box wants to be wide is
/// measured only where two things share a row.
struct CellMeasurement {
  struct Size {
    /// What the parent gives.
    var width = 0.0
    /// What the box takes of it.
    var usedWidth = 0.0
    var height = 0.0
    /// From the top.
    var baseline = 0.0
    var isColumn = false
    var text: TextLayout?
    fileprivate var natural: Double?
    fileprivate var minimum: Double?
  }

  let cell: PreparedCell
  let typesetter: TextTypesetter
  let textSize: DynamicType.TextSize
  let scale: Double
  private(set) var sizes: [Size]

  init(_ cell: PreparedCell, typesetter: TextTypesetter, in environment: CellEnvironment) {
    self.cell = cell
    self.typesetter = typesetter
    textSize = environment.textSize
    scale = environment.pixelScale
    sizes = Array(repeating: Size(), count: cell.boxes.count)
  }

  func boxes(in parent: CellBox) -> [Int] {
    var result: [Int] = []
    var next = parent.firstChild
    while next >= 0 {
      result.append(next)
      next = cell.boxes[next].nextSibling
    }
    return result
  }

  // MARK: - Heights

  /// Gives a box its width.
  mutating func measure(_ index: Int, width: Double) {
    let box = cell.boxes[index]
    let width = box.fixedWidth ?? width
    sizes[index].width = width
    switch box.kind {
    case .spacer: break
    case .element(let element): measure(element, of: box, at: index, width: width)
    case .row, .column, .rowBelowAccessibility, .rowIfItFits, .rowIfItFitsCut:
      let inner = max(0, width - box.leading - box.trailing)
      let children = boxes(in: box)
      sizes[index].isColumn = isColumn(box, index, width: width)
      if sizes[index].isColumn {
        measureColumn(box, at: index, children, width: inner)
      } else {
        measureRow(box, at: index, children, width: inner)
      }
      sizes[index].height = max(box.minimumHeight, sizes[index].height + box.top + box.bottom)
    }
  }

  private mutating func isColumn(_ box: CellBox, _ index: Int, width: Double) -> Bool {
    switch box.kind {
    case .column: return true
    case .rowBelowAccessibility: return textSize.isAccessibilitySize
    case .rowIfItFits, .rowIfItFitsCut:
      if textSize.isAccessibilitySize { return true }
      return wanted(index, cuts: box.kind == .rowIfItFitsCut) > width + Length.tolerance
    case .element, .row, .spacer: return false
    }
  }

  private mutating func measureColumn(
    _ box: CellBox, at index: Int, _ children: [Int], width: Double
  ) {
    var height = 0.0
    var used = 0.0
    var gap = 0.0
    var isFirst = true
    let spacing = box.kind == .column ? box.spacing : box.columnSpacing
    for child in children where cell.boxes[child].kind != .spacer {
      // A row that nothing fills is only as wide as it wants.
      let isHugged =
        cell.boxes[child].firstChild >= 0 && cell.boxes[child].filling != .always
        && cell.boxes[child].kind != .column
      measure(child, width: isHugged ? min(width, natural(child)) : width)
      height += gap + sizes[child].height
      used = max(used, sizes[child].usedWidth)
      if isFirst { sizes[index].baseline = box.top + sizes[child].baseline }
      isFirst = false
      gap = spacing
    }
    sizes[index].height = height
    sizes[index].usedWidth =
      box.filling == .always
      ? sizes[index].width : min(sizes[index].width, used + box.leading + box.trailing)
  }

  private mutating func measureRow(
    _ box: CellBox, at index: Int, _ children: [Int], width: Double
  ) {
    let widths = self.widths(of: children, in: box, width: width)
    var above = 0.0
    var below = 0.0
    var height = 0.0
    for (child, width) in zip(children, widths) {
      measure(child, width: width)
      let size = sizes[child]
      height = max(height, size.height)
      above = max(above, size.baseline)
      below = max(below, size.height - size.baseline)
    }
    let alignsBaselines = box.alignment == .firstBaseline
    sizes[index].height = alignsBaselines ? above + below : height
    // A row that does not align baselines stands on its bottom: where its children end depends on
    // which of them is the highest.
    sizes[index].baseline =
      box.top + (alignsBaselines ? above : sizes[index].height + box.bottom)
    sizes[index].usedWidth = sizes[index].width
  }

  // MARK: - Widths

  private mutating func widths(of children: [Int], in box: CellBox, width: Double) -> [Double] {
    var room = width
    var spacers = 0
    var flexible: [Int] = []
    var filling = CellBox.Filling.never
    var gap = 0.0
    var widths = [Double](repeating: 0, count: children.count)
    for (position, child) in children.enumerated() {
      let childBox = cell.boxes[child]
      guard childBox.kind != .spacer else {
        spacers += 1
        continue
      }
      room -= gap
      gap = box.spacing
      filling = max(filling, childBox.filling)
      if childBox.isFlexible {
        flexible.append(position)
      } else {
        widths[position] = natural(child)
        room -= widths[position]
      }
    }
    // Often a single thing is flexible, and takes the rest whatever it wants.
    if flexible.count == 1, spacers == 0, filling > .never,
      cell.boxes[children[flexible[0]]].filling == filling
    {
      let child = children[flexible[0]]
      let isSure = room >= cell.boxes[child].surelyEnough
      widths[flexible[0]] = isSure ? room : max(room, minimum(child))
      return widths
    }
    var wishes: [RowWidths.Wish] = []
    for position in flexible {
      let child = children[position]
      let least = minimum(child)
      wishes.append(RowWidths.Wish(minimum: least, natural: max(least, natural(child))))
    }
    let shares = RowWidths.shares(of: room, among: wishes)
    for (position, share) in zip(flexible, shares) {
      widths[position] = share
      room -= share
    }
    guard room > 0 else { return widths }
    if spacers > 0 {
      for (position, child) in children.enumerated() where cell.boxes[child].kind == .spacer {
        widths[position] = room / Double(spacers)
      }
    } else if filling > .never,
      let last = flexible.last(where: { cell.boxes[children[$0]].filling == filling })
    {
      widths[last] += room
    }
    return widths
  }

  /// The width that a box wants.
  private mutating func natural(_ index: Int) -> Double {
    if let width = cell.boxes[index].fixedWidth ?? cell.boxes[index].widthInRow { return width }
    if let natural = sizes[index].natural { return natural }
    let box = cell.boxes[index]
    var result = 0.0
    if case .element(let element) = box.kind {
      result = naturalWidth(ofElement: element)
    } else {
      var widest = 0.0
      let isColumn =
        box.kind == .column || box.kind == .rowBelowAccessibility && textSize.isAccessibilitySize
      var gap = 0.0
      for child in boxes(in: box) where cell.boxes[child].kind != .spacer {
        let width = natural(child)
        result = isColumn ? max(result, width) : result + gap + width
        gap = box.spacing
        // Where the row becomes a column, what has its width only in a row wants its own.
        if cell.boxes[child].widthInRow != nil {
          widest = max(widest, natural(cell.boxes[child].firstChild))
        }
      }
      result = max(result, widest)
      result += box.leading + box.trailing
    }
    sizes[index].natural = result
    return result
  }

  /// The width below which a box overflows.
  private mutating func minimum(_ index: Int) -> Double {
    if let minimum = sizes[index].minimum { return minimum }
    let box = cell.boxes[index]
    var result = 0.0
    if !box.isFlexible {
      result = natural(index)
    } else if case .element = box.kind {
      result = min(natural(index), CellMetrics.minimumWidth)
    } else {
      let isRow =
        box.kind == .row || box.kind == .rowBelowAccessibility && !textSize.isAccessibilitySize
      var gap = 0.0
      for child in boxes(in: box) where cell.boxes[child].kind != .spacer {
        let width = minimum(child)
        result = isRow ? result + gap + width : max(result, width)
        gap = box.spacing
      }
      result += box.leading + box.trailing
    }
    sizes[index].minimum = result
    return result
  }

  /// The width that a row needs to stand side by side.
  ///
  /// With `cuts`, a text of one line may be cut.
  private mutating func wanted(_ index: Int, cuts: Bool) -> Double {
    let box = cell.boxes[index]
    if case .element(let element) = box.kind {
      switch cell.content.elements[element].kind {
      case .text(_, _, lines: 1) where cuts: return minimum(index)
      default: return natural(index)
      }
    }
    var result = 0.0
    var gap = 0.0
    for child in boxes(in: box) where cell.boxes[child].kind != .spacer {
      let width = wanted(child, cuts: cuts)
      result = box.kind == .column ? max(result, width) : result + gap + width
      gap = box.spacing
    }
    // What does not fit its own column fits no row.
    if let fixed = box.widthInRow { return result <= fixed ? fixed : .infinity }
    return result + box.leading + box.trailing
  }
}

// MARK: - Elements

extension CellMeasurement {
  private mutating func measure(_ element: Int, of box: CellBox, at index: Int, width: Double) {
    var size = sizes[index]
    size.usedWidth = width
    let kind = cell.content.elements[element].kind
    switch kind {
    case .text, .button, .field:
      let font = self.font(of: kind)
      let padding = kind.isButton ? CellMetrics.buttonPadding : 0
      var line = 0.0
      if let text = cell.texts[element] {
        let layout = typesetter.layout(
          text, in: font, width: max(1, width), lines: lineLimit(of: kind, in: box),
          scale: Int(scale))
        line = layout.lineHeight
        size.height = layout.height
        if !kind.isField, box.fixedWidth == nil {
          let least = kind.isButton ? CellMetrics.minimumWidth : 0
          size.usedWidth = min(width, max(least, Length.covering(layout.width, scale: scale)))
        }
        size.text = layout
      } else {
        line = DynamicType.lineHeight(pointSize: Int(font.pointSize), scale: Int(scale))
        size.height = line
        if kind.isButton, box.fixedWidth == nil {
          size.usedWidth = min(width, CellMetrics.minimumWidth)
        }
      }
      size.height += 2 * padding
      size.baseline = padding + CellMetrics.ascent * font.pointSize
    case .slider: size.height = CellMetrics.sliderHeight
    case .segments: size.height = CellMetrics.segmentsHeight
    case .progress: size.height = CellMetrics.progressHeight
    case .image, .toggle, .stepper, .spinner, .view: break
    }
    if let height = box.fixedHeight { size.height = height }
    // What is no text stands on its bottom, and so does a text in a box of a fixed height: with a
    // baseline that moved in it, a larger font could make a row lower.
    if box.fixedHeight != nil || !kind.hasText {
      size.baseline = size.height
    }
    sizes[index] = size
  }

  /// The font of what an element shows.
  func font(of kind: CellElement.Kind) -> Font {
    if case .text(_, let style, _) = kind { return Font(style, at: textSize) }
    return Font(.body, at: textSize)
  }

  private func lineLimit(of kind: CellElement.Kind, in box: CellBox) -> Int {
    switch kind {
    case .text(_, _, let lines):
      box.liftsLineLimit && textSize.isAccessibilitySize ? 0 : max(0, lines)
    case .field: 1
    default: 0
    }
  }

  private func naturalWidth(ofElement element: Int) -> Double {
    let kind = cell.content.elements[element].kind
    switch kind {
    case .text, .button:
      guard let text = cell.texts[element] else { return CellMetrics.minimumWidth }
      var width = typesetter.naturalWidth(of: text, in: font(of: kind))
      if kind.isButton { width = max(width, CellMetrics.minimumWidth) }
      return Length.covering(Length.limited(width), scale: scale)
    case .segments: return max(CellMetrics.fillingWidth, cell.segmentsWidths[element])
    default: return CellMetrics.fillingWidth
    }
  }
}

extension CellElement.Kind {
  fileprivate var isButton: Bool {
    if case .button = self { return true }
    return false
  }

  fileprivate var isField: Bool {
    if case .field = self { return true }
    return false
  }

  fileprivate var hasText: Bool {
    switch self {
    case .text, .button, .field: true
    case .image, .toggle, .slider, .stepper, .segments, .progress, .spinner, .view: false
    }
  }
}
