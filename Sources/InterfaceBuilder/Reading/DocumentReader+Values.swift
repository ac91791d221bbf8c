import CatalogCore

/// Attributes and small values.
extension DocumentReader {
  /// A number of an attribute; `nil` where there is none, or a word, which is told.
  mutating func number(_ element: MarkupElement, _ name: StaticString) -> Double? {
    guard let text = element[name] else { return nil }
    if let number = NumberReading.decimal(text) { return number }
    problems.wrongValue(text, of: name, expected: "no number", line: element.line)
    return nil
  }

  mutating func whole(_ element: MarkupElement, _ name: StaticString) -> Int? {
    number(element, name).map { Int($0) }
  }

  /// A text of an attribute, or of a child by this key, with all its lines.
  func text(_ element: MarkupElement, _ name: StaticString) -> String? {
    if let text = element[name] { return text }
    for child in element.children where child["key"].isSpelled(name) {
      if child.name.isSpelled("string") || child.name.isSpelled("mutableString") {
        return child.text
      }
    }
    return nil
  }

  mutating func point(_ element: MarkupElement?) -> InterfacePoint? {
    guard let element else { return nil }
    return InterfacePoint(x: number(element, "x") ?? 0, y: number(element, "y") ?? 0)
  }

  mutating func size(_ element: MarkupElement?) -> InterfaceSize? {
    guard let element else { return nil }
    return InterfaceSize(
      width: max(0, number(element, "width") ?? 0), height: max(0, number(element, "height") ?? 0))
  }

  mutating func frame(of element: MarkupElement) -> InterfaceFrame? {
    for child in element.children {
      if child.name.isSpelled("rect"), child["key"].isSpelled("frame") {
        return rectangle(child, "x", "y")
      }
      // A form of few years: the distances to the edges, of which the sizes take the place.
      if child.name.isSpelled("frame"), child["width"] != nil, child["height"] != nil,
        child["maxX"] == nil, child["maxY"] == nil
      {
        return rectangle(child, "minX", "minY")
      }
    }
    return nil
  }

  private mutating func rectangle(
    _ element: MarkupElement, _ x: StaticString, _ y: StaticString
  ) -> InterfaceFrame {
    InterfaceFrame(
      x: number(element, x) ?? 0, y: number(element, y) ?? 0,
      width: max(0, number(element, "width") ?? 0), height: max(0, number(element, "height") ?? 0))
  }

  func customClass(_ element: MarkupElement) -> InterfaceClass? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    return InterfaceClass(
      name: name, module: element["customModule"],
      isOfTarget: element["customModuleProvider"].isSpelled("target"))
  }

  mutating func accessibility(of element: MarkupElement) -> InterfaceAccessibility? {
    guard let found = element.child("accessibility") else { return nil }
    var accessibility = InterfaceAccessibility()
    accessibility.label = text(found, "label")
    accessibility.hint = text(found, "hint")
    accessibility.identifier = text(found, "identifier")
    if let traits = found.child("accessibilityTraits") {
      accessibility.traits = traits.attributes.filter { $0.value.isSpelled("YES") }.map(\.name)
        .sorted { $0.precedesByBytes($1) }
    }
    for child in found.children where child["key"].isSpelled("isElement") {
      accessibility.isElement = child.flag("value")
    }
    return accessibility
  }

  mutating func runtimeAttributes(of element: MarkupElement) -> [RuntimeAttribute] {
    element.list("userDefinedRuntimeAttributes").compactMap { item in
      guard let keyPath = item["keyPath"] else { return nil }
      let type = item["type"] ?? ""
      return RuntimeAttribute(keyPath: keyPath, type: type, value: runtimeValue(item, type: type))
    }
  }

  private mutating func runtimeValue(
    _ item: MarkupElement, type: String
  ) -> RuntimeAttribute.Value {
    if let value = item["value"] {
      if type.isSpelled("boolean") { return .flag(value.isSpelled("YES")) }
      if type.isSpelled("number"), let number = NumberReading.decimal(value) {
        return .number(number)
      }
      return .text(value)
    }
    guard let child = item.child(key: "value") else { return .absent }
    switch child.name {
    case "color": return color(child).map { .color($0) } ?? .absent
    case "real", "integer", "float", "double", "number":
      return number(child, "value").map { .number($0) } ?? .absent
    case "bool", "boolean": return .flag(child.flag("value"))
    case "string", "mutableString": return .text(child.text)
    case "point": return numbers(child, ["x", "y"])
    case "size": return numbers(child, ["width", "height"])
    case "rect": return numbers(child, ["x", "y", "width", "height"])
    case "range": return numbers(child, ["location", "length"])
    case "inset", "edgeInsets": return numbers(child, ["minX", "minY", "maxX", "maxY"])
    default: return .absent
    }
  }

  private mutating func numbers(
    _ element: MarkupElement, _ names: [StaticString]
  ) -> RuntimeAttribute.Value {
    .numbers(names.map { number(element, $0) ?? 0 })
  }
}
