import CatalogCore
import Snapshots
import TestSupport
import Testing

struct ReviewQueueTests {
  private static func everything(_ queue: ReviewQueue) -> ChangeSelection {
    queue.diff.selection(of: queue.diff.causes)
  }

  /// Some of the causes at random: those, and all others.
  private static func halves(of queue: ReviewQueue, _ generator: inout SeededGenerator)
    -> (some: [Cause], others: [Cause])
  {
    var halves: (some: [Cause], others: [Cause]) = ([], [])
    for cause in queue.diff.causes {
      if Bool.random(using: &generator) {
        halves.some.append(cause)
      } else {
        halves.others.append(cause)
      }
    }
    return halves
  }

  // MARK: - Whole queues

  @Test(arguments: 1...4)
  func `what is accepted in two steps makes the new catalog, and nothing waits then`(seed: UInt64)
    throws
  {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<60 {
      let catalog = try RandomQueue(seed: seed &* 1_000 &+ UInt64(number))
      let queue = try catalog.queue()
      #expect(queue.damaged.isEmpty)
      let halves = Self.halves(of: queue, &generator)
      try catalog.store.carryOut(
        queue.accepting(queue.diff.selection(of: halves.some)))
      // What waits is still the way to the new catalog.
      let rest = try catalog.queue()
      if !halves.others.isEmpty, !halves.some.isEmpty { #expect(!rest.diff.isEmpty) }
      try catalog.store.carryOut(rest.accepting(Self.everything(rest)))
      #expect(
        catalog.files.tree == RandomQueue.tree(catalog.new), "seed \(seed), catalog \(number)")
      #expect(try catalog.queue().isEmpty)
    }
  }

