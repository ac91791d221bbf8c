extension SnapshotHunk {
  /// Writes the lines with a sign before each, as in a patch.
  func write(to page: inout HTMLWriter) {
    page.raw("<pre class=\"diff\" tabindex=\"0\">")
    for line in lines {
      switch line {
      case .same(let text):
        page.raw("<span>  ")
        page.text(text)
        page.raw("</span>")
      case .removed(let runs):
        page.raw("<del>- ")
        Self.write(runs, to: &page)
        page.raw("</del>")
      case .added(let runs):
        page.raw("<ins>+ ")
        Self.write(runs, to: &page)
        page.raw("</ins>")
      case .gap: page.raw("<span class=\"gap\">  ⋯</span>")
      }
    }
    if omitted > 0 {
      page.raw("<span class=\"gap\">  … ")
      page.text(ReportWords.count(omitted, "more line"))
      page.raw("</span>")
    }
    page.raw("</pre>\n")
  }

  private static func write(_ runs: [Run], to page: inout HTMLWriter) {
    let isPart = runs.contains { !$0.isChanged }
    for run in runs {
      if run.isChanged, isPart {
        page.raw("<mark>")
        page.text(run.text)
        page.raw("</mark>")
      } else {
        page.text(run.text)
      }
    }
  }
}
