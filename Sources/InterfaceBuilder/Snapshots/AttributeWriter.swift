import CatalogCore
import Snapshots

/// Turns values of the model into what follows the name of an attribute.
struct AttributeWriter {
  typealias Attribute = SnapshotDocument.Attribute
  typealias Argument = SnapshotDocument.Argument

  /// The colours of asset catalogs by name, and those that the document keeps a copy of.
  var assetColors: [ByteKey: InterfaceColor] = [:]
  var documentColors: [ByteKey: InterfaceColor.Components] = [:]

  /// A word where it can stand bare and is no number, else a text.
  static func word(_ text: String) -> Argument {
    let isWord =
      !text.isEmpty && text.utf8.allSatisfy(isWordByte) && Points(parsing: text.utf8) == nil
    return isWord ? .word(text) : .text(text)
  }

  static func isWord(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy(isWordByte)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte.isASCIIAlphanumeric || ".-_:/#@+".utf8.contains(byte)
  }

  static func number(_ value: Double?) -> Argument? {
    value.flatMap { Points($0) }.map { .number($0) }
  }

  /// A number as people write it; `nil` for what is none.
  static func text(_ value: Double) -> String? { Points(value)?.text }

  func attribute(_ name: Attribute.Name, _ color: InterfaceColor?) -> Attribute? {
    guard let color, let arguments = arguments(color) else { return nil }
    return Attribute(name, arguments)
  }

  /// `"label"` of the system, `"Harbour" #rrggbb` of the app, `#rrggbb` without a name.
  func arguments(_ color: InterfaceColor) -> [Argument]? {
    switch color.name {
    case .system(let name): return [.text(name)]
    case .asset(let name):
      let key = ByteKey(name)
      let components = assetColors[key]?.components ?? documentColors[key] ?? color.components
      return [.text(name), .word(components.map(Self.hexadecimal) ?? "missing")]
    case nil: return color.components.map { [.word(Self.hexadecimal($0))] }
    }
  }

  private static func hexadecimal(_ color: InterfaceColor.Components) -> String {
    var parts = [color.red, color.green, color.blue]
    let alpha = byte(color.alpha)
    var text = "#"
    if alpha < 255 { parts.append(color.alpha) }
    for part in parts {
      let value = byte(part)
      text += (value < 16 ? "0" : "") + String(value, radix: 16)
    }
    return text
  }

  private static func byte(_ value: Double) -> Int {
    // Not a number is not above zero.
    value > 0 ? Int(min(value, 1) * 255 + 0.5) : 0
  }

  /// A font in full, for what has no style: `system 17 semibold`, `headline`, `"Avenir-Heavy" 15`.
  static func arguments(_ font: InterfaceFont) -> [Argument] {
    let size = number(font.pointSize.flatMap { $0 > 0 ? $0 : nil })
    switch font.face {
    case .textStyle(let style): return [word(style)]
    case .system(let weight, let isItalic):
      var arguments = [.word("system")] + [size].compactMap(\.self)
      if !weight.isEmpty, !weight.isSpelled("regular") { arguments.append(word(weight)) }
      if isItalic { arguments.append(.word("italic")) }
      return arguments
    case .named(let name, _): return [.text(name)] + [size].compactMap(\.self)
    }
  }

  /// The parts of a text that do not look alike; a text of one part has the looks of its slot.
  func runs(_ text: InterfaceText) -> [Attribute] {
    guard text.fragments.count > 1 else { return [] }
    return text.fragments.map { fragment in
      var parts: [Argument] = [.text(fragment.text)]
      if fragment.font?.isBold == true { parts.append(.word("bold")) }
      if fragment.font?.isItalic == true { parts.append(.word("italic")) }
      if let color = fragment.color.flatMap(arguments) { parts += [.word("color")] + color }
      return Attribute(.run, parts)
    }
  }

  static func frame(_ frame: InterfaceFrame?, offset: InterfacePoint) -> Attribute? {
    guard let frame, let x = number(frame.x + offset.x), let y = number(frame.y + offset.y),
      let width = number(frame.width), let height = number(frame.height)
    else { return nil }
    return Attribute(.frame, x, y, width, height)
  }

  static func accessibility(_ accessibility: InterfaceAccessibility?) -> [Attribute] {
    guard let accessibility else { return [] }
    var attributes: [Attribute] = []
    let texts: [(Attribute.Name, String?)] = [
      (.accessibilityLabel, accessibility.label), (.accessibilityHint, accessibility.hint),
      (.accessibilityIdentifier, accessibility.identifier),
    ]
    for (name, text) in texts {
      if let text, !text.isEmpty { attributes.append(Attribute(name, .text(text))) }
    }
    let traits = accessibility.traits.filter(isWord)
    if !traits.isEmpty {
      attributes.append(Attribute(.accessibilityTraits, traits.map { .word($0) }))
    }
    return attributes
  }
}

extension InterfaceFont {
  /// Whether the letters are clearly heavier than those of running text.
  fileprivate var isBold: Bool {
    switch face {
    case .textStyle(let style): style.isSpelled("headline")
    case .system(let weight, _): ["semibold", "bold", "heavy", "black"].contains(weight)
    case .named(let name, _): Self.isNamed(name, ["bold", "heavy", "black"])
    }
  }

  fileprivate var isItalic: Bool {
    switch face {
    case .textStyle: false
    case .system(_, let isItalic): isItalic
    case .named(let name, _): Self.isNamed(name, ["italic", "oblique"])
    }
  }

  private static func isNamed(_ name: String, _ words: [StaticString]) -> Bool {
    let bytes = name.utf8.map(\.asciiLowercased)
    return words.contains { bytes.firstIndex(of: $0, from: 0) != nil }
  }
}
