// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stand-in: the declarations that the adapter uses, with Apple's names, labels and types. What
// they mean is in Apple's documentation.

@_exported public import Foundation

@MainActor open class UIResponder: NSObject {
  public internal(set) var isFirstResponder = false
  @discardableResult open func becomeFirstResponder() -> Bool {
    isFirstResponder = true
    return true
  }
  @discardableResult open func resignFirstResponder() -> Bool {
    isFirstResponder = false
    return true
  }
}

@MainActor open class UIView: UIResponder {
  public internal(set) var subviews: [UIView] = []
  public internal(set) weak var superview: UIView?
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  public let layer = CALayer()
  open var translatesAutoresizingMaskIntoConstraints = true
  public let layoutMarginsGuide = UILayoutGuide()

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    self.superview = nil
  }

  open var window: UIWindow? { superview?.window }

  open func layoutIfNeeded() {}

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { resignFirstResponder() }
    for view in subviews { view.endEditing(force) }
    return true
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    stubAnimationIsOff = true
    actionsWithoutAnimation()
    stubAnimationIsOff = false
  }
  /// Whether `performWithoutAnimation` runs at the moment.
  public private(set) static var stubAnimationIsOff = false

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
}

@MainActor open class UIStackView: UIView {
  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline
  }
  public internal(set) var arrangedSubviews: [UIView] = []
  open var axis: NSLayoutConstraint.Axis = .horizontal
  open var spacing: CGFloat = 0
  open var alignment: Alignment = .fill

  open func addArrangedSubview(_ view: UIView) {
    addSubview(view)
    arrangedSubviews.append(view)
  }
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}

@MainActor open class CALayer: NSObject {
  open var shadowColor: CGColor?
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shadowOpacity: Float = 0
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none = UIAccessibilityTraits([])
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 2)
  public static let image = UIAccessibilityTraits(rawValue: 4)
  public static let selected = UIAccessibilityTraits(rawValue: 8)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
  public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
  public static let header = UIAccessibilityTraits(rawValue: 65536)
}
