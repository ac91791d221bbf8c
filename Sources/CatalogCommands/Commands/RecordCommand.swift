import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Runs the recorder and writes baselines.
  static let record = CatalogCommand(
    name: "record",
    summary: "run the recorder and write snapshots as approved",
    options: [
      .choice(
        "mode", ["missing", "changed", "all"],
        "what to write: missing ones (default), also changed ones, or all"),
      .flag("prune", "remove baselines whose scenario no longer exists"),
    ],
    discussion: """
      A damaged baseline is never overwritten: restore it, or remove it first. Exit code 1 when
      something still differs afterwards.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    let mode = context.arguments["mode"].flatMap(BaselinePolicy.Mode.init) ?? .missing
    return try BaselineRun(
      context: context, mode: mode, prunes: context.arguments.has("prune")
    ).run()
  }
}
