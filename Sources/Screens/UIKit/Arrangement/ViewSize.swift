#if canImport(UIKit)
  import UIKit

  /// The constraints on the size of one view, kept so that a used cell changes their constants only.
  @MainActor
  final class ViewSize {
    enum Rule {
      case width
      case height
      case greatestWidth
      case leastWidth
      case leastHeight
    }

    /// One less than required: while a table measures a cell, or turns with its device, a cell may have
    /// a size that it will not keep.
    static let priority = UILayoutPriority(999)

    private let view: UIView
    private var constraints: [Rule: NSLayoutConstraint] = [:]

    init(of view: UIView) {
      self.view = view
    }

    /// Sets a rule, or lifts it.
    func set(_ rule: Rule, _ points: CGFloat?) {
      guard let points else {
        constraints[rule]?.isActive = false
        return
      }
      let constraint = constraints[rule] ?? make(rule)
      constraint.constant = points
      constraint.isActive = true
    }

    private func make(_ rule: Rule) -> NSLayoutConstraint {
      let constraint =
        switch rule {
        case .width: view.widthAnchor.constraint(equalToConstant: 0)
        case .height: view.heightAnchor.constraint(equalToConstant: 0)
        case .greatestWidth: view.widthAnchor.constraint(lessThanOrEqualToConstant: 0)
        case .leastWidth: view.widthAnchor.constraint(greaterThanOrEqualToConstant: 0)
        case .leastHeight: view.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
        }
      constraint.priority = Self.priority
      constraints[rule] = constraint
      return constraint
    }
  }
#endif
