import CatalogCore

/// The words for attributes of views.
enum ViewWords {
  /// How a sentence goes on before the value, and what it says instead of none.
  static func phrase(_ name: SnapshotDocument.Attribute.Name) -> (
    verb: String, noun: String, none: String
  ) {
    switch name {
    case .font: ("has", "the font", "the usual one")
    case .color: ("has", "the text colour", "the usual one")
    case .background: ("has", "the background", "none")
    case .tint: ("has", "the tint", "the usual one")
    case .border: ("has", "the border", "none")
    case .shadow: ("has", "the shadow", "none")
    case .cornerRadius: ("has", "the corner radius", "0")
    case .opacity: ("has", "the opacity", "1")
    case .alignment: ("is", "aligned", "as usual")
    case .lines: ("has", "lines", "as usual")
    case .placeholder: ("has", "the placeholder", "none")
    case .range: ("goes", "", "as usual")
    case .state: ("has", "the state", "none")
    case .accessory: ("has", "the accessory", "none")
    case .selector: ("calls", "", "nothing")
    case .segue: ("has", "the segue", "none")
    default: ("has", "the \(name.rawValue.replacing("-", with: " "))", "none")
    }
  }

  static func value(
    _ name: SnapshotDocument.Attribute.Name, _ attributes: [SnapshotDocument.Attribute]
  ) -> String? {
    guard !attributes.isEmpty else { return nil }
    return attributes.map { value(name, $0.arguments) }.joined(separator: ", ")
  }

  private static func value(
    _ name: SnapshotDocument.Attribute.Name, _ arguments: [SnapshotDocument.Argument]
  ) -> String {
    let words = arguments.map(\.words)
    switch name {
    case .selector: return selector(arguments)
    case .font: return font(arguments)
    case .range where words.count == 2: return "from \(words[0]) to \(words[1])"
    case .size where words.count == 2: return "\(words[0]) × \(words[1])"
    case .lines where words.first == "0": return "without limit"
    case .accessory: return words.joined(separator: " ").replacing("-", with: " ")
    default: return words.joined(separator: " ")
    }
  }

  /// The verb for several views.
  static func plural(_ verb: String) -> String {
    switch verb {
    case "has": "have"
    case "is": "are"
    case "goes": "go"
    case "calls": "call"
    default: verb
    }
  }

  /// A noun of Interface Builder for several.
  static func plural(noun: String) -> String { noun + (noun.hasSuffix("ch") ? "es" : "s") }

  /// `system 17 semibold` as `system 17, semibold`; a named font as its name and size.
  private static func font(_ arguments: [SnapshotDocument.Argument]) -> String {
    var words = arguments.map { argument in
      if case .text(let name) = argument { name } else { argument.words }
    }
    if words.count > 2 { words[1] += "," }
    return words.joined(separator: " ")
  }

  /// `“login:” on touchUpInside`.
  static func selector(_ arguments: [SnapshotDocument.Argument]) -> String {
    let words = arguments.map(\.words)
    guard let name = words.first, words.count > 1 else { return words.joined(separator: " ") }
    return "\(name) on \(words.dropFirst().joined(separator: " "))"
  }

  static func frame(_ attributes: [SnapshotDocument.Attribute]) -> String? {
    FrameChange.Frame(attributes).map { "\($0.size) at \($0.x.text), \($0.y.text)" }
  }
}

extension FrameChange.Frame {
  /// `200 × 22`.
  var size: String { "\(width.text) × \(height.text)" }
}
