import CatalogCore
import Layout
import Testing

/// Which lines texts of many scripts break into, in the body font at the usual size.
///
/// Each was checked by hand: the rules of Unicode allow the break, the line with its next part would
/// be too wide, and without it is not. A Han character is 16.57 points wide (17 less the tracking of
/// 0.43), an emoji 20.82, a Latin letter about 8.6, a space 4.1.
struct LineBreakingTests {
  struct Example: CustomStringConvertible {
    var name: String
    var width: Double
    /// The lines with `|` between them; spaces at their ends are part of the text.
    var text: String
    var expected: [String]

    init(_ name: String, _ width: Double, _ text: String, _ expected: String...) {
      self.name = name
      self.width = width
      self.text = text
      self.expected = expected
    }

    var description: String { name }
  }

  static let latin = [
    Example(
      "English", 100, "The quick brown fox jumps over the lazy dog", "The quick", "brown fox",
      "jumps over", "the lazy dog"),
    Example(
      "German", 120, "Ein Überblick über die Straßenverkehrsordnung", "Ein Überblick", "über die",
      "Straßenverkehrs", "ordnung"),
    // A decomposed letter is as wide as a composed one.
    Example(
      "marks", 25, "e\u{301}e\u{301}e\u{301} a\u{308}", "e\u{301}e\u{301}", "e\u{301} a\u{308}"),
    Example("Vietnamese", 80, "Tiếng Việt rất đẹp", "Tiếng Việt", "rất đẹp"),
    Example("Turkish", 70, "İstanbul’da ışık", "İstanbul’d", "a ışık"),
    Example("French quotes", 80, "“Quoted” words «here»", "“Quoted”", "words", "«here»"),
    Example("an apostrophe", 70, "100% sure, isn’t it?", "100%", "sure, isn’t", "it?"),
    Example("a price", 90, "price: $100.00 (net)", "price:", "$100.00", "(net)"),
    Example("dashes", 60, "Yes—no—maybe", "Yes—no", "—", "maybe"),
    Example("an ellipsis", 60, "word…another", "word…", "another"),
    Example("parentheses", 50, "a (bcd) (e)", "a (bcd)", "(e)"),
    Example("closing marks stay", 30, "abc ab?!", "abc", "ab?!"),
  ]

  static let words = [
    Example(
      "an address", 130, "https://example.com/photos/2024/05/index.html", "https://",
      "example.com/",
      "photos/2024/05/", "index.html"),
    Example(
      "an address in a sentence", 110, "see https://example.com/a?b=c&d=e", "see https://",
      "example.com/", "a?b=c&d=e"),
    Example("digits after a slash", 60, "photos/2024", "photos/", "2024"),
    Example("a fraction holds together", 30, "ab 1/2", "ab", "1/2"),
    Example("a time holds together", 40, "ab 10:30", "ab", "10:30"),
    Example("a sign stays with its letter", 33, "ab cd% e", "ab", "cd%", "e"),
    Example("an e-mail address", 90, "name@example.com", "name@exa", "mple.com"),
    Example("slashes", 60, "and/or/either", "and/or/", "either"),
    Example(
      "a long word", 100, "Donaudampfschifffahrtsgesellschaft", "Donaudampfs", "chifffahrtsgese",
      "llschaft"),
    Example(
      "a long word starts on a line of its own", 100, "a Donaudampfschifffahrtsgesellschaft", "a",
      "Donaudampfs", "chifffahrtsgese", "llschaft"),
    Example(
      "what follows a long word stands beside its end", 100, "Donaudampfschiff an der Donau",
      "Donaudampfs", "chiff an der", "Donau"),
    Example(
      "hyphens", 70, "well-known up-to-date facts", "well-", "known", "up-to-date", "facts"),
    Example("a hyphen that holds", 60, "well\u{2011}known", "well\u{2011}kno", "wn"),
    Example("a minus", 60, "value -12 at", "value", "-12 at"),
    Example(
      "soft hyphens", 100, "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrt", "Donau\u{AD}dampf-",
      "schiff\u{AD}fahrt"),
    Example("a soft hyphen that is not needed", 200, "co\u{AD}operate", "co\u{AD}operate"),
    // “abcd” is 33.6 points wide and its hyphen 5, so the hyphen decides.
    Example("no room for the hyphen", 36, "ab\u{AD}cd\u{AD}ef", "ab-", "cd\u{AD}ef"),
    Example("no-break spaces", 80, "10\u{A0}000\u{A0}km weit", "10\u{A0}000\u{A0}km", "weit"),
    Example("a narrow no-break space", 60, "a\u{202F}b cdefg", "a\u{202F}b", "cdefg"),
    Example("a word joiner", 20, "no\u{2060}break", "no\u{2060}", "br", "ea", "k"),
    Example(
      "zero width spaces", 50, "zero\u{200B}width\u{200B}space", "zero\u{200B}", "width\u{200B}",
      "space"),
  ]

