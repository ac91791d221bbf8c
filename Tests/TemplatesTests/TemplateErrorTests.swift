import CatalogCore
import Templates
import Testing

struct TemplateParseErrorTests {
  @Test(
    arguments: [
      ("a\n  {{name", "2:3: error: this tag is never closed with “}}” [template-unclosed-tag]"),
      (
        "a {{name\nb {{other}}",
        "1:3: error: this tag is never closed with “}}” [template-unclosed-tag]"
      ),
      ("{{#a}", "1:1: error: this tag is never closed with “}}” [template-unclosed-tag]"),
      ("{{! never", "1:1: error: this tag is never closed with “}}” [template-unclosed-tag]"),
      ("{{=<%", "1:1: error: this tag is never closed with “}}” [template-unclosed-tag]"),
      ("{{", "1:1: error: this tag is never closed with “}}” [template-unclosed-tag]"),
      (
        "{{=| |=}}|a",
        "1:10: error: this tag is never closed with “|” [template-unclosed-tag]"
      ),
      (
        "{{{x}} {{{y}}}",
        "1:1: error: this tag is not closed with “}}}” [template-unclosed-triple-mustache]"
      ),
      (
        "{{{x}} }",
        "1:1: error: this tag is not closed with “}}}” [template-unclosed-triple-mustache]"
      ),
      (
        "{{{x",
        "1:1: error: this tag is not closed with “}}}” [template-unclosed-triple-mustache]"
      ),
      (
        "{{=<% %>=}}<%{x%>",
        "1:12: error: this tag is not closed with “}%>” [template-unclosed-triple-mustache]"
      ),
      (
        "{{^a}}", "1:1: error: the inverted section “a” is never closed [template-unclosed-section]"
      ),
      ("{{<p}}", "1:1: error: the parent “p” is never closed [template-unclosed-section]"),
      ("{{$b}}x", "1:1: error: the block “b” is never closed [template-unclosed-section]"),
      (
        "{{<*p}}{{/p}}",
        "1:8: error: “p” is closed here, but the parent “*p” is open [template-mismatched-closing]"
      ),
      (
        "{{#é}}{{/e\u{301}}}",
        "1:8: error: “e\u{301}” is closed here, but the section “é” is open"
          + " [template-mismatched-closing]"
      ),
      (
        "x {{/a}}",
        "1:3: error: “a” is closed here, but nothing is open [template-stray-closing]"
      ),
      (
        "{{#a}}{{/a}}\n{{/a}}",
        "2:1: error: “a” is closed here, but nothing is open [template-stray-closing]"
      ),
      ("{{}}", "1:1: error: this tag holds no name [template-empty-tag]"),
      ("\r\n {{ }}", "2:2: error: this tag holds no name [template-empty-tag]"),
      ("{{#}}x{{/}}", "1:1: error: this tag holds no name [template-empty-tag]"),
      ("{{{}}}", "1:1: error: this tag holds no name [template-empty-tag]"),
      ("{{&}}", "1:1: error: this tag holds no name [template-empty-tag]"),
      ("{{> }}", "1:1: error: this tag holds no name [template-empty-tag]"),
      ("{{>*}}", "1:1: error: this tag holds no name [template-empty-tag]"),
      ("x {{a b}}", "1:5: error: the name “a b” holds white space [template-invalid-name]"),
      (
        "{{# a\tb}}{{/a b}}", "1:5: error: the name “a b” holds white space [template-invalid-name]"
      ),
      ("{{> a b }}", "1:5: error: the name “a b” holds white space [template-invalid-name]"),
      ("{{a..b}}", "1:3: error: the name “a..b” has an empty part [template-invalid-name]"),
      ("{{.a}}", "1:3: error: the name “.a” has an empty part [template-invalid-name]"),
      ("{{>*a.}}", "1:5: error: the name “a.” has an empty part [template-invalid-name]"),
      (
        "{{=<%=}}",
        "1:1: error: a change of delimiters needs two of them, with a space between"
          + " [template-invalid-delimiters]"
      ),
      (
        "{{=<% %> x=}}",
        "1:1: error: a change of delimiters needs two of them, with a space between"
          + " [template-invalid-delimiters]"
      ),
      (
        "a {{=<% %>}}\n{{=<% %>=}}",
        "1:3: error: a change of delimiters ends with an equals sign [template-invalid-delimiters]"
      ),
      (
        "{{= = = =}}",
        "1:1: error: a delimiter cannot hold an equals sign [template-invalid-delimiters]"
      ),
      (
        "{{=\(String(repeating: "|", count: 33)) |=}}",
        "1:1: error: a delimiter cannot be longer than 32 bytes [template-invalid-delimiters]"
      ),
    ])
  func `a template that cannot be read says where and why`(template: String, expected: String) {
    let lines = Rendering(template: template).message().split(separator: "\n")
    #expect(lines.first.map(String.init) == "page.mustache:" + expected)
  }

