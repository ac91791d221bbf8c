import CatalogCore
import Snapshots

/// Finds the new errors that follow from causes, which their own sentences do not tell.
struct CauseFindings {
  private let diff: CatalogDiff
  /// Those that have findings at all.
  private let names: Set<DocumentChange.Name>

  init(_ diff: CatalogDiff) {
    self.diff = diff
    names = Set(diff.findings.map(\.name))
  }

  /// How many findings are told, and in how many documents they are looked for.
  private static let findingLimit = 3
  private static let documentLimit = 50

  /// The sentences for one cause, which is one of the diff's.
  func sentences(of cause: Cause) -> [DiffSentence] {
    guard cause.rank == .failed else { return [] }
    var found: [DiffSentence] = []
    var changes: [Int: Set<Int>] = [:]
    for reference in cause.changes where reference != cause.sample {
      guard let change = reference.change, names.contains(diff.documents[reference.document].name)
      else { continue }
      changes[reference.document, default: []].insert(change)
    }
    for document in changes.keys.sorted().prefix(Self.documentLimit) {
      let all = diff.documents[document].diff?.changes ?? []
      for index in changes[document, default: []].sorted() where all.indices.contains(index) {
        guard case .finding(let key, _) = all[index].place.owner, key.severity == .error,
          case .inserted = all[index].difference
        else { continue }
        found.append(DiffWording.sentence(all[index]))
        if found.count == Self.findingLimit { return found }
      }
    }
    return found
  }
}
