import Testing

@testable import Pictures

struct SVGWriterTests {
  @Test(
    arguments: [
      (0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.5, "-.5"), (43.67, "43.67"), (43.7, "43.7"),
      (43.666_6, "43.67"), (0.004, "0"), (-0.004, "0"), (0.05, ".05"), (100, "100"),
      (1234.999, "1235"), (.nan, "0"), (.infinity, "0"), (-.infinity, "0"), (1e300, "0"),
    ] as [(Double, String)])
  func `a number has the shortest spelling with two decimals`(number: Double, text: String) {
    var bytes: [UInt8] = []
    bytes.appendNumber(number)
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }

  @Test(
    arguments: [
      ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;"), ("]]>", "]]&gt;"), ("a\tb\nc\rd", "a b c d"),
      ("\u{0}\u{1}\u{1B}\u{7F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("\u{FFFE}\u{FFFF}\u{FFFD}\u{FFFC}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFC}"),
      ("\u{FFBE}\u{FFBF}\u{BE}\u{BF}\u{10FFFE}", "\u{FFBE}\u{FFBF}\u{BE}\u{BF}\u{10FFFE}"),
      ("日本 é 😀 \u{202E}", "日本 é 😀 \u{202E}"),
    ])
  func `text is escaped, and what XML cannot hold is replaced`(text: String, expected: String) {
    var bytes: [UInt8] = []
    bytes.appendXMLEscaped(text.utf8)
    #expect(bytes == Array(expected.utf8))
  }

  @Test func `a path repeats no command and no needless space`() {
    var path = PathData()
    path.move(10, -2)
    path.line(5, 5)
    path.line(-5, 5.04)
    path.line(3, 0)
    path.line(0, -1)
    path.close()
    #expect(String(decoding: path.bytes, as: UTF8.self) == "M10-2l5 5-5 5h3v-1z")
  }

  @Test func `a rectangle rounds the corners that it is told`() {
    var path = PathData()
    path.rectangle(0, 0, 20, 10, radius: 4, top: false)
    #expect(
      String(decoding: path.bytes, as: UTF8.self)
        == "M0 0h20v6a4 4 0 0 1-4 4h-12a4 4 0 0 1-4-4z")
  }
}
