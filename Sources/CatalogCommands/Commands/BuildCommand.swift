import CatalogCore
import SiteBuilder

extension CatalogCommand {
  /// Makes the site from the content.
  static let build = CatalogCommand(
    name: "build",
    summary: "make the site in Site from Content",
    options: [
      .value("output", "DIR", "where the site goes; Site beside Content by default"),
      .flag("check", "write nothing; list what is out of date and exit 1"),
      .flag("strict", "treat warnings as errors"),
    ],
    discussion: """
      Only files that differ are written, and only files that an earlier build wrote are removed.
      When anything is wrong with the content, the site stays as it was.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    try context.arguments.refuseOperands()
    let build = SiteBuild(
      root: try context.catalogRoot(), output: context.arguments["output"].map(FilePath.init),
      files: context.files)
    let checksOnly = context.arguments.has("check")
    let result = try build.run(
      checksOnly: checksOnly, isStrict: context.arguments.has("strict"))
    context.report(result.warnings)
    if checksOnly {
      for path in result.written { context.console.write("stale: \(line(path, build))") }
      for path in result.removed { context.console.write("left over: \(line(path, build))") }
      if !result.isCurrent, result.written.isEmpty, result.removed.isEmpty {
        context.console.write("stale: \(line(FilePath(SiteBuild.manifestName), build))")
      }
      context.say(
        result.isCurrent ? "The site is current." : "The site is out of date: catalog build")
      return result.isCurrent ? .fine : .differences
    }
    context.say(
      "\(result.pageCount) pages in \(build.output): \(result.written.count) files written, "
        + "\(result.removed.count) removed, \(result.unchangedCount) unchanged.")
    return .fine
  }

  private static func line(_ path: FilePath, _ build: SiteBuild) -> String {
    TerminalText.escaped(build.output.appending(path).string) + "\n"
  }
}
