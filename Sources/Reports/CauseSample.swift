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
  let excerpt: SnapshotExcerpt?

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

/// Makes the samples of causes one after the other.
///
/// Documents are read when they are asked for, so those of one sample are kept until another document
/// is asked for, and no longer.
struct SampleReader {
  private let diff: CatalogDiff
  private var index: Int?
  private var name: DocumentChange.Name?
  private var old: SnapshotDocument?
  private var new: SnapshotDocument?
  private var oldLines: SnapshotLines?
  private var newLines: SnapshotLines?

  init(_ diff: CatalogDiff) {
    self.diff = diff
  }

  mutating func sample(of cause: Cause) -> CauseSample? {
    guard diff.documents.indices.contains(cause.sample.document) else { return nil }
    if index != cause.sample.document { read(cause.sample.document) }
    guard let name else { return nil }
    var excerpt: SnapshotExcerpt?
    if let change = cause.sampleChange {
      oldLines = oldLines ?? old.map { SnapshotLines($0) }
      newLines = newLines ?? new.map { SnapshotLines($0) }
      excerpt = SnapshotExcerpt(change, from: oldLines, to: newLines)
    }
    return CauseSample(
      name: name, old: old, new: new, change: cause.sampleChange, excerpt: excerpt)
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
