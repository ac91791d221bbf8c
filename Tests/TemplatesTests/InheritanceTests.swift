import CatalogCore
import Templates
import Testing

struct InheritanceTests {
  @Test func `a block renders its default until it is overridden`() throws {
    let partials = ["p": "[{{$a}}one{{/a}} {{$b}}two {{x}}{{/b}}]"]
    #expect(try rendered("{{$a}}default{{/a}}") == "default")
    #expect(try rendered("{{>p}}", ["x": 1], partials: partials) == "[one two 1]")
    #expect(try rendered("{{<p}}{{/p}}", ["x": 1], partials: partials) == "[one two 1]")
    #expect(try rendered("{{<p}}{{$b}}2{{/b}}{{/p}}", partials: partials) == "[one 2]")
    #expect(
      try rendered("{{<p}}{{$a}}1{{/a}}{{$b}}2{{/b}}{{/p}}", partials: partials) == "[1 2]")
    #expect(try rendered("{{<p}}{{$a}}{{/a}}{{$b}}{{/b}}{{/p}}", partials: partials) == "[ ]")
  }

  @Test func `data and blocks have names of their own`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$x}}block{{/x}}{{/p}}", ["x": "data", "p": "data"],
        partials: ["p": "{{$x}}{{/x}} {{x}}"])
        == "block data")
  }

  @Test func `what stands beside the overrides is ignored`() throws {
    #expect(
      try rendered(
        "{{<p}} text {{x}}{{#y}}{{$a}}no{{/a}}{{/y}}{{>q}}{{! c }}{{$a}}yes{{/a}} text {{/p}}",
        partials: ["p": "{{$a}}{{/a}}"]) == "yes")
  }

  @Test func `an override sees the context of the parent`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$a}}{{x}}{{/a}}{{/p}}", ["x": "outer", "in": [["x": 1], ["x": 2]]],
        partials: ["p": "{{#in}}{{$a}}{{/a}},{{/in}}"]) == "1,2,")
  }

  @Test func `each use of a parent has its own overrides`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$a}}1{{/a}}{{/p}}{{<p}}{{/p}}{{<p}}{{$a}}2{{/a}}{{/p}}{{>p}}",
        partials: ["p": "[{{$a}}-{{/a}}]"]) == "[1][-][2][-]")
  }

  @Test func `the outermost override wins over several parents`() throws {
    let partials = [
      "child": "{{<middle}}{{$a}}child{{/a}}{{/middle}}",
      "middle": "{{<base}}{{$a}}middle{{/a}}{{$b}}middle{{/b}}{{/base}}",
      "base": "{{$a}}base{{/a}} {{$b}}base{{/b}} {{$c}}base{{/c}}",
    ]
    #expect(try rendered("{{>child}}", partials: partials) == "child middle base")
    #expect(
      try rendered("{{<child}}{{$a}}top{{/a}}{{$c}}top{{/c}}{{/child}}", partials: partials)
        == "top middle top")
  }

  @Test func `a block inside an override is a parameter of its own template`() throws {
    let partials = [
      "page": "{{<base}}{{$main}}<{{$title}}untitled{{/title}}>{{/main}}{{/base}}",
      "base": "{{$main}}{{/main}}",
    ]
    #expect(try rendered("{{>page}}", partials: partials) == "<untitled>")
    #expect(
      try rendered("{{<page}}{{$title}}T{{/title}}{{/page}}", partials: partials) == "<T>")
  }

  @Test func `a block in an override of the same name ends in its default`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$a}}({{$a}}inner{{/a}}){{/a}}{{/p}}", partials: ["p": "{{$a}}outer{{/a}}"])
        == "(inner)")
  }

  @Test func `overrides reach into the partials of a parent`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$a}}new{{/a}}{{/p}}", partials: ["p": "{{>q}}", "q": "{{$a}}old{{/a}}"]) == "new")
  }

  @Test func `the last of two overrides with one name counts`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$a}}1{{/a}}{{$a}}2{{/a}}{{/p}}", partials: ["p": "{{$a}}{{/a}}"]) == "2")
  }

  // MARK: - Lines and indentation

  @Test func `a standalone parent takes its line and gives its indentation`() throws {
    #expect(
      try rendered("a\n  {{<p}}{{/p}}\nz", partials: ["p": "1\n2\n"]) == "a\n  1\n  2\nz")
    #expect(
      try rendered(
        "a\n  {{<p}}\n    {{$b}}\n    x\n    {{/b}}\n  {{/p}}\nz",
        partials: ["p": "1\n{{$b}}\n{{/b}}\n"])
        == "a\n  1\n  x\nz")
  }

  @Test func `a parent beside text is inline`() throws {
    #expect(try rendered(" {{<p}}{{/p}} |\n", partials: ["p": "x\ny"]) == " x\ny |\n")
  }

  @Test func `an override moves from its own indentation to that of the block`() throws {
    let child = "{{<p}}\n{{$b}}\n      one\n\n        two\n      {{/b}}\n{{/p}}\n"
    #expect(
      try rendered(child, partials: ["p": "<\n  {{$b}}\n  {{/b}}\n>\n"])
        == "<\n  one\n\n    two\n>\n")
    #expect(
      try rendered(child, partials: ["p": "<\n{{$b}}\n    default\n{{/b}}\n>\n"])
        == "<\n    one\n\n      two\n>\n")
    #expect(
      try rendered(child, partials: ["p": "<\n  {{$b}}{{/b}}\n>\n"]) == "<\n  one\n\n    two\n>\n")
  }

  @Test func `lines of an override after the first align with an inline block`() throws {
    #expect(
      try rendered(
        "{{<p}}{{$b}}\none\ntwo{{/b}}{{/p}}", partials: ["p": "<\n  {{$b}}default{{/b}};\n>\n"])
        == "<\n  one\n  two;\n>\n")
  }

  @Test func `an override that begins beside its tag keeps its blanks`() throws {
    #expect(
      try rendered("{{<p}}{{$b}} b{{/b}}{{/p}}", partials: ["p": "a{{$b}}{{/b}}"]) == "a b")
  }

  @Test func `a block on lines of its own ends its last line`() throws {
    for block in ["{{$b}}{{/b}}", "{{$b}}\ndefault\n{{/b}}"] {
      #expect(
        try rendered("{{<p}}{{$b}}x{{/b}}{{/p}}", partials: ["p": "<\n\(block)\n>\n"])
          == "<\nx\n>\n")
      #expect(
        try rendered("{{<p}}{{$b}}{{/b}}{{/p}}", partials: ["p": "<\n\(block)\n>\n"]) == "<\n>\n")
    }
    #expect(
      try rendered("{{<p}}{{$b}}x{{/b}}{{/p}}", partials: ["p": "<\r\n{{$b}}{{/b}}\r\n>"])
        == "<\r\nx\r\n>")
  }

  @Test func `sections and partials inside an override move with it`() throws {
    let child = """
      {{<p}}
        {{$b}}
          <ul>
            {{#x}}
            <li>{{.}}</li>
            {{/x}}
            {{>q}}
          </ul>
        {{/b}}
      {{/p}}

      """
    #expect(
      try rendered(
        child, ["x": ["1\n2"]], partials: ["p": " {{$b}}{{/b}}\n", "q": "<hr>\n<hr>\n"],
        escape: .none)
        == " <ul>\n   <li>1\n2</li>\n   <hr>\n   <hr>\n </ul>\n")
  }

  @Test(arguments: [
    "{{>q}}", "{{<q}}{{/q}}", "{{<q}}\n{{$c}}\nx\n{{/c}}\n    {{/q}}", "{{$c}}{{/c}}",
  ])
  func `the least indented line of an override counts whatever it holds`(line: String) throws {
    let child = "{{<p}}\n{{$b}}\n      one\n    \(line)\n      two\n{{/b}}\n{{/p}}\n"
    let partials = ["p": "{{$b}}{{/b}}\n", "q": "{{$c}}\nx\n{{/c}}\n"]
    let middle = line.contains("q") ? "x\n" : ""
    #expect(try rendered(child, partials: partials) == "  one\n\(middle)  two\n")
  }

  @Test func `nested blocks are indented relative to the override around them`() throws {
    let partials = [
      "page":
        "{{<base}}\n{{$main}}\n    one\n    {{$more}}\n      two\n    {{/more}}\n{{/main}}\n{{/base}}\n",
      "base": "<\n  {{$main}}{{/main}}\n>\n",
    ]
    #expect(try rendered("{{>page}}", partials: partials) == "<\n  one\n    two\n>\n")
    #expect(
      try rendered("{{<page}}{{$more}}\nthree\n{{/more}}{{/page}}\n", partials: partials)
        == "<\n  one\n    three\n>\n")
  }
}
