import CatalogCore
import Reports
import Snapshots

/// Compares interface files that are imported in memory: no catalog is needed and nothing is written.
struct InterfaceComparison {
  private let old: InterfaceSide
  private let new: InterfaceSide

  init(from old: InterfaceSide, to new: InterfaceSide) {
    var old = old
    old.takeName(of: new)
    self.old = old
    self.new = new
  }

  /// What is left out, each platform once: first what the new side has.
  var notes: [Diagnostic] {
    var skipped = new.skipped
    for found in old.skipped
    where !skipped.contains(where: { $0.platform.hasSameBytes(as: found.platform) }) {
      skipped.append(found)
    }
    return skipped.map {
      ComparisonProblem.skipped(platform: $0.platform, count: $0.count, example: $0.example)
        .diagnostic
    }
  }

  func report(title: String, snapshotFolder: FilePath) -> ChangeReport {
    let (before, after) = (old.screens, new.screens)
    let documents = (old: before.documents(), new: after.documents())
    let diff = CatalogDiff(from: documents.old, to: documents.new)
    let removed = diff.documents.count { $0.kind == .removed }
    var report = ChangeReport(
      title: title, old: old.side, new: new.side, diff: diff,
      scenarioCount: documents.new.count + removed, problems: old.problems + new.problems,
      snapshotFolder: snapshotFolder)
    report.interfaceFiles = before.files.merging(after.files) { _, new in new }
    return report
  }
}
