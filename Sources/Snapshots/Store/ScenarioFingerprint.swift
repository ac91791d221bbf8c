package import CatalogCore

/// What the two files of a scenario hold at one time, to tell later whether they still do.
package struct ScenarioFingerprint: Equatable, Sendable {
  package var baseline: Content
  package var pending: Content

  package enum Content: Equatable, Sendable {
    case absent
    /// There, but nobody can say what it holds.
    case unreadable
    /// The hash of its bytes.
    case hash(UInt64)
  }

  package init(baseline: Content, pending: Content) {
    self.baseline = baseline
    self.pending = pending
  }
}

extension SnapshotStore {
  /// What the files of scenarios hold now; one file a core is in memory at a time.
  package func fingerprints(of keys: some Sequence<FilePath>) -> [FilePath: ScenarioFingerprint] {
    let keys = Array(keys)
    let fingerprints = parallelMap(keys) { key in
      ScenarioFingerprint(
        baseline: content(of: baselinePath(forKey: key)),
        pending: content(of: pendingPath(forKey: key)))
    }
    return Dictionary(zip(keys, fingerprints), uniquingKeysWith: { first, _ in first })
  }

  private func content(of path: FilePath) -> ScenarioFingerprint.Content {
    do throws(FileProblem) {
      return try files.kind(of: path) == nil
        ? .absent : .hash(StableHash.value(of: try files.read(path)))
    } catch {
      return .unreadable
    }
  }
}
