import CatalogCore

/// What is different between two catalogs, document by document and folded into causes.
package struct CatalogDiff: Sendable {
  /// The documents that are not as they were, in the order of their names.
  package let documents: [DocumentChange]
  /// Every change of every document, each in one cause, the most important first.
  package let causes: [Cause]

  /// Pairs the documents of two catalogs and compares each pair.
  ///
  /// Documents are paired by the ids of screen and scenario; of the others, those with the same content
  /// or nearly so are renamed. In neither catalog do two documents have the same name. The order of
  /// the lists means nothing.
  package init(from old: [SnapshotDocument], to new: [SnapshotDocument]) {
    let newByName = Self.byName(new)
    let oldByName = Self.byName(old)
    let gone = old.filter { newByName[DocumentChange.Name($0)] == nil }
    let come = new.filter { oldByName[DocumentChange.Name($0)] == nil }
    let renames = RenamePairing(
      gone: gone, come: come, oldScreens: Self.screens(old), newScreens: Self.screens(new)
    ).pairs
    let partners = Dictionary(
      renames.map { (DocumentChange.Name($0.new), $0.old) }, uniquingKeysWith: { first, _ in first }
    )
    let renamed = Set(renames.map { DocumentChange.Name($0.old) })
    let compared = parallelMap(new) { document -> DocumentChange? in
      let name = DocumentChange.Name(document)
      guard let before = oldByName[name] ?? partners[name] else { return .added(document) }
      let diff = SnapshotDiff(from: before, to: document)
      return diff.isEmpty ? nil : .changed(from: before, to: document, diff)
    }
    let removed = gone.filter { !renamed.contains(DocumentChange.Name($0)) }
    documents = (compared.compactMap(\.self) + removed.map(DocumentChange.removed))
      .sorted { $0.name < $1.name }
    causes =
      CauseFolding(documents, oldScreens: Self.screens(old), newScreens: Self.screens(new))
      .causes
  }

  private static func byName(_ documents: [SnapshotDocument])
    -> [DocumentChange.Name: SnapshotDocument]
  {
    Dictionary(
      documents.map { (DocumentChange.Name($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func screens(_ documents: [SnapshotDocument]) -> Set<ByteKey> {
    Set(documents.map { ByteKey($0.screen.id) })
  }

  package var isEmpty: Bool { documents.isEmpty }

  /// The cause with an id, as `Cause.id` gives it.
  package func cause(_ id: String) -> Cause? { causes.first { $0.id.hasSameBytes(as: id) } }

  /// The old catalog with some of the causes: what accepting them makes of it.
  ///
  /// `accepted` has ids of causes; unknown ones change nothing. `old` has the documents that the diff
  /// was made from; they keep their order, and new ones follow.
  package func applying(_ accepted: Set<String>, to old: [SnapshotDocument]) -> [SnapshotDocument] {
    var taken: [Int: Set<Int>] = [:]
    var whole: Set<Int> = []
    for cause in causes where accepted.contains(cause.id) {
      for reference in cause.changes {
        if let change = reference.change {
          taken[reference.document, default: []].insert(change)
        } else {
          whole.insert(reference.document)
        }
      }
    }
    var replacements: [DocumentChange.Name: SnapshotDocument?] = [:]
    var added: [SnapshotDocument] = []
    for (index, document) in documents.enumerated() {
      switch document {
      case .added(let new): if whole.contains(index) { added.append(new) }
      case .removed(let gone):
        if whole.contains(index) { replacements[DocumentChange.Name(gone)] = .some(nil) }
      case .changed(let before, _, let diff):
        guard let subset = taken[index] else { continue }
        replacements[DocumentChange.Name(before)] = diff.applied(subset, to: before)
      }
    }
    return old.compactMap { document in
      if let replacement = replacements[DocumentChange.Name(document)] {
        replacement
      } else {
        document
      }
    } + added
  }

  /// The new catalog without some of the causes: what rejecting them makes of it.
  package func removing(_ rejected: Set<String>, from old: [SnapshotDocument])
    -> [SnapshotDocument]
  {
    applying(Set(causes.map(\.id)).subtracting(rejected), to: old)
  }
}
