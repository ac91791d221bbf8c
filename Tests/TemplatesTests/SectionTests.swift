import CatalogCore
import Templates
import Testing

struct SectionTests {
  @Test(
    arguments: [
      (false, false), (true, true), (nil, false), ("", false), ("0", true), (" ", true), (0, true),
      (1, true), ([], false), ([0], true), ([[]], true), ([:], true),
    ] as [(TemplateValue, Bool)])
  func `truth decides between a section and its inverse`(value: TemplateValue, isTruthy: Bool)
    throws
  {
    let text = try rendered("{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": value])
    #expect(text == (isTruthy ? "yes" : "no"))
  }

  @Test func `a list renders its section for each element`() throws {
    #expect(try rendered("{{#x}}{{a}},{{/x}}", ["x": [["a": 1], ["a": 2]]]) == "1,2,")
    #expect(try rendered("{{#.}}{{a}},{{/.}}", [["a": 1], ["a": 2]]) == "1,2,")
  }

  @Test func `a list in a list is walked through by dots`() throws {
    #expect(try rendered("{{#.}}({{#.}}{{.}}{{/.}}){{/.}}", [[1, 2], [], ["a"]]) == "(12)()(a)")
  }

  @Test func `a value that is no list is the context of its section`() throws {
    #expect(try rendered("{{#x}}{{a}}{{/x}}", ["x": ["a": 1]]) == "1")
    #expect(try rendered("{{#x}}{{.}}{{/x}}", ["x": "text"]) == "text")
    #expect(try rendered("{{#x}}{{.}}{{/x}}", ["x": true]) == "true")
  }

  @Test func `inner names hide outer ones only while they last`() throws {
    let data: TemplateValue = ["a": "outer", "b": "kept", "in": ["a": "inner"]]
    #expect(
      try rendered("{{a}} {{#in}}{{a}} {{b}}{{/in}} {{a}}", data) == "outer inner kept outer")
  }

  @Test func `a name with the value null hides an outer one`() throws {
    #expect(try rendered("[{{#in}}{{a}}{{/in}}]", ["a": 1, "in": ["a": nil]]) == "[]")
  }

  @Test func `an inverted section keeps the context`() throws {
    #expect(try rendered("{{^x}}{{a}}{{/x}}", ["x": false, "a": 1]) == "1")
  }

  @Test func `dotted names and sections of one name nest`() throws {
    let data: TemplateValue = ["a": ["b": true], "c": true]
    #expect(try rendered("{{#a.b}}x{{/a.b}}{{^a.b}}y{{/a.b}}", data) == "x")
    #expect(try rendered("{{#c}}1{{#c}}2{{/c}}3{{/c}}4", data) == "1234")
  }

  @Test func `white space within section tags is ignored`() throws {
    #expect(try rendered("{{# c }}x{{/ c }}{{ # c}}y{{ / c}}", ["c": true]) == "xy")
  }
}

struct StandaloneTests {
  private let data: TemplateValue = ["yes": true, "no": false]

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `a tag that is alone on its line takes the line with it`(end: String) throws {
    for tags in [
      ["{{! c }}"], ["{{=| |=}}"], ["{{#yes}}", "{{/yes}}"], ["{{^no}}", "{{/no}}"],
      ["{{>empty}}"], ["{{<empty}}", "{{/empty}}"], ["{{$b}}", "{{/b}}"], ["{{!\n\nc\n}}"],
    ] {
      for blanks in ["", "  ", "\t"] {
        var template = "a" + end
        for tag in tags { template += blanks + tag + blanks + end }
        let output = try Rendering(template: template + "z", data: data, partials: ["empty": ""])
          .bytes()
        #expect(output == Array("a\(end)z".utf8), "\(template.debugDescription)")
      }
    }
  }

  @Test func `the first and the last line of a file need no line end around them`() throws {
    #expect(try rendered("  {{#yes}}\na{{/yes}}", data) == "a")
    #expect(try rendered("a\n  {{! c }}", data) == "a\n")
    #expect(try rendered("{{! c }}", data).isEmpty)
    #expect(try rendered(" {{>p}} ", partials: ["p": "x"]) == " x")
  }

  @Test(
    arguments: [
      "  {{yes}}\n", " {{{yes}}} \n", "  {{&yes}}\n", "{{#yes}} {{/yes}}\n", "{{! a }}{{! b }}\n",
      " x {{! c }}\n", " {{! c }} x\n",
    ])
  func `values, two tags and tags beside text take no line`(template: String) throws {
    #expect(try rendered(template, data).utf8.last == UInt8(ascii: "\n"))
  }

  @Test func `lines with other tags keep their blanks`() throws {
    #expect(try rendered(" {{#yes}}a{{/yes}}\n {{#yes}}b{{/yes}}\n", data) == " a\n b\n")
    #expect(try rendered(" {{#yes}} {{! c }}\n {{/yes}} |\n", data) == "  \n  |\n")
  }

  @Test func `a list of lines has no blank lines between`() throws {
    let template = """
      <ul>
        {{#items}}
        <li>{{.}}</li>
        {{/items}}
      </ul>

      """
    #expect(
      try rendered(template, ["items": ["a", "b"]])
        == "<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>\n")
  }
}

struct DelimiterTests {
  @Test(arguments: ["<% %>", "| |", "[ ]", "(( ))", "^ $", "ab ba", ".* +?", "« »", "{ }"])
  func `delimiters can be any characters`(pair: String) throws {
    let words = pair.split(separator: " ")
    let (left, right) = (words[0], words[1])
    #expect(
      try rendered(
        "{{=\(pair)=}}<\(left)#x\(right)\(left) y \(right)\(left)/x\(right)>", ["x": true, "y": 1])
        == "<1>")
  }

  @Test func `other delimiters leave braces alone and can be set back`() throws {
    #expect(
      try rendered("{{x}}{{= <% %> =}}{{x}}<%x%><%={{ }}=%><%x%>{{x}}", ["x": 1])
        == "1{{x}}1<%x%>1")
  }

  @Test func `a triple mustache works between other delimiters`() throws {
    #expect(try rendered("{{=<% %>=}}<%{x}%><%{ x }%><%&x%>", ["x": "&"]) == "&&&")
  }

  @Test func `delimiters neither enter nor leave a partial`() throws {
    let partials = ["p": "{{x}}<%x%>{{=<% %>=}}<%x%>"]
    #expect(
      try rendered("{{=| |=}}|>p|{{x}}|x|", ["x": 1], partials: partials) == "1<%x%>1{{x}}1")
  }

  @Test func `delimiters last across sections`() throws {
    #expect(try rendered("{{#a}}{{=| |=}}|x|{{x}}|/a||x|", ["a": true, "x": 1]) == "1{{x}}1")
  }
}
