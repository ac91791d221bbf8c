// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public final class CGColor: Sendable {
  public let name: String
  init(name: String) { self.name = name }
}

public final class UIColor: NSObject, Sendable {
  /// The name by which the stand-in tells colours apart.
  public let stubName: String
  init(stub name: String) { stubName = name }

  /// An asset catalogue with two colours.
  public convenience init?(named name: String) {
    guard name == "harbourBlue" || name == "danger" else { return nil }
    self.init(stub: "asset \(name)")
  }

  public var cgColor: CGColor { CGColor(name: stubName) }

  public static let black = UIColor(stub: "black")
  public static let darkGray = UIColor(stub: "darkGray")
  public static let lightGray = UIColor(stub: "lightGray")
  public static let white = UIColor(stub: "white")
  public static let gray = UIColor(stub: "gray")
  public static let red = UIColor(stub: "red")
  public static let green = UIColor(stub: "green")
  public static let blue = UIColor(stub: "blue")
  public static let orange = UIColor(stub: "orange")
  public static let clear = UIColor(stub: "clear")
  public static let label = UIColor(stub: "label")
  public static let secondaryLabel = UIColor(stub: "secondaryLabel")
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(stub: "tintColor")
  public static let systemRed = UIColor(stub: "systemRed")
  public static let systemGreen = UIColor(stub: "systemGreen")
  public static let systemBlue = UIColor(stub: "systemBlue")
  public static let systemOrange = UIColor(stub: "systemOrange")
  public static let systemGray = UIColor(stub: "systemGray")
}

public final class UIImage: NSObject, Sendable {
  /// How the image was asked for.
  public let stubName: String

  /// The asset catalogue has every image whose name starts with `photo`.
  public init?(named name: String) {
    guard name.hasPrefix("photo") else { return nil }
    stubName = name
  }
  public init?(systemName name: String) {
    guard name == "star" else { return nil }
    stubName = "system \(name)"
  }
}

public final class UIFontDescriptor: NSObject, Sendable {
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  public let symbolicTraits: SymbolicTraits
  let textStyle: UIFont.TextStyle

  init(textStyle: UIFont.TextStyle, traits: SymbolicTraits) {
    self.textStyle = textStyle
    symbolicTraits = traits
  }
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(textStyle: textStyle, traits: symbolicTraits)
  }
}

public final class UIFontMetrics: NSObject, Sendable {
  public static let `default` = UIFontMetrics()
  /// By how much the text is larger than usual.
  public static let stubScale: CGFloat = 2

  public func scaledValue(for value: CGFloat) -> CGFloat { value * Self.stubScale }
}

public final class UIFont: NSObject, Sendable {
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }
  public let fontDescriptor: UIFontDescriptor
  public let pointSize: CGFloat = 17
  public var stubStyle: TextStyle { fontDescriptor.textStyle }

  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = descriptor
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(textStyle: style, traits: []), size: 0)
  }
}

extension NSAttributedString.Key {
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
}

public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

@MainActor open class UILabel: UIView {
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      attributedText = nil
      plainText = newValue
    }
  }
  private var plainText: String?
  /// As in UIKit, the label takes over the font and the colour of the first character.
  open var attributedText: NSAttributedString? {
    didSet {
      guard let attributedText, attributedText.length > 0 else { return }
      plainText = nil
      let attributes = attributedText.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label
  open var textAlignment: NSTextAlignment = .natural
  open var numberOfLines = 1
  open var shadowColor: UIColor?
  open var shadowOffset = CGSize(width: 0, height: -1)
  open var adjustsFontForContentSizeCategory = false
  open var preferredMaxLayoutWidth: CGFloat = 0

  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    StubLine(traitCollection).size(of: text ?? "", width: size.width, limit: numberOfLines)
  }
}

/// A line of body: each character is 10 points wide, and lines are as high as on a device of scale 3.
struct StubLine {
  let height: CGFloat
  /// From the top.
  let baseline: CGFloat

  init(_ traits: UITraitCollection) {
    let pointSize: CGFloat =
      traits.preferredContentSizeCategory.isAccessibilityCategory ? 28 : 17
    height = (pointSize * (1950 + 494) / 2048 * 3).rounded(.up) / 3
    baseline = pointSize * 1950 / 2048
  }

  /// Words do not matter: a line ends where the next character has no room.
  func size(of text: String, width: CGFloat, limit: Int) -> CGSize {
    guard !text.isEmpty else { return .zero }
    let perLine = max(1, Int(min(width, 10_000) / 10))
    var lines = 0
    var longest = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      lines += max(1, (paragraph.count + perLine - 1) / perLine)
      longest = max(longest, min(paragraph.count, perLine))
    }
    if limit > 0 { lines = min(lines, limit) }
    return CGSize(width: CGFloat(longest) * 10, height: CGFloat(lines) * height)
  }
}

@MainActor open class UIImageView: UIView {
  open var image: UIImage?

  override public init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }
}

@MainActor open class UIProgressView: UIView {
  open var progress: Float = 0
  override open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
}

@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }
  public private(set) var isAnimating = false
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}
