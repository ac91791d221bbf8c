import CatalogCore
import Snapshots
import TestSupport

/// Two catalogs at random, of which the second waits for review beside the first: scenarios that stay,
/// change, come, go, and are renamed with or without a change.
struct RandomQueue {
  let old: [SnapshotDocument]
  let new: [SnapshotDocument]
  let files = MemoryFileSystem()

  var store: SnapshotStore { SnapshotStore(folder: FilePath("S"), files: files) }

  private static let screens = ["photos", "contacts", "C#", "a/b"]
  private static let scenarios = ["loaded", "empty", "con", "e\u{301}", "long names"]

  init(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var documents = RandomDocuments(seed: seed)
    var free = Self.screens.flatMap { screen in Self.scenarios.map { (screen, $0) } }
    free.shuffle(using: &generator)
    func fresh() -> SnapshotDocument? {
      guard var document = documents.next(), let name = free.popLast() else { return nil }
      (document.screen.id, document.scenario.id) = name
      document.isImported = false
      return document
    }
    var old: [SnapshotDocument] = []
    var new: [SnapshotDocument] = []
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      guard let document = fresh() else { break }
      old.append(document)
      var changed = document
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        changed = documents.mutation(of: changed)
      }
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: new.append(document)
      case 1: break
      case 2, 3:
        guard let name = free.popLast() else { break }
        (changed.screen.id, changed.scenario.id) = name
        new.append(changed)
      default: new.append(changed)
      }
    }
    for _ in 0..<Int.random(in: 0...2, using: &generator) {
      if let document = fresh() { new.append(document) }
    }
    self.old = old
    self.new = new
    for document in old {
      files[store.baselinePath(forKey: StoredSnapshot(document).key).string] = Self.text(document)
    }
    try verify()
  }

  /// Puts beside the baselines what is different in the new catalog, as a run does.
  func verify() throws {
    let run = BaselineReview.Run(
      fresh: new.map {
        BaselineReview.Fresh(name: DocumentChange.Name($0), snapshot: StoredSnapshot($0))
      },
      planned: Set(new.map { StoredSnapshot($0).key }))
    let review = BaselineReview(
      run, baselines: try store.baselines(),
      rules: BaselineReview.Rules(mode: .never, isCI: false))
    try store.carryOut(
      review.changes(pending: Set(try store.pendingKeys()), isWhole: true))
  }

  func queue() throws -> ReviewQueue {
    ReviewQueue(baselines: try store.baselines(), pending: try store.pending())
  }

  /// The files of a catalog, by their paths.
  static func tree(_ documents: [SnapshotDocument]) -> [String: String] {
    var tree: [String: String] = [:]
    for document in documents { tree["S/\(StoredSnapshot(document).key)"] = text(document) }
    return tree
  }

  static func text(_ document: SnapshotDocument) -> String {
    String(decodingUTF8: SnapshotWriter.bytes(of: document))
  }
}
