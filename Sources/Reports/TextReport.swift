import CatalogCore
package import Snapshots

/// What changed as lines for a terminal or a log.
///
/// A cause is a line. Problems are diagnostics, which the command line prints as such.
package struct TextReport {
  private let report: ChangeReport

  package var isColored = false
  /// Whether each cause is followed by its rank, its id and where it is seen.
  package var isDetailed = false
  /// Whether the details name every place, however many there are.
  package var isComplete = false
  /// The columns of the terminal; `nil` leaves each sentence on one line.
  package var width: Int?
  /// How many causes are told before the rest is counted.
  package var limit = 40

  package init(_ report: ChangeReport) {
    self.report = report
  }

  /// How many screens, and scenarios of one screen, are named under a cause.
  private var screenLimit: Int { isComplete ? .max : 5 }
  private var scenarioLimit: Int { isComplete ? .max : 6 }
  /// How many rows of a scenario are named and not counted.
  private var rowLimit: Int { isComplete ? .max : 3 }

  /// The most important causes, first to last.
  package var text: String { text(of: report.diff.causes) }

  /// Some of the causes, in their order.
  package func text(of causes: [Cause]) -> String {
    var lines: [String] = []
    let findings = isDetailed ? CauseFindings(report.diff) : nil
    for cause in causes.prefix(limit) {
      lines += sentence(cause)
      if let findings { lines += details(cause, findings.sentences(of: cause)) }
    }
    if causes.count > limit { lines.append("… and \(causes.count - limit) more") }
    if isDetailed, report.isPending, !causes.isEmpty {
      lines.append("To approve a change: catalog accept ID")
    }
    return LogLine.inert(lines.map { $0 + "\n" }.joined())
  }

  /// What was compared with what, and what came of it, on one line.
  package var summary: String {
    let sides = "\(report.old.text) → \(report.new.text)"
    let scenarios = ReportWords.count(report.scenarioCount, "scenario")
    let text = "\(sides): \(report.verdict), \(scenarios) compared"
    return LogLine.inert(TerminalText.escaped(text)) + "\n"
  }

  private func sentence(_ cause: Cause) -> [String] {
    let sentence = DiffWording.sentence(cause)
    guard let width else { return [sentence.terminalText(isColored: isColored)] }
    let indentation = 4
    return SentenceLines(width: width, indentation: indentation).lines(of: sentence).enumerated()
      .map { index, line in
        (index > 0 ? String(repeating: " ", count: indentation) : "")
          + line.terminalText(isColored: isColored)
      }
  }

  // MARK: - Details

  private func details(_ cause: Cause, _ findings: [DiffSentence]) -> [String] {
    var lines = [faint("  \(cause.rank.label), id \(cause.id)")]
    lines += findings.map { "  \($0.terminalText(isColored: isColored))" }
    // The sentence has named it.
    if cause.places.count == 1 { return lines }
    let screens = ScenarioPlaces.byScreen(of: cause)
    for (screen, scenarios) in screens.prefix(screenLimit) {
      var parts = scenarios.prefix(scenarioLimit).map(words)
      let rest = scenarios.count - parts.count
      if rest > 0 { parts.append("\(ReportWords.count(rest, "more scenario"))") }
      lines += wrapped("  \(TerminalText.escaped(screen.text)): ", parts)
    }
    if screens.count > screenLimit {
      lines.append("  … and \(ReportWords.count(screens.count - screenLimit, "more screen"))")
    }
    return lines
  }

  private func words(_ places: ScenarioPlaces) -> String {
    let scenario = TerminalText.escaped(places.name.scenario.text)
    switch places.rows.count {
    case 0: return scenario
    case 1...max(1, rowLimit):
      let rows = places.rows.map { TerminalText.escaped($0.text) }.joined(separator: ", ")
      return "\(scenario) (\(rows))"
    default: return "\(scenario) (\(places.rows.count) rows)"
    }
  }

  /// Parts of a list, broken between them where the terminal has a width.
  private func wrapped(_ lead: String, _ parts: [String]) -> [String] {
    var lines = [lead]
    for (index, part) in parts.enumerated() {
      let text = part + (index < parts.count - 1 ? "," : "")
      let last = lines[lines.count - 1]
      let isStart = index == 0 || last.utf8.last == .space
      let length = SentenceLines.columns(of: last) + 1 + SentenceLines.columns(of: text)
      if let width, !isStart, length > width {
        lines.append("      " + text)
      } else {
        lines[lines.count - 1] += (isStart ? "" : " ") + text
      }
    }
    return lines
  }

  private func faint(_ text: String) -> String {
    isColored ? "\u{1B}[2m\(text)\u{1B}[0m" : text
  }
}

extension ChangeReport.Side {
  /// `main (a1b2c3d)`, with whatever characters it has.
  var text: String { revision.map { "\(name) (\($0))" } ?? name }
}
