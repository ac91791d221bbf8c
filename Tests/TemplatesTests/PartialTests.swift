import CatalogCore
import Templates
import Testing

struct PartialTests {
  @Test func `a partial sees the context where it stands`() throws {
    #expect(
      try rendered(
        "{{#a}}{{>p}}{{/a}}", ["x": 1, "a": [["y": 2], ["y": 3]]], partials: ["p": "{{x}}{{y}} "])
        == "12 13 ")
  }

  @Test func `recursion ends with the data`() throws {
    let data: TemplateValue = [
      "name": "a",
      "nodes": [
        ["name": "b", "nodes": []], ["name": "c", "nodes": [["name": "d", "nodes": []]]],
      ],
    ]
    #expect(
      try rendered("{{>n}}", data, partials: ["n": "{{name}}<{{#nodes}}{{>n}}{{/nodes}}>"])
        == "a<b<>c<d<>>>")
  }

  @Test func `the name of a partial may hold dots and slashes`() throws {
    #expect(try rendered("{{> cells/photo.md }}", partials: ["cells/photo.md": "x"]) == "x")
  }

  @Test func `an inline partial is not indented`() throws {
    #expect(try rendered("  a {{>p}}\n", partials: ["p": "1\n2"]) == "  a 1\n2\n")
  }

  @Test func `a standalone partial is indented line by line`() throws {
    #expect(try rendered("a\n  {{>p}}\nz", partials: ["p": "1\n 2\n"]) == "a\n  1\n   2\nz")
    #expect(
      try rendered("a\r\n\t{{>p}}\r\nz", partials: ["p": "1\r\n2\r\n"]) == "a\r\n\t1\r\n\t2\r\nz")
    #expect(try rendered(" {{>p}}\nz", partials: ["p": "1\n2"]) == " 1\n 2z")
  }

  @Test func `indentation adds up`() throws {
    #expect(
      try rendered(" {{>a}}\n", partials: ["a": "1\n  {{>b}}\n2\n", "b": "x\ny\n"])
        == " 1\n   x\n   y\n 2\n")
  }

  @Test(arguments: [Template.Escape.html, .none])
  func `lines of a value are not indented`(escape: Template.Escape) throws {
    let output = try rendered(
      "  {{>p}}\n", ["x": "1\n2\n"], partials: ["p": "{{x}}|\n{{{x}}}\n{{x}}{{x}}\n"],
      escape: escape)
    #expect(output == "  1\n2\n|\n  1\n2\n\n  1\n2\n1\n2\n\n")
  }

  @Test func `blank lines get no blanks`() throws {
    #expect(
      try rendered("  {{>p}}\n", partials: ["p": "a\n\nb\r\n\r\nc\n"]) == "  a\n\n  b\r\n\r\n  c\n")
    #expect(
      try rendered("  {{>p}}\n", ["x": ""], partials: ["p": "{{x}}\na\n"]) == "\n  a\n")
  }

  @Test func `lines inside a section of a partial are indented`() throws {
    #expect(
      try rendered("  {{>p}}\n", ["x": [1, 2]], partials: ["p": "{{#x}}\n- {{.}}\n{{/x}}\n"])
        == "  - 1\n  - 2\n")
    #expect(
      try rendered("  {{>p}}\n", ["x": [1, 2]], partials: ["p": "{{#x}}\n{{.}}!\n{{/x}}\n"])
        == "  1!\n  2!\n")
  }

  @Test func `a template tells which others it names`() throws {
    let template = try Template(
      parsing: SourceText(
        path: "a", "{{>b}}{{#x}}{{>a/b}}{{/x}}{{<layout}}ignored{{$c}}{{>c}}{{/c}}{{/layout}}{{>b}}"
      ))
    #expect(template.references == ["a/b", "b", "c", "layout"])
    #expect(!template.hasDynamicReferences)
    let dynamic = try Template(parsing: SourceText(path: "a", "{{>*kind}}"))
    #expect(dynamic.references.isEmpty)
    #expect(dynamic.hasDynamicReferences)
  }

  @Test func `a library keeps names apart by their bytes`() throws {
    let library = try TemplateLibrary(parsing: [
      ("\u{E9}", SourceText(path: "1", "one")), ("e\u{301}", SourceText(path: "2", "two")),
      ("b", SourceText(path: "3", "old")), ("b", SourceText(path: "4", "new")),
    ])
    #expect(library.names.count == 3)
    #expect(library["b"]?.source.path == "4")
    #expect(library["c"] == nil)
    let template = try Template(parsing: SourceText(path: "a", "{{>\u{E9}}} {{>e\u{301}}} {{>b}}"))
    #expect(
      String(decodingUTF8: try template.render([:], partials: library, escape: .html))
        == "one two new")
  }

  @Test func `a template renders again and again`() throws {
    let template = try Template(parsing: SourceText(path: "a", "{{#x}}{{.}}{{/x}}\n"))
    for number in 0..<3 {
      let output = try template.render(["x": [TemplateValue(number)]], escape: .html)
      #expect(output == Array("\(number)\n".utf8))
    }
  }
}

struct DynamicNameTests {
  private let partials = ["a": "[A {{x}}]", "b": "[B]", "7": "[seven]", "layout": "<{{$c}}{{/c}}>"]

  @Test func `data chooses the partial`() throws {
    #expect(
      try rendered(
        "{{#rows}}{{>*kind}}{{/rows}}", ["rows": [["kind": "a", "x": 1], ["kind": "b"]]],
        partials: partials) == "[A 1][B]")
    #expect(try rendered("{{> * k.n }}", ["k": ["n": 7]], partials: partials) == "[seven]")
  }

  @Test func `data chooses the parent`() throws {
    #expect(
      try rendered(
        "{{<*l}}{{$c}}x{{/c}}{{/*l}}{{< * l}}{{/ * l}}", ["l": "layout"], partials: partials)
        == "<x><>")
  }

  @Test func `a dynamic name does not change the context`() throws {
    #expect(
      try rendered("{{>*k.n}}", ["x": "outer", "k": ["n": "a", "x": "inner"]], partials: partials)
        == "[A outer]")
  }

  @Test func `a dynamic name is looked up once`() throws {
    let data: TemplateValue = ["k": "n", "n": "a"]
    #expect(try rendered("({{>*k}}{{>**k}})", data, partials: partials, missing: .empty) == "()")
  }

  @Test func `null chooses nothing`() throws {
    #expect(try rendered("({{>*k}}{{<*k}}{{$c}}x{{/c}}{{/*k}})", ["k": nil]) == "()")
  }

  @Test func `a dynamic partial can be standalone`() throws {
    #expect(
      try rendered("<\n  {{>*k}}\n>", ["k": "p"], partials: ["p": "1\n2\n"]) == "<\n  1\n  2\n>")
  }
}
