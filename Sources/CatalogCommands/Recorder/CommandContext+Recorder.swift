import CatalogCore
import CatalogSettings
import Reports
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
    try checkMachine()
    var selection = ScenarioSelection(patterns: arguments.all("filter").map(NamePattern.init))
    if let text = arguments["shard"] {
      guard let shard = Shard(text) else { throw UsageProblem.notAShard(text).failure }
      selection.shard = shard
    }
    return selection
  }

  /// Refuses to be told two things about the machine.
  func checkMachine() throws(Failure) {
    guard !arguments.has("ci") || !arguments.has("no-ci") else {
      throw UsageProblem.conflictingOptions("--ci", "--no-ci").failure
    }
  }

  /// Tells what a run came to, in the form and the folder that were asked for.
  func report(_ result: BaselineRun.Result, isComparison: Bool) throws(Failure) -> ExitCode {
    let output = ReportOutput(arguments, folder: "report")
    let isPlain = output.form == .text && !output.isDetailed
    // git is asked only where somebody sees its answer.
    let report = result.changeReport(
      snapshotFolder: isPlain && output.folder == nil
        ? SnapshotFolder.path : snapshotFolder(root: result.root))
    let wording = BaselineReport(
      review: result.review, volatility: result.volatility, isComparison: isComparison)
    let scenarios = result.review.items.map(\.scenario)
    if isPlain {
      console.write(wording.text(isColored: isResultColored))
      self.report(result.review.items.compactMap(\.diagnostic))
    } else {
      write(output.bytes(of: report, scenarios: scenarios, self))
      self.report(result.problems)
    }
    let shard = try result.shardFiles()
    try output.writeFolder(report, scenarios: scenarios, more: shard, files: files) { path in
      ShardFiles.isStream(path, ofAnotherThan: result.shard)
    }
    if let findings = wording.findings { say(findings) }
    say(wording.summary)
    if let folder = output.folder { say("The report is \(folder.appending("index.html")).") }
    if result.review.items.contains(where: { $0.relation == .damaged }) { return .damagedInput }
    return result.review.items.allSatisfy(\.isSettled) ? .fine : .differences
  }
}

extension BaselineRun.Result {
  /// What is different from the baselines, as a report that finds the snapshots in a folder.
  fileprivate func changeReport(snapshotFolder: FilePath) -> ChangeReport {
    let folder = root.appending(SnapshotFolder.path)
    var report = ChangeReport(
      title: settings.title, old: ChangeReport.Side(name: "approved"),
      new: ChangeReport.Side(name: "recorded"), diff: review.catalog,
      scenarioCount: review.items.count - review.catalog.renamedCount,
      problems: problems.map { $0.moved(from: folder, to: snapshotFolder) }, isPending: true,
      snapshotFolder: snapshotFolder)
    report.volatility = volatility
    return report
  }

  /// What cannot be compared, and what is volatile.
  fileprivate var problems: [Diagnostic] {
    var problems = review.items.compactMap(\.diagnostic)
    for cause in volatility?.causes ?? [] {
      problems.append(
        RecorderProblem.volatile(DiffWording.sentence(cause).terminalText()).diagnostic)
    }
    return problems
  }

  /// What a shard leaves for `merge`.
  fileprivate func shardFiles() throws(Failure) -> [FileContent] {
    guard let shard else { return [] }
    do throws(Diagnostic) {
      return try ShardFiles.contents(shard, first, second)
    } catch {
      throw Failure(.recorderFailed, error)
    }
  }
}
