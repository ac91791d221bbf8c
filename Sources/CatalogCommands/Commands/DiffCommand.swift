import CatalogCore
import Reports
import Snapshots

extension CatalogCommand {
  /// Compares two catalogs.
  static let diff = CatalogCommand(
    name: "diff",
    operands: "[BASE [HEAD]]",
    summary: "tell what is different between two revisions or folders",
    options: [
      ReportOutput.format, ReportOutput.details,
      .value("html", "DIR", "also write a report with pictures into this folder"),
      .values("import", "PATH", "compare the storyboards and xibs there instead of snapshots"),
    ],
    discussion: """
      BASE and HEAD are revisions of git or folders that hold Content. Without HEAD it is the work
      tree, without BASE the last commit. BASE...HEAD starts where HEAD left BASE, as a pull request
      does. Exit code 1 when anything is different.

      Both may also be storyboards or xibs, or folders that have some and no Content. They are
      imported in memory and nothing is written. Revisions without snapshots are compared so too,
      at the paths of the setting “import”, or everywhere.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let output = ReportOutput(context.arguments, folder: "html")
    try output.checkFolder(files: context.files)
    let report = try CatalogComparison(context).report()
    context.write(output.bytes(of: report, scenarios: [], context))
    context.report(report.problems)
    try output.writeFolder(report, scenarios: [], files: context.files)
    if output.form == .text { context.say(TextReport(report).summary.trimmedLine) }
    if let folder = output.folder {
      context.say("The report is \(folder.appending("index.html")).")
    }
    if !report.problems.isEmpty { return .damagedInput }
    return report.diff.isEmpty ? .fine : .differences
  }
}

extension String {
  /// Without a line feed at its end.
  fileprivate var trimmedLine: String {
    utf8.last == .lineFeed ? String(decodingUTF8: utf8.dropLast()) : self
  }
}
