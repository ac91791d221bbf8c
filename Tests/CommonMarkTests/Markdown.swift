import CatalogCore
import CommonMark

/// Markdown under test, in one call.
enum Markdown {
  static func document(
    _ markdown: String, _ options: MarkdownOptions = MarkdownOptions(), firstLine: Int = 1
  ) throws(MarkdownError) -> MarkdownDocument {
    try MarkdownParser(options: options).parse(
      SourceText(path: "page.md", markdown, firstLine: firstLine))
  }

  static func html(
    _ markdown: String, _ options: MarkdownOptions = MarkdownOptions(),
    _ rendering: HTMLOptions = HTMLOptions()
  ) throws(MarkdownError) -> String {
    String(decodingUTF8: HTMLRenderer(options: rendering).render(try document(markdown, options)))
  }

  /// Markdown with a value written as inert text wherever `{{x}}` stands.
  static func template(_ template: String, _ value: String) -> [UInt8] {
    var output: [UInt8] = []
    let bytes = Array(template.utf8)
    var index = 0
    while index < bytes.count {
      if bytes.hasBytes("{{x}}", at: index) {
        InertText.append(value: value.utf8, to: &output)
        index += 5
      } else {
        output.append(bytes[index])
        index += 1
      }
    }
    return output
  }
}
