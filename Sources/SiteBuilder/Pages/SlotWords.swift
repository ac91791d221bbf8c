import CatalogCore
import Pictures
import Snapshots

/// What the attributes of a view mean, in words for a reader.
struct SlotWords {
  var kind: String
  var textStyle: String?
  var frame: String?
  var facts: [String] = []
  var colors: [Color] = []
  /// Such as `hidden` or `disabled`.
  var states: [String] = []
  /// What Interface Builder marks as wrong.
  var problems: [String] = []

  struct Color {
    /// `text`, `background` or `tint`.
    var role: String
    var name: String
    /// A value for `fill`; `nil` for a colour that nobody knows.
    var fill: String?
  }

  private static let problemStates: Set<String> = ["misplaced", "ambiguous"]

  init(_ slot: SnapshotDocument.Slot) {
    (kind, textStyle) = Self.kind(of: slot)
    for attribute in slot.attributes { add(attribute, of: slot) }
  }

  private static func kind(of slot: SnapshotDocument.Slot) -> (String, String?) {
    switch (slot.kind, slot.style) {
    case (.view, "cell"): ("cell", nil)
    case (.view, nil): ("view", nil)
    case (.view, let style?): ("\(words(style)) view", nil)
    case (.custom, let style?): (words(style), nil)
    case (let kind, let style): (kind.rawValue, style.map { kind == .text ? $0 : words($0) })
    }
  }

  /// `date-picker` is “date picker”.
  static func words(_ name: String) -> String {
    String(decodingUTF8: name.utf8.map { $0 == UInt8(ascii: "-") ? .space : $0 })
  }

  private mutating func add(
    _ attribute: SnapshotDocument.Attribute, of slot: SnapshotDocument.Slot
  ) {
    let text = Self.joined(attribute.arguments)
    switch attribute.name {
    case .frame: frame = Self.frame(attribute.arguments)
    case .font: facts.append(Self.font(attribute.arguments))
    case .color: colors.append(Self.color("text", attribute.arguments))
    case .background: colors.append(Self.color("background", attribute.arguments))
    case .tint: colors.append(Self.color("tint", attribute.arguments))
    case .border: facts.append("border \(text)")
    case .hidden: states.append("hidden")
    case .state:
      for case .word(let word) in attribute.arguments {
        if Self.problemStates.contains(word) { problems.append(word) } else { states.append(word) }
      }
    case .lines: facts.append(text == "0" ? "any number of lines" : "\(text) lines")
    case .cornerRadius: facts.append("corners \(text)")
    // Of an item in a bar it says the side, which its name says too.
    case .alignment where slot.kind == .button: break
    case .alignment: facts.append("\(Self.words(text)) aligned")
    case .placeholder: facts.append("placeholder “\(text)”")
    case .range: facts.append("range \(Self.joined(attribute.arguments, by: " to "))")
    case .opacity: facts.append("opacity \(text)")
    case .clips: facts.append("clips")
    case .accessibilityLabel: facts.append("read as “\(text)”")
    case .accessibilityHint: facts.append("hint “\(text)”")
    case .accessibilityIdentifier: facts.append("identifier \(text)")
    case .accessibilityTraits: facts.append("traits \(text)")
    case .note: facts.append(text)
    case .size: facts.append("size \(Self.joined(attribute.arguments, by: " × "))")
    case .accessory, .indentation, .editing, .truncation, .shadow, .run, .title, .swipe, .role,
      .selector, .segue:
      facts.append("\(attribute.name.rawValue) \(text)")
    }
  }

  /// `200 × 22 at 16, 8`.
  private static func frame(_ arguments: [SnapshotDocument.Argument]) -> String {
    let numbers = arguments.map { joined([$0]) }
    guard numbers.count == 4 else { return numbers.joined(separator: " ") }
    return "\(numbers[2]) × \(numbers[3]) at \(numbers[0]), \(numbers[1])"
  }

  private static func font(_ arguments: [SnapshotDocument.Argument]) -> String {
    var words = arguments.map { joined([$0]) }
    if words.first == "system" { words[0] = "System" }
    return words.joined(separator: " ")
  }

  /// The words of an attribute, and its first text in quotes.
  static func arguments(
    of name: SnapshotDocument.Attribute.Name, in attributes: [SnapshotDocument.Attribute]
  ) -> (words: String?, text: String?) {
    let arguments = attributes.first { $0.name == name }?.arguments ?? []
    var words: [String] = []
    var text: String?
    for argument in arguments {
      switch argument {
      case .word(let word): words.append(spelledOut(word))
      case .text(let value): text = text ?? value
      case .number(let number): words.append(number.text)
      }
    }
    return (words.isEmpty ? nil : words.joined(separator: " "), text)
  }

  /// `touchUpInside` is “touch up inside”.
  private static func spelledOut(_ word: String) -> String {
    var bytes: [UInt8] = []
    for byte in word.utf8 {
      if UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte {
        if !bytes.isEmpty { bytes.append(.space) }
        bytes.append(byte.asciiLowercased)
      } else {
        bytes.append(byte == UInt8(ascii: "-") ? .space : byte)
      }
    }
    return String(decodingUTF8: bytes)
  }

  private static func joined(
    _ arguments: [SnapshotDocument.Argument], by separator: String = " "
  ) -> String {
    arguments.map { argument in
      switch argument {
      case .word(let word): word
      case .text(let text): text
      case .number(let number): number.text
      }
    }.joined(separator: separator)
  }
}

// MARK: - Colours

extension SlotWords {
  private static func color(_ role: String, _ arguments: [SnapshotDocument.Argument]) -> Color {
    var name: String?
    var value: String?
    for argument in arguments {
      switch argument {
      case .text(let text): name = name ?? text
      case .word(let word): if PictureColor(word) != nil { value = value ?? word }
      case .number: break
      }
    }
    let shown = name ?? value ?? joined(arguments)
    // The digits come first: the name beside them is one that an app gave.
    return Color(
      role: role, name: shown, fill: (value ?? name).flatMap { PictureColor($0) }?.fill)
  }
}
