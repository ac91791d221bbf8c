import CatalogCore
import Snapshots

/// The change that shows a cause best, with the two documents that it is between.
struct CauseSample {
  let name: DocumentChange.Name
  let old: SnapshotDocument?
  let new: SnapshotDocument?
  /// `nil` where a whole document came or went.
  let change: SnapshotChange?
  /// What the change does to the lines of the snapshot.
  let hunk: SnapshotHunk?
  /// The first line of that in the new snapshot, else in the old one, counted from 1.
  let line: Int

  /// The size of a document that came or went.
  var summary: String? {
    guard change == nil, let document = new ?? old else { return nil }
    let rows = document.sections.reduce(0) { $0 + $1.rows.count }
    return "\(document.state.rawValue), \(ReportWords.count(rows, "row"))"
  }
}
