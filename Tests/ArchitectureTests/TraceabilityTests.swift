import Testing

/// The tables of pages that say which test holds what name tests that exist.
struct TraceabilityTests {
  /// A page with a table of four columns: a number, what it is about, what came of it, and the tests.
  struct Page: Sendable, CustomTestStringConvertible {
    var path: String
    var numbers: [Int]

    var testDescription: String { path }

    static let all = [
      Page(path: "Content/Architecture/traceability.md", numbers: Array(1...51)),
      Page(path: "Content/Architecture/recorded-tests.md", numbers: Array(1...18)),
    ]
  }

  private struct Item {
    var number: Int
    var result: String
    var tests: [String]
  }

  private func items(_ page: Page) throws -> [Item] {
    let text = try SourceTree.text(page.path)
    return text.split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count == 6, let number = Int(cells[1].filter(\.isNumber)) else { return nil }
      let parts = cells[4].split(separator: "`", omittingEmptySubsequences: false)
      let tests = parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
      return Item(number: number, result: String(cells[3]), tests: tests)
    }
  }

  @Test(arguments: Page.all)
  func `everything that the page is about is listed once`(page: Page) throws {
    #expect(try items(page).map(\.number) == page.numbers)
  }

  @Test(arguments: Page.all)
  func `each is held by a test that exists, or the page says why not`(page: Page) throws {
    let sources = try SourceTree.files(below: "Tests").map(\.text).joined()
    for item in try items(page) {
      if item.tests.isEmpty { #expect(item.result.contains("left out: "), "row \(item.number)") }
      for test in item.tests {
        #expect(sources.contains("func `\(test)`("), "row \(item.number): \(test)")
      }
    }
  }
}
