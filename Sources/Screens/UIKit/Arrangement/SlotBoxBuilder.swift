#if canImport(UIKit)
  import UIKit

  /// Translates the layout of a cell into a tree of boxes.
  struct SlotBoxBuilder {
    let slots: [Slot]
    private let layout: CellLayout
    /// Whether the slot at a position has a box.
    private var isPlaced: [Bool]

    init(_ content: BoundCell) {
      slots = content.slots
      layout = content.layout
      isPlaced = Array(repeating: false, count: slots.count)
    }

    /// The greatest number of stacks in stacks; what stands deeper is not shown.
    static let greatestDepth = 16

    /// Builds the tree, if the cell shows anything; its root is a stack.
    mutating func root() -> SlotBox? {
      switch layout {
      case .stack(let stack): box(for: stack, depth: 0)
      case .automatic, .basic, .subtitle, .value1, .value2: standardRoot(layout)
      }
    }

    // MARK: Making boxes

    /// A box for a slot, if it takes room and has none yet.
    mutating func slot(
      _ index: Int, width: Double? = nil, height: Double? = nil, liftsLineLimit: Bool = false
    ) -> SlotBox? {
      guard !isPlaced[index] else { return nil }
      var box = SlotBox(kind: .slot(index))
      box.liftsLineLimit = liftsLineLimit
      box.isFlexible = true
      var (width, height) = (width, height)
      switch slots[index].content {
      case .text, .attributedText:
        guard !slots[index].content.isEmptyText else { return nil }
        box.filling = .text
      case .slider, .textField, .progress: box.filling = .always
      case .button: break
      case .custom(_, _, let ownWidth, let ownHeight):
        width = width ?? ownWidth
        height = height ?? ownHeight ?? Double(CellMetrics.viewHeight)
        box.filling = .always
      case .image(_, let ownWidth, let ownHeight):
        width = width ?? ownWidth
        height = height ?? ownHeight
      // UIKit knows the size of a switch.
      case .toggle: box.isFlexible = false
      }
      box.fixedWidth = width.map(SlotBox.limited)
      box.fixedHeight = height.map(SlotBox.limited)
      if box.fixedWidth != nil { (box.filling, box.isFlexible) = (.never, false) }
      box.surelyEnough = box.fixedWidth ?? CellMetrics.minimumWidth
      isPlaced[index] = true
      return box
    }

    /// A stack of what takes room; nothing if nothing does.
    func stack(_ box: SlotBox, _ children: [SlotBox]) -> SlotBox? {
      // Spacers alone take no room.
      guard children.contains(where: { $0.kind != .spacer }) else { return nil }
      var box = box
      box.children = children
      box.surelyEnough =
        CGFloat(box.insets.leading + box.insets.trailing)
        + CGFloat(children.count - 1) * box.spacing
      for child in children {
        box.filling = max(box.filling, child.filling)
        box.isFlexible = box.isFlexible || child.isFlexible
        box.stretches = box.stretches || child.stretches
        box.surelyEnough += child.surelyEnough
        guard child.kind == .spacer else { continue }
        // In a row a spacer takes width and in a column height.
        if box.kind != .column { box.filling = .always }
        if box.kind == .column || box.kind == .rowBelowAccessibility { box.stretches = true }
      }
      if let width = box.fixedWidth {
        (box.filling, box.isFlexible, box.surelyEnough) = (.never, false, width)
      }
      return box
    }

    // MARK: Declared stacks

    private mutating func box(for stack: CellStack, depth: Int) -> SlotBox? {
      guard depth < Self.greatestDepth else { return nil }
      var children: [SlotBox] = []
      for item in stack.items {
        switch item {
        case .slot(let id, let width, let height):
          let index = slots.firstIndex { $0.id.utf8.elementsEqual(id.utf8) }
          if let index, let child = slot(index, width: width, height: height) {
            children.append(child)
          }
        case .stack(let inner):
          if let child = box(for: inner, depth: depth + 1) { children.append(child) }
        case .spacer: children.append(SlotBox(kind: .spacer))
        }
      }
      var box = SlotBox(kind: .column)
      if stack.axis == .horizontal {
        box.kind = stack.stacksAtAccessibilitySizes ? .rowBelowAccessibility : .row
      }
      box.spacing = SlotBox.limited(stack.spacing)
      box.columnSpacing = box.spacing
      box.alignment = stack.alignment
      if let insets = stack.insets {
        box.insets = CellStack.Insets(
          top: SlotBox.limited(insets.top), leading: SlotBox.limited(insets.leading),
          bottom: SlotBox.limited(insets.bottom), trailing: SlotBox.limited(insets.trailing))
      } else if depth == 0 {
        box.insets.top = CellMetrics.verticalMargin
        box.insets.bottom = CellMetrics.verticalMargin
      }
      return self.stack(box, children)
    }
  }

  extension Slot.Content {
    /// Whether it is a text without a character, which takes no room.
    var isEmptyText: Bool {
      switch self {
      case .text(let text, _, _): text.utf8.isEmpty
      case .attributedText(let runs, _, _): runs.allSatisfy { $0.text.utf8.isEmpty }
      default: false
      }
    }
  }
#endif
