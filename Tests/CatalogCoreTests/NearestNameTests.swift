import CatalogCore
import Testing

struct NearestNameTests {
  private static let commands = ["build", "verify", "record", "markdown", "render"]

  @Test(
    arguments: [
      ("biuld", "build"), ("bild", "build"), ("veryfi", "verify"), ("Build", "build"),
      ("RECORD", "record"), ("rendering", "render"), ("mardkown", "markdown"), ("x", nil),
      ("publish", nil), ("", nil),
      // A name that is there is no misspelling of itself.
      ("build", nil),
    ])
  func `a misspelt name suggests the one that was meant`(name: String, expected: String?) {
    #expect(NearestName.suggestion(for: name, among: Self.commands) == expected)
  }

  @Test func `of two that are equally near the first by bytes is taken, whatever their order`() {
    #expect(NearestName.suggestion(for: "bat", among: ["cat", "hat", "rat"]) == "cat")
    #expect(NearestName.suggestion(for: "bat", among: ["rat", "hat", "cat"]) == "cat")
  }

  @Test func `a name without end is not compared`() {
    let long = String(repeating: "a", count: 100_000)
    #expect(NearestName.suggestion(for: long, among: [long + "b"]) == nil)
    #expect(NearestName.suggestion(for: "a", among: [long]) == nil)
  }
}