  @Test func `an unclosed section points at its opening and at the end of the file`() {
    #expect(
      Rendering(template: "x\n{{#a}}\n{{#b}}\n{{/b}}\n").message() == """
        page.mustache:2:1: error: the section “a” is never closed [template-unclosed-section]
          {{#a}}
          ^~~~~~
          hint: close it with a tag that holds “/a”
          page.mustache:5:1: note: the template ends here

        """)
  }

  @Test func `a closing that does not match points at both`() {
    #expect(
      Rendering(template: "<p>{{#a}}\n {{/ b }}").message() == """
        page.mustache:2:2: error: “b” is closed here, but the section “a” is open \
        [template-mismatched-closing]
           {{/ b }}
           ^~~~~~~~
          hint: close “a” first
          page.mustache:1:4: note: “a” is opened here

        """)
  }

  @Test func `a name that runs over lines is shown short`() {
    let message = Rendering(template: "{{a and\nmuch more}}").message()
    #expect(message.hasPrefix("page.mustache:1:3: error: the name “a and…” holds white space"))
  }

  @Test func `bytes that are no UTF-8 are refused`() throws {
    let source = SourceText(path: "a.md", bytes: Array("ok\né".utf8) + [0xE9, 0x20])
    let error = #expect(throws: TemplateError.self) { try Template(parsing: source) }
    #expect(
      error.map { DiagnosticFormatter().text($0.diagnostic) }?.hasPrefix(
        "a.md:2:3: error: this byte is not valid UTF-8 [template-invalid-utf8]\n") == true)
  }

  @Test func `lines are counted from the first line of the source`() throws {
    let source = SourceText(path: "a.md", "x\n{{/a}}", firstLine: 10)
    let error = #expect(throws: TemplateError.self) { try Template(parsing: source) }
    #expect(error?.diagnostic.location == SourceLocation(path: "a.md", line: 11, column: 1))
  }
}

struct TemplateRenderErrorTests {
  private let data: TemplateValue = [
    "title": "x", "photo": ["name": "y", "size": nil], "list": [1], "kind": "cel", "flag": true,
  ]

  @Test(
    arguments: [
      ("## {{titel}}", "1:4", "no value is named “titel” here", "template-unknown-name", "title"),
      ("{{{titel}}}", "1:1", "no value is named “titel” here", "template-unknown-name", "title"),
      (
        "{{#phto}}{{/phto}}", "1:1", "no value is named “phto” here", "template-unknown-name",
        "photo"
      ),
      ("\n{{^xyz}}{{/xyz}}", "2:1", "no value is named “xyz” here", "template-unknown-name", nil),
      (
        "{{#photo}}{{nane}}{{/photo}}", "1:11", "no value is named “nane” here",
        "template-unknown-name", "name"
      ),
      (
        "{{#photo}}{{titl}}{{/photo}}", "1:11", "no value is named “titl” here",
        "template-unknown-name", "title"
      ),
      ("{{titel.x}}", "1:1", "no value is named “titel” here", "template-unknown-name", "title"),
      ("{{photo.nam}}", "1:1", "“photo” has no value named “nam”", "template-unknown-name", "name"),
      (
        "{{photo.size.w}}", "1:1", "“photo.size” is null, so it has no value named “w”",
        "template-unknown-name", nil
      ),
      (
        "{{title.x}}", "1:1", "“title” is a text, so it has no value named “x”",
        "template-unknown-name", nil
      ),
      (
        "{{list.0}}", "1:1", "“list” is a list, so it has no value named “0”",
        "template-unknown-name", nil
      ),
      ("{{>*knd}}", "1:1", "no value is named “knd” here", "template-unknown-name", "kind"),
      ("{{>*flag}}", "1:1", "“flag” is a Boolean, not a text", "template-not-text", nil),
      (
        "a {{>*kind}}", "1:3", "there is no partial named “cel”", "template-missing-partial", "cell"
      ),
      ("{{> cel }}", "1:1", "there is no partial named “cel”", "template-missing-partial", "cell"),
      (
        "{{<cel}}{{/cel}}", "1:1", "there is no parent named “cel”", "template-missing-parent",
        "cell"
      ),
      ("{{>zzz}}", "1:1", "there is no partial named “zzz”", "template-missing-partial", nil),
    ] as [(String, String, String, String, String?)])
  func `a name that nobody knows is an error`(
    template: String, place: String, sentence: String, id: String, suggestion: String?
  ) {
    let lines = Rendering(template: template, data: data, partials: ["cell": "x"]).message()
      .split(separator: "\n").map(String.init)
    #expect(lines.first == "page.mustache:\(place): error: \(sentence) [\(id)]")
    let hints = lines.filter { $0.hasPrefix("  hint: did you mean") }
    #expect(hints == (suggestion.map { ["  hint: did you mean “\($0)”?"] } ?? []))
  }

