// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  public internal(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal { didSet { stubInvalidate() } }
  open var spacing: CGFloat = 0 { didSet { stubInvalidate() } }
  open var alignment: Alignment = .fill { didSet { stubInvalidate() } }
  open var isLayoutMarginsRelativeArrangement = false
  /// How often a view was taken out or put in.
  public private(set) var stubChanges = 0
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// A view that is arranged already changes its place only.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self {
      arrangedSubviews.removeAll { $0 === view }
    } else {
      stubChanges += 1
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    stubInvalidate()
  }
  open func removeArrangedSubview(_ view: UIView) {
    stubChanges += 1
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    stubInvalidate()
  }

  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }
}
