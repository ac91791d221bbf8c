/// Texts that are likely to be taken for syntax, or to be changed on their way through a program.
///
/// Half of the pieces mean something to Markdown or HTML, the others are characters that text
/// processing gets wrong. A sequence is infinite and the same for the same seed.
///
/// ```
/// for text in HostileStrings(seed: 1).prefix(2_000) { … }
/// ```
package struct HostileStrings: Sequence, IteratorProtocol, Sendable {
  private var generator: SeededGenerator
  private let longest: Int
  private var single = 0

  /// Texts of at most `longest` pieces; first comes every piece alone.
  package init(seed: UInt64, longest: Int = 12) {
    generator = SeededGenerator(seed: seed)
    self.longest = longest
  }

  package mutating func next() -> String? {
    if single < Self.pieces.count {
      single += 1
      return Self.pieces[single - 1]
    }
    let count = Int.random(in: 0...longest, using: &generator)
    var text = ""
    for _ in 0..<count {
      if Int.random(in: 0..<8, using: &generator) == 0 {
        text.unicodeScalars.append(randomScalar())
      } else {
        text += Self.pieces.randomElement(using: &generator) ?? ""
      }
    }
    return text
  }

  private mutating func randomScalar() -> Unicode.Scalar {
    while true {
      let limit: UInt32 = Bool.random(using: &generator) ? 0x2FFF : 0x10_FFFF
      if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &generator)) {
        return scalar
      }
    }
  }

  /// Every piece that the texts are made of.
  package static let pieces: [String] =
    ["", "a", "word", "0", "42", "Überschrift", "日本語", "שלום", "مرحبا", "ไทย"]
    + (0x21...0x7E).map { String(Unicode.Scalar(UInt8($0))) }.filter {
      $0.utf8.allSatisfy { byte in
        !(0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte)
      }
    }
    + [
      // White space and line ends.
      " ", "  ", "    ", "\t", "\n", "\r", "\r\n", "\n\n", " \n", "  \n", "\\\n", "\u{B}", "\u{C}",
      "\u{85}", "\u{A0}", "\u{202F}", "\u{3000}", "\u{2028}", "\u{2029}",
      // Starts of Markdown blocks.
      "# ", "###### ", "- ", "+ ", "* ", "1. ", "1) ", "> ", "    code", "\tcode", "```", "~~~",
      "``` swift\n", "---", "***", "===", "| a | b |", "|---|:-:|", "- [ ] ", "- [x] ", "[^1]: ",
      "[a]: /b \"c\"", "> [!NOTE]\n", "\n# ", "\n- ", "\n1. ", "\n> ", "\n    ", "\n---\n",
      "\n```\n",
      // Markdown within a line.
      "`", "``", "*x*", "**x**", "_x_", "__x__", "~~x~~", "[t](u)", "![t](u \"v\")", "[t][r]",
      "[r]",
      "[^1]", "<https://a.b>", "https://example.com/?a=1&b=2#c", "www.example.com",
      "name@example.com", "\\", "\\\\", "\\*", "!", "](", "](<", "\"t\")", ":tada:", "@name", "#1",
      // HTML.
      "&amp;", "&lt;", "&#35;", "&#x23;", "&copy", "&;", "<b>", "</b>", "<br/>", "<!-- x -->",
      "-->",
      "<script>alert(1)</script>", "<![CDATA[", "]]>", "<?php ?>", "<a href=\"javascript:x\">",
      "\" onload=\"x", "' onload='x", "</td></tr></table>", "</code></pre>",
      // Mustache.
      "{{", "}}", "{{{", "}}}", "{{x}}", "{{#x}}", "{{/x}}", "{{>x}}", "{{! x }}", "{{=<% %>=}}",
      // Characters that are easily lost, joined, turned round or not shown.
      "\u{0}", "\u{1}", "\u{7}", "\u{8}", "\u{1B}[31m", "\u{7F}", "\u{FEFF}", "\u{FFFD}",
      "\u{FFFE}",
      "\u{AD}", "\u{200B}", "\u{200D}", "\u{2060}", "\u{202E}", "\u{2066}", "\u{2069}", "\u{200F}",
      "e\u{301}", "\u{E9}", "\u{301}", "\u{1100}\u{1161}", "\u{AC00}", "ß", "İ", "ı", "ǅ", "ﬁ", "ẞ",
      "K", "Å", "½", "Ⅷ", "①", "٣", "३", "😀", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "❤️", "1️⃣", "—", "…", "“”",
      "«»", "。", "＊", "＃", "｜", "\u{1D54F}", "\u{10348}", "\u{E000}", "\u{F8FF}",
      // What `InertText` reserves, and its neighbours.
      "\u{10FDFF}", "\u{10FE00}", "\u{10FE2A}", "\u{10FEFF}", "\u{10FF00}", "\u{10FF01}",
      "\u{10FF02}", "\u{10FF10}", "\u{10FF19}", "\u{10FF01}\u{10FF11}\u{10FF02}", "\u{10FF3F}",
      "\u{10FF40}", "\u{10FFFD}", "\u{10FFFF}",
    ]

  /// What any place for a value has to stand, before anything random.
  package static let fixed = [
    "", " ", "  ", "\n", "\n\n", "\r", "\r\n", "\t", "\u{0}", "a", " a", "a ", "  a  ", "a\nb",
    "a\n\nb", "\n# a", "# a", "- a", "* a", "+ a", "1. a", "> a", "    a", "\ta", "---", "===",
    "***",
    "```", "~~~", "`", "``", "` `", "*", "**", "*a*", "_", "_a_", "a_b_c", "[a](b)", "![a](b)",
    "[a]",
    "]", "[", "](c)", ")", "(", "[a]: /b", "<", ">", "<b>", "</b>", "<!--", "-->", "<a href=\"",
    "\"", "'", "\" onclick=\"x", "' onclick='x", "x onclick=y", "&", "&amp;", "&#60;", "&lt;", ";",
    "\\", "\\\\", "a\\", "|", "\\|", "a|b", "| a | b |\n|---|---|", "{{x}}", "{{{x}}}", "$&", "%",
    "%41", "%zz", "javascript:alert(1)", " javascript:alert(1)", "http://a.b/c d", "mailto:a@b.c",
    "</script><script>", "]]>", "?>", "\u{10FE41}", "\u{10FF00}", "\u{10FF01}\u{10FF10}\u{10FF02}",
    "\u{F8FF}", "\u{FFFE}", "\u{202E}abc", "\u{200B}", "\u{A0}", "\u{2003}a", "\u{301}", "e\u{301}",
    "\u{E9}", "🏳️‍🌈", "«quoted»", "“quoted”", "…", "日本語", "العربية", "ÄÖÜß",
    "a\u{0}b\u{0}", "a\rb", "\u{FEFF}a", "\u{1B}[31m", "a\u{7}b",
  ]
}
