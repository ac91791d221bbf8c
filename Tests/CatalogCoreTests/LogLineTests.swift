import CatalogCore
import TestSupport
import Testing

struct LogLineTests {
  @Test(arguments: [
    ("", ""), ("a::b ## c\n#[d]\n", "a::b ## c\n#[d]\n"), ("::error::x", "\\u{3A}:error::x"),
    ("a\n \t::x\n", "a\n \t\\u{3A}:x\n"), ("a\r::x", "a\r\\u{3A}:x"), (":::", "\\u{3A}::"),
    ("a ##[group]b", "a #\\u{23}[group]b"), ("###[x", "##\\u{23}[x"),
    ("##vso[x]\n##teamcity[y]", "#\\u{23}vso[x]\n#\\u{23}teamcity[y]"),
  ])
  func `the marks of commands are written out and nothing else is`(text: String, inert: String) {
    #expect(LogLine.inert(text) == inert)
    #expect(LogLine.inert(inert) == inert)
  }

  @Test func `text without a mark keeps its bytes`() {
    for text in HostileStrings(seed: 61).prefix(250)
    where !text.utf8.contains(UInt8(ascii: ":")) && !text.utf8.contains(UInt8(ascii: "#")) {
      #expect(LogLine.inert(text).hasSameBytes(as: text))
    }
  }
}
