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

  /// How many findings are told, and in how many documents they are looked for.
  private static let findingLimit = 3
  private static let documentLimit = 50

  /// The new errors that follow from a cause, which its own sentence does not tell.
  static func findings(of cause: Cause, in diff: CatalogDiff) -> [DiffSentence] {
    guard cause.rank == .failed else { return [] }
    let names = Set(diff.findings.map(\.name))
    var found: [DiffSentence] = []
    var changes: [Int: Set<Int>] = [:]
    for reference in cause.changes where reference != cause.sample {
      guard let change = reference.change, names.contains(diff.documents[reference.document].name)
      else { continue }
      changes[reference.document, default: []].insert(change)
    }
    for document in changes.keys.sorted().prefix(documentLimit) {
      let all = diff.documents[document].diff?.changes ?? []
      for index in changes[document, default: []].sorted() where all.indices.contains(index) {
        guard case .finding(let key, _) = all[index].place.owner, key.severity == .error,
          case .inserted = all[index].difference
        else { continue }
        found.append(DiffWording.sentence(all[index]))
        if found.count == findingLimit { return found }
      }
    }
    return found
  }
}
