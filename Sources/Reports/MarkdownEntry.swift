import CatalogCore
import Snapshots

/// One cause in a Markdown report: its sentence, and folded under it all the rest.
struct MarkdownEntry {
  /// With what is folded.
  var full: String
  /// Where there is no room for it.
  var short: String

  /// How many scenarios are named, and rows of one of them.
  private static let scenarioLimit = 12
  private static let rowLimit = 6
  /// How many screens are named beside the sentence.
  private static let screenLimit = 3
  private static let lineLength = 300

  init(_ cause: Cause, in report: ChangeReport) {
    let sentence = MarkdownText.sentence(DiffWording.sentence(cause))
    short = "<p>\(sentence)</p>\n"
    let sample = CauseSample(cause, in: report.diff)
    var text = "<details><summary>\(sentence)\(Self.screens(cause))</summary>\n"
    text += Self.places(cause, sample)
    text +=
      report.isPending
      ? "<p>To approve it: <code>catalog accept \(cause.id)</code></p>\n"
      : "<p>Id <code>\(cause.id)</code></p>\n"
    if let sample, let excerpt = sample.excerpt {
      let place = report.path(of: sample.name).string
      let head = "@@ \(place):\(excerpt.line) @@"
      text += "\n"
      text += MarkdownText.fence(
        [head] + excerpt.lines(shortenedTo: Self.lineLength), language: "diff")
      text += "\n"
    }
    full = text + "</details>\n"
  }

  /// The screens, where the sentence does not name the only place.
  private static func screens(_ cause: Cause) -> String {
    guard cause.scenarioCount > 1, !cause.isOfWholeDocuments else { return "" }
    let screens = ScenarioPlaces.screens(of: cause)
    var names = screens.prefix(screenLimit).map { MarkdownText.code($0.text, length: 60) }
    let rest = screens.count - names.count
    if rest > 0 { names.append(ReportWords.count(rest, "more screen")) }
    return " <sub>\(names.joined(separator: ", "))</sub>"
  }

  private static func places(_ cause: Cause, _ sample: CauseSample?) -> String {
    // The sentence has named the only place.
    if cause.places.count == 1 { return sample?.summary.map { "<p>\($0)</p>\n" } ?? "" }
    let groups = ScenarioPlaces.groups(of: cause)
    var text = "<ul>\n"
    for group in groups.prefix(scenarioLimit) {
      text += "<li>\(MarkdownText.code(group.name.text))"
      if !group.rows.isEmpty {
        let rows = group.rows.prefix(rowLimit).map { MarkdownText.code($0.text, length: 60) }
        let noun = group.rows.count == 1 ? "row" : "rows"
        text += ", \(noun) \(rows.joined(separator: ", "))"
        let rest = group.rows.count - rows.count
        if rest > 0 { text += " and \(rest) more" }
      }
      text += "</li>\n"
    }
    let rest = groups.count - scenarioLimit
    if rest > 0 { text += "<li>and \(ReportWords.count(rest, "more scenario"))</li>\n" }
    return text + "</ul>\n"
  }
}
