import CatalogCore
import CatalogSettings
import Snapshots

extension CatalogCommand {
  /// Makes one verdict of the parts of a run.
  static let merge = CatalogCommand(
    name: "merge",
    operands: "DIR …",
    summary: "make one verdict of the shards of a run",
    options: [ReportOutput.format, ReportOutput.details, ReportOutput.report]
      + CommandOption.machine,
    discussion: """
      Each DIR is what “catalog verify --shard I/N --report DIR” wrote. The result is that of one
      whole run: renamed scenarios are paired, causes folded, and baselines without a scenario found.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let folders = context.arguments.operands
    try context.checkMachine()
    try ReportOutput(context.arguments, folder: "report").checkFolder(files: context.files)
    guard !folders.isEmpty else {
      throw UsageProblem.missingOperand("the folder of a shard").failure
    }
    let parts = try ShardFiles(files: context.files).read(folders.map { FilePath($0) })
    let scenarios = parts[0].first.scenarios
    let first = Recording(scenarios: scenarios, parts: parts.flatMap(\.first.parts))
    let second = parts[0].second.map { _ in
      Recording(scenarios: scenarios, parts: parts.flatMap { $0.second?.parts ?? [] })
    }
    let root = try context.catalogRoot()
    let settings = try Settings.load(root: root, files: context.files)
    let run = BaselineRun(
      context: context, rules: BaselineReview.Rules(mode: .never, isCI: context.isCI),
      selection: ScenarioSelection(), isTwice: second != nil)
    // Shards of a filtered run leave scenarios out, and say nothing of what has no scenario then.
    if first.parts.count < scenarios.count {
      context.say("The shards ran \(first.parts.count) of \(scenarios.count) scenarios.")
    }
    return try context.report(
      run.result(
        first, second, isWhole: parts[0].first.filters.isEmpty, settings: settings, root: root
      ), isComparison: true)
  }
}
