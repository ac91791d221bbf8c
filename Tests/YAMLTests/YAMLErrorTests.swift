import CatalogCore
import Testing
import YAML

@Suite struct YAMLErrorTests {
  struct Case: CustomTestStringConvertible {
    let text: String
    let expected: String
    var testDescription: String { text }

    init(_ text: String, _ expected: String) {
      self.text = text
      self.expected = expected
    }
  }

  @Test(arguments: [
    Case("title: a: b", "1:9 yaml-syntax: a second “: ” stands in this value"),
    Case("é: ü: b", "1:7 yaml-syntax: a second “: ” stands in this value"),
    Case(
      "a: b\n  c: d", "2:4 yaml-syntax: this key is indented below a line that already has a value"),
    Case("a: 1\nb\nc: 2", "2:1 yaml-syntax: a key without “:” stands here"),
    Case("a: \"b\" c", "1:8 yaml-syntax: expected a key here, as in “key: value”"),
    Case("a: 1\n\"b\nc: 2\n", "2:1 yaml-syntax: the quote that starts here is not closed"),
    Case("a: [b, c\n", "1:9 yaml-syntax: the list needs a “,” or its closing “]” here"),
    Case("a: {b: c\n", "1:9 yaml-syntax: the mapping needs a “,” or its closing “}” here"),
    Case("a: @b", "1:4 yaml-syntax: a value cannot start with “@” without quotes"),
    Case("a: `b`", "1:4 yaml-syntax: a value cannot start with “`” without quotes"),
    Case("a: \"\\q\"", "1:5 yaml-syntax: YAML does not know this escape with “\\”"),
    Case("a: - b", "1:4 yaml-syntax: a list cannot start on the line of its key"),
    Case("a: > b", "1:6 yaml-syntax: after “|” or “>” the text must start on the next line"),
    Case("a: x\u{1B}[0m", "1:5 yaml-syntax: the character U+001B may not stand in YAML"),
    Case("- a\nb: 1", "2:1 yaml-syntax: expected the next “- ” of the list here"),
    Case("a: [,]", "1:5 yaml-syntax: a value is missing here"),
    Case("a:\n\tb: 1", "2:1 yaml-tab-indentation: a tab stands where YAML wants spaces"),
    Case("\ta: 1", "1:1 yaml-tab-indentation: a tab stands where YAML wants spaces"),
    Case(
      "a: 1\n---\nb: 2",
      "2:1 yaml-many-documents: a second YAML document starts here, but only one is read"),
    Case("a: 1\nb: 2\na: 3", "3:1 yaml-duplicate-key: the key “a” is given twice"),
    Case("a: 1\n'a': 3", "2:1 yaml-duplicate-key: the key “a” is given twice"),
    Case("a: {{ title }}", "1:5 yaml-key-not-text: a key must be a text, not a list or a mapping"),
    Case("? [a]\n: b", "1:3 yaml-key-not-text: a key must be a text, not a list or a mapping"),
    Case("a: &x 1", "1:4 yaml-alias: “&” starts a YAML anchor, and anchors are not supported"),
    Case("a: *x", "1:4 yaml-alias: “*” starts a YAML alias, and aliases are not supported"),
    Case("a: **bold**", "1:4 yaml-alias: “*” starts a YAML alias, and aliases are not supported"),
    Case("&x a: 1", "1:1 yaml-alias: “&” starts a YAML anchor, and anchors are not supported"),
    Case("a: &x [1]", "1:4 yaml-alias: “&” starts a YAML anchor, and anchors are not supported"),
    Case("a: !ruby/object x", "1:4 yaml-tag: the YAML tag “!ruby/object” is not supported here"),
    Case("a: !!int 1", "1:4 yaml-tag: the YAML tag “tag:yaml.org,2002:int” is not supported here"),
    Case(
      "a: !!map [1]", "1:4 yaml-tag: the YAML tag “tag:yaml.org,2002:map” is not supported here"),
    Case("a: !x!y 1", "1:4 yaml-tag: the YAML tag “!x!y” is not supported here"),
  ])
  func `what is wrong is said in plain words at its place`(example: Case) {
    let problem = diagnostic(parsing: example.text)
    let place = problem?.location.map { "\($0.line):\($0.column)" } ?? ""
    #expect("\(place) \(problem?.id ?? ""): \(problem?.message ?? "")" == example.expected)
  }

  @Test(arguments: [
    ("title: a: b", "a value with “: ” in it needs quotes: title: \"a: b\""),
    ("- title:  Part 1: b  ", "a value with “: ” in it needs quotes: - title: \"Part 1: b\""),
    ("a: b \"c: d\"", "a value with “: ” in it needs quotes"),
    ("a:\n\tb: 1", "indent with spaces; two for each level"),
    ("a: *x*", "write the value out, or put a text that starts so in quotes"),
  ])
  func `the hint says what to write instead`(text: String, hint: String) {
    #expect(diagnostic(parsing: text)?.hint == hint)
  }

  @Test func `a second definition names the first`() {
    let problem = diagnostic(parsing: "b:\n  a: 1\n  a: 2\n", firstLine: 2)
    #expect(
      problem?.related == [
        .init("the first one is here", at: SourceLocation(path: "a.yml", line: 3, column: 3))
      ])
  }

  @Test func `an open bracket is named together with the place where it should close`() {
    let problem = diagnostic(parsing: "a: [b\nc: d\n")
    #expect(
      problem?.related == [
        .init("the list starts here", at: SourceLocation(path: "a.yml", line: 1, column: 4))
      ])
  }

  @Test func `the line at fault is quoted`() {
    #expect(
      diagnostic(parsing: "x: 1\ntitle: a: b\n").map { DiagnosticFormatter().text($0) } == """
        a.yml:2:9: error: a second “: ” stands in this value [yaml-syntax]
          title: a: b
                  ^
          hint: a value with “: ” in it needs quotes: title: "a: b"

        """)
  }

  @Test func `the same key in two mappings is no duplicate`() {
    #expect(diagnostic(parsing: "a: {x: 1}\nb: {x: 1}\n") == nil)
  }

  @Test func `a tag that only says what is there anyway is read`() {
    #expect(diagnostic(parsing: "!!map {a: !!str 1, b: !!seq [! x]}") == nil)
  }

  @Test func `no cut of a text crashes or points outside it`() {
    let bytes = Array("a: \"é\\n\"\nb: [1, {c: 'd'}]\n? e\n: |\n  ü\n- &x *y !z\n%Q\n---\n".utf8)
    for end in 0...bytes.count {
      for start in stride(from: 0, through: end, by: 3) {
        let cut = SourceText(path: "", bytes: Array(bytes[start..<end]))
        guard let location = diagnostic(parsing: cut)?.location else { continue }
        #expect(location.line <= cut.bytes.lineRanges().count + 1)
        #expect(location.column <= cut.line(location.line).count + 1)
      }
    }
  }
}
