// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public typealias UIActionHandler = (UIAction) -> Void

@MainActor open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }
}

@MainActor public final class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public let identifier: Identifier
  let handler: UIActionHandler

  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init()
  }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingChanged = Event(rawValue: 1 << 17)
  }
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
  open var isEnabled = true
  open var isTracking = false
  private var actions: [(event: Event, action: UIAction)] = []

  /// An action with an identifier that is there already takes its place.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == action.identifier && $0.event == controlEvents }
    actions.append((controlEvents, action))
  }

  open func sendActions(for controlEvents: Event) {
    for (event, action) in actions where !event.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

@MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom
    case system
  }
  public struct Configuration {
    public var contentInsets = NSDirectionalEdgeInsets(
      top: 7, leading: 12, bottom: 7, trailing: 12)
    public static func plain() -> Configuration { Configuration() }
  }
  public let titleLabel: UILabel? = UILabel()
  /// With it a title wraps and follows the text size.
  open var configuration: Configuration?
  private var titles: [State: String] = [:]

  public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    accessibilityTraits = .button
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    accessibilityTraits = .button
  }

  open func setTitle(_ title: String?, for state: State) { titles[state] = title }
  open func title(for state: State) -> String? { titles[state] }
  open var currentTitle: String? { titles[.normal] }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = configuration?.contentInsets
    let sides = (insets?.leading ?? 0) + (insets?.trailing ?? 0)
    var size = StubLine(traitCollection)
      .size(of: currentTitle ?? "", width: size.width - sides, limit: 0)
    size.width += sides
    size.height += (insets?.top ?? 0) + (insets?.bottom ?? 0)
    return size
  }
}

@MainActor open class UISwitch: UIControl {
  open var isOn = false
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override open var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
}

@MainActor open class UISlider: UIControl {
  open var value: Float = 0 {
    didSet { value = min(max(value, minimumValue), maximumValue) }
  }
  open var minimumValue: Float = 0 { didSet { if value < minimumValue { value = minimumValue } } }
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 31)
  }
  open var maximumValue: Float = 1 { didSet { if value > maximumValue { value = maximumValue } } }
}

@MainActor open class UITextField: UIControl {
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }
  open var text: String? = ""
  open var placeholder: String?
  open var font: UIFont?
  open var borderStyle: BorderStyle = .none
  open var adjustsFontForContentSizeCategory = false
  open var isEditing: Bool { isFirstResponder }
  override open var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: StubLine(traitCollection).height + (borderStyle == .roundedRect ? 14 : 0))
  }
}
