import CatalogCore
import Layout
import Snapshots

/// The attributes of a slot that stands in a frame of its own.
struct SlotLook {
  /// From the corner of the slot around it.
  private(set) var frame: Rectangle?
  private(set) var background: PictureColor?
  private(set) var color: PictureColor?
  private(set) var tint: PictureColor?
  private(set) var border: (color: PictureColor, width: Double)?
  /// The shape of a field that the system draws: `rounded-rect`, `line` or `bezel`.
  private(set) var borderStyle: String?
  private(set) var radius = 0.0
  private(set) var opacity = 1.0
  private(set) var isHidden = false
  private(set) var clips = false
  private(set) var alignment: String?
  /// The greatest number of lines, 0 for no limit; `nil` where nothing is said.
  private(set) var lines: Int?
  private var states: [String] = []

  /// More than any screen has, in points.
  static let greatestLength = 16_384.0

  init(_ slot: SnapshotDocument.Slot) {
    self.init(attributes: slot.attributes)
  }

  init(attributes: [SnapshotDocument.Attribute]) {
    for attribute in attributes { read(attribute) }
  }

  private mutating func read(_ attribute: SnapshotDocument.Attribute) {
    let numbers = attribute.arguments.compactMap { argument in
      if case .number(let number) = argument { number.value } else { nil }
    }
    let words = attribute.arguments.compactMap { argument in
      if case .word(let word) = argument { word } else { nil }
    }
    switch attribute.name {
    case .frame where frame == nil && numbers.count == 4:
      frame = Rectangle(
        x: Self.place(numbers[0]), y: Self.place(numbers[1]), width: Self.length(numbers[2]),
        height: Self.length(numbers[3]))
    case .background: background = Self.color(attribute)
    case .color: color = Self.color(attribute)
    case .tint: tint = Self.color(attribute)
    case .border:
      let color = Self.color(attribute)
      borderStyle = words.first { PictureColor($0) == nil }
      guard color != nil || !numbers.isEmpty else { return }
      let width = min(Self.length(numbers.first ?? 1), 64)
      if width > 0 { border = (color ?? .system("label"), width) }
    case .cornerRadius: radius = Self.length(numbers.first ?? 0)
    case .opacity: opacity = min(max(numbers.first ?? 1, 0), 1)
    case .hidden: isHidden = true
    case .clips: clips = true
    case .alignment: alignment = words.first
    case .lines: lines = numbers.first.map { Int(min(max($0, 0), 10_000)) }
    case .state: states += words
    default: break
    }
  }

  func has(_ state: String) -> Bool { states.contains(state) }

  static func place(_ number: Double) -> Double {
    min(max(number, -greatestLength), 2 * greatestLength)
  }

  static func length(_ number: Double) -> Double { min(max(number, 0), 2 * greatestLength) }

  /// The colour that an attribute means: the digits where it has some, since the name beside them is
  /// one that an app gave.
  static func color(_ attribute: SnapshotDocument.Attribute) -> PictureColor? {
    var named: PictureColor?
    for argument in attribute.arguments {
      switch argument {
      case .word(let word):
        guard let color = PictureColor(word) else { continue }
        if word.utf8.first == UInt8(ascii: "#") { return color }
        named = named ?? color
      case .text(let text): named = named ?? PictureColor(text)
      case .number: break
      }
    }
    return named
  }

  /// Where lines stand, where the slot says so.
  func side(in context: PictureContext) -> TextBlock.Side? {
    switch alignment {
    case "center": .middle
    case "left", "justified": .left
    case "right": .right
    case "leading", "natural": context.side(.left)
    case "trailing": context.side(.right)
    default: nil
    }
  }
}

extension SnapshotDocument.Slot {
  /// Whether it is a list of the kind whose cells are the rows of a document.
  var isList: Bool { style == "table" || style == "collection" }

  /// What a reader knows it by: the name of an outlet, or nothing where it has a number alone.
  var outletName: String? { source == nil ? nil : id }
}
