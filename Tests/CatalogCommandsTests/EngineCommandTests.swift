import CatalogCore
import TestSupport
import Testing

/// `markdown` and `render`: the two engines by themselves.
struct EngineCommandTests {
  @Test func `markdown reads standard input for a hyphen`() {
    var tool = TestTool()
    tool.input = Array("# A\n\n| a |\n|---|\n| b |\n".utf8)
    let result = tool.run("markdown", "-")
    #expect(result.exitCode == .fine)
    #expect(result.output.hasPrefix("<h1 id=\"a\">A</h1>\n<table>\n"))
    let plain = tool.run("markdown", "--no-extensions", "-")
    #expect(plain.output == "<h1>A</h1>\n<p>| a |\n|---|\n| b |</p>\n")
  }

  @Test func `render fills a template with data and partials`() {
    let tool = TestTool([
      "t.mustache": "{{#rows}}{{> row}}{{/rows}}{{> deep/end}}",
      "d.json": #"{"rows": [{"a": "<"}, {"a": "*"}], "x": "&"}"#,
      "p/row.mustache": "[{{a}}]", "p/deep/end.html": "({{{x}}})", "p/notes.txt": "{{#broken",
    ])
    let result = tool.run("render", "t.mustache", "--data", "d.json", "--partials", "p")
    #expect(
      result == TestTool.Result(exitCode: .fine, bytes: Array("[&lt;][*](&)".utf8), messages: ""))
  }

  @Test func `render reads the template or the data from standard input`() {
    var tool = TestTool(["t": "{{a}}", "d": #"{"a": "file"}"#])
    tool.input = Array(#"{"a": "input"}"#.utf8)
    #expect(tool.run("render", "t", "--data", "-").output == "input")
    tool.input = Array("<{{a}}>".utf8)
    #expect(tool.run("render", "-", "--data", "d").output == "<file>")
  }

  @Test func `two partials of one name are a mistake, whatever their order`() {
    let tool = TestTool(["t": "{{>row}}", "p/row.md": "1", "p/row.html": "2", "p/row.txt": "3"])
    let result = tool.run("render", "t", "--partials", "p")
    #expect(result.exitCode == .usage)
    #expect(
      result.messages == """
        error: “row” could be p/row.html or p/row.md [usage-ambiguous-partial]
          hint: remove or rename one

        """)
  }

  @Test(
    arguments: [
      (["markdown", "gone.md"], "gone.md: error: cannot read the file: No such file"),
      (["render", "gone"], "gone: error: cannot read the file: No such file"),
      (["render", "t", "--data", "gone"], "gone: error: cannot read the file: No such file"),
      (["render", "t", "--partials", "gone"], "gone: error: cannot list the file: No such file"),
      (["render", "t"], "t:1:1: error: no value is named “a” here [template-unknown-name]"),
      (["render", "open"], "open:1:1: error: the section “a” is never closed"),
      (["render", "t", "--data", "bad.json"], "bad.json:1:7: error: "),
      (["render", "include"], "include:1:1: error: "),
      (["render", "t", "--partials", "broken"], "broken/x.md:1:1: error: "),
    ])
  func `damaged input is exit code 3 with its place`(words: [String], message: String) {
    let tool = TestTool([
      "t": "{{a}}", "open": "{{#a}}", "bad.json": #"{"a": }"#, "include": "{{>gone}}",
      "broken/x.md": "{{#a}}",
    ])
    let result = tool.run(words)
    #expect(result.exitCode == .damagedInput)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix(message), "\(result.messages)")
  }

  @Test func `lenient rendering leaves out what does not exist`() {
    let tool = TestTool(["t": "[{{a}}{{>gone}}{{#b}}x{{/b}}]"])
    #expect(tool.run("render", "--lenient", "t").output == "[]")
  }

  @Test func `texts go through render and markdown as they are, and leave the structure alone`() {
    let template = """
      # {{x}}

      - *{{x}}* `{{x}}`

      | a | b |
      |---|---|
      | {{x}} | **{{x}}** |

      """
    var tool = TestTool(["t.md": template])
    func html(_ text: String) -> String {
      var json: [UInt8] = Array(#"{"x": ""#.utf8)
      for unit in text.utf16 {
        let digits = String(unit, radix: 16)
        json.append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      }
      tool.input = json + Array("\"}".utf8)
      let rendered = tool.run("render", "--escape", "markdown", "--data", "-", "t.md")
      #expect(rendered.exitCode == .fine, "\(rendered.messages)")
      tool.input = rendered.bytes
      let result = tool.run("markdown", "-")
      #expect(result.exitCode == .fine, "\(result.messages)")
      return result.output
    }
    func withoutID(_ html: String) -> String {
      String(decodingUTF8: Array(html.utf8.drop { $0 != UInt8(ascii: ">") }))
    }
    let expected = withoutID(html("TEXT"))
    for text in HostileStrings(seed: 31).dropFirst().prefix(400) {
      var escaped: [UInt8] = []
      escaped.appendHTMLEscaped(text)
      let wanted = expected.utf8.split(
        separator: Array("TEXT".utf8), omittingEmptySubsequences: false
      )
      .map { Array($0) }.joined(separator: escaped)
      #expect(Array(withoutID(html(text)).utf8) == Array(wanted), "\(text.debugDescription)")
    }
  }
}
