import CatalogCore
import Snapshots

/// Makes the samples of causes one after the other.
///
/// Documents are read when they are asked for, so those of one sample are kept until another document
/// is asked for, and no longer.
struct SampleReader {
  private let diff: CatalogDiff
  /// The findings that go with the samples.
  let findings: CauseFindings
  private var index: Int?
  private var name: DocumentChange.Name?
  private var old: SnapshotDocument?
  private var new: SnapshotDocument?
  private var oldLines: SnapshotLines?
  private var newLines: SnapshotLines?

  init(_ diff: CatalogDiff) {
    self.diff = diff
    findings = CauseFindings(diff)
  }

  mutating func sample(of cause: Cause) -> CauseSample? {
    guard diff.documents.indices.contains(cause.sample.document) else { return nil }
    if index != cause.sample.document { read(cause.sample.document) }
    guard let name else { return nil }
    var hunk: SnapshotHunk?
    var line = 1
    if let change = cause.sampleChange, let old, let new {
      oldLines = oldLines ?? SnapshotLines(old)
      newLines = newLines ?? SnapshotLines(new)
      // The new document has the changes of other causes too, which are not to be seen here.
      let changes = cause.changes.filter { $0.document == cause.sample.document }
      let alone = SnapshotDiff(from: old, to: new)
        .applied(Set(changes.compactMap(\.change)), to: old)
      hunk = SnapshotHunk(change, old: old, new: alone)
      line = newLines?.line(of: change) ?? oldLines?.line(of: change) ?? 1
    }
    return CauseSample(
      name: name, old: old, new: new, change: cause.sampleChange, hunk: hunk, line: line)
  }

  private mutating func read(_ index: Int) {
    let document = diff.documents[index]
    self.index = index
    name = document.name
    old = document.old
    new = document.new
    oldLines = nil
    newLines = nil
  }

  /// Where to point for the sample in one of its documents, counted from 1.
  mutating func line(of cause: Cause, isOld: Bool) -> (name: DocumentChange.Name, line: Int)? {
    guard let sample = sample(of: cause), let document = isOld ? sample.old : sample.new else {
      return nil
    }
    let lines = isOld ? oldLines : newLines
    return (
      DocumentChange.Name(document), sample.change.flatMap { lines?.line(of: $0) } ?? 1
    )
  }
}
