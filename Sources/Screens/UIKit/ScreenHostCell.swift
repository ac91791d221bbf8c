#if canImport(UIKit)
  public import UIKit

  /// The cell of UIKit that shows what a cell kind binds: each slot in a view of its own.
  ///
  /// Where a nib or a subclass has put views into the content view, the accessibility identifier of
  /// a view is the id of the slot that it shows; fonts, lines and sizes stay as they are. A view with
  /// an identifier that a row does not bind is hidden. An empty cell builds its own views and arranges
  /// them as the kind's `layout` says, by the figures by which recordings are laid out.
  ///
  /// A used cell keeps its `ScreenCell`, so what a kind remembers is reused as the table reuses it.
  open class ScreenHostCell: UITableViewCell {
    /// The identity of the row that the cell shows.
    public private(set) var identity: String?
    /// What the row bound.
    public private(set) var content: BoundCell?

    /// Where events go: action, identity of the row, value.
    var onAction: ((String, String, CellEvent.Value?) -> Void)?
    /// Where problems go.
    var onProblem: ((ScreenTableError) -> Void)?
    /// Finds the image for a name.
    var findImage: (String) -> UIImage? = { _ in nil }

    private var screenCell: AnyScreenCell?
    /// Whether somebody else put the views there: a nib, or the initialiser of a subclass.
    private lazy var hasOwnViews = !contentView.subviews.isEmpty
    private var slotViews: [SlotView] = []
    private var stacks: SlotStacks?
    private var ownTraits: UIAccessibilityTraits?
    private var isEnabled = true

    /// Takes away everything that the last row left.
    override open func prepareForReuse() {
      super.prepareForReuse()
      contentView.endEditing(true)
      screenCell?.prepareForReuse()
      clear()
    }

    /// Makes the view for a slot of the app's own kind, in a cell without a nib.
    ///
    /// A subclass overrides this together with `update(_:with:)`.
    open func makeView(for slot: Slot) -> UIView { UIView() }

    /// Shows a slot of the app's own kind in its view.
    open func update(_ view: UIView, with slot: Slot) {}

    // MARK: Showing

    /// Binds a row and shows what it says.
    ///
    /// - Throws: `ScreenError.wrongCellType`.
    func show(_ row: Row, state: CellState) throws(ScreenError) {
      let cell = screenCell.flatMap { type(of: $0) == row.kind ? $0 : nil } ?? row.kind.init()
      screenCell = cell
      let content = try row.bound(in: cell, state: state)
      let isOtherRow = identity != row.identity
      identity = row.identity
      self.content = content
      isEnabled = !state.contains(.disabled)
      show(content, isOtherRow: isOtherRow)
      stacks?.setMinimumHeight(row.height)
      // The table has measured a row that it shows already.
      if !isOtherRow { invalidateIntrinsicContentSize() }
    }

    private func show(_ content: BoundCell, isOtherRow: Bool) {
      if ownTraits == nil { ownTraits = accessibilityTraits }
      prepareViews(for: content)
      let surroundings = SlotView.Surroundings(
        isOtherRow: isOtherRow, isEnabled: isEnabled, image: findImage,
        report: { [weak self] in self?.onProblem?($0) })
      for slot in content.slots {
        guard let slotView = slotViews.first(where: { $0.id == slot.id }) else { continue }
        slotView.write(slot, in: surroundings)
        if case .custom = slot.content { update(slotView.view, with: slot) }
      }
      accessoryType = content.accessory.uiType
      if !hasOwnViews {
        let isSelectable = content.actions.contains { $0.id == Action.selectID }
        selectionStyle = isSelectable ? .default : .none
      }
      accessibilityLabel = content.accessibility.label
      accessibilityHint = content.accessibility.hint
      accessibilityIdentifier = content.accessibility.identifier ?? identity
      accessibilityTraits = (ownTraits ?? []).union(content.accessibility.uiTraits)
      if !isEnabled { accessibilityTraits.insert(.notEnabled) }
    }

    private func clear() {
      identity = nil
      content = nil
      onAction = nil
      onProblem = nil
      for slotView in slotViews { slotView.reset() }
      accessoryType = .none
      accessibilityLabel = nil
      accessibilityHint = nil
      accessibilityIdentifier = nil
      accessibilityTraits = ownTraits ?? []
    }

    // MARK: Views

    private func prepareViews(for content: BoundCell) {
      if hasOwnViews {
        let slots = content.slots
        if slotViews.isEmpty { findViews(in: contentView) }
        for slotView in slotViews where !slots.contains(where: { $0.id == slotView.id }) {
          slotView.reset()
          slotView.view.isHidden = true
        }
        reportMissingViews(slots)
      } else {
        buildViews(for: content)
      }
    }

    /// The identifiers are read once: binding may change them afterwards.
    private func findViews(in view: UIView) {
      for subview in view.subviews {
        if let id = subview.accessibilityIdentifier, !id.isEmpty {
          adopt(SlotView(id: id, view: subview, hasOwnLooks: true))
        }
        findViews(in: subview)
      }
    }

    private func reportMissingViews(_ slots: [Slot]) {
      let identifier = reuseIdentifier ?? ""
      for slot in slots {
        guard let slotView = slotViews.first(where: { $0.id == slot.id }) else {
          onProblem?(.missingView(slot: slot.id, identifier: identifier))
          continue
        }
        if !slotView.fits(slot.content) {
          onProblem?(
            .wrongView(
              slot: slot.id, identifier: identifier,
              found: String(describing: type(of: slotView.view))))
        }
      }
    }

    /// Keeps the views that still fit and arranges all.
    private func buildViews(for content: BoundCell) {
      let slots = content.slots
      let areSameViews =
        slots.count == slotViews.count
        && zip(slots, slotViews).allSatisfy { $0.id == $1.id && $1.fits($0.content) }
      if !areSameViews { makeViews(for: slots) }
      let stacks = stacks ?? makeStacks()
      stacks.arrange(content, slotViews, areSameViews: areSameViews)
      setNeedsLayout()
    }

    private func makeViews(for slots: [Slot]) {
      var old = slotViews
      slotViews = []
      for slot in slots {
        if let index = old.firstIndex(where: { $0.id == slot.id && $0.fits(slot.content) }) {
          slotViews.append(old.remove(at: index))
        } else {
          adopt(SlotView(for: slot, custom: makeView))
        }
      }
    }

    private func makeStacks() -> SlotStacks {
      let stacks = SlotStacks(in: contentView)
      self.stacks = stacks
      registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
        (cell: ScreenHostCell, _: UITraitCollection) in cell.followTextSize()
      }
      return stacks
    }

    private func adopt(_ slotView: SlotView) {
      slotViews.append(slotView)
      slotView.onChange { [weak self] slot, value in
        guard let self, let identity else { return }
        onAction?(slot, identity, value)
      }
    }

    // MARK: Layout

    /// Arranges the views for the width that the content view has now.
    override open func layoutSubviews() {
      super.layoutSubviews()
      stacks?.fit()
    }

    /// Arranges the views for the width that the table asks about before it answers with a height.
    override open func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      if stacks != nil {
        if bounds.size.width != targetSize.width { bounds.size.width = targetSize.width }
        setNeedsLayout()
        layoutIfNeeded()
      }
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }

    /// Shows the content again: fonts of parts of a text do not follow the text size by themselves.
    private func followTextSize() {
      guard let content else { return }
      show(content, isOtherRow: false)
      invalidateIntrinsicContentSize()
    }

    /// Lets a control have the touches above and below it, so that it is as easy to hit as its row is
    /// high.
    override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let view = super.hitTest(point, with: event)
      guard let stacks, let view, stacks.isBetweenSlots(view) else { return view }
      return stacks.control(near: contentView.convert(point, from: self)) ?? view
    }

    /// The view that shows a slot.
    public func view(forSlot id: String) -> UIView? {
      slotViews.first { $0.id == id }?.view
    }
  }
#endif
