import CatalogCore
import Snapshots

/// Writes values so that GitHub's Markdown shows exactly their characters.
///
/// All of them are code, in which neither `@name` nor `#123` refers to anybody or anything.
enum MarkdownText {
  /// A value as a code span on one line, shortened; an empty one would not be seen.
  static func code(_ text: String, length: Int = ShortText.valueLength) -> String {
    text.isEmpty ? "“”" : DiffSentence.code(TerminalText.escaped(text.shortened(to: length)))
  }

  /// A value as code inside a tag, where no Markdown is read.
  static func tagged(_ text: String, length: Int) -> String {
    var bytes: [UInt8] = []
    bytes.appendHTMLEscaped(TerminalText.escaped(text.shortened(to: length)))
    return "<code>\(String(decodingUTF8: bytes))</code>"
  }

  /// A code block in a fence that no line of it can close.
  static func fence(_ lines: [String], language: String) -> String {
    let texts = lines.map(TerminalText.escaped)
    var longest = 2
    for text in texts {
      var run = 0
      for byte in text.utf8 {
        run = byte == UInt8(ascii: "`") ? run + 1 : 0
        longest = max(longest, run)
      }
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(texts.map { $0 + "\n" }.joined())\(fence)\n"
  }
}
