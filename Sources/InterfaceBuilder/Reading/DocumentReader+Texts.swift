import CatalogCore

/// Texts in all their forms, and fonts.
extension DocumentReader {
  /// A text as an attribute, as a child of several lines, or with the looks of its parts.
  mutating func richText(
    _ element: MarkupElement, _ name: StaticString, attributed: StaticString
  ) -> InterfaceText {
    if let text = text(element, name) { return InterfaceText(text) }
    for child in element.children
    where child.name.isSpelled("attributedString") && child["key"].isSpelled(attributed) {
      return attributedText(child)
    }
    return InterfaceText("")
  }

  private mutating func attributedText(_ element: MarkupElement) -> InterfaceText {
    var fragments: [InterfaceText.Fragment] = []
    for part in element.children where part.name.isSpelled("fragment") {
      var fragment = InterfaceText.Fragment(text: text(part, "content") ?? "")
      if let attributes = part.child("attributes") {
        fragment.font = font(of: attributes, "NSFont")
        fragment.color = color(of: attributes, "NSColor")
        fragment.alignment = attributes.child("paragraphStyle")?["alignment"]
      }
      guard !fragment.text.isEmpty else { continue }
      // Adjacent parts that look alike were split by editing; they are one to the reader.
      if let last = fragments.last, last.font == fragment.font, last.color == fragment.color,
        last.alignment == fragment.alignment
      {
        fragments[fragments.count - 1].text += fragment.text
      } else {
        fragments.append(fragment)
      }
    }
    return InterfaceText(fragments.map(\.text).joined(), fragments: fragments)
  }

  mutating func font(of element: MarkupElement, _ key: StaticString) -> InterfaceFont? {
    for child in element.children where child["key"].isSpelled(key) {
      if child.name.isSpelled("fontDescription") || child.name.isSpelled("font") {
        return font(child)
      }
    }
    return nil
  }

  private mutating func font(_ element: MarkupElement) -> InterfaceFont? {
    if let style = element["style"] {
      if let word = Fonts.textStyle(style) { return InterfaceFont(.textStyle(word)) }
      problems.wrongValue(style, of: "style", expected: "no known text style", line: element.line)
      return InterfaceFont(.textStyle("body"))
    }
    let meta = element["metaFont"]
    var size: Double?
    if let text = element["pointSize"] ?? element["size"] {
      size = NumberReading.decimal(text) ?? Fonts.size(named: text)
      if size == nil {
        problems.wrongValue(text, of: "pointSize", expected: "no size", line: element.line)
      }
    }
    size = size ?? meta.flatMap { Fonts.size(named: $0) }
    if let points = size, !(points > 0) { size = nil }
    if let name = element["name"] {
      if let face = Fonts.systemFace(named: name) { return InterfaceFont(face, pointSize: size) }
      return InterfaceFont(.named(name, family: element["family"]), pointSize: size)
    }
    let face = Fonts.face(type: element["type"] ?? meta ?? "system", weight: element["weight"])
    return InterfaceFont(face, pointSize: size.map { min($0, 1000) } ?? 17)
  }
}
