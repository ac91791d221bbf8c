import Screens
import UIKit

extension Stage {
  /// A table of one row in a layout.
  static func showing(
    _ layout: CellLayout, width: Double = 393, _ category: UIContentSizeCategory = .large,
    bind: @escaping @Sendable (inout Binder<Specimen>) -> Void
  ) throws -> Stage {
    let specimen = Specimen("specimen", layout, heights: [], bind: bind)
    return try SpecimenCell.$currentLayout.withValue(layout) {
      let stage = try Stage([])
      stage.window.traitOverrides.preferredContentSizeCategory = category
      stage.table.frame.size.width = width
      try stage.adapter.update(
        to: SectionedDataSource([
          Section("only") { [Row(SpecimenCell.self, specimen, identity: "a")] }
        ]))
      return stage
    }
  }

  /// The stacks and views in the first row, one a line.
  var outline: String { cell(0)?.outline ?? "" }

  /// Where the view of a slot stands in the content view.
  func frame(_ slot: String) -> CGRect? {
    guard let cell = cell(0), let view = cell.view(forSlot: slot) else { return nil }
    return view.convert(view.bounds, to: cell.contentView)
  }
}

extension ScreenHostCell {
  /// As a table asks for it.
  func fittingHeight(width: Double) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  var root: UIStackView? { contentView.subviews.first as? UIStackView }

  var outline: String { root.map { lines(of: $0).joined(separator: "\n") } ?? "" }

  private func lines(of view: UIView) -> [String] {
    var words: [String] = []
    let stack = view as? UIStackView
    if let stack {
      let margins = stack.directionalLayoutMargins
      words.append(stack.axis == .horizontal ? "row" : "column")
      words += [number(stack.spacing), "\(stack.alignment)"]
      let insets = [margins.top, margins.leading, margins.bottom, margins.trailing]
      if insets.contains(where: { $0 != 0 }) { words += ["insets"] + insets.map(number) }
    } else {
      words.append(view.accessibilityIdentifier ?? "spacer")
    }
    for (attribute, relation, name) in Self.sizes {
      let isSpacerWish = view.accessibilityIdentifier == nil && stack == nil
      guard let points = view.stubConstant(attribute, relation) else { continue }
      if isSpacerWish, points == 0 { continue }
      // The width of the root is that of its cell.
      if view === root, attribute == .width { continue }
      words += [name, number(points)]
    }
    if let parent = view.superview as? UIStackView {
      let spacing = parent.customSpacing(after: view)
      let isLast = parent.arrangedSubviews.last === view
      if spacing != UIStackView.spacingUseDefault, !isLast { words += ["then", number(spacing)] }
    }
    let inner = stack?.arrangedSubviews.flatMap { lines(of: $0) } ?? []
    return [words.joined(separator: " ")] + inner.map { "  " + $0 }
  }

  private static let sizes:
    [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, name: String)] = [
      (.width, .equal, "width"), (.width, .lessThanOrEqual, "within"),
      (.width, .greaterThanOrEqual, "from"), (.height, .equal, "height"),
      (.height, .greaterThanOrEqual, "higher"),
    ]

  private func number(_ points: CGFloat) -> String {
    points == points.rounded() ? "\(Int(points))" : "\((points * 100).rounded() / 100)"
  }
}
