import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Runs the recorder and writes baselines.
  static let record = CatalogCommand(
    name: "record",
    summary: "run the recorder and write snapshots as approved",
    options: [
      .choice(
        "mode", BaselinePolicy.Mode.allCases.map(\.rawValue),
        "which snapshots to write, missing by default"),
      .flag("prune", "remove baselines whose scenario no longer exists"),
      .filter,
      .flag("once", "record once, without a second time to find what is volatile"),
    ] + CommandOption.machine,
    discussion: """
      Everything is recorded twice: the second time in another time zone and language and from the
      last scenario to the first. What is different then is volatile; it is told and not written.
      A damaged baseline is never overwritten: restore it, or remove it first. On a CI machine
      (variable CI) the default of --mode is never. Exit code 1 when something still differs
      afterwards.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    let mode = context.arguments["mode"].flatMap(BaselinePolicy.Mode.init)
    let selection = try context.selection()
    let prunes = context.arguments.has("prune")
    guard selection.isWhole || !prunes else { throw UsageProblem.pruningPart.failure }
    let run = BaselineRun(
      context: context,
      rules: BaselineReview.Rules(
        mode: mode ?? (context.isCI ? .never : .missing), isCI: context.isCI, prunes: prunes),
      selection: selection, isTwice: !context.arguments.has("once"))
    return try context.report(try run.result(), isComparison: false)
  }
}
