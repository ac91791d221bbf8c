import CatalogCore
import Snapshots

/// Compares fresh snapshots with the baselines and writes what the policy says.
struct ReviewWork: Sendable {
  var run: BaselineReview.Run
  var rules: BaselineReview.Rules
  var store: SnapshotStore
  /// The only screen whose folder is looked at; `nil` for all.
  var screen: String?
  /// The keys of what could not be recorded, whose files stay as they are.
  var failed: Set<FilePath>

  /// What the comparison came to, with everything written that was to be.
  ///
  /// Most tests find everything as approved: they write nothing and wait for nobody. Where something is
  /// to be written, comparing and writing are one step.
  func carriedOut(in session: CatalogSession) async throws(Failure) -> BaselineReview {
    let first = try comparison()
    guard !first.changes.isEmpty else { return first.review }
    return try await session.exclusively { () throws(Failure) in
      let lock = try onFiles { () throws(FileProblem) in try store.lock() }
      defer { withExtendedLifetime(lock) {} }
      let again = try comparison()
      try onFiles { () throws(FileProblem) in try store.carryOut(again.changes) }
      return again.review
    }
  }

  private func comparison() throws(Failure) -> (review: BaselineReview, changes: [StoreChange]) {
    let baselines = try onFiles { () throws(FileProblem) in
      if let screen { try store.baselines(ofScreen: screen) } else { try store.baselines() }
    }
    let review = BaselineReview(run, baselines: baselines, rules: rules)
    let garbage = review.catalog.unreadable.filter { $0.side == .new }.map(\.diagnostic)
    guard garbage.isEmpty else { throw Failure(.recorderFailed, garbage) }
    guard mayWrite else { return (review, []) }
    let pending = try onFiles { () throws(FileProblem) in
      if let screen {
        try store.pendingKeys(ofScreen: screen)
      } else {
        try store.pendingKeys()
      }
    }
    let changes = review.changes(
      pending: Set(pending).subtracting(failed), isWhole: run.isWhole)
    return (review, changes.filter { !$0.isNothing })
  }

  /// A comparison on a CI machine changes nothing at all.
  private var mayWrite: Bool { rules.mode != .never || !rules.isCI }

  private func onFiles<Value>(_ body: () throws(FileProblem) -> Value) throws(Failure) -> Value {
    do throws(FileProblem) {
      return try body()
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }
}
