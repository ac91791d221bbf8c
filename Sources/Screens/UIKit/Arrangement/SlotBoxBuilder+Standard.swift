#if canImport(UIKit)
  import UIKit

  extension SlotBoxBuilder {
    /// What the arrangements other than a stack tell apart, as positions in the cell.
    private struct Parts {
      /// Images and sized views before anything else.
      var leading: [Int] = []
      var texts: [Int] = []
      /// What is as wide as there is room.
      var fillings: [Int] = []
      var buttons: [Int] = []
      var trailing: [Int] = []

      init(_ slots: [Slot]) {
        for (index, slot) in slots.enumerated() {
          switch slot.content {
          case .text, .attributedText: if !slot.content.isEmptyText { texts.append(index) }
          case .textField, .slider, .progress, .custom(_, _, width: nil, _): fillings.append(index)
          case .button: buttons.append(index)
          case .image, .custom:
            let isFirst =
              texts.isEmpty && fillings.isEmpty && buttons.isEmpty && trailing.isEmpty
            if isFirst { leading.append(index) } else { trailing.append(index) }
          case .toggle: trailing.append(index)
          }
        }
      }
    }

    /// The tree of the arrangements other than a stack.
    ///
    /// What leads stands before the body and what trails behind it, each in the order of binding and
    /// all centred on each other.
    mutating func standardRoot(_ layout: CellLayout) -> SlotBox? {
      var parts = Parts(slots)
      if layout != .automatic {
        // The body of a standard style is texts; everything else stands where an accessory view does.
        parts.trailing += parts.fillings + parts.buttons
        (parts.fillings, parts.buttons) = ([], [])
      } else if parts.buttons.count == 1, !parts.texts.isEmpty {
        parts.trailing += parts.buttons
        parts.buttons = []
      }
      parts.trailing.sort()

      var main: [SlotBox] = []
      if let body = body(parts, layout) { main.append(body) }
      if !parts.trailing.isEmpty, main.isEmpty || main[0].filling == .never {
        main.append(SlotBox(kind: .spacer))
      }
      for index in parts.trailing {
        if let box = atEdge(index) { main.append(box) }
      }
      var leading: [SlotBox] = []
      for index in parts.leading {
        if let box = atEdge(index) { leading.append(box) }
      }
      let images = row(CellMetrics.spacing, leading)
      let rest = row(CellMetrics.spacing, main)
      return row(CellMetrics.imageSpacing, [images, rest].compactMap(\.self))
    }

    private mutating func body(_ parts: Parts, _ layout: CellLayout) -> SlotBox? {
      switch layout {
      case .automatic, .stack: return automaticBody(parts)
      case .basic, .subtitle: return standardBody(parts, besides: nil)
      case .value1:
        var box = SlotBox(kind: .rowIfItFits)
        box.spacing = CellMetrics.spacing
        box.columnSpacing = CellMetrics.textSpacing
        box.alignment = .firstBaseline
        return standardBody(parts, besides: box)
      case .value2:
        var box = SlotBox(kind: .rowIfItFitsCut)
        box.spacing = CellMetrics.labelSpacing
        box.columnSpacing = CellMetrics.textSpacing
        box.alignment = .firstBaseline
        return standardBody(parts, besides: box)
      }
    }

    // MARK: Standard styles

    /// Texts one below the other, after two that stand side by side in a pair.
    private mutating func standardBody(_ parts: Parts, besides pair: SlotBox?) -> SlotBox? {
      var texts: [SlotBox] = []
      for index in parts.texts {
        if let box = slot(index, liftsLineLimit: true) { texts.append(box) }
      }
      if let pair, texts.count >= 2 {
        var first = texts.removeFirst()
        var second = texts.removeFirst()
        let children: [SlotBox]
        if pair.kind == .rowIfItFits {
          second.tone = .secondary
          children = [first, SlotBox(kind: .spacer), second]
        } else {
          first.tone = .tinted
          children = [label(first), second]
        }
        if let box = stack(pair, children) { texts.insert(box, at: 0) }
      }
      return column(CellMetrics.textSpacing, margin: CellMetrics.verticalMargin, texts)
    }

    /// The label of a `value2` cell, at the trailing edge of a column of its own.
    private func label(_ text: SlotBox) -> SlotBox {
      var box = SlotBox(kind: .column)
      box.alignment = .trailing
      box.fixedWidth = CellMetrics.labelWidth
      return stack(box, [text]) ?? text
    }

    // MARK: Automatic

    private mutating func automaticBody(_ parts: Parts) -> SlotBox? {
      // A field or a control after a single text stands beside it, and nothing else is in the body.
      if parts.texts.count == 1, parts.fillings.count == 1, parts.buttons.isEmpty,
        parts.texts[0] < parts.fillings[0]
      {
        var box = SlotBox(kind: .rowIfItFits)
        box.spacing = CellMetrics.spacing
        let children = [atEdge(parts.texts[0]), atEdge(parts.fillings[0])]
        return stack(box, children.compactMap(\.self))
      }
      if parts.texts.isEmpty, parts.fillings.count + parts.buttons.count == 1 {
        return (parts.fillings.first ?? parts.buttons.first).flatMap { atEdge($0) }
      }
      if parts.texts.isEmpty, parts.fillings.isEmpty {
        var box = SlotBox(kind: .rowIfItFits)
        box.spacing = CellMetrics.imageSpacing
        var children: [SlotBox] = []
        for index in parts.buttons {
          if let child = atEdge(index) { children.append(child) }
        }
        return stack(box, children)
      }
      return column(
        CellMetrics.spacing, margin: CellMetrics.verticalMargin, automaticLines(parts))
    }

    /// Groups of texts and what is as wide as there is room, in the order of binding, then the buttons.
    private mutating func automaticLines(_ parts: Parts) -> [SlotBox] {
      var lines: [SlotBox] = []
      var texts: [SlotBox] = []
      for index in (parts.texts + parts.fillings).sorted() {
        guard let box = slot(index) else { continue }
        if parts.texts.contains(index) {
          texts.append(box)
          continue
        }
        if let group = column(CellMetrics.textSpacing, texts) { lines.append(group) }
        texts = []
        lines.append(box)
      }
      if let group = column(CellMetrics.textSpacing, texts) { lines.append(group) }
      var buttons = SlotBox(kind: .rowIfItFits)
      buttons.spacing = CellMetrics.imageSpacing
      buttons.columnSpacing = CellMetrics.spacing
      var children: [SlotBox] = []
      for index in parts.buttons {
        if let child = slot(index) { children.append(child) }
      }
      if let row = stack(buttons, children) { lines.append(row) }
      return lines
    }

    // MARK: Stacks

    /// A slot that may touch the top and the bottom of the cell, with its distance from them.
    private mutating func atEdge(_ index: Int) -> SlotBox? {
      guard let child = slot(index) else { return nil }
      var box = SlotBox(kind: .row)
      var margin = CellMetrics.verticalMargin
      switch slots[index].content {
      case .toggle, .slider, .button:
        margin = CellMetrics.controlMargin
        box.minimumHeight = CellMetrics.touchHeight
      case .image: margin = CellMetrics.imageMargin
      case .text, .attributedText, .textField, .progress, .custom: break
      }
      (box.insets.top, box.insets.bottom) = (margin, margin)
      return stack(box, [child])
    }

    private func row(_ spacing: CGFloat, _ children: [SlotBox]) -> SlotBox? {
      guard children.count != 1 || children[0].kind == .spacer else { return children[0] }
      var box = SlotBox(kind: .row)
      box.spacing = spacing
      return stack(box, children)
    }

    private func column(
      _ spacing: CGFloat, margin: CGFloat = 0, _ children: [SlotBox]
    ) -> SlotBox? {
      guard children.count != 1 || margin > 0 else { return children[0] }
      var box = SlotBox(kind: .column)
      box.spacing = spacing
      box.alignment = .leading
      (box.insets.top, box.insets.bottom) = (margin, margin)
      return stack(box, children)
    }
  }
#endif
