import CatalogCore
import Snapshots

/// What a recorder sent; the texts stay on the disk until they are asked for.
struct Recording: Sendable {
  /// Every scenario that there is, in the order of the plan.
  var scenarios: [SnapshotStream.Item]
  /// What ran, in the order in which it did.
  var parts: [Part]
  /// The patterns that it was restricted to.
  var filters: [String] = []

  /// The snapshot of one scenario.
  struct Part: Sendable {
    var item: SnapshotStream.Item
    var snapshot: StoredSnapshot

    /// A text, in either form, that was sent as that of a scenario.
    init(_ item: SnapshotStream.Item, load: @escaping @Sendable () throws(Diagnostic) -> [UInt8]) {
      self.item = item
      let name = "<recorder: \(item.description)>"
      snapshot = StoredSnapshot(
        key: StoredSnapshot.key(screen: item.screen, scenario: item.scenario), load: load,
        read: { (bytes: [UInt8]) throws(Diagnostic) in
          let document = try SnapshotReader.document(from: SourceText(path: name, bytes: bytes))
          guard document.screen.id.hasSameBytes(as: item.screen),
            document.scenario.id.hasSameBytes(as: item.scenario)
          else { throw RecorderProblem.mislabelled(item, document.name).diagnostic }
          return document
        })
    }
  }

  /// What is compared with the baselines.
  var fresh: [BaselineReview.Fresh] {
    parts.map {
      BaselineReview.Fresh(
        name: DocumentChange.Name(screen: $0.item.screen, scenario: $0.item.scenario),
        snapshot: $0.snapshot)
    }
  }

  /// The keys of all scenarios.
  var planned: Set<FilePath> {
    Set(scenarios.map { StoredSnapshot.key(screen: $0.screen, scenario: $0.scenario) })
  }
}

extension Recording {
  /// The recording as a stream, as a recorder sends one that runs a part of its plan.
  func stream() throws(Diagnostic) -> [UInt8] {
    let included = Set(parts.map(\.item))
    var bytes = SnapshotStream.header(plan: scenarios, filters: filters) {
      included.contains(scenarios[$0])
    }
    let texts = Dictionary(
      parts.map { ($0.item, $0.snapshot) }, uniquingKeysWith: { first, _ in first })
    for item in scenarios {
      guard let snapshot = texts[item] else { continue }
      bytes += SnapshotStream.announcement(of: item)
      bytes += SnapshotStream.record(ofSnapshot: try snapshot.bytes())
    }
    return bytes + SnapshotStream.trailer(count: parts.count)
  }

  /// What `stream()` wrote; `nil` for anything else, such as a part of it.
  init?(stream bytes: [UInt8]) {
    guard let stream = try? SnapshotStream(parsing: bytes), stream.isComplete else { return nil }
    scenarios = stream.scenarios
    filters = stream.filters
    parts = []
    for (item, outcome) in zip(stream.plan, stream.outcomes) {
      guard case .snapshot(let range) = outcome else { return nil }
      parts.append(Part(item) { () throws(Diagnostic) in Array(bytes[range]) })
    }
  }
}
