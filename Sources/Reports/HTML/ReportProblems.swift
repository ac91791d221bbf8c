import CatalogCore

/// What could not be compared, before all that could.
struct ReportProblems {
  let problems: [Diagnostic]

  private static let limit = 50

  func write(to page: inout HTMLWriter) {
    page.raw("<section class=\"problems\" aria-labelledby=\"problems-title\">\n")
    page.raw("<h2 id=\"problems-title\">")
    page.text(ReportWords.count(problems.count, "problem"))
    page.raw("</h2>\n<p>")
    page.text(
      problems.count == 1
        ? "Nothing is said below of what this is about: it was not compared."
        : "Nothing is said below of what these are about: it was not compared.")
    page.raw("</p>\n<ul>\n")
    for problem in problems.prefix(Self.limit) { add(problem, to: &page) }
    page.raw("</ul>\n")
    if problems.count > Self.limit {
      page.raw("<p>And ")
      page.number(problems.count - Self.limit)
      page.raw(" more.</p>\n")
    }
    page.raw("</section>\n")
  }

  private func add(_ problem: Diagnostic, to page: inout HTMLWriter) {
    page.raw(problem.severity == .error ? "<li class=\"error\">" : "<li>")
    if let location = problem.location {
      page.raw("<p class=\"path\"><code>")
      page.text(location.path)
      if location.line > 0 { page.text(":\(location.line)") }
      if location.line > 0, location.column > 0 { page.text(":\(location.column)") }
      page.raw("</code></p>\n")
    }
    page.raw("<p><strong>")
    page.text(problem.severity.rawValue)
    page.raw("</strong>: ")
    page.text(problem.message)
    page.raw(" <code>")
    page.text(problem.id)
    page.raw("</code></p>\n")
    if let line = problem.quotedLine {
      page.raw("<pre tabindex=\"0\">")
      page.text(String(decodingUTF8: line), limit: 200)
      page.raw("</pre>\n")
    }
    if let hint = problem.hint {
      page.raw("<p class=\"hint\">")
      page.text(hint)
      page.raw("</p>\n")
    }
    page.raw("</li>\n")
  }
}
