import CatalogCore

/// The words of fonts.
enum Fonts {
  /// The text style of a word such as `UICTFontTextStyleTitle1`, in the words of snapshots.
  static func textStyle(_ word: String) -> String? {
    guard let name = word.rest(after: "UICTFontTextStyle") else { return textStyles[word] }
    if let style = textStyles[name] { return style }
    // `Emphasized`, `Short` and `Tall` are variants of the same size.
    let sizes = ["Emphasized", "Short", "Tall"].compactMap { name.rest(after: $0) }
    return sizes.first.flatMap { textStyles[$0] }
  }

  private static let textStyles = [
    "Title0": "largeTitle", "Title1": "title1", "Title2": "title2", "Title3": "title3",
    "Headline": "headline", "Body": "body", "Callout": "callout", "Subhead": "subheadline",
    "Footnote": "footnote", "Caption1": "caption1", "Caption2": "caption2",
  ]

  /// The points of a symbolic size or a font of the system that has one.
  static func size(named word: String) -> Double? { sizes[word] }

  private static let sizes: [String: Double] = [
    "label": 17, "button": 18, "small": 12, "smallSystem": 12, "system": 14, "systemBold": 14,
    "miniSystem": 9, "cellTitle": 17, "user": 14, "message": 14, "menu": 14, "title": 17,
  ]

  static func face(type: String, weight: String?) -> InterfaceFont.Face {
    let isItalic = type.isSpelled("italicSystem")
    let isBold = type.isSpelled("boldSystem") || type.isSpelled("systemBold")
    return .system(
      weight: weight.map { word in weights.first { $0.isSpelledIgnoringCase(word) } ?? "regular" }
        ?? (isBold ? "bold" : "regular"),
      isItalic: isItalic)
  }

  /// The face of a hidden name of the system font, such as `.SFUIText-Semibold`.
  static func systemFace(named name: String) -> InterfaceFont.Face? {
    let isSystem = [".SF", ".AppleSystemUIFont", ".HelveticaNeueInterface", ".HelveticaNeueUI"]
      .contains { name.utf8.starts(with: $0.utf8) }
    guard isSystem else { return nil }
    let bytes = Array(name.utf8)
    let suffix =
      bytes.lastIndex(of: UInt8(ascii: "-"))
      .map { String(decodingUTF8: bytes[($0 + 1)...]) } ?? ""
    let weight = weights.first { $0.isSpelledIgnoringCase(suffix) } ?? "regular"
    return .system(
      weight: weight, isItalic: bytes.firstIndex(of: "Italic", from: 0) != nil)
  }

  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
}

extension String {
  fileprivate func isSpelledIgnoringCase(_ other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.asciiLowercased == $1.asciiLowercased }
  }
}
