import CatalogCore
import Snapshots

extension AttributeWriter {
  /// What is set at run time: round corners and borders as such, everything else as a remark.
  func runtime(_ values: [RuntimeAttribute]) -> [Attribute] {
    var attributes: [Attribute] = []
    var radius: Argument?
    var border: (width: Argument?, color: [Argument]) = (nil, [])
    for value in values {
      let name = Self.withoutLayer(value.keyPath)
      switch (name, value.value) {
      case ("cornerRadius", .number(let number)): radius = radius ?? Self.number(number)
      case ("borderWidth", .number(let width)): border.width = Self.number(width)
      case ("borderColor", .color(let color)), ("borderUIColor", .color(let color)):
        border.color = arguments(color) ?? []
      default: attributes.append(Attribute(.note, .text(remark(value))))
      }
    }
    if let radius { attributes.append(Attribute(.cornerRadius, radius)) }
    let parts = [border.width].compactMap(\.self) + border.color
    if !parts.isEmpty { attributes.append(Attribute(.border, parts)) }
    return attributes
  }

  private static func withoutLayer(_ keyPath: String) -> String {
    keyPath.rest(after: "layer.") ?? keyPath
  }

  private func remark(_ attribute: RuntimeAttribute) -> String {
    let value: String
    switch attribute.value {
    case .text(let text): value = "“\(text)”"
    case .number(let number): value = Self.text(number) ?? "a number"
    case .flag(let flag): value = flag ? "true" : "false"
    case .color(let color): value = Self.text(arguments(color) ?? [])
    case .numbers(let numbers):
      value = "(\(numbers.map { Self.text($0) ?? "?" }.joined(separator: ", ")))"
    case .absent: value = "nil"
    }
    return "sets \(attribute.keyPath) = \(value)"
  }

  private static func text(_ arguments: [Argument]) -> String {
    arguments.map { argument in
      switch argument {
      case .word(let text), .text(let text): text
      case .number(let number): number.text
      }
    }.joined(separator: " ")
  }

  /// What is different in size classes, one remark for each; constraints are no part of a snapshot.
  static func variations(_ variations: [InterfaceVariation]) -> [Attribute] {
    variations.compactMap { variation in
      var parts: [String] = []
      if !variation.overrides.isEmpty {
        parts.append("other \(variation.overrides.joined(separator: ", "))")
      }
      if !variation.excludedSubviews.isEmpty {
        parts.append("without \(variation.excludedSubviews.joined(separator: ", "))")
      }
      if !variation.includedSubviews.isEmpty {
        parts.append("with \(variation.includedSubviews.joined(separator: ", "))")
      }
      guard !parts.isEmpty else { return nil }
      return Attribute(.note, .text("\(variation.key): \(parts.joined(separator: "; "))"))
    }
  }
}