  static let spaces = [
    Example("spaces hang", 20, "a     b", "a", "b"),
    Example("other spaces hang", 20, "a\u{2003}\u{2003}b\u{3000}c", "a", "b", "c"),
    Example("a tab hangs", 60, "col\tumn\ttab", "col", "umn", "tab"),
    Example("a tab is four spaces wide", 35, "a\tb", "a\tb"),
    Example("spaces at the start count", 30, "  lead", "", "lead"),
    Example("one space at the start counts too", 30, " lead", "", "lead"),
    Example("a space after a line break counts too", 30, "a\n lead", "a", "", "lead"),
    Example("a wide letter after spaces", 16, "  W", "", "W"),
    Example("only spaces", 5, "   ", ""),
    Example("an empty text", 50, "", ""),
    Example("line breaks", 200, "one\ntwo\r\nthree\u{2028}four", "one", "two", "three", "four"),
    Example(
      "all line breaks", 200, "a\u{B}b\u{C}c\rd\u{85}e\u{2029}f", "a", "b", "c", "d", "e", "f"),
    Example("an empty line", 200, "a\n\nb", "a", "", "b"),
    Example("the last line break", 200, "a\n", "a"),
    Example("two at the end", 200, "a\n\n", "a", ""),
    Example("a line break alone", 200, "\n", ""),
    Example("spaces before a line break", 20, "a    \nb", "a", "b"),
    Example("a long line before a line break", 50, "word and\nx", "word", "and", "x"),
  ]

  static let scripts = [
    Example(
      "Greek", 120, "Ξεσκεπάζω την ψυχοφθόρα βδελυγμία", "Ξεσκεπάζω την", "ψυχοφθόρα", "βδελυγμία"),
    Example(
      "Cyrillic", 100, "Съешь же ещё этих мягких булок", "Съешь же", "ещё этих", "мягких булок"),
    Example("Hebrew", 90, "שלום עולם, מה שלומך היום", "שלום עולם,", "מה שלומך", "היום"),
    // A hyphen, dash or slash between Hebrew letters ends no line.
    Example("a Hebrew hyphen", 60, "אב שלום-עולם", "אב", "שלום-עו", "לם"),
    Example("Arabic", 90, "مرحبا بالعالم كيف حالك اليوم", "مرحبا", "بالعالم كيف", "حالك اليوم"),
    Example("both directions", 58, "abc שלום 123 def", "abc", "שלום", "123 def"),
    Example("Devanagari", 90, "नमस्ते दुनिया आप कैसे हैं", "नमस्ते दुनिया", "आप कैसे हैं"),
    Example("Bengali", 70, "বাংলা ভাষা সুন্দর", "বাংলা", "ভাষা", "সুন্দর"),
    Example("Tamil", 100, "தமிழ் மொழி இனிமை", "தமிழ்", "மொழி", "இனிமை"),
    Example("Telugu", 80, "తెలుగు భాష మధురం", "తెలుగు భాష", "మధురం"),
    Example("Gujarati", 60, "ગુજરાતી ભાષા", "ગુજરાતી", "ભાષા"),
    // No dictionary says where these words end, so they are cut like one long word.
    Example("Thai", 60, "สวัสดีชาวโลกวันนี้", "สวัสดีชาว", "โลกวันนี้"),
    Example("Lao", 60, "ສະບາຍດີຊາວໂລກ", "ສະບາຍດີ", "ຊາວໂລກ"),
    Example("Thai with spaces", 60, "สวัสดี ชาวโลก", "สวัสดี", "ชาวโลก"),
    Example("Armenian", 80, "Բարեւ աշխարհ", "Բարեւ", "աշխարհ"),
    Example("Georgian", 95, "გამარჯობა მსოფლიო", "გამარჯობა", "მსოფლიო"),
    Example("Ethiopic", 72, "ሰላም ለዓለም ሁሉ", "ሰላም", "ለዓለም ሁሉ"),
  ]

