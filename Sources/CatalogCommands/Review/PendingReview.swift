import CatalogCore
import CatalogSettings
import Reports
import Snapshots

/// The queue of a catalog, read and changed as one step: the work of `pending`, `accept`, `reject` and
/// `review`.
struct PendingReview {
  let store: SnapshotStore
  let settings: Settings
  private let context: CommandContext
  /// How reports name the folder of the store.
  private let snapshotFolder: FilePath

  init(_ context: CommandContext) throws(Failure) {
    self.context = context
    let root = try context.catalogRoot(changesBaselines: true)
    settings = try Settings.load(root: root, files: context.files)
    store = SnapshotStore(folder: root.appending(SnapshotFolder.path), files: context.files)
    snapshotFolder = context.snapshotFolder(root: root)
  }

  /// What waits now.
  func queue() throws(Failure) -> ReviewQueue {
    let baselines = try context.onFiles { () throws(FileProblem) in try store.baselines() }
    let pending = try context.onFiles { () throws(FileProblem) in try store.pending() }
    return ReviewQueue(baselines: baselines, pending: pending)
  }

  enum Decision: Equatable, Sendable {
    case accept
    case reject
  }

  /// Decides on what `choose` takes from the queue; nobody else changes it in between.
  ///
  /// - Returns: what was decided on, and the queue that it was taken from.
  func decide(
    _ decision: Decision, _ choose: (ReviewQueue) throws(Failure) -> ReviewChoice
  ) throws(Failure) -> (queue: ReviewQueue, taken: ReviewChoice) {
    let lock = try context.onFiles { () throws(FileProblem) in try store.lock() }
    defer { withExtendedLifetime(lock) {} }
    let queue = try queue()
    let taken = try choose(queue)
    let changes =
      Self.changes(decision, taken.selection, in: queue)
      + ReviewQueue.dropping(taken.damaged.map(\.key) + queue.stale)
    try context.onFiles { () throws(FileProblem) in try store.carryOut(changes) }
    return (queue, taken)
  }

  private static func changes(
    _ decision: Decision, _ selection: ChangeSelection, in queue: ReviewQueue
  ) -> [StoreChange] {
    switch decision {
    case .accept: queue.accepting(selection)
    case .reject: queue.rejecting(selection)
    }
  }

  // MARK: - Decisions on what was shown

  /// A queue, with what its files held before it was read.
  ///
  /// Whatever is shown of it was read later, so files that still hold the same hold what was shown.
  struct Reading {
    var queue: ReviewQueue
    fileprivate var fingerprints: [FilePath: ScenarioFingerprint]
  }

  /// What waits now, to be shown and decided on later.
  func reading() throws(Failure) -> Reading {
    let keys = try context.onFiles { () throws(FileProblem) in try store.pendingKeys() }
    let fingerprints = store.fingerprints(of: keys)
    return Reading(queue: try queue(), fingerprints: fingerprints)
  }

  /// What takes a decision back.
  struct Undo {
    fileprivate var changes: [StoreChange]
    /// What the decision made of the files.
    fileprivate var left: [FilePath: ScenarioFingerprint]
  }

  /// Decides on a part of what was read; `nil`, and nothing is changed, where a file of it no longer
  /// holds what it did.
  func decide(
    _ decision: Decision, on selection: ChangeSelection, of reading: Reading
  ) throws(Failure) -> Undo? {
    let lock = try context.onFiles { () throws(FileProblem) in try store.lock() }
    defer { withExtendedLifetime(lock) {} }
    let keys = reading.queue.diff.keys(of: selection)
    guard changed(keys, since: reading.fingerprints).isEmpty else { return nil }
    let stale = Set(reading.queue.stale)
    let changes =
      Self.changes(decision, selection, in: reading.queue)
      + ReviewQueue.dropping(
        stale.subtracting(changed(stale, since: reading.fingerprints)).sorted())
    return try context.onFiles { () throws(FileProblem) in
      let opposites = try store.opposites(of: changes)
      try store.carryOut(changes)
      return Undo(changes: opposites, left: store.fingerprints(of: changes.map(\.key)))
    }
  }

  /// Takes a decision back, unless files are no longer as it left them.
  ///
  /// - Returns: the first of these files, by its key; then nothing is changed.
  func carryOut(_ undo: Undo) throws(Failure) -> FilePath? {
    let lock = try context.onFiles { () throws(FileProblem) in try store.lock() }
    defer { withExtendedLifetime(lock) {} }
    if let key = changed(Set(undo.left.keys), since: undo.left).min() { return key }
    try context.onFiles { () throws(FileProblem) in try store.carryOut(undo.changes) }
    return nil
  }

  private func changed(
    _ keys: Set<FilePath>, since fingerprints: [FilePath: ScenarioFingerprint]
  ) -> Set<FilePath> {
    let now = store.fingerprints(of: keys)
    return keys.filter { now[$0] != fingerprints[$0] }
  }

  // MARK: - What is seen

  /// The queue as a report.
  func report(of queue: ReviewQueue) -> ChangeReport {
    ChangeReport(
      title: settings.title, old: ChangeReport.Side(name: "approved"),
      new: ChangeReport.Side(name: "pending"), diff: queue.diff,
      scenarioCount: queue.diff.documents.count,
      problems: queue.problems.map { $0.moved(from: store.folder, to: snapshotFolder) },
      isPending: true, snapshotFolder: snapshotFolder)
  }
}
