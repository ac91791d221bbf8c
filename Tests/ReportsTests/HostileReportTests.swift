import CatalogCore
import Reports
import Snapshots
import TestSupport
import Testing

/// Whatever a catalog says, a page has the elements and attributes that it would have anyway.
struct HostileReportTests {
  private typealias Document = SnapshotDocument

  /// A catalog with a text in every place, and one with another text in each.
  private func report(_ text: String) -> TestReport {
    func document(_ value: String, _ number: Int) -> Document {
      var row = TestReport.row(1, kind: "Cell \(text)")
      row.identity = "row \(text)"
      row.slots = [
        Document.Slot(
          .text, "slot \(text)", style: "body", value: value, source: .label("\(number) \(text)"),
          attributes: [Document.Attribute(.placeholder, .text("\(number) \(text)"))])
      ]
      row.attributes = [Document.Attribute(.accessibilityLabel, .text("\(number) \(text)"))]
      row.actions = [
        Document.Action("act \(text)", route: Document.Route(.push, "\(number) \(text)"))
      ]
      return Document(
        screen: Document.Name(id: "screen \(text)", title: "Screen \(value)"),
        scenario: Document.Name(id: "scenario \(text)", title: "Scenario \(value)"),
        model: value, group: value, tableStyle: .plain, variants: TestReport.variants,
        notes: [value], areas: [Document.Area(name: "area \(text)", slots: row.slots)],
        sections: [
          Document.Section(id: "section \(text)", header: value, footer: value, rows: [row])
        ],
        findings: [
          Document.Finding(
            id: "find \(text)", severity: .error, message: value, row: "row \(text)")
        ],
        kinds: [Document.CellKind(id: "Cell \(text)")])
    }
    var gone = document("x \(text)", 0)
    gone.screen.id = "gone \(text)"
    gone.sections = []
    var report = TestReport(
      [document("a \(text)", 1), gone], [document("b \(text)", 2)])
    report.title = "Title \(text)"
    // Pictures have a test of their own.
    report.limits.pictures = 2
    report.problems = [
      Diagnostic(
        id: "id", "message \(text)", in: SourceText(path: "path \(text)", bytes: Array(text.utf8)),
        range: 0..<1, hint: "hint \(text)")
    ]
    return report
  }

  /// The page with what depends on which words and lines are different left out.
  private func structure(_ page: HTMLPage) -> [String] {
    let free: Set<String> = ["mark", "/mark"]
    return page.structure.filter { !free.contains($0) }
  }

  private func check(_ text: String, _ expected: [String]) {
    let report = report(text)
    let files = report.files
    let html = TestReport.html(in: files)
    #expect(Array(html.utf8).firstInvalidUTF8 == nil)
    let page = HTMLPage(html)
    let structure = structure(page)
    #expect(Set(structure).isSubset(of: Set(expected)), "\(text.debugDescription)")
    let articles = structure.count { $0.hasPrefix("article ") }
    #expect(articles == report.diff.causes.count)
    #expect(structure.count { $0.hasPrefix("script") } == 1)
    let ids = page.values(of: "id")
    #expect(Set(ids).count == ids.count)
    let areSafe = ids.allSatisfy { id in
      id.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
    }
    #expect(areSafe, "\(ids)")
    let paths = Set(files.map(\.path.string))
    let strangers = page.values(of: "href", "src").filter {
      !paths.contains($0) && !$0.hasPrefix("#")
    }
    #expect(strangers == [])
    let strangePaths = paths.filter { path in
      !path.utf8.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: ".") || $0 == 0x2F }
    }
    #expect(strangePaths == [])
    let hasInvisible = html.unicodeScalars.contains {
      $0 != "\n" && InvisibleCharacters.contains($0)
    }
    #expect(!hasInvisible, "\(text.debugDescription)")
  }

  @Test func `no text makes an element, an attribute, an id or a file`() {
    let expected = structure(HTMLPage(report("harmless").html))
    #expect(expected.contains { $0.hasPrefix("article ") })
    for text in HostileStrings.fixed { check(text, expected) }
    // Many at a time, since a page takes a while to be cut.
    let pieces = HostileStrings.pieces
    for start in stride(from: 0, to: pieces.count, by: 10) {
      check(pieces[start..<min(pieces.count, start + 10)].joined(separator: " "), expected)
    }
    for text in HostileStrings(seed: 3).dropFirst(pieces.count).prefix(20) { check(text, expected) }
  }

  @Test func `the characters of a value arrive as they are`() {
    for text in ["<b>&amp;\"'", "</pre><script>", "--><!--", "日本語 😀"] {
      let report = TestReport(TestReport.document()) { $0.notes = [text] }
      #expect(report.page.text.contains(text))
    }
  }

  @Test func `a long value is cut in its middle`() {
    let long = String(repeating: "long ", count: 40_000)
    let report = TestReport(TestReport.document()) {
      $0.sections[0].rows[0].slots[0].value = long
    }
    #expect(report.html.utf8.count < 15_000)
    #expect(report.html.contains(" … "))
  }
}
