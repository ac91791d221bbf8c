package import CatalogCore

extension BaselineReview {
  /// What is different between two runs of the same scenarios, of which neither is approved.
  ///
  /// Noise is no difference here either: the first run is to the second what a baseline is to a run.
  package static func volatility(
    _ first: [Fresh], again second: [Fresh], noise: NoiseRules
  ) -> CatalogDiff {
    CatalogDiff(
      from: first.map { $0.snapshot.quieted(by: noise, against: nil) }, to: second.map(\.snapshot),
      noise: noise)
  }
}

extension CatalogDiff {
  /// The keys of all documents that are not as they were, the old and the new ones.
  package var keys: Set<FilePath> {
    Set(documents.flatMap { [$0.keys.old, $0.keys.new].compactMap(\.self) })
  }
}
