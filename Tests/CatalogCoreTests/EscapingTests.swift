import CatalogCore
import TestSupport
import Testing

struct EscapingTests {
  @Test(
    arguments: [
      "\u{0}", "\t", "\n", "\u{7F}", "\u{85}", "\u{A0}", "\u{AD}", "\u{34F}", "\u{61C}", "\u{115F}",
      "\u{1680}", "\u{180E}", "\u{2000}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{2028}",
      "\u{202E}", "\u{2060}", "\u{2066}", "\u{206F}", "\u{3000}", "\u{3164}", "\u{E000}",
      "\u{FE0F}", "\u{FEFF}", "\u{FFA0}", "\u{FFFE}", "\u{1D173}", "\u{E0001}", "\u{E01EF}",
      "\u{F0000}", "\u{10FFFF}",
    ] as [Unicode.Scalar])
  func `a character that leaves no mark is invisible`(scalar: Unicode.Scalar) {
    #expect(InvisibleCharacters.contains(scalar))
  }

  @Test(
    arguments: [
      " ", "a", "~", "é", "\u{301}", "ß", "日", "א", "ع", "ก", "—", "“", "€", "😀", "\u{1F469}",
      "\u{FFFD}", "\u{2010}", "\u{2030}",
    ] as [Unicode.Scalar])
  func `a character that is seen is not`(scalar: Unicode.Scalar) {
    #expect(!InvisibleCharacters.contains(scalar))
  }

  @Test func `text on a terminal holds nothing invisible and loses nothing else`() {
    for text in HostileStrings(seed: 6).prefix(3_000) {
      let shown = TerminalText.escaped(text)
      #expect(!shown.unicodeScalars.contains(where: InvisibleCharacters.contains))
      let visible = text.unicodeScalars.filter { !InvisibleCharacters.contains($0) }
      #expect(shown.unicodeScalars.count >= visible.count)
    }
    #expect(TerminalText.escaped("a\tb\r\n\u{2028}é") == #"a b\u{D}\u{A}\u{2028}é"#)
  }

  @Test func `escaped text holds no character that means anything to HTML`() {
    var bytes: [UInt8] = []
    bytes.appendHTMLEscaped("<a href=\"x\">'&amp;\r\n\u{0}é")
    #expect(
      String(decodingUTF8: bytes)
        == "&lt;a href=&quot;x&quot;&gt;&#39;&amp;amp;&#13;\n\u{FFFD}é")
  }
}
