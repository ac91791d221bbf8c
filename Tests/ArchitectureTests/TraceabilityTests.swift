import Testing

/// The table of `Content/Architecture/traceability.md` names tests that exist.
struct TraceabilityTests {
  private struct Item {
    var number: Int
    var result: String
    var tests: [String]
  }

  private func items() throws -> [Item] {
    let page = try SourceTree.text("Content/Architecture/traceability.md")
    return page.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6, let number = Int(cells[1].filter(\.isNumber)) else { return nil }
      let parts = cells[4].split(separator: "`", omittingEmptySubsequences: false)
      let tests = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return Item(number: number, result: String(cells[3]), tests: tests)
    }
  }

  @Test func `every idea of the articles is listed once`() throws {
    #expect(try items().map(\.number) == Array(1...51))
  }

  @Test func `each is held by a test that exists, or the page says why not`() throws {
    let sources = try SourceTree.files(below: "Tests").map(\.text).joined()
    for item in try items() {
      if item.tests.isEmpty { #expect(item.result.contains("left out: "), "row \(item.number)") }
      for test in item.tests {
        #expect(sources.contains("func `\(test)`("), "row \(item.number): \(test)")
      }
    }
  }
}
