extension CellBoxBuilder {
  /// What the arrangements other than a stack tell apart, as positions in the cell.
  private struct Parts {
    /// Images and sized views before anything else.
    var leading: [Int] = []
    var texts: [Int] = []
    /// What is as wide as there is room.
    var fillings: [Int] = []
    var buttons: [Int] = []
    var trailing: [Int] = []

    init(_ elements: [CellElement]) {
      for (index, element) in elements.enumerated() {
        switch element.kind {
        case .text(let text, _, _): if !text.isEmpty { texts.append(index) }
        case .field, .slider, .segments, .progress, .view(width: nil, _): fillings.append(index)
        case .button: buttons.append(index)
        case .image, .view:
          let isFirst = texts.isEmpty && fillings.isEmpty && buttons.isEmpty && trailing.isEmpty
          if isFirst { leading.append(index) } else { trailing.append(index) }
        case .toggle, .stepper, .spinner: trailing.append(index)
        }
      }
    }
  }

  /// The tree of the arrangements other than a stack.
  ///
  /// What leads stands before the body and what trails behind it, each in the order of binding and all
  /// centred on each other.
  mutating func standardRoot() -> Int? {
    var parts = Parts(content.elements)
    if content.arrangement != .automatic {
      // The body of a standard style is texts; everything else stands where an accessory view does.
      parts.trailing += parts.fillings + parts.buttons
      (parts.fillings, parts.buttons) = ([], [])
    } else if parts.buttons.count == 1, !parts.texts.isEmpty {
      parts.trailing += parts.buttons
      parts.buttons = []
    }
    parts.trailing.sort()

    var main: [Int] = []
    if let body = body(parts) { main.append(body) }
    if !parts.trailing.isEmpty, main.isEmpty || boxes[main[0]].filling == .never {
      main.append(spacer())
    }
    main += parts.trailing.compactMap { atEdge($0) }
    let images = row(CellMetrics.spacing, parts.leading.compactMap { atEdge($0) })
    let rest = row(CellMetrics.spacing, main)
    return row(CellMetrics.imageSpacing, [images, rest].compactMap(\.self))
  }

  private mutating func body(_ parts: Parts) -> Int? {
    switch content.arrangement {
    case .automatic, .stack: return automaticBody(parts)
    case .basic, .subtitle: return standardBody(parts, besides: 0, nil)
    case .value1:
      var box = CellBox(kind: .rowIfItFits)
      box.spacing = CellMetrics.spacing
      box.columnSpacing = CellMetrics.textSpacing
      box.alignment = .firstBaseline
      return standardBody(parts, besides: 2, box)
    case .value2:
      var box = CellBox(kind: .rowIfItFitsCut)
      box.spacing = CellMetrics.labelSpacing
      box.columnSpacing = CellMetrics.textSpacing
      box.alignment = .firstBaseline
      return standardBody(parts, besides: 2, box)
    }
  }

  // MARK: - Standard styles

  /// Texts one below the other, after some that stand side by side.
  private mutating func standardBody(_ parts: Parts, besides count: Int, _ pair: CellBox?) -> Int? {
    var texts = parts.texts.compactMap { element($0, liftsLineLimit: true) }
    if let pair, texts.count >= count {
      let first = texts.removeFirst()
      let second = texts.removeFirst()
      let children =
        pair.kind == .rowIfItFits ? [first, spacer(), second] : [label(first), second]
      if let box = stack(pair, children) { texts.insert(box, at: 0) }
    }
    return column(CellMetrics.textSpacing, margin: CellMetrics.verticalMargin, texts)
  }

  /// The label of a `value2` cell, at the trailing edge of a column of its own.
  private mutating func label(_ text: Int) -> Int {
    var box = CellBox(kind: .column)
    box.alignment = .trailing
    box.widthInRow = CellMetrics.labelWidth
    return stack(box, [text]) ?? text
  }

  // MARK: - Automatic

  private mutating func automaticBody(_ parts: Parts) -> Int? {
    // A field or a control after a single text stands beside it, and nothing else is in the body.
    if parts.texts.count == 1, parts.fillings.count == 1, parts.buttons.isEmpty,
      parts.texts[0] < parts.fillings[0]
    {
      var box = CellBox(kind: .rowIfItFits)
      box.spacing = CellMetrics.spacing
      return stack(box, [parts.texts[0], parts.fillings[0]].compactMap { atEdge($0) })
    }
    if parts.texts.isEmpty, parts.fillings.count + parts.buttons.count == 1 {
      return (parts.fillings.first ?? parts.buttons.first).flatMap { atEdge($0) }
    }
    if parts.texts.isEmpty, parts.fillings.isEmpty {
      var box = CellBox(kind: .rowIfItFits)
      box.spacing = CellMetrics.imageSpacing
      return stack(box, parts.buttons.compactMap { atEdge($0) })
    }
    var lines: [Int] = []
    var texts: [Int] = []
    for index in (parts.texts + parts.fillings).sorted() {
      guard let box = element(index) else { continue }
      if case .text = content.elements[index].kind {
        texts.append(box)
        continue
      }
      if let group = column(CellMetrics.textSpacing, texts) { lines.append(group) }
      texts = []
      lines.append(box)
    }
    if let group = column(CellMetrics.textSpacing, texts) { lines.append(group) }
    var buttons = CellBox(kind: .rowIfItFits)
    buttons.spacing = CellMetrics.imageSpacing
    buttons.columnSpacing = CellMetrics.spacing
    if let row = stack(buttons, parts.buttons.compactMap { element($0) }) { lines.append(row) }
    return column(CellMetrics.spacing, margin: CellMetrics.verticalMargin, lines)
  }

  // MARK: - Stacks

  /// An element that may touch the top and the bottom of the cell, with its distance from them.
  private mutating func atEdge(_ index: Int) -> Int? {
    guard let child = element(index) else { return nil }
    var box = CellBox(kind: .row)
    box.top = CellMetrics.verticalMargin
    switch content.elements[index].kind {
    case .toggle, .slider, .stepper, .segments, .button:
      box.top = CellMetrics.controlMargin
      box.minimumHeight = CellMetrics.touchHeight
    case .image: box.top = CellMetrics.imageMargin
    case .text, .field, .progress, .spinner, .view: break
    }
    box.bottom = box.top
    return stack(box, [child])
  }

  private mutating func row(_ spacing: Double, _ children: [Int]) -> Int? {
    guard children.count != 1 || boxes[children[0]].kind == .spacer else { return children[0] }
    var box = CellBox(kind: .row)
    box.spacing = spacing
    return stack(box, children)
  }

  private mutating func column(_ spacing: Double, margin: Double = 0, _ children: [Int]) -> Int? {
    guard children.count != 1 || margin > 0 else { return children[0] }
    var box = CellBox(kind: .column)
    box.spacing = spacing
    box.alignment = .leading
    (box.top, box.bottom) = (margin, margin)
    return stack(box, children)
  }
}
