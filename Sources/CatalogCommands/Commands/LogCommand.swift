import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Tells the history of a screen.
  static let log = CatalogCommand(
    name: "log",
    operands: "SCREEN",
    summary: "list the revisions that changed a screen, and what they changed",
    options: [
      .value("limit", "N", "at most so many revisions, 20 by default"),
      .value("from", "REVISION", "start there and not at the last commit"),
    ],
    discussion: """
      The newest comes first. A merge is one change, that of its whole branch. SCREEN is the id of a
      screen, or screen/scenario.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let name = try context.arguments.onlyOperand("the screen")
    var limit = 20
    if let text = context.arguments["limit"] {
      guard let number = Int(text), number > 0 else {
        throw UsageProblem.notANumber(text, option: "--limit").failure
      }
      limit = number
    }
    let wording = HistoryWording(isColored: context.isResultColored)
    var problems: [Diagnostic] = []
    let log = try ScreenHistory(context, screen: name)
      .log(from: context.arguments["from"] ?? "HEAD", limit: limit) { entry in
        context.console.write(wording.text(of: entry))
        problems += entry.problems
      }
    if let known = log.knownScreens {
      throw Failure(.usage, ComparisonProblem.noSuchScreen(name, known: known).diagnostic)
    }
    context.report(problems)
    if let note = HistoryWording.note(of: log.end) { context.say(note) }
    return problems.isEmpty ? .fine : .damagedInput
  }
}
