import CatalogCore
import Snapshots

extension CommandOption {
  static let filter = CommandOption.values(
    "filter", "PATTERN", "only what matches, such as photos or */empty; repeatable")

  /// What says on which sort of machine this is.
  static let machine: [CommandOption] = [
    .flag("ci", "do as on a CI machine, whatever the variable CI says"),
    .flag("no-ci", "do as on a developer's machine, whatever the variable CI says"),
  ]
}

extension CommandContext {
  /// The scenarios that `--filter` and `--shard` ask for.
  func selection() throws(Failure) -> ScenarioSelection {
    guard !arguments.has("ci") || !arguments.has("no-ci") else {
      throw UsageProblem.conflictingOptions("--ci", "--no-ci").failure
    }
    var selection = ScenarioSelection(patterns: arguments.all("filter").map(NamePattern.init))
    if let text = arguments["shard"] {
      guard let shard = Shard(text) else { throw UsageProblem.notAShard(text).failure }
      selection.shard = shard
    }
    return selection
  }

  /// Tells what a run came to.
  func report(_ result: BaselineRun.Result, isComparison: Bool) -> ExitCode {
    let report = BaselineReport(
      review: result.review, volatility: result.volatility, isComparison: isComparison)
    let text = report.text
    if !text.isEmpty { console.write(text) }
    self.report(result.review.items.compactMap(\.diagnostic))
    if let findings = report.findings { say(findings) }
    say(report.summary)
    if result.review.items.contains(where: { $0.relation == .damaged }) { return .damagedInput }
    return result.review.items.allSatisfy(\.isSettled) ? .fine : .differences
  }
}
