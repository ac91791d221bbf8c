import CatalogCore

/// A sentence about a change, in pieces that a terminal or a page can colour.
package struct DiffSentence: Sendable {
  package var pieces: [Piece] = []

  package struct Piece: Sendable {
    package var style: Style
    /// As it is, with whatever characters it has.
    package var text: String
  }

  package enum Style: Sendable {
    /// Our own words.
    case plain
    /// The name of something in the catalog.
    case name
    case old
    case oldChanged
    case new
    case newChanged
  }

  mutating func add(_ text: String) { append(.plain, text) }

  mutating func add(name: String) { append(.name, name) }

  mutating func add(new text: String) { append(.new, text) }

  mutating func add(old text: String) { append(.old, text) }

  private mutating func append(_ style: Style, _ text: String) {
    if style == .plain, let last = pieces.last, last.style == .plain {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(style: style, text: text))
    }
  }

  mutating func add(_ runs: [WordDiff.Run], _ style: Style, changed: Style) {
    for run in runs { append(run.isChanged ? changed : style, run.text) }
  }

  mutating func add(_ sentence: DiffSentence) {
    for piece in sentence.pieces { append(piece.style, piece.text) }
  }
}

extension DiffSentence {
  /// One line for a terminal: no character of a value can move the cursor or hide.
  package func terminalText(isColored: Bool = false) -> String {
    pieces.map { piece in
      let text = TerminalText.escaped(piece.text)
      guard isColored, !text.isEmpty, let code = piece.style.colorCode else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }.joined()
  }

  /// One line of Markdown in which values are code, so that none of them can mean anything, and what
  /// changed in them is bold.
  package var markdown: String {
    pieces.map { piece in
      let text = TerminalText.escaped(piece.text)
      switch piece.style {
      case .plain: return Self.escaped(text)
      case .name, .old, .new: return Self.code(text)
      case .oldChanged, .newChanged: return text.isEmpty ? "" : "**\(Self.code(text))**"
      }
    }.joined()
  }

  /// With a backslash before all punctuation that Markdown knows.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      if "\\`*_[]<>#|~&".unicodeScalars.contains(scalar) { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }

  /// A code span with a fence longer than any run of backticks in it.
  ///
  /// `text` has no line end, as `TerminalText` leaves it. In the cell of a table a bar would end the cell,
  /// and no report has a table.
  package static func code(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    var longest = 0
    var run = 0
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    // One space at both ends is not part of a code span.
    let edges = [text.utf8.first, text.utf8.last]
    let needsSpace =
      edges.contains(UInt8(ascii: "`")) || edges.allSatisfy { $0 == UInt8.space }
    let isBlank = text.utf8.allSatisfy { $0 == .space }
    let padding = needsSpace && !isBlank ? " " : ""
    return "\(fence)\(padding)\(text)\(padding)\(fence)"
  }
}

extension DiffSentence.Style {
  /// The parameter of the sequence that selects the colour on a terminal.
  fileprivate var colorCode: String? {
    switch self {
    case .plain: nil
    case .name: "1"
    case .old: "31"
    case .oldChanged: "1;31"
    case .new: "32"
    case .newChanged: "1;32"
    }
  }
}
