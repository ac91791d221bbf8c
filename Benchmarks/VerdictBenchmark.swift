import CatalogCore
import Reports
import Snapshots

/// A large catalog on the disk, compared with itself and with one in which every height is another.
struct VerdictBenchmark {
  let old: [StoredSnapshot]
  let same: [StoredSnapshot]
  let changed: [StoredSnapshot]

  init(scenarioCount: Int) throws {
    old = try Self.catalog(scenarioCount, height: 64)
    same = try Self.catalog(scenarioCount, height: 64)
    changed = try Self.catalog(scenarioCount, height: 72)
  }

  /// Snapshots of 20 rows in one file, each read when it is asked for.
  private static func catalog(_ count: Int, height: Int) throws -> [StoredSnapshot] {
    var bytes: [UInt8] = []
    var places: [(key: FilePath, range: Range<Int>)] = []
    for number in 0..<count {
      let document = DiffBenchmark.document("s\(number)", rows: 20, height: height)
      let text = SnapshotWriter.bytes(of: document)
      places.append((StoredSnapshot(document).key, bytes.count..<(bytes.count + text.count)))
      bytes += text
    }
    let file = try TemporaryFile(holding: bytes)
    return places.map { key, range in
      StoredSnapshot(key: key, path: key) { () throws(Diagnostic) in
        do throws(TemporaryFile.Problem) {
          return try file.bytes(in: range)
        } catch {
          throw Diagnostic(id: "benchmark", error.reason)
        }
      }
    }
  }

  /// How many scenarios are not settled.
  func verdict(of new: [StoredSnapshot]) -> Int {
    let run = BaselineReview.Run(
      fresh: new.map {
        BaselineReview.Fresh(
          name: DocumentChange.Name(screen: "photos", scenario: $0.key.string), snapshot: $0)
      }, planned: Set(new.map(\.key)))
    let review = BaselineReview(
      run, baselines: old, rules: BaselineReview.Rules(mode: .never, isCI: true))
    return review.items.count { !$0.isSettled }
  }

  /// The bytes of the report with pictures on a catalog in which everything is different.
  func reportByteCount() -> Int {
    let report = ChangeReport(
      title: "Photos", old: .init(name: "old"), new: .init(name: "new"),
      diff: CatalogDiff(from: old, to: changed), scenarioCount: old.count, isPending: true,
      snapshotFolder: FilePath("Content/Screens"))
    return HTMLReport(report: report).files().reduce(0) { $0 + $1.bytes.count }
      + JSONReport.bytes(of: report).count
  }
}
