/// Makes text that came from users or files harmless on a terminal.
package enum TerminalText {
  /// The text with every control, invisible and direction-changing character written out.
  ///
  /// So a value can neither move the cursor nor hide anything. A tab becomes one space.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result += " "
      } else if InvisibleCharacters.contains(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
