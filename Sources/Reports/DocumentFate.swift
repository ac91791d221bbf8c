import CatalogCore
import Snapshots

/// What became of one scenario that is not as it was.
struct DocumentFate {
  var kind: Kind
  var name: DocumentChange.Name
  /// The name that it had, where it has another one.
  var oldName: DocumentChange.Name?
  /// The findings that the new snapshot has and the old one had not.
  var findings: [SnapshotDocument.Finding] = []
  /// What is said of those of them that are errors, where there is an old snapshot.
  var errors: [DiffSentence] = []

  enum Kind: String, CaseIterable {
    case added
    case removed
    /// Perhaps also changed.
    case renamed
    case changed
  }

  /// Reads the document, if it has to be read, and keeps nothing of it.
  init(_ document: DocumentChange) {
    name = document.name
    let old = document.old
    let new = document.new
    switch (old, new) {
    case (nil, _): kind = .added
    case (_, nil): kind = .removed
    case (let old?, _):
      let before = DocumentChange.Name(old)
      kind = before == name ? .changed : .renamed
      oldName = before == name ? nil : before
    }
    guard let new, !new.findings.isEmpty else { return }
    if old == nil {
      findings = new.findings
    } else {
      for change in document.diff?.changes ?? [] {
        guard case .finding(let key, _) = change.place.owner, case .inserted = change.difference
        else { continue }
        findings.append(key.finding)
        if key.severity == .error { errors.append(DiffWording.sentence(change)) }
      }
    }
  }

  static func all(of diff: CatalogDiff) -> [DocumentFate] {
    diff.documents.indices.map { DocumentFate(diff.documents[$0]) }
  }
}
