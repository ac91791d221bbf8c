import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Runs the recorder and compares with the baselines.
  static let verify = CatalogCommand(
    name: "verify",
    summary: "run the recorder and compare with the approved snapshots",
    discussion: """
      What differs is told by its causes, each with the number of rows and scenarios that show it,
      and put beside the baseline as .snap.new for review. On a CI machine (variable CI) nothing is
      written. Exit code 1 when anything differs, is missing or is left over.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    return try BaselineRun(context: context, mode: .never).run()
  }
}
