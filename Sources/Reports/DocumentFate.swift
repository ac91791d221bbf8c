import CatalogCore
package import Snapshots

/// What became of one scenario that is not as it was.
package struct DocumentFate: Sendable {
  var kind: Kind
  var name: DocumentChange.Name
  /// The name that it had, where it has another one.
  var oldName: DocumentChange.Name?
  /// The findings that the new snapshot has and the old one had not.
  var findings: [SnapshotDocument.Finding] = []
  /// What is said of those of them that are errors, where there is an old snapshot.
  var errors: [DiffSentence] = []

  enum Kind: String, CaseIterable, Sendable {
    case added
    case removed
    /// Perhaps also changed.
    case renamed
    case changed
  }

  /// What became of all documents, which are read only where the new one has findings.
  ///
  /// Forms of one report share them, so that each document is read and compared once.
  package static func all(of diff: CatalogDiff) -> [DocumentFate] {
    let findings = Dictionary(
      diff.findings.map { ($0.name, $0.findings) }, uniquingKeysWith: { first, _ in first })
    return diff.documents.map { DocumentFate($0, findings: findings[$0.name] ?? []) }
  }

  /// `findings` has all that the new snapshot has.
  private init(_ document: DocumentChange, findings all: [SnapshotDocument.Finding]) {
    name = document.name
    switch document.kind {
    case .added:
      kind = .added
      findings = all
    case .removed: kind = .removed
    case .changed:
      oldName = document.oldName == name ? nil : document.oldName
      kind = oldName == nil ? .changed : .renamed
      guard !all.isEmpty else { return }
      for change in document.diff?.changes ?? [] {
        guard case .finding(let key, _) = change.place.owner, case .inserted = change.difference
        else { continue }
        findings.append(key.finding)
        if key.severity == .error { errors.append(DiffWording.sentence(change)) }
      }
    }
  }
}
