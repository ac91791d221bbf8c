import CatalogCore
import Snapshots

/// Reads the documents that causes are shown with.
///
/// Causes that follow each other often have the same sample, so the last one is kept. Memory: two
/// documents.
struct DocumentReader {
  /// A document of the diff as it can be read now.
  struct Pair {
    var kind: DocumentChange.Kind
    var old: SnapshotDocument?
    var new: SnapshotDocument?
    /// What is different, where there are two.
    var diff: SnapshotDiff?
  }

  private let documents: [DocumentChange]
  private var last: (index: Int, pair: Pair)?

  init(_ documents: [DocumentChange]) {
    self.documents = documents
  }

  mutating func pair(at index: Int) -> Pair {
    if let last, last.index == index { return last.pair }
    let document = documents[index]
    let (old, new) = (document.old, document.new)
    var pair = Pair(kind: document.kind, old: old, new: new)
    if let old, let new { pair.diff = SnapshotDiff(from: old, to: new) }
    last = (index, pair)
    return pair
  }
}
