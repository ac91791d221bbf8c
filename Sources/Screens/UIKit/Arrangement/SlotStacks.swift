#if canImport(UIKit)
  import UIKit

  /// The stack views of a cell that builds its own views.
  ///
  /// `SlotBoxBuilder` says what stands where. A cell that is used again keeps its stack views: the first
  /// stack of one arrangement is the first of the next, and a view that stays in its stack is not taken out
  /// of it, so that a caret in it stays too.
  @MainActor
  final class SlotStacks {
    private unowned let contentView: UIView
    /// In the order in which a tree is walked from its root; what an arrangement does not need waits.
    private var stacks: [(view: UIStackView, size: ViewSize)] = []
    private var spacers: [(view: UIView, size: ViewSize)] = []
    private var usedStacks = 0
    private var usedSpacers = 0

    private var root: SlotNode?
    private var box: SlotBox?
    private var hasOwnInsets = false
    /// What makes the spacers of a stack equally high.
    private var ties: [NSLayoutConstraint] = []
    private var isFitted: (width: CGFloat, isAccessibilitySize: Bool)?

    private let minimumHeight: NSLayoutConstraint
    private let fullHeight: NSLayoutConstraint
    private let fullWidth: NSLayoutConstraint
    private var withinMargins: [NSLayoutConstraint] = []
    private var withinEdges: [NSLayoutConstraint] = []

    init(in contentView: UIView) {
      self.contentView = contentView
      let root = UIStackView()
      root.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(root)
      contentView.clipsToBounds = true
      let margins = contentView.layoutMarginsGuide
      minimumHeight = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
      minimumHeight.priority = ViewSize.priority
      fullHeight = root.heightAnchor.constraint(equalTo: contentView.heightAnchor)
      fullHeight.priority = UILayoutPriority(998)
      fullWidth = root.widthAnchor.constraint(equalToConstant: 0)
      fullWidth.priority = UILayoutPriority(998)
      let top = root.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor)
      // What does not fit overflows above and below alike.
      top.priority = ViewSize.priority
      withinMargins = [
        root.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        root.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      ]
      withinEdges = [
        root.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        root.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor),
      ]
      NSLayoutConstraint.activate([
        root.centerYAnchor.constraint(equalTo: contentView.centerYAnchor), top, minimumHeight,
      ])
      stacks = [(root, ViewSize(of: root))]
    }

    /// Holds a fitting cell to its least height; a fixed one gets its height from the table.
    func setMinimumHeight(_ height: CellHeight) {
      switch height {
      case .fixed, .scaled: minimumHeight.constant = 0
      case .fitting(let minimum): minimumHeight.constant = SlotBox.limited(minimum)
      }
    }

    // MARK: Widths

    /// Shares the width of the content view, if it, the text size or the content is another.
    func fit() {
      guard let root else { return }
      let margins = hasOwnInsets ? UIEdgeInsets.zero : contentView.layoutMargins
      let width = max(0, contentView.bounds.size.width - margins.left - margins.right)
      let category = contentView.traitCollection.preferredContentSizeCategory
      let isAccessibilitySize = category.isAccessibilityCategory
      if let isFitted, isFitted == (width, isAccessibilitySize) { return }
      isFitted = (width, isAccessibilitySize)
      root.forget()
      SlotMeasurement(isAccessibilitySize: isAccessibilitySize).fit(root, width: width)
      // A row that nothing fills stands at the leading edge.
      fullWidth.constant = width
      fullWidth.isActive = root.box.filling != .never || root.stack?.axis == .vertical
    }

    /// Says that something in the views is another, so that the next `fit` does its work.
    func forgetFit() { isFitted = nil }

    // MARK: Arranging

    /// Puts the views of the slots, in their order, where a layout has them; those that it does not
    /// name are not shown.
    func arrange(_ content: BoundCell, _ slotViews: [SlotView], areSameViews: Bool) {
      forgetFit()
      var builder = SlotBoxBuilder(content)
      let box = builder.root()
      let isArranged =
        box == self.box && hasOwnInsets == content.layout.hasOwnInsets && areSameViews
      guard !isArranged || root == nil else { return }
      self.box = box
      hasOwnInsets = content.layout.hasOwnInsets
      NSLayoutConstraint.deactivate(ties)
      root?.untie()
      ties = []
      (usedStacks, usedSpacers) = (0, 0)
      // Without anything to show an empty stack stands there.
      root = makeNode(box ?? SlotBox(kind: .column), slotViews)
      for unused in stacks[usedStacks...] { fill(unused.view, []) }
      NSLayoutConstraint.activate(ties)
      NSLayoutConstraint.deactivate(hasOwnInsets ? withinMargins : withinEdges)
      NSLayoutConstraint.activate(hasOwnInsets ? withinEdges : withinMargins)
      fullHeight.isActive = box?.fillsHeight ?? false
    }

    private func makeNode(_ box: SlotBox, _ slotViews: [SlotView]) -> SlotNode {
      switch box.kind {
      case .slot(let index):
        let slotView = slotViews[index]
        slotView.tone = box.tone
        slotView.size.set(.height, box.fixedHeight)
        // What is too high overflows; a text does not lose lines, nor a picture its shape.
        slotView.view.setContentCompressionResistancePriority(.required, for: .vertical)
        if slotView.view is UISwitch {
          slotView.view.setContentHuggingPriority(.required, for: .horizontal)
          slotView.view.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        return SlotNode(box, view: slotView.view, size: slotView.size, slotView: slotView)
      case .spacer:
        let spacer = nextSpacer()
        return SlotNode(box, view: spacer.view, size: spacer.size)
      case .row, .column, .rowBelowAccessibility, .rowIfItFits, .rowIfItFitsCut:
        let stack = nextStack()
        let children = box.children.map { makeNode($0, slotViews) }
        stack.view.directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: CGFloat(box.insets.top), leading: CGFloat(box.insets.leading),
          bottom: CGFloat(box.insets.bottom), trailing: CGFloat(box.insets.trailing))
        stack.size.set(.leastHeight, box.minimumHeight > 0 ? box.minimumHeight : nil)
        fill(stack.view, children.map(\.view))
        space(children, in: stack.view)
        let node = SlotNode(box, view: stack.view, size: stack.size, children: children)
        stretch(node)
        return node
      }
    }

    private func nextStack() -> (view: UIStackView, size: ViewSize) {
      if usedStacks == stacks.count {
        let view = UIStackView()
        stacks.append((view, ViewSize(of: view)))
      }
      let stack = stacks[usedStacks]
      usedStacks += 1
      stack.view.isLayoutMarginsRelativeArrangement = true
      stack.view.insetsLayoutMarginsFromSafeArea = false
      return stack
    }

    private func nextSpacer() -> (view: UIView, size: ViewSize) {
      if usedSpacers == spacers.count {
        let view = UIView()
        view.isUserInteractionEnabled = false
        // Without a reason to be high or wide it is neither.
        for anchor in [view.widthAnchor, view.heightAnchor] {
          let none = anchor.constraint(equalToConstant: 0)
          none.priority = UILayoutPriority(10)
          none.isActive = true
        }
        spacers.append((view, ViewSize(of: view)))
      }
      usedSpacers += 1
      return spacers[usedSpacers - 1]
    }

    private func fill(_ stack: UIStackView, _ views: [UIView]) {
      for view in stack.arrangedSubviews where !views.contains(where: { $0 === view }) {
        view.removeFromSuperview()
      }
      for (index, view) in views.enumerated() {
        let isThere =
          index < stack.arrangedSubviews.count && stack.arrangedSubviews[index] === view
        if !isThere { stack.insertArrangedSubview(view, at: index) }
      }
    }

    /// Keeps spacers from adding to the distance between what takes room.
    private func space(_ children: [SlotNode], in stack: UIStackView) {
      let last = children.lastIndex { $0.box.kind != .spacer }
      for (index, child) in children.enumerated() {
        let isFree = child.box.kind == .spacer || index == last
        stack.setCustomSpacing(
          isFree ? 0 : UIStackView.spacingUseDefault, after: child.view)
      }
    }

    /// Spacers of a column share its height, and a column with spacers is as high as its row.
    private func stretch(_ node: SlotNode) {
      let spacers = node.children.filter { $0.box.kind == .spacer }
      for spacer in spacers.dropFirst() {
        ties.append(spacer.view.heightAnchor.constraint(equalTo: spacers[0].view.heightAnchor))
      }
      for child in node.children where child.box.fillsHeight {
        let tie = child.view.heightAnchor.constraint(
          equalTo: node.view.layoutMarginsGuide.heightAnchor)
        tie.priority = UILayoutPriority(998)
        node.rowTies.append(tie)
      }
    }

    // MARK: Touches

    /// Whether nothing but an arrangement is at a place where a view was hit.
    func isBetweenSlots(_ view: UIView) -> Bool {
      view === contentView || stacks.contains { $0.view === view }
    }

    /// The control that a finger means which hits none: the one above or below that is nearer than
    /// anything else, so that each has the height of the row to itself or shares it half-way.
    func control(near point: CGPoint) -> UIControl? {
      let views = root?.slotViews.map(\.view) ?? []
      func distance(_ view: UIView) -> CGFloat? {
        let frame = view.convert(view.bounds, to: contentView)
        guard frame.minX <= point.x, point.x <= frame.maxX else { return nil }
        return max(frame.minY - point.y, point.y - frame.maxY, 0)
      }
      let nearest = views.compactMap { view in distance(view).map { (view, $0) } }
        .min { $0.1 < $1.1 }
      guard let control = nearest?.0 as? UIControl, control.isEnabled else { return nil }
      return control
    }
  }

  extension SlotBox {
    /// Whether it is as high as there is room, because a spacer in it takes height.
    fileprivate var fillsHeight: Bool {
      stretches && (kind != .column || children.contains { $0.kind == .spacer })
    }
  }

  extension CellLayout {
    /// Whether a declared stack keeps its own distance from the edges of the cell.
    fileprivate var hasOwnInsets: Bool {
      if case .stack(let stack) = self { return stack.insets != nil }
      return false
    }
  }
#endif
