import CatalogCore
import CommonMark
import TestSupport
import Testing

/// Whatever a value is and wherever it stands, the elements of the page are those of the template and
/// the text is exactly the value.
struct MarkdownEscapeTests {
  static let inlinePositions = [
    "{{x}}", "a {{x}} b", "a{{x}}b", "{{x}}{{x}}", "a\n{{x}}\nb", "{{x}}  \nb", "{{x}}\\\nb",
    "\\{{x}}",
    "*{{x}}*", "**{{x}}**", "**{{x}}**s", "s**{{x}}**", "a*{{x}}*b", "_{{x}}_", "__{{x}}__",
    "a_{{x}}_b", "***{{x}}***", "*a {{x}}*", "*{{x}}", "{{x}}*", "~~{{x}}~~", "`{{x}}`",
    "`` {{x}} ``", "a`{{x}}`b", "`{{x}}", "&{{x}};", "&#{{x}};", "&amp{{x}};", "https://{{x}}",
    "[{{x}}", "![{{x}}", "{{x}}]", "<{{x}}", "{{x}}>",
  ]
  static let blockPositions = [
    "# {{x}}", "## {{x}} ##", "#{{x}}", "{{x}}\n===", "{{x}}\n---", "a {{x}}\n{{x}}\n---",
    "```\n{{x}}\n```", "~~~\na{{x}}b\n~~~", "    {{x}}", "- ```\n  {{x}}\n  ```", "- {{x}}",
    "- {{x}}\n- {{x}}", "- a\n\n  {{x}}\n- {{x}}", "- {{x}}\n  - b", "- {{x}}\n  > b", "* {{x}}",
    "1. {{x}}", "{{x}}. item",
    "{{x}}) item", "-{{x}}", "> {{x}}", "> > {{x}}\n{{x}}", "- > {{x}}\n  > b", "{{x}}\n\n{{x}}",
    "```{{x}}\ncode\n```", "``` swift {{x}}\ncode\n```", "~~~ {{x}} a\ncode\n~~~",
  ]
  static let tablePositions = [
    "| a |\n|---|\n| {{x}} |", "| {{x}} |\n|---|\n| a |", "a | b\n--|--\n{{x}} | {{x}}",
    "| a |\n|-|\n| `{{x}}` |", "|a|b|\n|-|-|\n|*{{x}}*|**{{x}}**s|", "|a|\n|-|\n{{x}}\n\n{{x}}",
    "> - | {{x}} | {{x}}\n>   |-|-\n>   |{{x}}", "{{x}}\n| {{x}} |\n|--|\n", "| {{x}}",
    "|a|\n|-|\n|[{{x}}]({{x}} \"{{x}}\")|", "|a|\n|-|\n|[{{x}}][r]|\n\n[r]: /{{x}}",
  ]
  static let linkPositions = [
    "[{{x}}](/u)", "[*{{x}}*](/u)", "[a]({{x}})", "[a](<{{x}}>)", "[a](/p/{{x}}?q={{x}}#{{x}})",
    "[a](/u \"{{x}}\")", "[a](/u '{{x}}')", "[a](/u ({{x}}))", "![{{x}}](/i)",
    "![*{{x}}* `{{x}}`](/i)", "![a]({{x}} \"{{x}}\")", "<{{x}}>", "<http:{{x}}>", "<{{x}}@b.c>",
    "[{{x}}]: /u\n\n[{{x}}]", "[a]: {{x}} '{{x}}'\n\n[a]", "[{{x}}][a]\n\n[a]: /u",
    "[{{x}}]: {{x}}",
  ]
  static let rawPositions = [
    "<b title=\"{{x}}\">c</b>", "<b title='{{x}}'>c</b>", "<b title={{x}}>c</b>", "<b {{x}}>c</b>",
    "<b{{x}}>", "a <i id={{x}} title='{{x}}'/> b", "<div id=\"{{x}}\">\n{{x}}\n</div>",
    "<div id={{x}}>\n*a*\n</div>", "<!-- {{x}} -->", "a <!-- {{x}} --> b", "<script>{{x}}</script>",
    "<a href={{x}}>c</a>",
  ]

