// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
  public let rawValue: Float
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public init(rawValue: Float) { self.rawValue = rawValue }
  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  public static let fittingSizeLevel = UILayoutPriority(50)
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

@MainActor open class NSLayoutConstraint: NSObject {
  public enum Axis: Int, Sendable {
    case horizontal
    case vertical
  }
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal
    case greaterThanOrEqual
  }
  public enum Attribute: Int, Sendable {
    case top = 3
    case bottom
    case leading
    case trailing
    case width
    case height
    case centerX
    case centerY
    case notAnAttribute = 0
  }

  public private(set) weak var firstItem: AnyObject?
  public let firstAttribute: Attribute
  public let relation: Relation
  public private(set) weak var secondItem: AnyObject?
  public let secondAttribute: Attribute
  private let hasSecondItem: Bool
  open var constant: CGFloat { didSet { if constant != oldValue { holder?.stubInvalidate() } } }
  open var priority = UILayoutPriority.required
  private weak var holder: UIView?

  init<Anchor>(
    _ first: NSLayoutAnchor<Anchor>, _ relation: Relation, _ second: NSLayoutAnchor<Anchor>?,
    constant: CGFloat
  ) {
    firstItem = first.item
    firstAttribute = first.attribute
    self.relation = relation
    secondItem = second?.item
    secondAttribute = second?.attribute ?? .notAnAttribute
    hasSecondItem = second != nil
    self.constant = constant
    super.init()
  }

  /// The nearest view that has both items in it holds an active constraint; without one, UIKit ends the
  /// app.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      holder?.stubInvalidate()
      guard newValue else {
        holder?.constraints.removeAll { $0 === self }
        holder = nil
        return
      }
      let first = Self.view(of: firstItem)
      let common = hasSecondItem ? Self.ancestor(of: first, Self.view(of: secondItem)) : first
      guard let common else {
        preconditionFailure("the items of a constraint have no view in common")
      }
      common.constraints.append(self)
      holder = common
      common.stubInvalidate()
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  static func view(of item: AnyObject?) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
  }

  private static func ancestor(of first: UIView?, _ second: UIView?) -> UIView? {
    var candidate = first
    while let view = candidate {
      if let second, second.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }
}

@MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    super.init()
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .equal, anchor, constant: 0)
  }
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, .equal, anchor, constant: c)
  }
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, .greaterThanOrEqual, anchor, constant: 0)
  }
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    NSLayoutConstraint(self, .lessThanOrEqual, anchor, constant: 0)
  }
}

@MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}
@MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .equal, nil, constant: c)
  }
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .greaterThanOrEqual, nil, constant: c)
  }
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(self, .lessThanOrEqual, nil, constant: c)
  }
}

@MainActor open class UILayoutGuide: NSObject {
  public internal(set) weak var owningView: UIView?

  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}