  static let eastAsia = [
    // Five fit, but a full stop does not start a line.
    Example("Chinese", 85, "你好，世界。今天天气很好。", "你好，世", "界。今天天", "气很好。"),
    Example(
      "Japanese", 85, "「春」はあけぼの。やうやう白くなりゆく。", "「春」はあ", "けぼの。や", "うやう白く",
      "なりゆく。"),
    Example("a percent sign does not start a line", 36, "漢字％漢", "漢", "字％", "漢"),
    Example("a small kana does not start a line", 36, "カタッカタ", "カ", "タッ", "カタ"),
    Example("an opening bracket does not end a line", 52, "漢字「漢字」", "漢字", "「漢", "字」"),
    Example("halfwidth kana", 52, "ｱｲｳｴｵｶｷｸ", "ｱｲｳｴｵｶ", "ｷｸ"),
    Example("Han beside Latin", 40, "中文abc字", "中文", "abc", "字"),
    Example("Korean breaks between words", 90, "안녕하세요 세계 여러분", "안녕하세요", "세계 여러분"),
    Example("a long Korean word", 60, "한국어를배우는사람들", "한국어", "를배우", "는사람", "들"),
    Example(
      "Korean as separate letters", 20, "\u{1112}\u{1161}\u{11AB}글", "\u{1112}\u{1161}\u{11AB}", "글"
    ),
  ]

  static let emoji = [
    Example("emoji", 50, "👍👍👍👍👍", "👍👍", "👍👍", "👍"),
    Example("families", 45, "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"),
    Example("flags", 45, "🇩🇪🇫🇷🇮🇹🇪🇸", "🇩🇪🇫🇷", "🇮🇹🇪🇸"),
    Example("skin tones", 45, "👋🏽👋🏽👋🏽", "👋🏽👋🏽", "👋🏽"),
    Example("key caps", 45, "1️⃣2️⃣3️⃣", "1️⃣2️⃣", "3️⃣"),
    Example("emoji after words", 65, "Great job 🎉🎉", "Great job", "🎉🎉"),
    Example("a mark stays with an emoji", 45, "🎉🎉!", "🎉", "🎉!"),
    Example("emoji newer than old rules", 25, "🫠🫡", "🫠", "🫡"),
  ]

  static let examples = latin + words + spaces + scripts + eastAsia + emoji

  private let typesetter = TextTypesetter()

  @Test(arguments: examples)
  func `a text breaks where it may, and where it must`(example: Example) {
    let text = typesetter.prepare(StyledText(example.text))
    let font = Font(.body, at: .large)
    let layout = typesetter.layout(text, in: font, width: example.width, lines: 0)
    let lines = layout.lines.map { line in
      Array(text.bytes[line.range]) + Array((line.endsWithHyphen ? "-" : "").utf8)
    }
    let shown = lines.map { String(decoding: $0, as: UTF8.self) }
    #expect(lines == example.expected.map { Array($0.utf8) }, "\(shown)")
    #expect(layout.lines.allSatisfy { $0.width <= example.width + 0.001 })
    #expect(layout.wantedLineCount == example.expected.count)
    #expect(
      typesetter.lineCount(of: text, in: font, width: example.width) == example.expected.count)
    #expect(!layout.isTruncated)
  }

  @Test func `there are enough examples`() {
    #expect(Self.examples.count >= 60)
    #expect(Set(Self.examples.map(\.name)).count == Self.examples.count)
  }
}
