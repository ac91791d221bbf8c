import CatalogCore
import Snapshots

/// Reads the documents that causes are shown with.
///
/// Causes that follow each other often have the same sample, so the last one is kept. Memory: two
/// documents.
struct SampleReader {
  /// A document of the diff as it can be read now.
  struct Sample {
    var kind: DocumentChange.Kind
    var old: SnapshotDocument?
    var new: SnapshotDocument?
    /// What is different, where there are two.
    var diff: SnapshotDiff?
  }

  private let documents: [DocumentChange]
  private var last: (index: Int, sample: Sample)?

  init(_ documents: [DocumentChange]) {
    self.documents = documents
  }

  mutating func sample(at index: Int) -> Sample {
    if let last, last.index == index { return last.sample }
    let document = documents[index]
    let (old, new) = (document.old, document.new)
    var sample = Sample(kind: document.kind, old: old, new: new)
    if let old, let new { sample.diff = SnapshotDiff(from: old, to: new) }
    last = (index, sample)
    return sample
  }
}
