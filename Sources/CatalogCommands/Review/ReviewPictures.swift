import CatalogCore
import Reports
import Snapshots

/// The report with pictures that a walk through the causes shows on request, in a temporary folder.
struct ReviewPictures {
  private let context: CommandContext
  private let folder: FilePath
  private var isWritten = false

  init(_ context: CommandContext) {
    self.context = context
    let parent = context.console.environment["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
    folder = FilePath(parent).appending("catalog-review-\(ProcessEnvironment.processNumber)")
  }

  /// Where the pictures of a cause are, as a URL for a browser.
  ///
  /// Written anew for every request, since decisions change what there is to be seen.
  mutating func place(of cause: Cause, in report: ChangeReport) throws(Failure) -> String {
    let output = ReportOutput(folder: folder)
    try context.onFiles { () throws(FileProblem) in
      try output.writeFolder(report, scenarios: [], files: context.files)
    }
    isWritten = true
    let page = context.files.resolved(folder.appending("index.html"))
    return "file://\(page.percentEncoded)#\(HTMLReport.fragment(of: cause))"
  }
}
