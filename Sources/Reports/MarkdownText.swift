import CatalogCore
import Snapshots

/// Writes values so that GitHub's Markdown shows exactly their characters.
///
/// Entries are blocks of HTML without blank lines, in which no Markdown is read; values stand in
/// `<code>`, in which neither `@name` nor `#123` refers to anybody or anything.
enum MarkdownText {
  /// A value in `<code>`, on one line, shortened.
  static func code(_ text: String, length: Int = ShortText.valueLength) -> String {
    "<code>\(escaped(text.shortened(to: length)))</code>"
  }

  /// Text for HTML, with every invisible character written out.
  static func escaped(_ text: String) -> String {
    var bytes: [UInt8] = []
    bytes.appendHTMLEscaped(TerminalText.escaped(text))
    return String(decodingUTF8: bytes)
  }

  /// A sentence with its values in `<code>`, and bold what changed in them.
  static func sentence(_ sentence: DiffSentence) -> String {
    var result = ""
    var isInCode = false
    for piece in sentence.shortened().pieces where !piece.text.isEmpty {
      // The parts of one value follow each other and share the tag.
      let isCode = piece.style != .plain
      if isCode != isInCode { result += isCode ? "<code>" : "</code>" }
      isInCode = isCode
      let text = escaped(piece.text)
      switch piece.style {
      case .oldChanged, .newChanged: result += "<b>\(text)</b>"
      case .plain, .name, .old, .new: result += text
      }
    }
    return isInCode ? result + "</code>" : result
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
