import CatalogCore
import Snapshots

/// The change that shows a cause best, with the two documents that it is between.
///
/// Documents may be read from files when they are asked for, so a sample is made once for a cause and
/// not kept.
struct CauseSample {
  let name: DocumentChange.Name
  let old: SnapshotDocument?
  let new: SnapshotDocument?
  /// `nil` where a whole document came or went.
  let change: SnapshotChange?

  init?(_ cause: Cause, in diff: CatalogDiff) {
    guard diff.documents.indices.contains(cause.sample.document) else { return nil }
    let document = diff.documents[cause.sample.document]
    name = document.name
    old = document.old
    new = document.new
    change = Self.change(cause, in: diff)
  }

  /// The change alone; `nil` where a whole document came or went.
  static func change(_ cause: Cause, in diff: CatalogDiff) -> SnapshotChange? {
    guard let index = cause.sample.change, diff.documents.indices.contains(cause.sample.document),
      let changes = diff.documents[cause.sample.document].diff?.changes,
      changes.indices.contains(index)
    else { return nil }
    return changes[index]
  }

  /// The title and size of a document that came or went.
  var summary: String? {
    guard change == nil, let document = new ?? old else { return nil }
    let rows = document.sections.reduce(0) { $0 + $1.rows.count }
    return "\(document.state.rawValue), \(ReportWords.count(rows, "row"))"
  }

  /// The lines of both snapshots that say it.
  var excerpt: SnapshotExcerpt? {
    guard let change else { return nil }
    return SnapshotExcerpt(
      change, from: old.map { SnapshotLines($0) }, to: new.map { SnapshotLines($0) })
  }
}
