// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor open class UITableViewCell: UIView {
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  public let contentView = UIView()
  public internal(set) var reuseIdentifier: String?
  open var accessoryType: AccessoryType = .none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  open var selectionStyle: SelectionStyle = .default
  /// How often the table prepared the cell for another row.
  public internal(set) var stubReuseCount = 0

  // Apple's is not `required`; here it is so that the table can make a cell of a registered class.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  open func prepareForReuse() { stubReuseCount += 1 }

  /// A sign narrows the content view by 40 points here, whichever it is.
  override open func layoutSubviews() {
    contentView.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 8, leading: 16, bottom: 8, trailing: 16)
    contentView.frame = CGRect(
      x: 0, y: 0, width: frame.size.width - (accessoryType == .none ? 0 : 40),
      height: frame.size.height)
  }
}

/// A nib is a closure that puts views into the cell that is loaded from it.
@MainActor public final class UINib: NSObject {
  let name: String
  let bundle: Bundle?

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    super.init()
  }

  /// What is in a nib: the class of its cell, and what fills it.
  public struct StubContents {
    public var cell: UITableViewCell.Type
    public var fill: (UITableViewCell) -> Void
    public init(cell: UITableViewCell.Type, fill: @escaping (UITableViewCell) -> Void) {
      self.cell = cell
      self.fill = fill
    }
  }
  public static var stubContents: [String: StubContents] = [:]

  func instantiateCell(reuseIdentifier: String) -> UITableViewCell? {
    guard let contents = Self.stubContents[name],
      let cell = contents.cell.init(coder: NSCoder())
    else { return nil }
    cell.reuseIdentifier = reuseIdentifier
    contents.fill(cell)
    return cell
  }
}
