import CatalogCore
import Snapshots

extension CatalogCommand {
  /// Runs the recorder and compares with the baselines.
  static let verify = CatalogCommand(
    name: "verify",
    summary: "run the recorder and compare with the approved snapshots",
    options: [
      .filter,
      .value("shard", "I/N", "run the I-th of N parts; catalog merge makes one verdict of them"),
      .flag("twice", "record a second time in other surroundings to find what is volatile"),
      ReportOutput.format, ReportOutput.details, ReportOutput.report,
    ] + CommandOption.machine,
    discussion: """
      What differs is told by its causes, each with the number of rows and scenarios that show it,
      and put beside the baseline as .snap.new for review. On a CI machine (variable CI) nothing is
      written. Exit code 1 when anything differs, is missing or is left over.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    try ReportOutput(context.arguments, folder: "report").checkFolder(files: context.files)
    let selection = try context.selection()
    if let folder = context.arguments["report"].map(FilePath.init) {
      // What an earlier run left must not pass for the verdict of this one, should it fail.
      try ReportFolder(folder: folder, files: context.files)
        .removeEarlier { ShardFiles.isStream($0, ofAnotherThan: nil) }
      if let shard = selection.shard {
        try context.onFiles { () throws(FileProblem) in
          try ShardFiles(files: context.files).removeStreams(of: shard, in: folder)
        }
      }
    }
    let run = BaselineRun(
      context: context, rules: BaselineReview.Rules(mode: .never, isCI: context.isCI),
      selection: selection, isTwice: context.arguments.has("twice"))
    return try context.report(try run.result(), isComparison: true)
  }
}
