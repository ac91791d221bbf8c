import CatalogCore

/// The colours of the system: their names in one spelling, and what they look like in light.
enum SystemColors {
  /// The name without its ending `Color`: `labelColor` and `label` are the same.
  static func name(of word: String) -> String {
    word.part(before: "Color") ?? word
  }

  static func light(_ name: String) -> InterfaceColor.Components? {
    guard let color = table[name] else { return nil }
    return InterfaceColor.Components(
      red: color.red / 255, green: color.green / 255, blue: color.blue / 255, alpha: color.alpha)
  }

  private typealias Entry = (red: Double, green: Double, blue: Double, alpha: Double)

  private static let table: [String: Entry] = [
    "label": (0, 0, 0, 1),
    "secondaryLabel": (60, 60, 67, 0.6),
    "tertiaryLabel": (60, 60, 67, 0.3),
    "quaternaryLabel": (60, 60, 67, 0.18),
    "placeholderText": (60, 60, 67, 0.3),
    "separator": (60, 60, 67, 0.29),
    "opaqueSeparator": (198, 198, 200, 1),
    "link": (0, 122, 255, 1),
    "tint": (0, 122, 255, 1),
    "systemBackground": (255, 255, 255, 1),
    "secondarySystemBackground": (242, 242, 247, 1),
    "tertiarySystemBackground": (255, 255, 255, 1),
    "systemGroupedBackground": (242, 242, 247, 1),
    "groupTableViewBackground": (242, 242, 247, 1),
    "secondarySystemGroupedBackground": (255, 255, 255, 1),
    "tableCellGroupedBackground": (255, 255, 255, 1),
    "tableCellPlainBackground": (255, 255, 255, 1),
    "tableBackground": (255, 255, 255, 1),
    "tertiarySystemGroupedBackground": (242, 242, 247, 1),
    "systemFill": (120, 120, 128, 0.2),
    "secondarySystemFill": (120, 120, 128, 0.16),
    "tertiarySystemFill": (118, 118, 128, 0.12),
    "quaternarySystemFill": (116, 116, 128, 0.08),
    "systemRed": (255, 59, 48, 1),
    "systemOrange": (255, 149, 0, 1),
    "systemYellow": (255, 204, 0, 1),
    "systemGreen": (52, 199, 89, 1),
    "systemMint": (0, 199, 190, 1),
    "systemTeal": (90, 200, 250, 1),
    "systemCyan": (50, 173, 230, 1),
    "systemBlue": (0, 122, 255, 1),
    "systemIndigo": (88, 86, 214, 1),
    "systemPurple": (175, 82, 222, 1),
    "systemPink": (255, 45, 85, 1),
    "systemBrown": (162, 132, 94, 1),
    "systemGray": (142, 142, 147, 1),
    "systemGray2": (174, 174, 178, 1),
    "systemGray3": (199, 199, 204, 1),
    "systemGray4": (209, 209, 214, 1),
    "systemGray5": (229, 229, 234, 1),
    "systemGray6": (242, 242, 247, 1),
    "darkText": (0, 0, 0, 1),
    "lightText": (255, 255, 255, 0.6),
    "viewFlipsideBackground": (31, 33, 36, 1),
    "scrollViewTexturedBackground": (111, 113, 121, 1),
    "underPageBackground": (180, 180, 180, 1),
    // Of macOS, which leak into files of iOS.
    "control": (255, 255, 255, 1),
    "controlBackground": (255, 255, 255, 1),
    "controlText": (0, 0, 0, 1),
    "text": (0, 0, 0, 1),
    "textBackground": (255, 255, 255, 1),
    "windowBackground": (236, 236, 236, 1),
    "window": (170, 170, 170, 1),
    "disabledControlText": (0, 0, 0, 0.25),
    "selectedControl": (179, 215, 255, 1),
    "selectedText": (0, 0, 0, 1),
    "selectedTextBackground": (179, 215, 255, 1),
    "headerText": (0, 0, 0, 1),
    "grid": (230, 230, 230, 1),
    // Plain names.
    "black": (0, 0, 0, 1),
    "white": (255, 255, 255, 1),
    "clear": (0, 0, 0, 0),
    "red": (255, 0, 0, 1),
    "green": (0, 255, 0, 1),
    "blue": (0, 0, 255, 1),
    "darkGray": (85, 85, 85, 1),
    "lightGray": (170, 170, 170, 1),
    "gray": (128, 128, 128, 1),
  ]
}
