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
  open var frame: CGRect { didSet { if frame.size != oldValue.size { setNeedsLayout() } } }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var isHidden = false
  open var isUserInteractionEnabled = true
  open var backgroundColor: UIColor?
  open var clipsToBounds = false
  public let layer = CALayer()
  open var translatesAutoresizingMaskIntoConstraints = true
  public let layoutMarginsGuide = UILayoutGuide()
  open var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  open var layoutMargins: UIEdgeInsets {
    let margins = directionalLayoutMargins
    return UIEdgeInsets(
      top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
  }
  open var insetsLayoutMarginsFromSafeArea = true
  public internal(set) var constraints: [NSLayoutConstraint] = []

  open var traitOverrides: UITraitOverrides {
    get { stubOverrides }
    set { stubChangeTraits { stubOverrides = newValue } }
  }
  private var stubOverrides = UITraitOverrides()
  var stubRegistrations: [StubTraitChangeRegistration] = []
  /// Inherited from the view above; without any, what a device starts with.
  open var traitCollection: UITraitCollection {
    if let category = stubOverrides.category {
      return UITraitCollection(preferredContentSizeCategory: category)
    }
    return superview?.traitCollection ?? UITraitCollection(preferredContentSizeCategory: .large)
  }

  open var isAccessibilityElement = false
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityIdentifier: String?
  open var accessibilityTraits: UIAccessibilityTraits = .none

  public init(frame: CGRect = .zero) {
    self.frame = frame
    super.init()
    layoutMarginsGuide.owningView = self
  }

  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
    layoutMarginsGuide.owningView = self
  }

  open func addSubview(_ view: UIView) {
    view.stubChangeTraits {
      view.removeFromSuperview()
      view.superview = self
      subviews.append(view)
    }
    stubInvalidate()
  }

  open func removeFromSuperview() {
    guard let superview else { return }
    stubDropConstraints()
    superview.subviews.removeAll { $0 === self }
    (superview as? UIStackView)?.removeArrangedSubview(self)
    self.superview = nil
  }

  open var window: UIWindow? { superview?.window }

  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  // MARK: Layout; see `StubLayout`.

  private var stubNeedsLayout = true
  open func setNeedsLayout() { stubNeedsLayout = true }
  open func layoutIfNeeded() {
    if stubNeedsLayout {
      stubNeedsLayout = false
      layoutSubviews()
    }
    for view in subviews { view.layoutIfNeeded() }
  }
  open func layoutSubviews() { stubPlaceSubviews() }

  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }
  /// How often the view said that it wants another size.
  public private(set) var stubSizeInvalidations = 0
  open func invalidateIntrinsicContentSize() { stubSizeInvalidations += 1 }
  open func sizeThatFits(_ size: CGSize) -> CGSize { frame.size }
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { stubFittingSize(targetSize) }

  // MARK: Touches

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, self.point(inside: point, with: event) else {
      return nil
    }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (stubOrigin, view?.stubOrigin ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let (own, other) = (stubOrigin, view?.stubOrigin ?? .zero)
    return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y)
  }
  private var stubOrigin: CGPoint {
    let above = superview?.stubOrigin ?? .zero
    return CGPoint(x: above.x + frame.origin.x, y: above.y + frame.origin.y)
  }

  // MARK: Priorities

  @discardableResult open func endEditing(_ force: Bool) -> Bool {
    if isFirstResponder { resignFirstResponder() }
    for view in subviews { view.endEditing(force) }
    return true
  }

  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { hugging[axis] = priority }
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis] ?? .defaultLow
  }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { resistance[axis] = priority }
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { resistance[axis] ?? .defaultHigh }
  private var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  private var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    stubAnimationIsOff = true
    actionsWithoutAnimation()
    stubAnimationIsOff = false
  }
  /// Whether `performWithoutAnimation` runs at the moment.
  public private(set) static var stubAnimationIsOff = false

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

@MainActor open class UIEvent: NSObject {}

@MainActor open class UIScrollView: UIView {
  open var contentOffset = CGPoint.zero
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
