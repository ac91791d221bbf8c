import CatalogCore

/// Translates an arrangement into a tree of boxes.
struct CellBoxBuilder {
  let content: CellContent
  private(set) var boxes: [CellBox] = []
  /// Whether the element at a position has a box.
  private(set) var isPlaced: [Bool]

  init(_ content: CellContent) {
    self.content = content
    isPlaced = Array(repeating: false, count: content.elements.count)
  }

  /// The greatest number of stacks in stacks; what stands deeper is not shown.
  static let greatestDepth = 16

  /// Builds the tree and returns its root, if the cell shows anything.
  mutating func root() -> Int? {
    switch content.arrangement {
    case .stack(let stack):
      var elements: [ByteKey: Int] = [:]
      for (index, element) in content.elements.enumerated() {
        let key = ByteKey(element.id)
        if elements[key] == nil { elements[key] = index }
      }
      return box(for: stack, of: elements, depth: 0)
    case .automatic, .basic, .subtitle, .value1, .value2:
      return standardRoot()
    }
  }

  // MARK: - Making boxes

  private mutating func append(_ box: CellBox) -> Int {
    boxes.append(box)
    return boxes.count - 1
  }

  /// A box for an element, if it takes room and has none yet.
  mutating func element(
    _ index: Int, width: Double? = nil, height: Double? = nil, liftsLineLimit: Bool = false
  ) -> Int? {
    guard !isPlaced[index] else { return nil }
    var box = CellBox(kind: .element(index))
    box.liftsLineLimit = liftsLineLimit
    box.isFlexible = true
    switch content.elements[index].kind {
    case .text(let text, _, _):
      guard !text.isEmpty else { return nil }
      box.filling = .text
    case .slider, .segments, .field, .progress: box.filling = .always
    case .button: break
    case .view(let width, let height):
      (box.fixedWidth, box.fixedHeight) = (width, height ?? CellMetrics.viewHeight)
      box.filling = .always
    case .image(let width, let height): (box.fixedWidth, box.fixedHeight) = (width, height)
    case .toggle: (box.fixedWidth, box.fixedHeight) = CellMetrics.toggleSize
    case .stepper: (box.fixedWidth, box.fixedHeight) = CellMetrics.stepperSize
    case .spinner:
      (box.fixedWidth, box.fixedHeight) = (CellMetrics.spinnerSize, CellMetrics.spinnerSize)
    }
    box.fixedWidth = (width ?? box.fixedWidth).map(Length.limited)
    box.fixedHeight = (height ?? box.fixedHeight).map(Length.limited)
    if box.fixedWidth != nil { (box.filling, box.isFlexible) = (.never, false) }
    box.surelyEnough = box.fixedWidth ?? CellMetrics.minimumWidth
    isPlaced[index] = true
    return append(box)
  }

  /// A stack of what takes room; nothing if nothing does.
  mutating func stack(_ box: CellBox, _ children: [Int]) -> Int? {
    var box = box
    // Spacers alone take no room.
    guard children.contains(where: { boxes[$0].kind != .spacer }) else { return nil }
    box.firstChild = children[0]
    for (child, next) in zip(children, children.dropFirst()) { boxes[child].nextSibling = next }
    box.surelyEnough = box.leading + box.trailing + Double(children.count - 1) * box.spacing
    for child in children.map({ boxes[$0] }) {
      box.filling = max(box.filling, child.filling)
      box.isFlexible = box.isFlexible || child.isFlexible
      box.stretches = box.stretches || child.stretches
      box.surelyEnough += child.surelyEnough
      guard child.kind == .spacer else { continue }
      // In a row a spacer takes width and in a column height.
      if box.kind != .column { box.filling = .always }
      if box.kind == .column || box.kind == .rowBelowAccessibility { box.stretches = true }
    }
    if let width = box.widthInRow {
      (box.filling, box.isFlexible, box.surelyEnough) = (.never, false, width)
    }
    return append(box)
  }

  mutating func spacer() -> Int { append(CellBox(kind: .spacer)) }

  // MARK: - Declared stacks

  private mutating func box(
    for stack: CellStack, of elements: [ByteKey: Int], depth: Int
  ) -> Int? {
    guard depth < Self.greatestDepth else { return nil }
    var children: [Int] = []
    for item in stack.items {
      switch item {
      case .element(let id, let width, let height):
        guard let index = elements[ByteKey(id)],
          let child = element(index, width: width, height: height)
        else { continue }
        children.append(child)
      case .stack(let inner):
        if let child = box(for: inner, of: elements, depth: depth + 1) { children.append(child) }
      case .spacer: children.append(spacer())
      }
    }
    var box = CellBox(kind: .column)
    if stack.axis == .horizontal {
      box.kind = stack.stacksAtAccessibilitySizes ? .rowBelowAccessibility : .row
    }
    box.spacing = Length.limited(stack.spacing)
    box.columnSpacing = box.spacing
    box.alignment = stack.alignment
    if let insets = stack.insets {
      box.top = Length.limited(insets.top)
      box.leading = Length.limited(insets.leading)
      box.bottom = Length.limited(insets.bottom)
      box.trailing = Length.limited(insets.trailing)
    } else if depth == 0 {
      box.top = CellMetrics.verticalMargin
      box.bottom = CellMetrics.verticalMargin
    }
    return self.stack(box, children)
  }
}
