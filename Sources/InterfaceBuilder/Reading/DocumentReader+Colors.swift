import CatalogCore

/// Colours in all their forms.
extension DocumentReader {
  /// The colour of a property; `nil` where the file gives none, or says `nil`.
  mutating func color(of element: MarkupElement, _ key: StaticString) -> InterfaceColor? {
    for child in element.children
    where child.name.isSpelled("color") && child["key"].isSpelled(key) {
      return color(child)
    }
    return nil
  }

  /// A colour; its name comes before what the file stores besides.
  mutating func color(_ element: MarkupElement) -> InterfaceColor? {
    let stored = components(element)
    let systemName =
      element["xcode11CocoaTouchSystemColor"] ?? element["systemColor"]
      ?? element["cocoaTouchSystemColor"]
    if let systemName { return systemColor(systemName, stored: stored) }
    if let name = element["name"] {
      // With a catalog it is a colour of the system, even one of another system.
      guard element["catalog"] == nil else { return systemColor(name, stored: stored) }
      return InterfaceColor(
        name: .asset(name), components: resources.namedColors[ByteKey(name)] ?? stored)
    }
    return stored.map { InterfaceColor(components: $0) }
  }

  private func systemColor(
    _ word: String, stored: InterfaceColor.Components?
  ) -> InterfaceColor {
    let name = SystemColors.name(of: word)
    return InterfaceColor(
      name: .system(name),
      components: resources.systemColors[ByteKey(name)] ?? stored ?? SystemColors.light(name))
  }

  /// What a colour stores, whatever the space: the differences are smaller than a drawing shows.
  mutating func components(_ element: MarkupElement) -> InterfaceColor.Components? {
    let alpha = unit(element, "alpha") ?? 1
    if let white = unit(element, "white") {
      return InterfaceColor.Components(red: white, green: white, blue: white, alpha: alpha)
    }
    if element["red"] != nil || element["green"] != nil || element["blue"] != nil {
      return InterfaceColor.Components(
        red: unit(element, "red") ?? 0, green: unit(element, "green") ?? 0,
        blue: unit(element, "blue") ?? 0, alpha: alpha)
    }
    guard element["cyan"] != nil else { return nil }
    let black = 1 - (unit(element, "black") ?? 0)
    return InterfaceColor.Components(
      red: (1 - (unit(element, "cyan") ?? 0)) * black,
      green: (1 - (unit(element, "magenta") ?? 0)) * black,
      blue: (1 - (unit(element, "yellow") ?? 0)) * black, alpha: alpha)
  }

  private mutating func unit(_ element: MarkupElement, _ name: StaticString) -> Double? {
    number(element, name).map { min(max($0, 0), 1) }
  }
}
