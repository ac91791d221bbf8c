#if canImport(UIKit)
  import UIKit

  /// A box with the view that stands for it.
  @MainActor
  final class SlotNode {
    let box: SlotBox
    let view: UIView
    let size: ViewSize
    /// The slot that the view shows, unless it is a stack or a spacer.
    let slotView: SlotView?
    let children: [SlotNode]
    /// What makes parts as high as their row, while it is a row.
    var rowTies: [NSLayoutConstraint] = []
    /// What was measured since the last binding.
    var natural: CGFloat?
    var minimum: CGFloat?

    init(
      _ box: SlotBox, view: UIView, size: ViewSize, slotView: SlotView? = nil,
      children: [SlotNode] = []
    ) {
      self.box = box
      self.view = view
      self.size = size
      self.slotView = slotView
      self.children = children
    }

    var stack: UIStackView? { view as? UIStackView }

    /// The view and those in it that show slots.
    var slotViews: [SlotView] { [slotView].compactMap(\.self) + children.flatMap(\.slotViews) }

    /// Forgets what was measured.
    func forget() {
      natural = nil
      minimum = nil
      for child in children { child.forget() }
    }

    /// Lets go of the views of other boxes.
    func untie() {
      NSLayoutConstraint.deactivate(rowTies)
      for child in children { child.untie() }
    }
  }
#endif