  @Test(arguments: 11...14)
  func `what is rejected leaves the old catalog, and nothing waits then`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<60 {
      let catalog = try RandomQueue(seed: seed &* 1_000 &+ UInt64(number))
      let queue = try catalog.queue()
      let some = Self.halves(of: queue, &generator).some
      try catalog.store.carryOut(queue.rejecting(queue.diff.selection(of: some)))
      let rest = try catalog.queue()
      try catalog.store.carryOut(rest.rejecting(Self.everything(rest)))
      #expect(catalog.files.tree == RandomQueue.tree(catalog.old))
    }
  }

  @Test(arguments: 21...24)
  func `accepting some and rejecting the others makes the same catalog in either order`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    for number in 0..<60 {
      let seed = seed &* 1_000 &+ UInt64(number)
      let catalog = try RandomQueue(seed: seed)
      let queue = try catalog.queue()
      let halves = Self.halves(of: queue, &generator)
      let accepted = queue.diff.selection(of: halves.some)
      let expected = RandomQueue.tree(
        queue.diff.applying(Set(halves.some.map(\.id)), to: catalog.old))
      try catalog.store.carryOut(queue.accepting(accepted))
      let rest = try catalog.queue()
      try catalog.store.carryOut(rest.rejecting(Self.everything(rest)))
      #expect(catalog.files.tree == expected, "seed \(seed)")
    }
  }

  @Test func `there are renames, removals and additions among the catalogs`() throws {
    var kinds: [String: Int] = [:]
    for seed in 0..<200 {
      for cause in try RandomQueue(seed: UInt64(seed)).queue().diff.causes {
        let kind =
          switch cause.subject {
          case .screenAdded, .scenarioAdded: "added"
          case .screenRemoved, .scenarioRemoved: "removed"
          case .screenRenamed, .scenarioRenamed, .scenarioMoved: "renamed"
          default: "changed"
          }
        kinds[kind, default: 0] += 1
      }
    }
    for kind in ["added", "removed", "renamed", "changed"] {
      #expect(kinds[kind, default: 0] > 30, "\(kind)")
    }
  }

  @Test func `what a run finds again after a decision is what was left open`() throws {
    var generator = SeededGenerator(seed: 31)
    for seed in 0..<100 {
      let catalog = try RandomQueue(seed: UInt64(seed))
      let queue = try catalog.queue()
      let some = Self.halves(of: queue, &generator).some
      try catalog.store.carryOut(queue.accepting(queue.diff.selection(of: some)))
      let left = catalog.files.tree
      try catalog.verify()
      #expect(catalog.files.tree == left, "seed \(seed)")
    }
  }

  // MARK: - Cost

  @Test func `a scenario that is decided on as a whole is not held in memory`() throws {
    for seed in 0..<100 {
      let queue = try RandomQueue(seed: UInt64(seed)).queue()
      for change in queue.accepting(Self.everything(queue)) {
        for case .write(.bytes) in [change.baseline, change.pending] {
          Issue.record("seed \(seed): \(change.key)")
        }
      }
      for change in queue.rejecting(Self.everything(queue)) {
        guard case .leave = change.baseline, case .remove = change.pending else {
          Issue.record("seed \(seed): \(change.key)")
          continue
        }
      }
    }
  }

  @Test func `of what waits only the start is read until it is compared`() throws {
    let catalog = try RandomQueue(seed: 3)
    let files = WatchedFiles(files: catalog.files)
    let store = SnapshotStore(folder: FilePath("S"), files: files)
    #expect(try store.pendingKeys() == (try catalog.store.pending().map(\.key)))
    #expect(files.reads.isEmpty)
    let pending = try store.pending()
    let removals = pending.filter { if case .removal = $0.content { true } else { false } }
    #expect(removals.count < pending.count)
    #expect(files.reads.sorted() == removals.map(\.path.string).sorted())
  }

  // MARK: - Files that are no change

  private static let old = TestCatalog.document("photos", "loaded", [TestCatalog.photo(1)])
  private static let changed = TestCatalog.document("photos", "loaded", [TestCatalog.photo(2)])

  private static func queue(_ files: [String: String]) throws -> ReviewQueue {
    let store = SnapshotStore(folder: FilePath("S"), files: MemoryFileSystem(files))
    return ReviewQueue(baselines: try store.baselines(), pending: try store.pending())
  }

  private static let removal = String(
    decodingUTF8: PendingSnapshot.removal(of: DocumentChange.Name(old)))

  @Test(
    arguments: [
      [
        "S/photos/loaded.snap": RandomQueue.text(old),
        "S/photos/loaded.snap.new": RandomQueue.text(old),
      ],
      [
        "S/photos/loaded.snap": RandomQueue.text(old).replacing("\n", with: "\r\n"),
        "S/photos/loaded.snap.new": RandomQueue.text(old),
      ],
      ["S/photos/loaded.snap.new": removal],
    ])
  func `a pending file that changes nothing is stale`(files: [String: String]) throws {
    let queue = try Self.queue(files)
    #expect(queue.isEmpty)
    #expect(queue.stale.map(\.string) == ["photos/loaded.snap"])
    #expect(ReviewQueue.dropping(queue.stale).count == 1)
  }

  @Test(
    arguments: [
      "", "x", "<<<<<<< HEAD\n", removal + "x", RandomQueue.text(changed) + "x",
      RandomQueue.text(TestCatalog.document("photos", "other", [])),
    ])
  func `what cannot be read is neither a change nor stale`(text: String) throws {
    for baseline in [[:], ["S/photos/loaded.snap": RandomQueue.text(Self.old)]] {
      let files = baseline.merging(["S/photos/loaded.snap.new": text]) { first, _ in first }
      let queue = try Self.queue(files)
      #expect(queue.diff.isEmpty)
      #expect(queue.stale.isEmpty)
      #expect(queue.damaged.map(\.key.string) == ["photos/loaded.snap"])
      #expect(queue.damaged.map(\.side) == [.new])
      #expect(
        queue.problems.first?.hint
          == "“catalog reject” drops it, and “catalog verify” writes what waits anew")
      #expect(queue.problems.first?.location?.path == "S/photos/loaded.snap.new")
    }
  }

  @Test(arguments: [removal, RandomQueue.text(changed)])
  func `beside a damaged baseline nothing can be accepted`(pending: String) throws {
    let queue = try Self.queue([
      "S/photos/loaded.snap": "<<<<<<< HEAD\n", "S/photos/loaded.snap.new": pending,
    ])
    #expect(queue.diff.isEmpty)
    #expect(queue.damaged.map(\.key.string) == ["photos/loaded.snap"])
    #expect(queue.damaged.map(\.side) == [.old])
    #expect(queue.problems.first?.location?.path == "S/photos/loaded.snap")
    #expect(
      queue.problems.first?.hint
        == "take one side, or remove the file and record the scenario again; “catalog reject” "
        + "drops what waits beside it")
  }

  // MARK: - Fingerprints

  @Test func `a fingerprint tells what each of the two files holds`() throws {
    let files = MemoryFileSystem(["S/a/b.snap": "1", "S/a/b.snap.new": "2"])
    let store = SnapshotStore(folder: FilePath("S"), files: files)
    let key = FilePath("a/b.snap")
    let gone = FilePath("a/c.snap")
    let first = store.fingerprints(of: [key, gone])
    #expect(first == store.fingerprints(of: [gone, key]))
    #expect(first[gone] == ScenarioFingerprint(baseline: .absent, pending: .absent))
    for (path, text) in [("S/a/b.snap", "2"), ("S/a/b.snap.new", nil), ("S/a/b.snap", nil)] {
      let before = store.fingerprints(of: [key])
      files[path] = text
      #expect(store.fingerprints(of: [key]) != before)
    }
  }
}

/// Files that remember which of them were read as a whole.
final class WatchedFiles: FileSystem {
  private let files: MemoryFileSystem
  private let log = MemoryFileSystem()

  init(files: MemoryFileSystem) { self.files = files }

  var reads: [String] { log.writes }

  func kind(of path: FilePath) -> FileKind? { files.kind(of: path) }
  func isLink(_ path: FilePath) -> Bool { files.isLink(path) }
  func resolved(_ path: FilePath) -> FilePath { files.resolved(path) }
  func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    try log.write([FileContent(path: path, bytes: [])])
    return try files.read(path)
  }
  func read(_ path: FilePath, upTo count: Int) throws(FileProblem) -> [UInt8] {
    Array(try files.read(path).prefix(count))
  }
  func write(_ files: [FileContent]) throws(FileProblem) { try self.files.write(files) }
  func names(in folder: FilePath) throws(FileProblem) -> [String] { try files.names(in: folder) }
  func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock { try files.lock(folder) }
  func makeFolder(_ path: FilePath) throws(FileProblem) { try files.makeFolder(path) }
  func removeFile(_ path: FilePath) throws(FileProblem) { try files.removeFile(path) }
  func removeEmptyFolder(_ path: FilePath) {}
}
