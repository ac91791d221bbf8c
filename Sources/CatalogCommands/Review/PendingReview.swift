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

  /// What was decided on, and the queue that it was taken from.
  struct Outcome {
    var queue: ReviewQueue
    var taken: ChangeSelection
    /// What was done to the files, and what makes them again what they were.
    fileprivate var changes: [StoreChange]
    fileprivate var opposites: [StoreChange]
  }

  /// Decides on what `choose` takes from the queue; nobody else changes it in between.
  func decide(
    _ decision: Decision, _ choose: (ReviewQueue) throws(Failure) -> ChangeSelection
  ) throws(Failure) -> Outcome {
    let lock = try context.onFiles { () throws(FileProblem) in try store.lock() }
    defer { withExtendedLifetime(lock) {} }
    let queue = try queue()
    let taken = try choose(queue)
    let changes =
      switch decision {
      case .accept: queue.accepting(taken)
      case .reject: queue.rejecting(taken)
      }
    return try context.onFiles { () throws(FileProblem) in
      let opposites = try store.opposites(of: changes)
      try store.carryOut(changes)
      return Outcome(queue: queue, taken: taken, changes: changes, opposites: opposites)
    }
  }

  /// Takes a decision back, unless the files are no longer what it made of them.
  ///
  /// Returns whether it did.
  func undo(_ outcome: Outcome) throws(Failure) -> Bool {
    try context.onFiles { () throws(FileProblem) in
      let lock = try store.lock()
      defer { withExtendedLifetime(lock) {} }
      guard try store.opposites(of: outcome.opposites) == outcome.changes else { return false }
      try store.carryOut(outcome.opposites)
      return true
    }
  }

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

extension ReviewQueue {
  /// What the operands of `accept` and `reject` mean: ids of causes or their starts, and patterns of
  /// scenarios.
  ///
  /// - Throws: a failure with exit code 2 for one that means nothing, or several causes.
  func selection(of operands: [String]) throws(Failure) -> ChangeSelection {
    var selection = ChangeSelection()
    for operand in operands {
      let causes = diff.causes.filter { $0.isNamed(by: operand) }
      if causes.count > 1 {
        throw ReviewProblem.ambiguousCause(operand, ids: causes.map(\.id)).failure
      }
      if let cause = causes.first {
        selection.formUnion(diff.selection(of: [cause]))
        continue
      }
      let pattern = NamePattern(operand)
      let scenarios = diff.selection { index in
        let document = diff.documents[index]
        return [document.oldName, document.newName].contains { name in
          name.map(pattern.matches) ?? false
        }
      }
      guard !scenarios.isEmpty else {
        throw ReviewProblem.matchesNothing(operand, known: names).failure
      }
      selection.formUnion(scenarios)
    }
    return selection
  }

  /// Everything that an operand could have meant.
  private var names: [String] {
    diff.causes.map(\.id) + diff.documents.map(\.name.text)
      + diff.documents.map(\.name.screen.text)
  }
}

extension Cause {
  /// Whether a word is its id, or the start of it in at least four characters.
  fileprivate func isNamed(by word: String) -> Bool {
    id.hasSameBytes(as: word) || (word.utf8.count >= 4 && id.utf8.starts(with: word.utf8))
  }
}
