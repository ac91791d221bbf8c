import CatalogCore

/// Attributes, frames, colours, fonts and images.
extension ArchiveTranslator {
  /// Adds the attributes that have a key of their own in the archive.
  func addProperties(of object: MarkupElement, to element: inout MarkupElement) {
    for property in ArchiveProperty.all(of: element.name) {
      element.set(property.attribute, attribute(property, of: object))
    }
  }

  private func attribute(_ property: ArchiveProperty, of object: MarkupElement) -> String? {
    switch property.form {
    case .text: return archive.text(property.key, of: object)
    case .number: return archive.number(property.key, of: object).map { Self.spelled($0) }
    case .flag: return archive.flag(property.key, of: object).map { $0 ? "YES" : "NO" }
    case .words(let words, let absent):
      guard let number = archive.bits(property.key, of: object) else { return absent }
      return words.indices.contains(number) ? words[number] : nil
    }
  }

  /// A number as documents write it, whole ones without a fraction.
  static func spelled(_ number: Double) -> String {
    number == number.rounded(.towardZero) ? String(Int(number)) : String(number)
  }

  // MARK: - Geometry

  /// The frame, whose origin may be left out, or the whole of it where it is zero.
  func rectangle(of object: MarkupElement) -> MarkupElement {
    var numbers = archive.text("NSFrame", of: object).map { Self.numbers($0) } ?? []
    if numbers.count != 4 {
      let size = archive.text("NSFrameSize", of: object).map { Self.numbers($0) } ?? []
      numbers = ["0", "0"] + (size.count == 2 ? size : ["0", "0"])
    }
    return MarkupElement(
      "rect",
      [
        ("key", "frame"), ("x", numbers[0]), ("y", numbers[1]), ("width", numbers[2]),
        ("height", numbers[3]),
      ], line: object.line)
  }

  /// The numbers of a text such as `{{12, 8}, {200, 22}}`, as documents write them.
  static func numbers(_ text: String) -> [String] {
    let words = text.utf8.split {
      $0 <= .space || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}")
    }
    // More than four are none that anybody asks for.
    return words.prefix(5).compactMap {
      NumberReading.decimal(String(decodingUTF8: $0)).map { spelled($0) }
    }
  }

  // MARK: - Colours

  func addColor(
    _ key: StaticString, of object: MarkupElement, as role: String, to element: inout MarkupElement
  ) {
    guard let color = archive.value(key, of: object) else { return }
    var child = MarkupElement("color", [("key", role)], line: color.line)
    addComponents(of: color, to: &child)
    if let path = archive.text("IBUIColorCocoaTouchKeyPath", of: color) {
      child.set("cocoaTouchSystemColor", path)
    } else if let name = archive.text("NSColorName", of: color) {
      child.set("name", name)
      child.set("catalog", archive.text("NSCatalogName", of: color) ?? "System")
      // A colour of a catalog carries what it looks like as a colour of its own.
      if child["white"] == nil, child["red"] == nil,
        let stored = archive.value("NSColor", of: color)
      {
        addComponents(of: stored, to: &child)
      }
    }
    if child.attributes.count > 1 { element.children.append(child) }
  }

  private func addComponents(of color: MarkupElement, to element: inout MarkupElement) {
    for (key, names) in ArchiveWords.colorComponents {
      guard let stored = archive.value(key, of: color) else { continue }
      let text = String(decodingUTF8: LooseBase64.bytes(stored.text))
      let numbers = Self.numbers(text)
      // The last is opacity, which may be left out.
      guard numbers.count >= names.count - 1, numbers.count <= names.count else { continue }
      for (name, number) in zip(names, numbers) { element.set(name, number) }
      return
    }
  }

  // MARK: - Fonts and images

  func font(of object: MarkupElement) -> MarkupElement? {
    if let description = archive.value("IBUIFontDescription", of: object) {
      return fontElement(
        name: archive.text("name", of: description),
        family: archive.text("family", of: description),
        type: archive.bits("type", of: description),
        size: archive.number("pointSize", of: description), line: description.line)
    }
    return archive.value("IBUIFont", of: object).flatMap {
      fontElement(
        name: archive.text("NSName", of: $0), family: nil, type: nil,
        size: archive.number("NSSize", of: $0), line: $0.line)
    }
  }

  private func fontElement(
    name: String?, family: String?, type: Int?, size: Double?, line: Int
  ) -> MarkupElement? {
    var element = MarkupElement("fontDescription", [("key", "fontDescription")], line: line)
    let word = type.flatMap { ArchiveWords.fontTypes.indices.contains($0) ? $0 : nil }
      .flatMap { ArchiveWords.fontTypes[$0] }
    if let word {
      element.set("type", word)
    } else if let name {
      element.set("name", name)
      element.set("family", family)
    } else {
      element.set("type", "system")
    }
    element.set("pointSize", size.map { Self.spelled($0) })
    return element
  }

  func imageName(_ key: StaticString, of object: MarkupElement) -> String? {
    archive.value(key, of: object).flatMap { archive.text("NSResourceName", of: $0) }
  }

  func addImages(
    _ images: [(StaticString, String)], of object: MarkupElement, to element: inout MarkupElement
  ) {
    for (key, attribute) in images { element.set(attribute, imageName(key, of: object)) }
  }

  // MARK: - Runtime attributes

  func addRuntimeAttributes(_ placeholder: MarkupElement, to element: inout MarkupElement) {
    var list = MarkupElement("userDefinedRuntimeAttributes", line: placeholder.line)
    for item in archive.items("userDefinedRuntimeAttributes", of: placeholder) {
      guard let path = archive.text("keyPath", of: item) else { continue }
      let identifier = Array((archive.text("typeIdentifier", of: item) ?? "").utf8)
      let type = String(
        decodingUTF8: identifier.lastIndex(of: UInt8(ascii: "."))
          .map { identifier[($0 + 1)...] } ?? identifier[...])
      var child = MarkupElement(
        "userDefinedRuntimeAttribute", [("type", type), ("keyPath", path)], line: item.line)
      if type.isSpelled("color") {
        addColor("value", of: item, as: "value", to: &child)
      } else if let number = archive.number("value", of: item), type.isSpelled("number") {
        child.children.append(
          MarkupElement("real", [("key", "value"), ("value", Self.spelled(number))]))
      } else if let flag = archive.flag("value", of: item), type.isSpelled("boolean") {
        child.set("value", flag ? "YES" : "NO")
      } else {
        child.set("value", imageName("value", of: item) ?? archive.text("value", of: item))
      }
      list.children.append(child)
    }
    if !list.children.isEmpty { element.children.append(list) }
  }
}
