import CatalogCore
import Pictures
import Snapshots

/// The card of a cause: one decision with all that it takes to make it.
struct CauseCard {
  private let cause: Cause
  private let sentence: DiffSentence
  private let report: ChangeReport
  private let name: DocumentChange.Name
  private let hunk: SnapshotHunk?
  let pictures: CausePictures?

  /// Keeps nothing of the documents of the sample but lines and pictures; without a drawer there are
  /// no pictures.
  init(
    _ cause: Cause, _ sentence: DiffSentence, in report: ChangeReport,
    sample: DocumentReader.Pair, drawer: PictureDrawer?
  ) {
    self.cause = cause
    self.sentence = sentence
    self.report = report
    name = report.diff.documents[cause.sample.document].name
    let views = Self.views(of: cause, sample, drawer)
    hunk = views?.hunk
    pictures = views?.pictures
  }

  /// The lines and the pictures; `nil` where a document cannot be read any more or is another by now.
  private static func views(
    of cause: Cause, _ sample: DocumentReader.Pair, _ drawer: PictureDrawer?
  ) -> (hunk: SnapshotHunk, pictures: CausePictures?)? {
    switch (sample.kind, sample.old, sample.new) {
    case (.added, _, let new?):
      return (SnapshotHunk(added: new), drawer.map { CausePictures(added: new, drawer: $0) })
    case (.removed, let old?, _):
      return (SnapshotHunk(removed: old), drawer.map { CausePictures(removed: old, drawer: $0) })
    case (.changed, let old?, _):
      guard let diff = sample.diff, let index = cause.sample.change,
        diff.changes.indices.contains(index)
      else { return nil }
      let change = diff.changes[index]
      // What accepting this cause alone makes of the document, so that a card shows one decision.
      let indices = cause.changes.filter { $0.document == cause.sample.document }
        .compactMap(\.change).filter(diff.changes.indices.contains)
      let accepted = diff.applied(Set(indices), to: old)
      let pictures = drawer.map { drawer in
        CausePictures(
          indices.map { diff.changes[$0] }, sample: change, old: old, new: accepted,
          drawer: drawer)
      }
      return (SnapshotHunk(change, old: old, new: accepted), pictures)
    case (.added, _, nil), (.removed, nil, _), (.changed, nil, _): return nil
    }
  }

  // MARK: - Writing

  func write(to page: inout HTMLWriter, limits: HTMLReport.Limits) {
    page.raw("<article class=\"cause\" tabindex=\"-1\"")
    page.attribute("id", cause.id)
    page.attribute("aria-labelledby", "\(cause.id)-title")
    page.raw(">\n<header>\n<h2")
    page.attribute("id", "\(cause.id)-title")
    page.raw(">")
    page.sentence(sentence)
    page.raw("</h2>\n")
    writeFacts(to: &page)
    page.raw("</header>\n<div class=\"body\">\n<div class=\"views\">\n")
    if let pictures {
      pictures.write(to: &page)
    } else if hunk == nil {
      page.raw("<p class=\"note\">The snapshots cannot be read any more.</p>\n")
    } else {
      page.raw("<p class=\"note\">No picture: only the first ")
      page.number(limits.pictures)
      page.raw(" changes have some, so that the report stays small.</p>\n")
    }
    page.raw("</div>\n<div class=\"facts\">\n")
    writeLines(to: &page)
    if report.isPending { writeCommands(to: &page) }
    writePlaces(to: &page)
    page.raw("</div>\n</div>\n</article>\n")
  }

  private func writeFacts(to page: inout HTMLWriter) {
    page.raw("<p class=\"summary\">")
    let rows = cause.rowCount
    page.text(
      rows > 0 ? ReportWords.count(rows, "row") : ReportWords.count(cause.scenarioCount, "scenario")
    )
    page.raw(" · ")
    let screens = ScenarioPlaces.screens(of: cause)
    for (index, screen) in screens.prefix(3).enumerated() {
      if index > 0 { page.raw(", ") }
      page.raw("<bdi>")
      page.text(screen.text, limit: 60)
      page.raw("</bdi>")
    }
    if screens.count > 3 {
      page.raw(" and ")
      page.text(ReportWords.count(screens.count - 3, "more screen"))
    }
    page.raw(" · cause <a")
    page.attribute("href", "#\(cause.id)")
    page.raw("><code>")
    page.text(cause.id)
    page.raw("</code></a></p>\n")
  }

  private func writeLines(to page: inout HTMLWriter) {
    guard let hunk else { return }
    page.raw("<h3>Snapshot</h3>\n<p class=\"path\"><code>")
    page.text(report.file(of: name).string)
    page.raw("</code></p>\n")
    hunk.write(to: &page)
  }

  private func writeCommands(to page: inout HTMLWriter) {
    page.raw("<h3>Decide</h3>\n")
    for verb in ["accept", "reject"] {
      page.raw("<p class=\"command\"><code>catalog ")
      page.text("\(verb) \(cause.id)")
      page.raw("</code></p>\n")
    }
  }

  /// How many screens are told with their scenarios, and how many scenarios of each.
  private static let screenLimit = 8
  private static let scenarioLimit = 6

  private func writePlaces(to page: inout HTMLWriter) {
    let screens = ScenarioPlaces.byScreen(of: cause)
    guard !screens.isEmpty else { return }
    page.raw("<h3>Where</h3>\n<ul class=\"places\">\n")
    for (screen, scenarios) in screens.prefix(Self.screenLimit) {
      page.raw("<li><bdi class=\"screen\">")
      page.text(screen.text, limit: 80)
      page.raw("</bdi> ")
      for (index, places) in scenarios.prefix(Self.scenarioLimit).enumerated() {
        if index > 0 { page.raw(", ") }
        page.raw("<bdi>")
        page.text(places.name.scenario.text, limit: 80)
        page.raw("</bdi>")
        if places.rows.count > 1 {
          page.raw(" <span class=\"times\">×")
          page.number(places.rows.count)
          page.raw("</span>")
        }
      }
      if scenarios.count > Self.scenarioLimit {
        page.raw(" and ")
        page.number(scenarios.count - Self.scenarioLimit)
        page.raw(" more")
      }
      page.raw("</li>\n")
    }
    let others = screens.dropFirst(Self.screenLimit)
    if !others.isEmpty {
      let scenarios = others.reduce(0) { $0 + $1.scenarios.count }
      page.raw("<li>and ")
      page.text(
        "\(ReportWords.count(scenarios, "more scenario")) of "
          + ReportWords.count(others.count, "more screen"))
      page.raw("</li>\n")
    }
    page.raw("</ul>\n")
  }
}
