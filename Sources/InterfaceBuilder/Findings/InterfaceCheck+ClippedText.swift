import CatalogCore

extension InterfaceCheck {
  /// Texts that their labels clearly have no room for.
  ///
  /// Nothing is measured: a letter is taken for half as wide as its font is high, one of East Asia for as
  /// wide, and a text counts only when it needs a third more than there is. What the system makes
  /// smaller, or lays out anew, does not count.
  static let clippedText = InterfaceCheck(id: "text-clipped") { clippedTexts(in: $0) }

  /// It asks for nothing but the views of the screen, so that a language can be looked at alone.
  static func clippedTexts(in scene: CheckedScene) -> [InterfaceFinding] {
    let views = scene.views.filter { isClipped($0.view) }
    return scene.finding("text-clipped", of: views) {
      CheckWording.count($0, "text has", "texts have") + " clearly too little room"
    }
  }

  static func isClipped(_ view: InterfaceView) -> Bool {
    guard case .label(let label) = view.content, let frame = view.frame, !view.isFrameGuessed,
      view.flags.isDisjoint(with: [.hidden, .notInstalled, .misplaced, .ambiguous]),
      frame.width >= 1, frame.height >= 1, !label.shrinks, !ScreenTitle.isBlank(label.text.string),
      let size = pointSize(label.font ?? label.text.fragments.first?.font), size > 0
    else { return false }
    if frame.height < size * 0.85 { return true }
    // How many lines there is room for, and how many are allowed; a line is a fifth higher than its font.
    let fitting = max(1, (frame.height / (size * 1.2) + 0.3).rounded(.down))
    let lines = label.lines > 0 ? min(Double(label.lines), fitting) : fitting
    let paragraphs = label.text.string.utf8.split(separator: .lineFeed, maxSplits: 1)
    guard paragraphs.count == 1 else { return false }
    return width(of: label.text.string) * size > lines * frame.width * 1.33
  }

  /// In ems, as a rule of thumb.
  private static func width(of text: String) -> Double {
    text.unicodeScalars.prefix(10_000).reduce(0) { width, scalar in
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x20000...0x3FFFD:
        width + 1
      case 0x0300...0x036F: width
      default: InvisibleCharacters.contains(scalar) ? width : width + 0.5
      }
    }
  }

  private static func pointSize(_ font: InterfaceFont?) -> Double? {
    guard let font else { return 17 }
    if let size = font.pointSize, size.isFinite { return size }
    guard case .textStyle(let style) = font.face else { return nil }
    return textStyleSizes[style]
  }

  /// At the usual text size.
  private static let textStyleSizes: [String: Double] = [
    "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20, "headline": 17, "body": 17,
    "callout": 16, "subheadline": 15, "footnote": 13, "caption1": 12, "caption2": 11,
  ]
}
