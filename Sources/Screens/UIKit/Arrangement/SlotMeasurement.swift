#if canImport(UIKit)
  import UIKit

  /// Shares the width of a cell among its views and decides which rows are columns.
  ///
  /// A stack view alone would leave open which of two texts gives way. So the widths are found from the
  /// outside to the inside, as `CellMeasurement` in `Sources/Layout/Cells` does it, and set as constraints;
  /// heights and places are left to the stack views.
  @MainActor
  struct SlotMeasurement {
    let isAccessibilitySize: Bool

    /// By how much a sum may miss what it was reckoned from.
    private static let tolerance: CGFloat = 0.0001

    /// Gives the tree the width of its cell.
    func fit(_ root: SlotNode, width: CGFloat) {
      fitStack(root, width: width, in: nil)
    }

    // MARK: Boxes

    /// The parent is the direction of the stack that the box stands in.
    private func fit(_ node: SlotNode, width: CGFloat, in parent: NSLayoutConstraint.Axis) {
      let width = node.box.fixedWidth ?? width
      switch node.box.kind {
      case .spacer: node.size.set(.width, parent == .horizontal ? width : nil)
      case .slot: fitSlot(node, width: width, in: parent)
      case .row, .column, .rowBelowAccessibility, .rowIfItFits, .rowIfItFitsCut:
        fitStack(node, width: width, in: parent)
      }
    }

    private func fitSlot(_ node: SlotNode, width: CGFloat, in parent: NSLayoutConstraint.Axis) {
      let box = node.box
      let isFlexible = box.isFlexible || box.fixedWidth != nil
      // In a column a text is as wide as its longest line, so that alignment can tell.
      let hugs = parent == .vertical && box.filling != .always && box.fixedWidth == nil
      node.size.set(.width, isFlexible && !hugs ? width : nil)
      node.size.set(.greatestWidth, isFlexible && hugs ? width : nil)
      if let label = node.view as? UILabel {
        label.preferredMaxLayoutWidth = width
        if box.liftsLineLimit, isAccessibilitySize { label.numberOfLines = 0 }
      }
      if node.view is UIButton {
        node.size.set(.leastWidth, box.fixedWidth == nil ? CellMetrics.minimumWidth : nil)
      }
    }

    private func fitStack(_ node: SlotNode, width: CGFloat, in parent: NSLayoutConstraint.Axis?) {
      let box = node.box
      let isColumn = isColumn(node, width: width)
      if let stack = node.stack { turn(stack, box, isColumn: isColumn) }
      for tie in node.rowTies { tie.isActive = !isColumn }
      if parent != nil {
        let hugs =
          parent == .vertical && isColumn && box.filling != .always && box.fixedWidth == nil
        node.size.set(.width, hugs ? nil : width)
        node.size.set(.greatestWidth, hugs ? width : nil)
      }
      let inner = max(0, width - box.horizontalInsets)
      if isColumn {
        for child in node.children { fitLine(child, width: inner) }
      } else {
        for (child, width) in zip(node.children, widths(in: node, width: inner)) {
          fit(child, width: width, in: .horizontal)
        }
      }
    }

    /// In a column, a row that nothing fills is only as wide as it wants.
    private func fitLine(_ child: SlotNode, width: CGFloat) {
      let isHugged =
        !child.children.isEmpty && child.box.filling != .always && child.box.kind != .column
      fit(child, width: isHugged ? min(width, natural(child)) : width, in: .vertical)
    }

    // MARK: Directions

    private func isColumn(_ node: SlotNode, width: CGFloat) -> Bool {
      switch node.box.kind {
      case .column: true
      case .rowBelowAccessibility: isAccessibilitySize
      case .rowIfItFits, .rowIfItFitsCut:
        isAccessibilitySize
          || wanted(node, cuts: node.box.kind == .rowIfItFitsCut) > width + Self.tolerance
      case .slot, .row, .spacer: false
      }
    }

    private func turn(_ stack: UIStackView, _ box: SlotBox, isColumn: Bool) {
      stack.axis = isColumn ? .vertical : .horizontal
      stack.spacing = isColumn && box.kind != .column ? box.columnSpacing : box.spacing
      // Across a row, the alignment is about heights; the column that stands for it leads.
      stack.alignment =
        switch (isColumn, box.alignment) {
        case (true, _) where box.kind != .column: .leading
        case (true, .firstBaseline): .leading
        case (_, .leading): .leading
        case (_, .center): .center
        case (_, .trailing): .trailing
        case (false, .firstBaseline): .firstBaseline
        }
    }

    // MARK: Widths in a row

    private func widths(in node: SlotNode, width: CGFloat) -> [CGFloat] {
      let children = node.children
      var room = width
      var flexible: [Int] = []
      var filling = SlotBox.Filling.never
      var gap: CGFloat = 0
      var widths = [CGFloat](repeating: 0, count: children.count)
      for (position, child) in children.enumerated() where child.box.kind != .spacer {
        room -= gap
        gap = node.box.spacing
        filling = max(filling, child.box.filling)
        if child.box.isFlexible {
          flexible.append(position)
        } else {
          widths[position] = natural(child)
          room -= widths[position]
        }
      }
      let spacers = children.indices.filter { children[$0].box.kind == .spacer }
      // Often a single thing is flexible, and takes the rest whatever it wants.
      if flexible.count == 1, spacers.isEmpty, filling > .never,
        children[flexible[0]].box.filling == filling
      {
        let child = children[flexible[0]]
        let isSure = room >= child.box.surelyEnough
        widths[flexible[0]] = isSure ? room : max(room, minimum(child))
        return widths
      }
      let wishes = flexible.map { position in
        let least = minimum(children[position])
        return (least: least, natural: max(least, natural(children[position])))
      }
      for (position, share) in zip(flexible, shares(of: room, among: wishes)) {
        widths[position] = share
        room -= share
      }
      guard room > 0 else { return widths }
      if !spacers.isEmpty {
        for position in spacers { widths[position] = room / CGFloat(spacers.count) }
      } else if filling > .never,
        let last = flexible.last(where: { children[$0].box.filling == filling })
      {
        widths[last] += room
      }
      return widths
    }

    /// Shares a room so that what wants little gets it, and what wants more gets the same width each.
    private func shares(
      of room: CGFloat, among wishes: [(least: CGFloat, natural: CGFloat)]
    ) -> [CGFloat] {
      if wishes.reduce(0, { $0 + $1.natural }) <= room + Self.tolerance {
        return wishes.map(\.natural)
      }
      if wishes.reduce(0, { $0 + $1.least }) >= room { return wishes.map(\.least) }
      func sum(at limit: CGFloat) -> CGFloat {
        wishes.reduce(0) { $0 + max($1.least, min($1.natural, limit)) }
      }
      // The sum is straight between two of the widths at which somebody stops to grow or starts.
      let turns = wishes.flatMap { [$0.least, $0.natural] }.sorted()
      var (low, high) = (CGFloat(0), turns.last ?? 0)
      for turn in turns {
        if sum(at: turn) >= room {
          high = turn
          break
        }
        low = turn
      }
      let rise = sum(at: high) - sum(at: low)
      let limit = rise > 0 ? low + (room - sum(at: low)) / rise * (high - low) : high
      return wishes.map { max($0.least, min($0.natural, limit)) }
    }

    // MARK: Wishes

    /// The width that a box wants.
    private func natural(_ node: SlotNode) -> CGFloat {
      if let width = node.box.fixedWidth { return width }
      if let natural = node.natural { return natural }
      let box = node.box
      let result =
        if case .slot = box.kind {
          naturalWidth(of: node.view)
        } else {
          total(
            of: node,
            isRow: box.kind != .column
              && !(box.kind == .rowBelowAccessibility && isAccessibilitySize),
            natural)
        }
      node.natural = result
      return result
    }

    /// The width below which a box overflows.
    private func minimum(_ node: SlotNode) -> CGFloat {
      if let minimum = node.minimum { return minimum }
      let box = node.box
      let result: CGFloat
      if !box.isFlexible {
        result = natural(node)
      } else if case .slot = box.kind {
        result = min(natural(node), CellMetrics.minimumWidth)
      } else {
        let isRow =
          box.kind == .row || box.kind == .rowBelowAccessibility && !isAccessibilitySize
        result = total(of: node, isRow: isRow, minimum)
      }
      node.minimum = result
      return result
    }

    /// The width that a row needs to stand side by side; where it `cuts`, a text of one line may be cut.
    private func wanted(_ node: SlotNode, cuts: Bool) -> CGFloat {
      let box = node.box
      if case .slot = box.kind {
        let isCut = cuts && (node.view as? UILabel)?.numberOfLines == 1
        return isCut ? minimum(node) : natural(node)
      }
      var result = total(of: node, isRow: box.kind != .column) { wanted($0, cuts: cuts) }
      guard let fixed = box.fixedWidth else { return result }
      result -= box.horizontalInsets
      // What does not fit its own column fits no row.
      return result <= fixed ? fixed : .infinity
    }

    private func total(
      of node: SlotNode, isRow: Bool, _ width: (SlotNode) -> CGFloat
    ) -> CGFloat {
      var result: CGFloat = 0
      var gap: CGFloat = 0
      for child in node.children where child.box.kind != .spacer {
        let width = width(child)
        result = isRow ? result + gap + width : max(result, width)
        gap = node.box.spacing
      }
      return result + node.box.horizontalInsets
    }

    private func naturalWidth(of view: UIView) -> CGFloat {
      let endless = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
      return switch view {
      case is UILabel: view.sizeThatFits(endless).width
      case is UIButton: max(view.sizeThatFits(endless).width, CellMetrics.minimumWidth)
      case is UISwitch: max(view.intrinsicContentSize.width, 0)
      default: CellMetrics.fillingWidth
      }
    }
  }

  extension SlotBox {
    fileprivate var horizontalInsets: CGFloat { CGFloat(insets.leading + insets.trailing) }
  }
#endif
