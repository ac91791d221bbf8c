import CatalogCore
import Templates
import Testing

struct InterpolationTests {
  @Test func `a value is escaped unless the tag says otherwise`() throws {
    let data: TemplateValue = ["x": "<a href='b' title=\"c\">&"]
    #expect(try rendered("{{x}}", data) == "&lt;a href=&#39;b&#39; title=&quot;c&quot;&gt;&amp;")
    for template in ["{{{x}}}", "{{&x}}", "{{{ x }}}", "{{& x }}", "{{ & x}}"] {
      #expect(try rendered(template, data) == "<a href='b' title=\"c\">&")
    }
    #expect(try rendered("{{x}}", data, escape: .none) == "<a href='b' title=\"c\">&")
  }

  @Test(arguments: ["{{x}}", "{{ x }}", "{{\tx\n}}", "{{{x}}}", "{{&x}}"])
  func `white space within a tag is ignored and around it is kept`(tag: String) throws {
    #expect(try rendered(" a \(tag) b \n", ["x": "1"]) == " a 1 b \n")
    #expect(try rendered("  \(tag)\n", ["x": "1"]) == "  1\n")
  }

  @Test(arguments: ["0", "5", "5.0", "1.21", "-1e10", "100000000000000000000", "0.10"])
  func `a number prints as it was spelt`(lexeme: String) throws {
    #expect(try rendered("{{x}}", ["x": .number(lexeme)]) == lexeme)
  }

  @Test func `null prints as nothing and a Boolean as its name`() throws {
    #expect(try rendered("[{{a}}{{b}}{{c}}]", ["a": nil, "b": true, "c": false]) == "[truefalse]")
  }

  @Test func `a value is never read as a template`() throws {
    let data: TemplateValue = ["x": "{{y}}{{>p}}", "y": "no"]
    #expect(try rendered("{{{x}}}", data) == "{{y}}{{>p}}")
  }

  @Test func `a dot is the current value`() throws {
    #expect(try rendered("{{.}}", "a&b") == "a&amp;b")
    #expect(try rendered("{{{.}}}", "a&b") == "a&b")
    #expect(try rendered("{{#x}}({{.}}){{/x}}", ["x": ["a", 1, true]]) == "(a)(1)(true)")
  }

  @Test func `a dotted name goes into objects`() throws {
    #expect(try rendered("{{a.b.c}}", ["a": ["b": ["c": "x"]]]) == "x")
  }

  @Test func `a key that holds a dot is never meant`() throws {
    #expect(try rendered("{{a.b}}", ["a.b": "no", "a": ["b": "yes"]]) == "yes")
    #expect(try rendered("{{a.b}}", ["a.b": "no"], missing: .empty).isEmpty)
  }

  @Test func `the innermost object that has the first part decides`() throws {
    let data: TemplateValue = ["a": ["b": [:]], "b": ["c": "outer"]]
    #expect(try rendered("[{{#a}}{{b.c}}{{/a}}]", data, missing: .empty) == "[]")
  }

  @Test func `names are compared byte by byte`() throws {
    // One letter as one character or as two.
    let data: TemplateValue = ["\u{E9}": "one", "e\u{301}": "two"]
    #expect(try rendered("{{\u{E9}}} {{e\u{301}}}", data) == "one two")
  }

  @Test func `missing names are empty when they may be`() throws {
    #expect(try rendered("[{{x}}{{a.b}}{{{x}}}{{#x}}y{{/x}}]", ["a": 1], missing: .empty) == "[]")
    #expect(try rendered("[{{^x}}y{{/x}}{{>p}}{{<p}}{{/p}}]", missing: .empty) == "[y]")
  }

  @Test func `lists and objects are empty when missing names are allowed`() throws {
    #expect(try rendered("[{{a}}{{b}}]", ["a": [1], "b": [:]], missing: .empty) == "[]")
  }

  @Test func `text without tags stays as it is`() throws {
    let text = "{ a } } {\r\n\tb {x}\u{0} \r c"
    #expect(try rendered(text).utf8.elementsEqual(text.utf8))
    #expect(try rendered("").isEmpty)
  }

  @Test func `comments leave nothing`() throws {
    #expect(try rendered("a{{! b }}c{{!}}d{{!\n {{x }}e") == "acde")
  }
}
