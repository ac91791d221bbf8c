/// A text whose parts may look different.
package struct StyledText: Hashable, Sendable {
  package var runs: [Run]

  package struct Run: Hashable, Sendable {
    package var text: String
    package var isBold: Bool
    package var isItalic: Bool
    /// The name of a colour; `nil` is the colour of the text.
    package var color: String?

    package init(_ text: String, isBold: Bool = false, isItalic: Bool = false, color: String? = nil)
    {
      self.text = text
      self.isBold = isBold
      self.isItalic = isItalic
      self.color = color
    }
  }

  package init(runs: [Run]) {
    self.runs = runs
  }

  package init(_ text: String) {
    self.init(runs: [Run(text)])
  }

  /// The characters of all runs.
  package var string: String { runs.map(\.text).joined() }

  package var isEmpty: Bool { runs.allSatisfy { $0.text.utf8.isEmpty } }
}
