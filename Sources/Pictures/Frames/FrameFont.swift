import CatalogCore
import Layout
import Snapshots

/// The font of a slot in an interface file, as near as a picture comes to it.
///
/// A font that an app brings along is nowhere to be had; what counts is whether it has serifs, whether
/// all letters are equally wide, and how heavy it is.
struct FrameFont {
  /// What widths are measured with.
  var font: Font
  /// What it looks like beyond that.
  var looks: [PictureClass] = []
  /// How much wider letters are than those that are measured.
  var stretch = 1.0

  /// Reads `font` and the text style; `size` is that of a slot that has neither.
  init(_ slot: SnapshotDocument.Slot, size: Double, in context: PictureContext) {
    font = Font(pointSize: size)
    let arguments = slot.attributes.first { $0.name == .font }?.arguments ?? []
    guard !arguments.isEmpty else {
      if let style = slot.style.flatMap(DynamicType.Style.init(rawValue:)) {
        font = context.font(style)
      }
      return
    }
    for argument in arguments {
      switch argument {
      case .number(let number): font.pointSize = min(max(number.value, 1), 400)
      case .text(let name): read(name: name)
      case .word(let word):
        if let style = DynamicType.Style(rawValue: word) {
          font = context.font(style)
        } else {
          read(weight: word)
        }
      }
    }
  }

  init(_ font: Font) { self.font = font }

  private mutating func read(weight: String) {
    switch weight {
    case "italic": font.isItalic = true
    case "ultraLight", "thin": looks.append(.thin)
    case "light": looks.append(.light)
    case "medium": looks.append(.medium)
    case "semibold": font.weight = .semibold
    case "bold": font.weight = .bold
    case "heavy", "black":
      font.weight = .bold
      looks.append(.heavy)
    case "monospaced": useMonospaced()
    case "serif": looks.append(.serif)
    default: break
    }
  }

  private mutating func useMonospaced() {
    looks.append(.monospaced)
    // An advance of six tenths of an em, where usual letters have about half of one.
    stretch = 1.2
  }

  /// Names tell it: `Avenir-HeavyOblique`, `Georgia`, `CourierNewPS-BoldMT`.
  private mutating func read(name: String) {
    let letters = name.utf8.prefix(200).map(\.asciiLowercased)
    func has(_ words: [StaticString]) -> Bool {
      words.contains { letters.firstIndex(of: $0, from: 0) != nil }
    }
    if has(["italic", "oblique"]) { read(weight: "italic") }
    if has(["black", "heavy"]) {
      read(weight: "heavy")
    } else if has(["semibold", "demi"]) {
      read(weight: "semibold")
    } else if has(["bold"]) {
      read(weight: "bold")
    } else if has(["medium"]) {
      read(weight: "medium")
    } else if has(["thin", "ultralight", "hairline"]) {
      read(weight: "thin")
    } else if has(["light"]) {
      read(weight: "light")
    }
    if has(["mono", "courier", "menlo", "consolas", "typewriter"]) {
      useMonospaced()
    } else if has(Self.serifNames), !has(["sans"]) {
      looks.append(.serif)
    }
  }

  private static let serifNames: [StaticString] = [
    "times", "georgia", "serif", "baskerville", "palatino", "didot", "bodoni", "garamond", "cochin",
    "hoefler", "charter", "merriweather", "playfair", "lora-", "newyork", "minion", "cambria",
    "iowan", "athelas", "superclarendon", "rockwell", "slab",
  ]
}
