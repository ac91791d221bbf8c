/// Texts of files within messages.
enum Wording {
  /// The first 60 characters, control characters replaced, so that a message stays one line.
  static func shortened(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalars.count == 60 { return String(scalars) + "…" }
      scalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }
}
