import CatalogCore
import Testing

@testable import InterfaceBuilder

/// What files hold, within messages.
struct WordingTests {
  @Test func `a text of a file stays on its line of a message, and short`() throws {
    #expect(Wording.shortened("a\nb\u{85}\u{1B}[2Jc") == "a\u{FFFD}b\u{FFFD}\u{FFFD}[2Jc")
    #expect(Wording.shortened(String(repeating: "ä", count: 60)).unicodeScalars.count == 60)
    #expect(Wording.shortened(String(repeating: "ä", count: 61)).unicodeScalars.count == 61)
    #expect(Wording.shortened(String(repeating: "ä", count: 10_000)).hasSuffix("ä…"))
    let document = try #require(
      InterfaceXML.read(InterfaceXML.storyboard(scenes: [], initial: "gone&#10;away&#x9;")))
    #expect(document.problems.first?.message.contains("'gone\u{FFFD}away\u{FFFD}'") == true)
  }

  @Test func `what is told of a file stands in the order of its lines, then as it was met`() {
    let problems = [(3, "a"), (1, "b"), (3, "c"), (0, "d")].map { line, id in
      Diagnostic(.warning, id: id, "afloat", at: SourceLocation(path: "M.xib", line: line))
    }
    #expect(problems.inOrderOfLines.map(\.id) == ["d", "b", "a", "c"])
  }
}
