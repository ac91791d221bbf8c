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
      they are; the next verify finds it again unless the code is changed. What waits and cannot be
      read is dropped, too.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.decide(.reject, command: "reject", done: "rejected")
  }

  private static let decisionDiscussion = """
    CAUSE is an id from “catalog pending” or its first characters: one decision for every row that
    shows it. PATTERN stands for scenarios with all their changes: photos, photos/long-*, */empty,
    or the path of a snapshot. One that matches nothing, or could be both, is an error, and then
    nothing is changed.
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
    let (queue, taken) = try PendingReview(self).decide(decision) { (queue) throws(Failure) in
      isAll
        ? queue.everything(for: decision) : try queue.choice(of: operands, for: decision)
    }
    let causes = queue.diff.causes.compactMap { queue.diff.part(of: $0, in: taken.selection) }
    for cause in causes {
      console.write("\(done) \(cause.line(isColored: isResultColored))")
    }
    for item in taken.damaged {
      console.write("dropped \(TerminalText.escaped(item.line))\n")
    }
    let dropped = Set(taken.damaged.map(\.key))
    let damaged = queue.damaged.filter { !dropped.contains($0.key) }
    report(damaged.map(\.diagnostic))
    let left = queue.diff.causes.count { !$0.changes.allSatisfy(taken.selection.contains) }
    say(
      ReviewWording.summary(
        decided: causes.count, dropped: dropped.count, done, left: left, damaged: damaged.count))
    return damaged.isEmpty ? .fine : .damagedInput
  }
}

extension ReviewQueue.Damaged {
  /// The pending file, and what it was that could not be read.
  fileprivate var line: String {
    switch side {
    case .old: "\(key).new, which waited beside a baseline that cannot be read"
    case .new: "\(key).new, which could not be read"
    }
  }
}
