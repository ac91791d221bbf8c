import CatalogCore
import Templates
import TestSupport
import Testing

/// Templates put together at random, well-formed or not.
struct RandomTemplateTests {
  private static let pieces = [
    "{{", "}}", "{{x}}", "{{{x}}}", "{{&x}}", "{{#x}}", "{{^x}}", "{{/x}}", "{{#l}}", "{{/l}}",
    "{{.}}",
    "{{>p}}", "{{>q}}", "{{>*d}}", "{{<p}}", "{{/p}}", "{{$b}}", "{{/b}}", "{{$c}}", "{{/c}}",
    "{{<q}}",
    "{{/q}}", "{{! c }}", "{{!\n}}", "{{=| |=}}", "|={{ }}=|", "|x|", "{{=<% %>=}}", "<%x%>",
    "{{o.k}}",
    "{", "}", "=", "|", " ", "  ", "\t", "\n", "\n", "\r\n", "\r", "a", "é", "\u{10FE2A}",
  ]

  /// Half of the templates have their sections closed.
  private static func template(_ generator: inout SeededGenerator) -> String {
    let isBalanced = Bool.random(using: &generator)
    var text = ""
    var open: [String] = []
    for _ in 0..<Int.random(in: 0...24, using: &generator) {
      let piece = pieces.randomElement(using: &generator) ?? ""
      guard isBalanced else {
        text += piece
        continue
      }
      let sign = piece.dropFirst(2).first
      if piece.hasPrefix("{{"), piece.hasSuffix("}}"), piece.count > 4, piece != "{{!\n}}" {
        if sign == "/" {
          text += open.popLast() ?? ""
          continue
        }
        if let sign, "#^<$".contains(sign) { open.append("{{/\(piece.dropFirst(3))") }
      } else if !piece.allSatisfy({ $0.isWhitespace || $0.isLetter }) {
        continue
      }
      text += piece
    }
    return text + open.reversed().joined()
  }

  @Test func `every template is rendered or refused, and in Markdown it says the same`() {
    var generator = SeededGenerator(seed: 20)
    var library = TemplateLibrary()
    var renderedCount = 0
    let data: TemplateValue = [
      "x": "*v*", "l": ["1 < 2", "b"], "d": "q", "o": ["k": "k>"],
    ]
    for _ in 0..<8_000 {
      let text = Self.template(&generator)
      guard let template = try? Template(parsing: SourceText(path: "t", text)) else { continue }
      _ = try? template.render(data, partials: library, escape: .html, missing: .empty)
      if let plain = try? template.render(data, partials: library, escape: .none),
        let markdown = try? template.render(data, partials: library, escape: .markdown)
      {
        renderedCount += 1
        #expect(InertText.decoded(markdown) == plain, "\(text.debugDescription)")
      }
      library[Bool.random(using: &generator) ? "p" : "q"] = template
    }
    #expect(renderedCount > 1_000)
  }

  @Test func `every hostile text is parsed or refused with its place`() {
    for text in HostileStrings(seed: 21).prefix(4_000) {
      let source = SourceText(path: "t", text)
      do throws(TemplateError) {
        let output = try Template(parsing: source).render([:], escape: .html, missing: .empty)
        #expect(output.count <= text.utf8.count)
      } catch {
        let location = error.diagnostic.location
        #expect(location?.path == "t", "\(text.debugDescription)")
        #expect(error.diagnostic.id.hasPrefix("template-"), "\(text.debugDescription)")
      }
    }
  }

  @Test func `hostile JSON is read or refused`() {
    let start = #"{"a": [1, "b\u0041", null, true, {"c": -1.5e3}]}"#
    var generator = SeededGenerator(seed: 22)
    let alphabet = Array(#"{}[]",:\0123eE+-.tfn u"#.utf8) + [0, 9, 10, 0xC3, 0xA9, 0xFF]
    for _ in 0..<4_000 {
      var bytes = Array(start.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: bytes.remove(at: index)
        case 1: bytes[index] = alphabet.randomElement(using: &generator) ?? 0
        default: bytes.insert(alphabet.randomElement(using: &generator) ?? 0, at: index)
        }
      }
      do throws(JSONError) {
        _ = try TemplateValue(parsingJSON: SourceText(path: "j", bytes: bytes))
      } catch {
        #expect(error.diagnostic.id.hasPrefix("json-"))
        #expect(error.range.upperBound <= bytes.count)
      }
    }
  }
}
