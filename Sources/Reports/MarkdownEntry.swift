import CatalogCore
import Snapshots

/// One cause in a Markdown report: an item of a list with its sentence, and folded under it the rest.
struct MarkdownEntry {
  /// The sentence alone, where there is no room for more.
  let short: String

  private let cause: Cause
  private let report: ChangeReport

  /// How many scenarios are named, and rows of one of them.
  private static let scenarioLimit = 12
  private static let rowLimit = 6
  /// How many screens are named beside what is folded.
  private static let screenLimit = 3
  /// How many characters of names and lines are shown.
  private static let nameLength = 60
  private static let lineLength = 300
  /// How many lines of a snapshot are shown.
  private static let lineLimit = 16

  init(_ cause: Cause, in report: ChangeReport) {
    self.cause = cause
    self.report = report
    short = "- \(DiffWording.sentence(cause).shortened().markdown)\n"
  }

  /// The sentence with what is folded.
  func full(_ reader: inout SampleReader) -> String {
    var blocks = blocks(
      reader.sample(of: cause), findings: reader.findings.sentences(of: cause))
    if report.isPending { blocks.append("To approve it: `catalog accept \(cause.id)`\n") }
    if blocks.isEmpty { return "\(short.dropLast()) (`\(cause.id)`)\n" }
    var lines = ["<details><summary>\(Self.screens(cause)) · <code>\(cause.id)</code></summary>"]
    for block in blocks {
      lines.append("")
      lines += block.utf8.dropLast().split(separator: .lineFeed, omittingEmptySubsequences: false)
        .map { String(decodingUTF8: $0) }
    }
    lines += ["", "</details>"]
    return short + lines.map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// Where it is seen, and the lines of the snapshots.
  private func blocks(_ sample: CauseSample?, findings: [DiffSentence]) -> [String] {
    var blocks: [String] = []
    if !findings.isEmpty {
      blocks.append(findings.map { "- \($0.shortened().markdown)\n" }.joined())
    }
    if cause.places.count > 1 {
      blocks.append(Self.places(cause))
    } else if let summary = sample?.summary {
      blocks.append("\(summary)\n")
    }
    if let sample, let hunk = sample.hunk, !hunk.lines.isEmpty {
      let file = report.file(of: sample.name)
      let isSnapshot = report.interfaceFiles[sample.name.screen] == nil
      let head = "@@ \(file)\(isSnapshot ? ":\(sample.line)" : "") @@"
      blocks.append(
        MarkdownText.fence(
          [head] + hunk.text(shortenedTo: Self.lineLength, limit: Self.lineLimit),
          language: "diff"))
    }
    return blocks
  }

  private static func screens(_ cause: Cause) -> String {
    let screens = ScenarioPlaces.screens(of: cause)
    var names = screens.prefix(screenLimit).map {
      MarkdownText.tagged($0.text, length: nameLength)
    }
    let rest = screens.count - names.count
    if rest > 0 { names.append(ReportWords.count(rest, "more screen")) }
    return names.joined(separator: ", ")
  }

  private static func places(_ cause: Cause) -> String {
    let groups = ScenarioPlaces.groups(of: cause)
    var text = ""
    for group in groups.prefix(scenarioLimit) {
      text += "- \(MarkdownText.code(group.name.text))"
      if !group.rows.isEmpty {
        let rows = group.rows.prefix(rowLimit).map {
          MarkdownText.code($0.text, length: nameLength)
        }
        text += ", \(group.rows.count == 1 ? "row" : "rows") \(rows.joined(separator: ", "))"
        let rest = group.rows.count - rows.count
        if rest > 0 { text += " and \(rest) more" }
      }
      text += "\n"
    }
    let rest = groups.count - scenarioLimit
    return rest > 0 ? text + "- and \(ReportWords.count(rest, "more scenario"))\n" : text
  }
}
