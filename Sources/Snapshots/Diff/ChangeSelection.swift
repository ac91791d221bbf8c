package import CatalogCore

/// Changes of a catalog that are decided on together, such as those of one cause.
package struct ChangeSelection: Sendable {
  /// The indices of changes by the index of their document.
  private(set) var parts: [Int: Set<Int>] = [:]
  /// The indices of the documents that came or went as a whole.
  private(set) var whole: Set<Int> = []

  package init() {}

  package var isEmpty: Bool { parts.isEmpty && whole.isEmpty }

  package mutating func insert(_ cause: Cause) {
    for reference in cause.changes {
      if let change = reference.change {
        parts[reference.document, default: []].insert(change)
      } else {
        whole.insert(reference.document)
      }
    }
  }

  package mutating func formUnion(_ other: ChangeSelection) {
    parts.merge(other.parts) { $0.union($1) }
    whole.formUnion(other.whole)
  }

  /// Without everything of some documents.
  func subtracting(documents: Set<Int>) -> ChangeSelection {
    var rest = self
    rest.parts = parts.filter { !documents.contains($0.key) }
    rest.whole.subtract(documents)
    return rest
  }

  package func contains(_ reference: Cause.Reference) -> Bool {
    if let change = reference.change {
      parts[reference.document]?.contains(change) ?? false
    } else {
      whole.contains(reference.document)
    }
  }

  /// The documents that have a part in it, in their order.
  var documents: [Int] { Set(parts.keys).union(whole).sorted() }
}

extension CatalogDiff {
  package func selection(of causes: some Sequence<Cause>) -> ChangeSelection {
    var selection = ChangeSelection()
    for cause in causes { selection.insert(cause) }
    return selection
  }

  /// The keys of the files that a selection is about, the old and the new ones.
  package func keys(of selection: ChangeSelection) -> Set<FilePath> {
    Set(
      selection.documents.flatMap { index in
        let keys = documents[index].keys
        return [keys.old, keys.new].compactMap(\.self)
      })
  }

  /// Every change of the documents of which `isIncluded` says so, given their places in `documents`.
  package func selection(ofDocuments isIncluded: (Int) -> Bool) -> ChangeSelection {
    var selection = ChangeSelection()
    for cause in causes {
      var part = cause
      part.changes = cause.changes.filter { isIncluded($0.document) }
      selection.insert(part)
    }
    return selection
  }

  /// A cause with only those of its changes that are in a selection, and the scenarios that have them;
  /// `nil` when there are none.
  package func part(of cause: Cause, in selection: ChangeSelection) -> Cause? {
    var part = cause
    part.changes = cause.changes.filter(selection.contains)
    guard part.changes.count < cause.changes.count else { return cause }
    let names = Set(part.changes.map { documents[$0.document].name })
    part.places = cause.places.filter { names.contains($0.name) }
    return part.changes.isEmpty ? nil : part
  }

  /// A document of which some changes are taken and the others are not.
  package struct Split: Sendable {
    package var change: DocumentChange
    package var old: SnapshotDocument?
    /// The old document with what is taken; `nil` when there is none then.
    package var taken: SnapshotDocument?
    /// The new document without what is taken; `nil` when there is none then.
    package var rest: SnapshotDocument?
    package var new: SnapshotDocument?
  }

  /// What `transform` makes of the documents that a selection touches, in their order, each read anew.
  ///
  /// A few of them are in memory at a time.
  package func mapSplits<Result: Sendable>(
    by selection: ChangeSelection, _ transform: @Sendable (Split) -> Result
  ) -> [Result] {
    parallelMap(selection.documents) { transform(split(ofDocument: $0, by: selection)) }
  }

  /// A document of which a selection takes something, read anew.
  func split(ofDocument index: Int, by selection: ChangeSelection) -> Split {
    let change = documents[index]
    let old = change.old
    let new = change.new
    var split = Split(change: change, old: old, taken: old, rest: new, new: new)
    switch change.kind {
    case .added, .removed:
      guard selection.whole.contains(index) else { return split }
      split.taken = new
      split.rest = old
    case .changed:
      guard let old, let new, let taken = selection.parts[index] else { return split }
      let diff = SnapshotDiff(from: old, to: new)
      split.taken = diff.applied(taken, to: old)
      split.rest = diff.applied(Set(diff.changes.indices).subtracting(taken), to: old)
    }
    return split
  }

  /// The documents of which a selection has every change.
  func wholeDocuments(in selection: ChangeSelection) -> Set<Int> {
    var counts: [Int: Int] = [:]
    for cause in causes {
      for reference in cause.changes where reference.change != nil {
        counts[reference.document, default: 0] += 1
      }
    }
    return selection.whole.union(
      selection.parts.filter { $0.value.count == counts[$0.key] }.keys)
  }

  /// The old catalog with some of the causes: what accepting them makes of it.
  ///
  /// `accepted` has ids of causes; unknown ones change nothing. `old` has the documents that the diff
  /// was made from; they keep their order, and new ones follow.
  package func applying(_ accepted: Set<String>, to old: [SnapshotDocument]) -> [SnapshotDocument] {
    var replacements: [DocumentChange.Name: SnapshotDocument?] = [:]
    var added: [SnapshotDocument] = []
    let selection = selection(of: causes.filter { accepted.contains($0.id) })
    for split in mapSplits(by: selection, \.self) {
      if let name = split.change.oldName {
        replacements[name] = .some(split.taken)
      } else if let new = split.taken {
        added.append(new)
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
