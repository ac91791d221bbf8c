import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Approves what waits.
  static let accept = CatalogCommand(
    name: "accept",
    operands: "CAUSE|PATTERN …",
    summary: "approve changes that wait for review",
    options: [.flag("all", "everything that waits")],
    discussion: decisionDiscussion + """
       What is accepted becomes part of the baselines; other changes of the same
      scenario go on waiting.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.decide(.accept, command: "accept", done: "accepted")
  }

  /// Drops what waits.
  static let reject = CatalogCommand(
    name: "reject",
    operands: "CAUSE|PATTERN …",
    summary: "drop changes that wait for review",
    options: [.flag("all", "everything that waits")],
    discussion: decisionDiscussion + """
       What is rejected no longer waits, and the baselines stay as
      they are; the next verify finds it again unless the code is changed.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.decide(.reject, command: "reject", done: "rejected")
  }

  private static let decisionDiscussion = """
    CAUSE is an id from “catalog pending” or its first characters: one decision for every row that
    shows it. PATTERN stands for scenarios with all their changes: photos, photos/long-*, */empty,
    or the path of a snapshot. One that matches nothing is an error, and then nothing is changed.
    """
}

extension CommandContext {
  fileprivate func decide(
    _ decision: PendingReview.Decision, command: String, done: String
  ) throws(Failure) -> ExitCode {
    let isAll = arguments.has("all")
    let operands = arguments.operands
    guard isAll || !operands.isEmpty else {
      throw ReviewProblem.nothingNamed(command: command).failure
    }
    guard !isAll || operands.isEmpty else { throw ReviewProblem.operandsAndAll.failure }
    let outcome = try PendingReview(self).decide(decision) { (queue) throws(Failure) in
      isAll
        ? queue.diff.selection(of: queue.diff.causes) : try queue.selection(of: operands)
    }
    let diff = outcome.queue.diff
    let taken = diff.causes.compactMap { diff.part(of: $0, in: outcome.taken) }
    for cause in taken {
      console.write("\(done) \(cause.line(isColored: isResultColored))")
    }
    report(outcome.queue.problems)
    let left = diff.causes.count { !$0.changes.allSatisfy(outcome.taken.contains) }
    say(ReviewWording.summary(decided: taken.count, done, left: left))
    return outcome.queue.problems.isEmpty ? .fine : .damagedInput
  }
}
