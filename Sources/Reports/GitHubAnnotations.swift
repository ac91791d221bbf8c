import CatalogCore
import Snapshots

/// What changed as workflow commands, which GitHub shows beside the lines of the snapshots.
///
/// An annotation stands in the file that is checked out: the approved snapshot while a change waits for
/// approval, the new one of two revisions.
package struct GitHubAnnotations {
  /// How many annotations of a kind GitHub shows of one step.
  ///
  /// Source: zizmorcore/zizmor#634.
  package static let limit = 10

  /// What GitHub makes of an annotation.
  package enum Level: String, CaseIterable, Sendable {
    case error
    case warning
    case notice
  }

  private let report: ChangeReport

  package init(_ report: ChangeReport) {
    self.report = report
  }

  /// One command a line, the most important first; of more than ten of a kind, the tenth counts the
  /// rest.
  package var text: String {
    let levels = report.problems.map(level) + report.diff.causes.map(level)
    var lines: [String] = []
    for kind in Level.allCases {
      let indices = levels.indices.filter { levels[$0] == kind }
      let told = indices.count > Self.limit ? Self.limit - 1 : indices.count
      lines += indices.prefix(told).map { index in
        index < report.problems.count
          ? annotation(report.problems[index])
          : annotation(report.diff.causes[index - report.problems.count])
      }
      if indices.count > told {
        lines.append(
          Self.command(
            kind, title: "catalog", "… and \(indices.count - told) more, see the whole report"))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A change that waits for approval fails the check, so it is an error.
  ///
  /// Between two revisions somebody has approved it: what fails or warns is a warning then, and the
  /// rest a notice.
  private func level(_ cause: Cause) -> Level {
    if report.isPending { return .error }
    return cause.rank == .failed || cause.rank == .warned ? .warning : .notice
  }

  private func level(_ problem: Diagnostic) -> Level {
    switch problem.severity {
    case .error: .error
    case .warning: .warning
    case .note: .notice
    }
  }

  // MARK: - Annotations

  private func annotation(_ cause: Cause) -> String {
    var message = DiffWording.sentence(cause).shortened().terminalText()
    if report.isPending { message += "\nTo approve it: catalog accept \(cause.id)" }
    var file: FilePath?
    var line = 1
    if let sample = CauseSample(cause, in: report.diff),
      let document = report.isPending ? sample.old ?? sample.new : sample.new ?? sample.old
    {
      file = report.path(of: DocumentChange.Name(document))
      if let change = sample.change { line = SnapshotLines(document).line(of: change) }
    }
    return Self.command(
      level(cause), file: file?.string, line: line, title: "catalog: \(cause.rank.label)", message)
  }

  private func annotation(_ problem: Diagnostic) -> String {
    var message = TerminalText.escaped(problem.message.shortened(to: ShortText.sentenceLength))
    if let hint = problem.hint {
      message += "\n" + TerminalText.escaped(hint.shortened(to: ShortText.sentenceLength))
    }
    return Self.command(
      level(problem), file: problem.location?.path, line: max(problem.location?.line ?? 1, 1),
      title: "catalog: \(problem.id)", message)
  }

  // MARK: - Commands

  private static func command(
    _ level: Level, file: String? = nil, line: Int = 1, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties = ["file=\(property(file))", "line=\(line)"] }
    properties.append("title=\(property(title))")
    return "::\(level.rawValue) \(properties.joined(separator: ","))::\(escaped(message))"
  }

  /// The text of a message as the runner reads it back.
  ///
  /// Source: `escapeData` and `escapeProperty` of actions/toolkit.
  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    escaped(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
