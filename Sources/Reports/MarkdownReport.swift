import CatalogCore
import Snapshots

/// What changed as a comment on a pull request, or the summary of a step of a workflow.
///
/// The same report has the same bytes, and the first line is a mark by which a workflow finds its own
/// comment again.
package struct MarkdownReport {
  /// The comment, hidden from readers, that every report starts with.
  package static let marker = "<!-- catalog report -->"

  /// GitHub takes 65,536 characters as a comment, of which none has less than a byte; the rest is for the
  /// mark and the link that a workflow adds.
  ///
  /// Source: the wiki of check-spelling, which ran into it.
  package static let commentLimit = 64_000

  /// GitHub drops the summary of a step as a whole when it has more than 1 MiB.
  ///
  /// Source: the run logs of flutter-maplibre-gl.
  package static let stepSummaryLimit = 1_048_576

  /// The least limit that every report can keep; a lower one counts as this.
  package static let leastLimit = 10_000

  private let report: ChangeReport

  /// How many bytes the text may have.
  package var limit = MarkdownReport.commentLimit

  package init(_ report: ChangeReport) {
    self.report = report
  }

  /// The text, of which whole entries are left out where the limit asks for it.
  package var text: String {
    var text = head
    // What is left out is said at the end.
    let room = max(limit, Self.leastLimit) - 200
    let problemsTold = append(problems, upTo: room / 2, &text)
    var rank: String?
    var isShort = false
    var told = 0
    var reader = SampleReader(report.diff)
    for cause in report.diff.causes {
      let heading = rank == cause.rank.heading ? "" : "\n### \(cause.rank.heading)\n\n"
      let entry = MarkdownEntry(cause, in: report)
      // Once there is no room for an entry, those after it are sentences only: which ones are told
      // in full must not depend on how long each is.
      var shown = heading + entry.short
      if !isShort {
        let full = heading + entry.full(&reader)
        isShort = text.utf8.count + full.utf8.count > room
        if !isShort { shown = full }
      }
      guard text.utf8.count + shown.utf8.count <= room else { break }
      text += shown
      rank = cause.rank.heading
      told += 1
    }
    text += leftOut(
      problems: report.problems.count - problemsTold, causes: report.diff.causes.count - told,
      isShort: isShort)
    return text
  }

  // MARK: - Head

  private var head: String {
    let verdict = report.verdict
    var text = "\(Self.marker)\n## \(verdict.prefix(1).uppercased())\(verdict.dropFirst())\n\n"
    let different = report.diff.documents.count
    text += "\(MarkdownText.code(report.title, length: 60)), "
    text += "\(side(report.old)) compared with \(side(report.new)): "
    text +=
      different == 0
      ? "\(ReportWords.count(report.scenarioCount, "scenario")) and no difference."
      : "\(different) of \(ReportWords.count(report.scenarioCount, "scenario")) "
        + "\(different == 1 ? "is" : "are") different."
    return text + "\n"
  }

  private func side(_ side: ChangeReport.Side) -> String {
    let name = MarkdownText.code(side.name, length: 60)
    guard let revision = side.revision else { return name }
    return "\(name) (\(MarkdownText.code(revision, length: 20)))"
  }

  // MARK: - Problems

  private var problems: [String] {
    report.problems.map { problem in
      var text = "- "
      if let location = problem.location {
        let line = location.line > 0 ? ":\(location.line)" : ""
        text += "\(MarkdownText.code(location.path + line, length: 300)): "
      }
      text += "\(problem.severity.rawValue) \(MarkdownText.code(problem.message, length: 500))"
      if let hint = problem.hint { text += ", \(MarkdownText.code(hint, length: 500))" }
      return text + "\n"
    }
  }

  /// Appends as many problems as there is room for; returns how many.
  private func append(_ problems: [String], upTo room: Int, _ text: inout String) -> Int {
    guard !problems.isEmpty else { return 0 }
    var list = "\n### \(problems.count == 1 ? "Problem" : "Problems")\n\n"
    var told = 0
    for problem in problems {
      guard text.utf8.count + list.utf8.count + problem.utf8.count <= room else { break }
      list += problem
      told += 1
    }
    text += list
    return told
  }

  private func leftOut(problems: Int, causes: Int, isShort: Bool) -> String {
    var parts: [String] = []
    if problems > 0 { parts.append(ReportWords.count(problems, "more problem")) }
    if causes > 0 { parts.append(ReportWords.count(causes, "more change")) }
    if parts.isEmpty, !isShort { return "" }
    let text =
      parts.isEmpty
      ? "Some details are left out" : "Left out: \(parts.joined(separator: " and "))"
    return "\n\(text), since a text of more than \(max(limit, Self.leastLimit)) bytes is refused.\n"
  }
}
