// What Auto Layout makes of the constraints that a cell with stack views has. It does not solve
// constraints: it follows those on sizes, the places of a stack in its superview, and what stack views
// are documented to do.

public import Foundation

extension UIView {
  /// The constant of an active constraint on the view's own size.
  public func stubConstant(
    _ attribute: NSLayoutConstraint.Attribute, _ relation: NSLayoutConstraint.Relation = .equal
  ) -> CGFloat? {
    // The strongest counts, and of equally strong ones the first.
    constraints.filter {
      $0.firstItem === self && $0.firstAttribute == attribute && $0.relation == relation
        && $0.secondAttribute == .notAnAttribute
    }
    .max { $0.priority.rawValue < $1.priority.rawValue }?.constant
  }

  /// The size that the view takes where it may be so wide.
  func stubSize(width: CGFloat) -> CGSize {
    var result = CGSize.zero
    if let exact = stubConstant(.width) {
      result.width = exact
    } else {
      let most = min(width, stubConstant(.width, .lessThanOrEqual) ?? width)
      result.width = max(
        stubConstant(.width, .greaterThanOrEqual) ?? 0, min(most, stubContentSize(most).width))
    }
    result.height =
      stubConstant(.height)
      ?? max(
        stubConstant(.height, .greaterThanOrEqual) ?? 0, stubContentSize(result.width).height)
    return result
  }

  private func stubContentSize(_ width: CGFloat) -> CGSize {
    if let stack = self as? UIStackView { return stack.stubContentSize(width: width) }
    let own = intrinsicContentSize
    let fitting =
      self is UILabel || self is UIButton
      ? sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      : CGSize(width: 0, height: 0)
    return CGSize(width: max(own.width, fitting.width), height: max(own.height, fitting.height))
  }

  /// The distance of the first baseline from the top, in a view of a height.
  func stubBaseline(_ height: CGFloat) -> CGFloat {
    switch self {
    case is UILabel: StubLine(traitCollection).baseline
    case let button as UIButton:
      (button.configuration?.contentInsets.top ?? 0) + StubLine(traitCollection).baseline
    case let stack as UIStackView:
      (stack.arrangedSubviews.first?.stubBaseline(height) ?? height) + stack.stubInsets.top
    default: height
    }
  }

  /// The constraint that ties the view's attribute to its superview or the margins of it.
  private func stubTie(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint? {
    superview?.constraints.first { $0.firstItem === self && $0.firstAttribute == attribute }
  }

  /// Places the stacks in a view that is none.
  func stubPlaceSubviews() {
    if let stack = self as? UIStackView { return stack.stubPlaceArranged() }
    for case let stack as UIStackView in subviews where stack.stubTie(.leading) != nil {
      let isInMargins = stack.stubTie(.leading)?.secondItem is UILayoutGuide
      let margins = isInMargins ? layoutMargins : .zero
      let width = bounds.size.width - margins.left - margins.right
      var size = stack.stubSize(width: width)
      if stack.stubTie(.height) != nil { size.height = max(size.height, bounds.size.height) }
      stack.frame = CGRect(
        x: margins.left, y: (bounds.size.height - size.height) / 2, width: size.width,
        height: size.height)
    }
  }

  /// The least size of a cell for its content view.
  func stubFittingSize(_ target: CGSize) -> CGSize {
    guard let content = (self as? UITableViewCell)?.contentView else { return target }
    let least = content.stubConstant(.height, .greaterThanOrEqual) ?? 0
    let needed = content.subviews.first.map { $0.stubSize(width: $0.frame.size.width).height }
    return CGSize(width: target.width, height: max(least, needed ?? 0))
  }

  /// A view that leaves its superview loses the constraints with what is outside of it.
  func stubDropConstraints() {
    var above = superview
    while let view = above {
      let lost = view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          NSLayoutConstraint.view(of: item)?.isDescendant(of: self) ?? false
        }
      }
      NSLayoutConstraint.deactivate(lost)
      above = view.superview
    }
  }

  /// Another constraint or arrangement moves everything up to the cell.
  func stubInvalidate() {
    setNeedsLayout()
    if !(self is UITableViewCell) { superview?.stubInvalidate() }
  }
}

extension UIStackView {
  var stubInsets: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private func gap(after index: Int) -> CGFloat {
    guard index < arrangedSubviews.count - 1 else { return 0 }
    let custom = customSpacing(after: arrangedSubviews[index])
    return custom == Self.spacingUseDefault ? spacing : custom
  }

  private var gaps: CGFloat { arrangedSubviews.indices.reduce(0) { $0 + gap(after: $1) } }

  func stubContentSize(width: CGFloat) -> CGSize {
    let insets = stubInsets
    let inner = max(0, width - insets.left - insets.right)
    let sizes = arrangedSubviews.map { $0.stubSize(width: inner) }
    var result: CGSize
    if axis == .vertical {
      result = CGSize(
        width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
    } else {
      result = CGSize(
        width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
      if alignment == .firstBaseline {
        let lines = zip(arrangedSubviews, sizes).map { $0.stubBaseline($1.height) }
        let below = zip(sizes, lines).map { $0.height - $1 }.max() ?? 0
        result.height = (lines.max() ?? 0) + below
      }
    }
    result.width += insets.left + insets.right
    result.height += insets.top + insets.bottom
    return result
  }

  func stubPlaceArranged() {
    let insets = stubInsets
    let inner = CGRect(
      x: insets.left, y: insets.top, width: bounds.size.width - insets.left - insets.right,
      height: bounds.size.height - insets.top - insets.bottom)
    let sizes = arrangedSubviews.map { $0.stubSize(width: inner.size.width) }
    let line = zip(arrangedSubviews, sizes).map { $0.stubBaseline($1.height) }.max() ?? 0
    var position = axis == .vertical ? inner.origin.y : inner.origin.x
    for (index, view) in arrangedSubviews.enumerated() {
      let size = sizes[index]
      let across =
        axis == .vertical
        ? inner.size.width - size.width : inner.size.height - size.height
      let offset: CGFloat =
        switch alignment {
        case .fill, .leading: 0
        case .center: across / 2
        case .trailing: across
        case .firstBaseline, .lastBaseline:
          axis == .vertical ? 0 : line - view.stubBaseline(size.height)
        }
      view.frame =
        axis == .vertical
        ? CGRect(
          x: inner.origin.x + offset, y: position, width: size.width, height: size.height)
        : CGRect(
          x: position, y: inner.origin.y + offset, width: size.width, height: size.height)
      position += (axis == .vertical ? size.height : size.width) + gap(after: index)
    }
  }
}
