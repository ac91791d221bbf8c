import CatalogCore
import Reports
import Snapshots

extension CatalogCommand {
  /// Lists what waits.
  static let pending = CatalogCommand(
    name: "pending",
    summary: "list the changes that wait for review",
    options: [ReportOutput.format, ReportOutput.details],
    discussion: """
      One line a cause: its id, what is different and where. “catalog accept” and “catalog reject”
      take the ids. Exit code 1 when something waits.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    let review = try PendingReview(context)
    let queue = try review.queue()
    let output = ReportOutput(context.arguments)
    if output.form == .text, !output.isDetailed {
      for cause in queue.diff.causes {
        context.console.write(cause.line(isColored: context.isResultColored))
      }
    } else {
      context.write(output.bytes(of: review.report(of: queue), scenarios: [], context))
    }
    context.report(queue.problems)
    if !queue.damaged.isEmpty {
      context.say(ReviewWording.cannotBeAccepted(queue.damaged.count))
      return .damagedInput
    }
    guard !queue.isEmpty else {
      context.say("Nothing waits for review.")
      return .fine
    }
    context.say(
      "\(ReportWords.count(queue.diff.causes.count, "cause")) in "
        + "\(ReportWords.count(queue.diff.documents.count, "scenario")). "
        + "To decide on them: catalog review, catalog accept ID, catalog reject ID")
    return .differences
  }
}
