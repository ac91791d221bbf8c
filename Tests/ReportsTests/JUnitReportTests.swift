import CatalogCore
import Reports
import Snapshots
import Synchronization
import TestSupport
import Testing

struct JUnitReportTests {
  private func report(_ report: ChangeReport, _ scenarios: [SnapshotDocument] = []) -> JUnitReport {
    var form = JUnitReport(report)
    form.scenarios = scenarios.map { DocumentChange.Name($0) }
    return form
  }

  @Test func `a screen is a suite and a scenario a case, those that are the same pass`() throws {
    let tree = try JUnitTree(report(HarbourReport.report, HarbourReport.new).text)
    #expect(tree.suites.map(\.name) == ["contacts", "old-login", "photos", "settings"])
    #expect(
      tree.cases.map { "\($0.attributes["classname"] ?? "")/\($0.name) \($0.outcome) \($0.type)" }
        == [
          "contacts/loaded failure changed", "old-login/filled failure removed", "photos/empty  ",
          "photos/loaded failure changed", "photos/long-titles failure renamed",
          "settings/loaded failure changed", "settings/signed-out failure added",
        ])
    #expect(tree.attributes == ["name": "Harbour", "tests": "7", "failures": "6", "errors": "0"])
    #expect(tree.suites[2].attributes["failures"] == "2")
    #expect(tree.cases[0].attributes["file"] == "Content/Screens/contacts/loaded.snap")
  }

  @Test func `a failure tells every cause that the scenario shows`() throws {
    let tree = try JUnitTree(report(HarbourReport.report).text)
    let loaded = try #require(tree.suites.first { $0.name == "photos" }?.cases.first)
    #expect(
      loaded.message == "PhotoCell is 72 points high (was 64, fixed) ×7 in 3 scenarios and 2 more")
    let lines = loaded.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("row photo-9 (PhotoCell) inserted after photo-1 in photos/loaded"))
    // Without the names of the others there are only those that are different.
    #expect(tree.cases.allSatisfy { $0.outcome == "failure" })
  }

  @Test func `the old name of a renamed scenario is no case, and one that is gone fails`() throws {
    let names = HarbourReport.old + HarbourReport.new
    let tree = try JUnitTree(report(HarbourReport.report, names).text)
    #expect(tree.attributes["tests"] == "7")
    #expect(!tree.cases.contains { $0.name == "long-names" })
    #expect(tree.suites.first { $0.name == "old-login" }?.cases.map(\.outcome) == ["failure"])
  }

  @Test func `a scenario that is volatile fails`() throws {
    var again = HarbourReport.old
    again[0].sections[0].rows[0].slots[0].value = "12:00"
    var report = HarbourReport.report(
      HarbourReport.old, HarbourReport.old,
      problems: [Diagnostic(id: ChangeReport.volatileID, "from one run to the next")])
    report.volatility = CatalogDiff(from: HarbourReport.old, to: again)
    let tree = try JUnitTree(self.report(report, HarbourReport.old).text)
    #expect(tree.attributes["tests"] == "6")
    #expect(tree.attributes["errors"] == "0")
    let failures = tree.cases.filter { $0.outcome == "failure" }
    #expect(
      failures.map { "\($0.attributes["classname"] ?? "")/\($0.name)" } == ["contacts/loaded"])
    #expect(failures.map(\.type) == ["volatile"])
    #expect(failures[0].text.contains("12:00"))
  }

  @Test func `a damaged snapshot is an error and no case of its name passes`() throws {
    var problem = HarbourReport.damaged
    problem.location?.path = "Content/Screens/photos/empty.snap"
    let changed = HarbourReport.report(HarbourReport.old, HarbourReport.new, problems: [problem])
    let tree = try JUnitTree(report(changed, HarbourReport.new).text)
    let empty = tree.suites.first { $0.name == "photos" }?.cases.filter { $0.name == "empty" } ?? []
    #expect(empty.map(\.outcome) == ["error"])
    #expect(empty.first?.type == "snapshot-conflict")
    #expect(empty.first?.text.contains("hint: resolve the conflict") ?? false)
    #expect(tree.attributes["errors"] == "1")

    let unknown = HarbourReport.report(
      HarbourReport.old, HarbourReport.new,
      problems: [
        HarbourReport.damaged, Diagnostic(id: "recorder-crash", "the recorder crashed"),
      ])
    let other = try JUnitTree(report(unknown, HarbourReport.new).text)
    #expect(
      other.suites.first { $0.name == "photos" }?.cases.map(\.name)
        == ["empty", "failed", "loaded", "long-titles"])
    #expect(other.suites.first { $0.name == "catalog" }?.cases.first?.outcome == "error")
  }

  @Test func `forms that share what became of the documents read none of them`() {
    let reads = Mutex(0)
    func stored(_ documents: [SnapshotDocument]) -> [StoredSnapshot] {
      documents.map { document in
        StoredSnapshot(
          key: StoredSnapshot(document).key,
          load: { () throws(Diagnostic) in
            reads.withLock { $0 += 1 }
            return SnapshotWriter.bytes(of: document)
          }, read: { (_: [UInt8]) throws(Diagnostic) in document })
      }
    }
    var report = HarbourReport.report
    report.diff = CatalogDiff(from: stored(HarbourReport.old), to: stored(HarbourReport.new))
    let fates = DocumentFate.all(of: report.diff)
    let before = reads.withLock { $0 }
    let json = JSONReport.bytes(of: report, fates)
    let junit = JUnitReport(report, fates).text
    #expect(reads.withLock { $0 } == before)
    #expect(json == JSONReport.bytes(of: HarbourReport.report))
    #expect(junit == JUnitReport(HarbourReport.report).text)
  }

  @Test func `the text depends on nothing but the report`() {
    let text = report(HarbourReport.report, HarbourReport.new).text
    for word in ["time", "stamp", "hostname"] { #expect(!text.contains(word)) }
    #expect(text == report(HarbourReport.report, HarbourReport.new.reversed()).text)
  }

  @Test func `any value can be read back as it is shown`() throws {
    for text in HostileStrings(seed: 53).prefix(250) {
      let hostile = HarbourReport.hostile(text)
      let form = report(hostile, [HarbourReport.document("same\(text)", "a\(text)", [])])
      let tree = try JUnitTree(form.text)
      let names = tree.suites.map(\.name)
      #expect(tree.attributes["tests"] == "\(tree.cases.count)")
      #expect(tree.cases.count == 5)
      #expect(names.contains { $0.hasSameBytes(as: Self.shown("same\(text)")) }, "\(text)")
      #expect(tree.cases.count { $0.outcome.isEmpty } == 1)
      #expect(!form.text.unicodeScalars.contains { $0 != "\n" && InvisibleCharacters.contains($0) })
    }
  }

  private static func shown(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      InvisibleCharacters.contains(scalar)
        ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
    }.joined()
  }
}
