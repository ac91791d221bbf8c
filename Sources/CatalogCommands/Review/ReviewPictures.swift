import CatalogCore
import Reports
import Snapshots

/// The report with pictures that a walk through the causes shows on request, in a temporary folder.
///
/// The folder stays: a browser may show it when the walk is over.
struct ReviewPictures {
  private let context: CommandContext
  /// Made when the first picture is asked for, since a name that others can guess may be theirs.
  private var folder: FilePath?

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Where the pictures of a cause are, as a URL for a browser.
  ///
  /// Written anew for every request, since decisions change what there is to be seen.
  mutating func place(of cause: Cause, in report: ChangeReport) throws(Failure) -> String {
    let folder: FilePath
    if let made = self.folder { folder = made } else { folder = try freshFolder() }
    self.folder = folder
    try ReportOutput(folder: folder).writeFolder(report, scenarios: [], files: context.files)
    let page = context.files.resolved(folder.appending("index.html"))
    return "file://\(page.percentEncoded)#\(HTMLReport.fragment(of: cause))"
  }

  private func freshFolder() throws(Failure) -> FilePath {
    let parent = context.console.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    let folder = FilePath(parent)
      .appending("catalog-review-\(String(UInt64.random(in: 0 ... .max), radix: 16))")
    try context.onFiles { () throws(FileProblem) in try context.files.makePrivateFolder(folder) }
    return folder
  }
}
