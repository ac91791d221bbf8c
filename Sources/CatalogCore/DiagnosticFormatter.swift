/// Turns diagnostics into text for a person.
///
/// ```
/// Content/Templates/screen.md:12:5: error: no value is named “titel” here [template-unknown-name]
///   ## {{titel}}
///        ^~~~~
///   hint: did you mean “title”?
/// ```
package struct DiagnosticFormatter: Sendable {
  /// Whether to colour the severity, for a terminal.
  package var colored: Bool

  package init(colored: Bool = false) {
    self.colored = colored
  }

  package func text(_ diagnostics: [Diagnostic]) -> String {
    diagnostics.map(text).joined()
  }

  package func text(_ diagnostic: Diagnostic) -> String {
    var text = place(diagnostic.location)
    text += "\(label(diagnostic.severity)): \(TerminalText.escaped(diagnostic.message))"
    text += " [\(diagnostic.id)]\n"
    if let line = diagnostic.quotedLine, let location = diagnostic.location {
      text += quote(line, column: location.column, length: diagnostic.length)
    }
    if let hint = diagnostic.hint {
      text += "  hint: \(TerminalText.escaped(hint))\n"
    }
    for related in diagnostic.related {
      text += "  \(place(related.location))\(label(.note)): "
      text += "\(TerminalText.escaped(related.message))\n"
    }
    return text
  }

  private func place(_ location: SourceLocation?) -> String {
    guard let location else { return "" }
    var text = TerminalText.escaped(location.path)
    if location.line > 0 { text += ":\(location.line)" }
    if location.line > 0, location.column > 0 { text += ":\(location.column)" }
    return text + ": "
  }

  private func label(_ severity: Diagnostic.Severity) -> String {
    guard colored else { return severity.rawValue }
    let color =
      switch severity {
      case .error: 31
      case .warning: 33
      case .note: 36
      }
    return "\u{1B}[1;\(color)m\(severity.rawValue)\u{1B}[0m"
  }

  /// The line with a caret under the column; a long line is cut around the caret.
  private func quote(_ line: [UInt8], column: Int, length: Int) -> String {
    let caret = min(max(column - 1, 0), line.count)
    let start = line.scalarBoundary(atOrBefore: max(0, caret - 60))
    let end = line.scalarBoundary(atOrBefore: min(line.count, caret + 100))
    let shownEnd = max(end, start)
    let before = TerminalText.escaped(String(decodingUTF8: line[start..<max(caret, start)]))
    let after = TerminalText.escaped(String(decodingUTF8: line[caret..<max(caret, shownEnd)]))
    let lead = start > 0 ? "…" : ""
    let tail = shownEnd < line.count ? "…" : ""
    let marked = line[caret..<min(line.count, caret + max(length, 1), max(caret, shownEnd))]
    let width = max(1, TerminalText.escaped(String(decodingUTF8: marked)).unicodeScalars.count)
    let indent = String(repeating: " ", count: (lead + before).unicodeScalars.count)
    let underline = "^" + String(repeating: "~", count: width - 1)
    return "  \(lead)\(before)\(after)\(tail)\n  \(indent)\(underline)\n"
  }
}

extension Array where Element == UInt8 {
  /// The nearest offset at or before `offset` that does not split a UTF-8 sequence.
  fileprivate func scalarBoundary(atOrBefore offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < count, self[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}
