import CatalogCore
import Reports
import Snapshots
import Testing

struct ChangeReportTests {
  @Test func `a report of nothing has no causes`() {
    let report = ChangeReport(
      title: "Harbour", old: .init(name: "main", revision: "a1b2c3d"),
      new: .init(name: "work tree"), diff: CatalogDiff(from: [], to: []), scenarioCount: 0,
      snapshotFolder: FilePath("Content/Screens"))
    #expect(report.diff.causes.isEmpty)
  }
}
