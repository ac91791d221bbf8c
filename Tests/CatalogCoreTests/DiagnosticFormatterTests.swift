import CatalogCore
import Testing

struct DiagnosticFormatterTests {
  private func text(_ diagnostic: Diagnostic, colored: Bool = false) -> String {
    DiagnosticFormatter(colored: colored).text(diagnostic)
  }

  @Test func `a problem in a line quotes it with a caret, a hint and what belongs to it`() {
    let source = SourceText(path: "Content/a.md", "first\nsay {{titel}} now\n")
    let diagnostic = Diagnostic(
      id: "template-unknown-name", "no value is named “titel” here", in: source, range: 12..<17,
      hint: "did you mean “title”?",
      related: [
        Diagnostic.Related(
          "the section starts here",
          at: CatalogCore.SourceLocation(path: "b.md", line: 1, column: 3))
      ])
    #expect(
      text(diagnostic) == """
        Content/a.md:2:7: error: no value is named “titel” here [template-unknown-name]
          say {{titel}} now
                ^~~~~
          hint: did you mean “title”?
          b.md:1:3: note: the section starts here

        """)
  }

  @Test(
    arguments: [
      (nil, "warning: careful [id]\n"),
      (CatalogCore.SourceLocation(path: "a"), "a: warning: careful [id]\n"),
      (CatalogCore.SourceLocation(path: "a", line: 3), "a:3: warning: careful [id]\n"),
      (CatalogCore.SourceLocation(path: "a", line: 3, column: 7), "a:3:7: warning: careful [id]\n"),
      (CatalogCore.SourceLocation(path: "a", line: 0, column: 7), "a: warning: careful [id]\n"),
    ])
  func `a place has as many parts as are known`(
    location: CatalogCore.SourceLocation?, expected: String
  ) {
    #expect(text(Diagnostic(.warning, id: "id", "careful", at: location)) == expected)
  }

  @Test(
    arguments: [
      // The column counts bytes, the caret stands under the character.
      ("ä💥x", 6..<7, "  ä💥x\n    ^\n"),
      ("äöü", 2..<6, "  äöü\n   ^~\n"),
      // A tab is shown as one space, an invisible character is written out.
      ("\t\tx", 2..<3, "    x\n    ^\n"),
      ("a\u{202E}b", 4..<5, "  a\\u{202E}b\n           ^\n"),
      ("a\u{1B}b", 1..<2, "  a\\u{1B}b\n   ^~~~~~\n"),
      // A range ends with its line; one that is empty is a caret all the same.
      ("ab\ncd", 1..<5, "  ab\n   ^\n"),
      ("ab", 2..<2, "  ab\n    ^\n"),
      ("ab\n", 3..<3, "  \n  ^\n"),
      ("ab\r\ncd", 0..<2, "  ab\n  ^~\n"),
    ])
  func `the caret stands under what is at fault`(
    line: String, range: Range<Int>, expected: String
  ) {
    let source = SourceText(path: "a", line)
    let quoted = text(Diagnostic(id: "id", "bad", in: source, range: range))
      .utf8.drop { $0 != .lineFeed }.dropFirst()
    #expect(String(decodingUTF8: Array(quoted)) == expected)
  }

  @Test func `a long line is cut around the caret, never inside a character`() {
    let long = String(repeating: "é", count: 200)
    let source = SourceText(path: "a", "\(long)X\(long)")
    let lines = text(Diagnostic(id: "id", "bad", in: source, range: 400..<401))
      .split(separator: "\n")
    #expect(lines[1] == "  …\(long.prefix(30))X\(long.prefix(49))…")
    #expect(lines[2] == "  \(String(repeating: " ", count: 31))^")
  }

  @Test func `control characters from anywhere cannot reach the terminal`() {
    let evil = "a\u{1B}[2Jb\nc\u{202E}d\u{0}"
    let diagnostic = Diagnostic(
      id: "id", evil, at: CatalogCore.SourceLocation(path: evil, line: 1), hint: evil,
      related: [Diagnostic.Related(evil, at: CatalogCore.SourceLocation(path: evil))])
    let shown = text(diagnostic)
    #expect(!shown.unicodeScalars.contains { $0 != "\n" && InvisibleCharacters.contains($0) })
    #expect(shown.split(separator: "\n").count == 3)
    #expect(shown.contains(#"a\u{1B}[2Jb\u{A}c\u{202E}d\u{0}"#))
  }

  @Test(
    arguments: [
      (Diagnostic.Severity.error, "\u{1B}[1;31merror\u{1B}[0m: bad [id]\n"),
      (.warning, "\u{1B}[1;33mwarning\u{1B}[0m: bad [id]\n"),
      (.note, "\u{1B}[1;36mnote\u{1B}[0m: bad [id]\n"),
    ])
  func `only the severity has a colour`(severity: Diagnostic.Severity, expected: String) {
    #expect(text(Diagnostic(severity, id: "id", "bad"), colored: true) == expected)
  }
}
