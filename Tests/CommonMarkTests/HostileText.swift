/// Strings that look like markup, made from a seed.
struct HostileText {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A string of up to a dozen pieces.
  mutating func next() -> String {
    var text = ""
    for _ in 0...(below(12)) { text += piece() }
    return text
  }

  private mutating func piece() -> String {
    switch below(8) {
    case 0: return String(UnicodeScalar(UInt8(below(128))))
    case 1:
      // Any scalar; a surrogate falls back to a character that HTML cannot hold.
      let scalar = UnicodeScalar(UInt32(below(0x110000))) ?? "\u{0}"
      return String(Character(scalar))
    case 2: return ["a", "Zz", "7", "é", "日本", "ß", "İ", "ǅ"][below(8)]
    default: return Self.pieces[below(Self.pieces.count)]
    }
  }

  private mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }

  private static let pieces = [
    "*", "**", "_", "__", "`", "```", "~~~", "~~", "#", "# ", "> ", "- ", "+ ", "1. ", "2) ", "---",
    "===", "\n", "\n\n", "\r", "\r\n", "\t", " ", "  ", "    ", "\u{0}", "\u{B}", "\u{C}",
    "\u{7F}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}", "\u{FEFF}", "\u{202E}", "\u{200D}",
    "\u{301}", "\u{FFFD}", "\u{FFFF}", "\u{E000}", "\u{10FE41}", "\u{10FF00}", "\u{10FF01}",
    "\u{10FF10}", "\u{10FF02}", "\u{10FFFF}", "[", "]", "](", "](/evil)", "![", "(", ")", "<", ">",
    "</", "<b>", "</b>", "<script>", "</script>", "<!--", "-->", "<![CDATA[", "]]>", "<?", "?>",
    "\"", "'", "=", "&", "&amp;", "&lt;", "&#0;", "&#x41;", ";", "\\", "\\\\", "\\\n", "|", "||",
    "\\|", "|---|", ":", ": ", "]: /url", "{{", "}}", "{{x}}", "{{{", "%", "%20", "%zz",
    "javascript:",
    "data:text/html,", "http://a.b/?c=d&e", "mailto:", "@", "$", "^", "😀", "👩‍👩‍👧", "a\u{308}",
    "\u{1F1E9}\u{1F1EA}", "</p>", "</td>", "onload=x", "/>",
  ]

  /// What any place for a value has to stand, before anything random.
  static let fixed = [
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
