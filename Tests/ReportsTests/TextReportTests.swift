import CatalogCore
import Reports
import Snapshots
import TestSupport
import Testing

struct TextReportTests {
  private func lines(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.lineRanges().map { String(decodingUTF8: bytes[$0]) }
  }

  @Test func `a cause is a line, what fails and what is gone first`() {
    #expect(
      lines(TextReport(HarbourReport.report).text) == [
        "error unsupported-cell: “no cell is registered” is new in settings/loaded",
        "screen old-login removed with 1 scenario",
        "PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios",
        "“name” of ContactCell comes from Contact.fullName (was Contact.name) ×3 in settings/loaded",
        "“title” of PhotoCell shows “Harbour at dusk” (was “Harbour 1”) in photos/loaded, row photo-1",
        "photos/long-names renamed to photos/long-titles",
        "row photo-9 (PhotoCell) inserted after photo-1 in photos/loaded",
        "settings/signed-out added",
      ])
    #expect(
      TextReport(HarbourReport.report).summary
        == "approved → work tree: 8 changes on 4 screens, 6 scenarios compared\n")
  }

  @Test func `details say where a cause is seen and what accepts it`() {
    var report = TextReport(HarbourReport.report)
    report.isDetailed = true
    let text = lines(report.text)
    let causes = HarbourReport.report.diff.causes
    let index = text.firstIndex { $0.hasPrefix("PhotoCell is 72") } ?? 0
    #expect(
      text[index...].prefix(4).map { $0 } == [
        "PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios",
        "  changed, id \(causes[2].id)",
        "  contacts: loaded (photo-1)",
        "  photos: loaded (4 rows), long-titles (photo-1, photo-2)",
      ])
    #expect(text.count { $0.contains(", id ") } == causes.count)
    #expect(text.last == "To approve a change: catalog accept ID")
  }

  @Test func `an error that follows from a cause is told with it`() {
    let old = HarbourReport.document("photos", "loaded", [HarbourReport.photo(1)])
    var new = old
    new.sections[0].rows[0].slots[0].value = "Dusk"
    new.findings = [
      SnapshotDocument.Finding(
        id: "cut-off", severity: .error, message: "the title is cut off", row: "photo-1")
    ]
    let report = HarbourReport.report([old], [new])
    #expect(report.diff.causes.count == 1)
    var form = TextReport(report)
    form.isDetailed = true
    let sentence = "error cut-off: “the title is cut off” is new in row photo-1"
    #expect(lines(form.text)[2] == "  \(sentence)")
    #expect(GitHubAnnotations(report).text.contains("%0A\(sentence)%0A"))
    #expect(
      MarkdownReport(report).text.contains("  - error `cut-off`: “`the title is cut off`” is"))
    #expect(JUnitReport(report).text.contains("\n\(sentence)</failure>"))
  }

  @Test func `after the limit the rest is counted`() {
    var report = TextReport(HarbourReport.report)
    report.limit = 3
    #expect(lines(report.text).dropFirst(3) == ["… and 5 more"])
  }

  @Test func `colour adds nothing but colour`() {
    for isDetailed in [false, true] {
      for width in [nil, 30, 80] {
        var report = TextReport(HarbourReport.report)
        report.isDetailed = isDetailed
        report.width = width
        let plain = report.text
        report.isColored = true
        #expect(report.text.contains("\u{1B}[31m64\u{1B}[0m"))
        #expect(report.text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
      }
    }
  }

  @Test(arguments: [24, 40, 80])
  func `a line fits the terminal as far as its words do`(width: Int) {
    var report = TextReport(HarbourReport.report)
    let sentences = lines(report.text)
    report.width = width
    let text = lines(report.text)
    for line in text {
      #expect(
        line.unicodeScalars.count <= width || !line.drop { $0 == " " }.contains(" "), "\(line)")
    }
    let words = { (lines: [String]) in
      lines.joined(separator: " ").split(separator: " ").map(String.init)
    }
    #expect(words(text) == words(sentences))
    // Only what goes on is indented.
    #expect(text.count { !$0.hasPrefix("    ") } == sentences.count)
  }

  @Test func `no value can move the cursor, add a line or start a command of the machine`() {
    for text in HostileStrings(seed: 51).prefix(250) + ["::error::", " ::stop::", "##[error]x"] {
      let report = HarbourReport.hostile(text)
      var form = TextReport(report)
      #expect(lines(form.text).count == report.diff.causes.count)
      form.isDetailed = true
      form.width = 60
      for line in lines(form.text + form.summary) {
        #expect(!line.unicodeScalars.contains { InvisibleCharacters.contains($0) }, "\(line)")
        #expect(!line.drop { $0 == " " }.utf8.starts(with: "::".utf8), "\(line)")
        #expect(Array(line.utf8).firstIndex(of: "##[", from: 0) == nil, "\(line)")
      }
    }
  }

  @Test func `a name that looks like a command is shown and does not start one`() {
    let report = HarbourReport.report([], [HarbourReport.document("::add-mask::", "a", [])])
    let renamed = HarbourReport.report(
      [HarbourReport.document("a", "::stop-commands::x", [])], [])
    #expect(TextReport(report).text == "screen ::add-mask:: added with 1 scenario\n")
    #expect(TextReport(renamed).text == "screen a removed with 1 scenario\n")
    let added = HarbourReport.report(
      [HarbourReport.document("::x::", "a", [])],
      [HarbourReport.document("::x::", "a", []), HarbourReport.document("::x::", "##[b", [])])
    #expect(TextReport(added).text == "\\u{3A}:x::/#\\u{23}[b added\n")
  }
}
