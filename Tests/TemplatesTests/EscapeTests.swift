import CatalogCore
import Templates
import TestSupport
import Testing

struct EscapeTests {
  private func render(_ template: String, _ text: String, _ escape: Template.Escape) throws
    -> [UInt8]
  {
    try Template(parsing: SourceText(path: "a", template))
      .render(["x": .string(text)], escape: escape)
  }

  @Test func `a value in HTML comes back when its references are read`() throws {
    let template = try Template(parsing: SourceText(path: "a", "{{x}}"))
    for text in HostileStrings(seed: 10).prefix(3_000) {
      let output = try template.render(["x": .string(text)], escape: .html)
      #expect(
        output.allSatisfy { !"<>\"'\r\0".utf8.contains($0) }, "\(text.debugDescription)")
      // HTML has no U+0000.
      let expected = text.unicodeScalars.flatMap {
        $0 == "\0" ? Array("\u{FFFD}".utf8) : Array(String($0).utf8)
      }
      #expect(unescaped(output) == expected, "\(text.debugDescription)")
    }
  }

  /// Reads the references that HTML escaping writes, from left to right.
  private func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    let references: [(StaticString, UInt8)] = [
      ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
      ("&quot;", UInt8(ascii: "\"")), ("&#39;", UInt8(ascii: "'")), ("&#13;", .carriageReturn),
    ]
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let found = references.first(where: { bytes.hasBytes($0.0, at: index) }) {
        result.append(found.1)
        index += found.0.utf8CodeUnitCount
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

  @Test func `a value in Markdown is a word that decodes to it`() throws {
    let template = try Template(parsing: SourceText(path: "a", "{{x}}"))
    for text in HostileStrings(seed: 11).prefix(3_000) {
      let output = try template.render(["x": .string(text)], escape: .markdown)
      #expect(InertText.decoded(output) == Array(text.utf8), "\(text.debugDescription)")
      #expect(output.first.map { $0 >= 0x80 } == true, "\(text.debugDescription)")
      #expect(
        output.allSatisfy { $0 >= 0x80 || $0.isASCIIAlphanumeric }, "\(text.debugDescription)")
    }
  }

  @Test func `the lines of a Markdown template do not depend on its values`() throws {
    let template = try Template(
      parsing: SourceText(path: "a", "# {{x}}\n\n| {{x}} |\n{{#l}}\n  {{>p}}\n{{/l}}\n"))
    var library = TemplateLibrary()
    library["p"] = try Template(parsing: SourceText(path: "p", "- {{x}}\n- `{{x}}`\n"))
    func lines(_ value: TemplateValue) throws -> Int {
      try template.render(["x": value, "l": [1, 2]], partials: library, escape: .markdown)
        .lineRanges().count
    }
    let expected = try lines("word")
    #expect(expected == 7)
    for text in HostileStrings(seed: 12).prefix(500) {
      #expect(try lines(.string(text)) == expected, "\(text.debugDescription)")
    }
    #expect(try lines(nil) == expected)
  }

  @Test func `an empty value and null are words in Markdown`() throws {
    #expect(try rendered("a {{x}} b", ["x": ""], escape: .markdown) == "a \u{10FF00} b")
    #expect(try rendered("a {{x}} b", ["x": nil], escape: .markdown) == "a \u{10FF00} b")
    #expect(try rendered("a {{x}} b", missing: .empty) == "a  b")
  }

  @Test func `numbers and Booleans are inert in Markdown too`() throws {
    #expect(
      InertText.decoded(
        try rendered("{{x}}{{y}}", ["x": .number("-1.5"), "y": true], escape: .markdown).utf8)
        == Array("-1.5true".utf8))
    #expect(try !rendered("{{x}}", ["x": .number("-1.5")], escape: .markdown).contains("-"))
  }

  @Test func `raw values are written as they are in every mode`() throws {
    for escape in [Template.Escape.html, .markdown, .none] {
      for template in ["{{{x}}}", "{{&x}}"] {
        for text in HostileStrings(seed: 13).prefix(300) {
          #expect(try render(template, text, escape) == Array(text.utf8))
        }
      }
    }
  }

  @Test func `reserved characters in a Markdown template stand for themselves`() throws {
    let text = "\u{10FE2A} \u{10FF01}\u{10FF11}\u{10FF02}\n"
    let output = try render(text, "", .markdown)
    #expect(output != Array(text.utf8))
    #expect(InertText.decoded(output) == Array(text.utf8))
    #expect(try render(text, "", .html) == Array(text.utf8))
  }

  @Test func `reserved characters in an indented partial stand for themselves`() throws {
    let output = try rendered(
      "  {{>p}}\n", partials: ["p": "\u{10FE2A}\n\u{10FE2A}\n"], escape: .markdown)
    #expect(InertText.decoded(output.utf8) == Array("  \u{10FE2A}\n  \u{10FE2A}\n".utf8))
  }

  @Test func `a fragment reference passes as a raw value`() throws {
    let reference = InertText.fragmentReference(12)
    let output = try render("a {{{x}}}", String(decodingUTF8: reference), .markdown)
    #expect(InertText.pieces(of: output) == [.source(Array("a ".utf8)), .fragment(12)])
  }
}