  static let positions =
    inlinePositions + blockPositions + tablePositions + linkPositions + rawPositions

  @Test(arguments: positions)
  func `a fixed hostile value changes nothing but its own text`(position: String) throws {
    let check = try PositionCheck(position, unsafe: true)
    for value in HostileStrings.fixed { try check.expect(value) }
  }

  @Test(arguments: positions)
  func `a random value changes nothing but its own text`(position: String) throws {
    let check = try PositionCheck(position, unsafe: true)
    // Every piece alone comes first, then random ones: over 50,000 in all positions together.
    let texts = HostileStrings(seed: UInt64(position.utf8.count) &* 31 &+ 7)
    for value in texts.prefix(500) { try check.expect(value) }
  }

  @Test(arguments: linkPositions)
  func `in safe mode a value changes nothing and opens no dangerous link`(position: String) throws {
    let check = try PositionCheck(position, unsafe: false)
    for value in HostileStrings.fixed { try check.expect(value) }
  }

  @Test func `a value of many kilobytes stays text in every position but a link label`() throws {
    let value = String(repeating: "*a* | [b](c) `d` <e>\n\n", count: 200)
    for position in Self.positions where !position.contains("[{{x}}]:") {
      try PositionCheck(position, unsafe: true).expect(value)
    }
  }
}

/// Compares a position with what it is for a harmless value.
private struct PositionCheck {
  private let position: String
  private let unsafe: Bool
  private let expected: HTMLTokens
  private static let marker = "xREFERENCEx"

  init(_ position: String, unsafe: Bool) throws {
    self.position = position
    self.unsafe = unsafe
    self.expected = HTMLTokens(try Self.html(position, Self.marker, unsafe: unsafe))
  }

  func expect(_ value: String) throws {
    let html = try Self.html(position, value, unsafe: unsafe)
    let actual = HTMLTokens(html)
    let shown = Array(value.utf8).flatMap { $0 == 0 ? [0xEF, 0xBF, 0xBD] : [$0] }
    let isRight =
      actual.structure == expected.structure && actual.slots.count == expected.slots.count
      && zip(actual.slots, expected.slots).allSatisfy { actual, reference in
        matches(actual, reference, value: shown)
      }
    guard !isRight else { return }
    Issue.record("\(position) with \(value.debugDescription): \(String(decodingUTF8: html))")
  }

  private func matches(_ slot: HTMLTokens.Slot, _ reference: HTMLTokens.Slot, value: [UInt8])
    -> Bool
  {
    let isURL = reference.kind == .url && !position.contains("href=")
    let value = isURL ? percentEncoded(value) : value
    if slot.value == replaced(reference.value, with: value) { return true }
    return !unsafe && isURL && slot.value.isEmpty
      && value.contains { $0 == UInt8(ascii: ":") }
  }

  private func replaced(_ text: [UInt8], with value: [UInt8]) -> [UInt8] {
    let marker = Array(Self.marker.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: marker) {
        result += value
        index += marker.count
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return result
  }

  private func percentEncoded(_ value: [UInt8]) -> [UInt8] {
    let kept = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
      .union("-_.+!*'(),%#@?=;:/&$~".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    return value.flatMap { byte -> [UInt8] in
      kept.contains(byte)
        ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }

  private static func html(_ position: String, _ value: String, unsafe: Bool) throws -> [UInt8] {
    let document = try MarkdownParser(options: MarkdownOptions(headingIDs: false)).parse(
      SourceText(path: "page.md", bytes: Markdown.template(position, value)))
    return HTMLRenderer(options: HTMLOptions(unsafe: unsafe)).render(document)
  }
}
