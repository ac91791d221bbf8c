import CatalogCore
import Templates
import Testing

/// Small templates that would write without end.
struct WorkLimitTests {
  private func id(_ text: String, _ data: TemplateValue, partials: [(String, String)] = []) throws
    -> String?
  {
    let library = try TemplateLibrary(
      parsing: partials.map { ($0.0, SourceText(path: $0.0, $0.1)) })
    let template = try Template(parsing: SourceText(path: "page.md", text))
    do throws(TemplateError) {
      _ = try template.render(data, partials: library, escape: .markdown)
      return nil
    } catch {
      return error.diagnostic.id
    }
  }

  @Test func `sections that multiply are refused`() throws {
    let depth = 60
    let text =
      String(repeating: "{{#rows}}", count: depth) + "x"
      + String(repeating: "{{/rows}}", count: depth)
    #expect(try id(text, ["rows": [1, 2]]) == "template-too-much-work")
  }

  @Test func `partials that double are refused`() throws {
    let partials = (0..<60).map { ("p\($0)", "{{>p\($0 + 1)}}{{>p\($0 + 1)}}") }
    #expect(
      try id("{{>p0}}", [:], partials: partials + [("p60", "x")]) == "template-too-much-work")
  }

  @Test func `an ordinary large list is rendered`() throws {
    let rows = TemplateValue((0..<50_000).map { TemplateValue($0) })
    #expect(try id("{{#rows}}{{.}} {{/rows}}", ["rows": rows]) == nil)
  }
}
