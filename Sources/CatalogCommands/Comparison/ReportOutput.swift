import CatalogCore
import Reports
import Snapshots

/// The forms in which a report can be asked for, and where it goes.
struct ReportOutput {
  /// To standard output.
  var form: Form
  /// Whether text tells the places of each cause.
  var isDetailed = false
  /// A folder for the report as pages, with the other forms beside them.
  var folder: FilePath?

  enum Form: String, CaseIterable {
    case text
    case markdown
    case json
    case junit
    case github
  }

  static let format = CommandOption.choice(
    "format", Form.allCases.map(\.rawValue), "the form of the result, text by default")

  static let report = CommandOption.value(
    "report", "DIR", "also write a report with pictures into this folder")

  /// Only the folder.
  init(folder: FilePath) {
    form = .text
    self.folder = folder
  }

  static let details = CommandOption.flag("details", "tell where each change is seen")

  /// Reads `--format` and `--details`, and the folder from an option of the name.
  init(_ arguments: CommandArguments, folder option: String? = nil) {
    form = arguments["format"].flatMap(Form.init) ?? .text
    isDetailed = arguments.has("details")
    folder = option.flatMap { arguments[$0] }.map(FilePath.init)
  }

  /// The report in the form that was asked for; `scenarios` are all that were compared.
  func bytes(
    of report: ChangeReport, scenarios: [DocumentChange.Name], _ context: CommandContext
  ) -> [UInt8] {
    switch form {
    case .text:
      var text = TextReport(report)
      text.isColored = context.isResultColored
      text.isDetailed = isDetailed
      if context.console.isResultTerminal { text.width = max(40, context.console.columns()) }
      return Array(text.text.utf8)
    case .markdown:
      var markdown = MarkdownReport(report)
      markdown.limit = MarkdownReport.commentLimit
      return Array(markdown.text.utf8)
    case .json: return JSONReport.bytes(of: report)
    case .junit: return Self.junit(report, scenarios, DocumentFate.all(of: report.diff))
    case .github: return Array(GitHubAnnotations(report).text.utf8)
    }
  }

  private static func junit(
    _ report: ChangeReport, _ scenarios: [DocumentChange.Name], _ fates: [DocumentFate]
  ) -> [UInt8] {
    var junit = JUnitReport(report, fates)
    junit.scenarios = scenarios
    return Array(junit.text.utf8)
  }

  /// Writes the pages and the other forms into the folder, if there is to be one.
  ///
  /// The files of an earlier report go, but for those of which `keeps` says otherwise; those of anybody
  /// else stay. `more` are files besides.
  ///
  /// - Throws: a failure with exit code 3 where a file of anybody else is in the way.
  func writeFolder(
    _ report: ChangeReport, scenarios: [DocumentChange.Name], more: [FileContent] = [],
    files: any FileSystem, keeps: (FilePath) -> Bool = { _ in false }
  ) throws(Failure) {
    guard let folder else { return }
    let fates = DocumentFate.all(of: report.diff)
    var summary = MarkdownReport(report)
    summary.limit = MarkdownReport.stepSummaryLimit
    var comment = MarkdownReport(report)
    comment.limit = MarkdownReport.commentLimit
    let texts = [
      JSONReport.bytes(of: report, fates), Self.junit(report, scenarios, fates),
      Array(summary.text.utf8), Array(comment.text.utf8),
      Array(GitHubAnnotations(report).text.utf8),
    ]
    try ReportFolder(folder: folder, files: files).write(
      HTMLReport(report: report).files(),
      zip(Self.names, texts).map { FileContent(path: $0, bytes: $1) } + more, keeps: keeps)
  }

  /// The files beside the pages.
  private static let names = [
    "report.json", "junit.xml", "summary.md", "comment.md", "annotations.txt",
  ].map { FilePath($0) }

  /// Refuses a folder in which files are in the way, before any work is done.
  func checkFolder(files: any FileSystem) throws(Failure) {
    guard let folder else { return }
    try ReportFolder(folder: folder, files: files).refuseForeignFiles(Self.names)
  }
}