  @Test func `the message quotes the template that the tag stands in`() {
    #expect(
      Rendering(template: "## {{titel}} x\n", data: data).message() == """
        page.mustache:1:4: error: no value is named “titel” here [template-unknown-name]
          ## {{titel}} x
             ^~~~~~~~~
          hint: did you mean “title”?

        """)
  }

  @Test func `a list and an object are no text`() {
    #expect(
      Rendering(template: "{{list}}", data: data).message() == """
        page.mustache:1:1: error: “list” is a list, not a text [template-not-text]
          {{list}}
          ^~~~~~~~
          hint: write a section to render each of its values

        """)
    #expect(
      Rendering(template: "{{{photo}}}", data: data).message() == """
        page.mustache:1:1: error: “photo” is an object, not a text [template-not-text]
          {{{photo}}}
          ^~~~~~~~~~~
          hint: name one of its values

        """)
  }

  @Test func `an error in a partial tells the way to it`() {
    #expect(
      Rendering(template: "a\n{{>one}}", partials: ["one": "\n\n {{>two}}", "two": "- {{x}}"])
        .message() == """
          two.mustache:1:3: error: no value is named “x” here [template-unknown-name]
            - {{x}}
              ^~~~~
            one.mustache:3:2: note: included from here
            page.mustache:2:1: note: included from here

          """)
  }

  @Test func `an error in an override tells which block it stands for`() {
    #expect(
      Rendering(template: "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}", partials: ["p": "\n{{$b}}{{/b}}"])
        .message() == """
          page.mustache:1:13: error: no value is named “x” here [template-unknown-name]
            {{<p}}{{$b}}{{x}}{{/b}}{{/p}}
                        ^~~~~
            p.mustache:2:1: note: in the place of this block
            page.mustache:1:1: note: included from here

          """)
  }

  @Test func `null is known and so are names of outer objects`() throws {
    #expect(try rendered("[{{#photo}}{{size}}{{title}}{{/photo}}]", data) == "[x]")
  }
}

struct TemplateLimitTests {
  @Test func `endless recursion is an error that shows both ends of the way`() {
    let expected = """
      p.mustache:2:3: error: “p” would be the 101st partial, parent or override within another \
      [template-partial-recursion]
          {{>p}}
          ^~~~~~
        hint: a partial that includes itself ends only when its data does
        p.mustache:2:3: note: included from here
        p.mustache:2:3: note: included from here
        p.mustache:2:3: note: included from here
        p.mustache:2:3: note: included from here
        p.mustache:2:3: note: included from here
        page.mustache:1:1: note: included from here, after 94 more steps

      """
    for missing in [Template.MissingNames.error, .empty] {
      #expect(
        Rendering(template: "{{>p}}", partials: ["p": "x\n  {{>p}}"], missing: missing).message()
          == expected)
    }
  }

  @Test func `parents and overrides cannot recurse without end either`() {
    let partials = ["p": "{{$a}}{{/a}}{{<p}}{{$a}}{{<p}}{{/p}}{{/a}}{{/p}}"]
    let message = Rendering(template: "{{>p}}", partials: partials).message()
    #expect(message.contains("[template-partial-recursion]"))
  }

  @Test func `recursion up to the limit is fine`() throws {
    var data: TemplateValue = ["next": nil]
    for _ in 1..<Template.Limits.includes { data = ["next": data] }
    let partials = ["p": "x{{#next}}{{>p}}{{/next}}"]
    #expect(try rendered("{{>p}}", data, partials: partials).utf8.count == 100)
    #expect(
      Rendering(template: "{{>p}}", data: ["next": data], partials: partials).message()
        .contains("[template-partial-recursion]"))
  }

  @Test(arguments: ["#", "^", "$", "<"])
  func `nesting has a limit`(sign: String) throws {
    func template(_ depth: Int) -> String {
      String(repeating: "{{\(sign)a}}", count: depth) + String(repeating: "{{/a}}", count: depth)
    }
    let limit = Template.Limits.nesting
    _ = try rendered(template(limit), ["a": true], missing: .empty)
    let message = Rendering(template: template(limit + 1)).message()
    #expect(
      message.hasPrefix(
        "page.mustache:1:1201: error: more than 200 sections, blocks and parents stand within each"
          + " other [template-too-deep]\n"))
    #expect(Rendering(template: template(100_000)).message().contains("[template-too-deep]"))
  }

  @Test func `hundred thousand tags and rows are rendered`() throws {
    let count = 100_000
    let many = try Template(
      parsing: SourceText(path: "a", String(repeating: "{{x}} abcd", count: count)))
    #expect(try many.render(["x": "1"], escape: .html).count == 6 * count)
    let rows = TemplateValue.list((0..<count).map { ["id": TemplateValue($0 % 10)] })
    let row = try Template(parsing: SourceText(path: "a", "{{#rows}}\n{{id}}{{y}}\n{{/rows}}\n"))
    #expect(try row.render(["rows": rows, "y": "z"], escape: .html).count == 3 * count)
  }
}
