import CatalogCore
import Snapshots

/// The card of a cause: one decision with all that it takes to make it.
struct CauseCard {
  private let cause: Cause
  private let sentence: DiffSentence
  private let report: ChangeReport
  private let name: DocumentChange.Name
  private let excerpt: SnapshotExcerpt?
  let pictures: CausePictures?

  /// Reads the documents of the sample, and keeps nothing of them but lines and pictures.
  init(_ cause: Cause, _ sentence: DiffSentence, in report: ChangeReport, hasPictures: Bool) {
    self.cause = cause
    self.sentence = sentence
    self.report = report
    let sample = report.diff.documents[cause.sample.document]
    name = sample.name
    let (old, new, diff) = (sample.old, sample.new, sample.diff)
    switch (old, new) {
    case (let old?, .some):
      guard let diff, let index = cause.sample.change, diff.changes.indices.contains(index) else {
        excerpt = nil
        pictures = nil
        return
      }
      let change = diff.changes[index]
      // What accepting this cause alone makes of the document, so that a card shows one decision.
      let indices = cause.changes.filter { $0.document == cause.sample.document }
        .compactMap(\.change).filter(diff.changes.indices.contains)
      let accepted = diff.applied(Set(indices), to: old)
      excerpt = SnapshotExcerpt(change, old: old, new: accepted)
      pictures =
        hasPictures
        ? CausePictures(indices.map { diff.changes[$0] }, sample: change, old: old, new: accepted)
        : nil
    case (nil, let new?):
      excerpt = SnapshotExcerpt(added: new)
      pictures = hasPictures ? CausePictures(added: new) : nil
    case (let old?, nil):
      excerpt = SnapshotExcerpt(removed: old)
      pictures = hasPictures ? CausePictures(removed: old) : nil
    case (nil, nil):
      excerpt = nil
      pictures = nil
    }
  }

  static func anchor(of cause: Cause) -> String { "cause-\(cause.id)" }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  // MARK: - Writing

  func write(to page: inout HTMLWriter, limits: HTMLReport.Limits) {
    let anchor = Self.anchor(of: cause)
    page.raw("<article class=\"cause\" tabindex=\"-1\"")
    page.attribute("id", anchor)
    page.attribute("aria-labelledby", "\(anchor)-title")
    page.raw(">\n<header>\n<h2")
    page.attribute("id", "\(anchor)-title")
    page.raw(">")
    page.sentence(sentence)
    page.raw("</h2>\n")
    writeFacts(to: &page)
    page.raw("</header>\n<div class=\"body\">\n<div class=\"views\">\n")
    if let pictures {
      pictures.write(to: &page)
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
      rows > 0 ? Self.count(rows, "row") : Self.count(cause.scenarioCount, "scenario"))
    page.raw(" · ")
    var screens: [ByteKey] = []
    for place in cause.places where screens.last != place.name.screen {
      screens.append(place.name.screen)
    }
    for (index, screen) in screens.prefix(3).enumerated() {
      if index > 0 { page.raw(", ") }
      page.raw("<bdi>")
      page.text(screen.text, limit: 60)
      page.raw("</bdi>")
    }
    if screens.count > 3 {
      page.raw(" and ")
      page.text(Self.count(screens.count - 3, "more screen"))
    }
    page.raw(" · cause <a")
    page.attribute("href", "#\(Self.anchor(of: cause))")
    page.raw("><code>")
    page.text(cause.id)
    page.raw("</code></a></p>\n")
  }

  private func writeLines(to page: inout HTMLWriter) {
    guard let excerpt else { return }
    page.raw("<h3>Snapshot</h3>\n<p class=\"path\"><code>")
    page.text(path.string)
    page.raw("</code></p>\n")
    excerpt.write(to: &page)
  }

  /// Where the document of the sample stands in the repository.
  private var path: FilePath {
    report.snapshotFolder.appending(FileComponent.name(for: name.screen.text))
      .appending("\(FileComponent.name(for: name.scenario.text)).snap")
  }

  private func writeCommands(to page: inout HTMLWriter) {
    page.raw("<h3>Decide</h3>\n")
    for verb in ["accept", "reject"] {
      page.raw("<p class=\"command\"><code>catalog ")
      page.text("\(verb) \(cause.id)")
      page.raw("</code></p>\n")
    }
  }

  private func writePlaces(to page: inout HTMLWriter) {
    let places = CausePlaces(cause.places)
    guard !places.screens.isEmpty else { return }
    page.raw("<h3>Where</h3>\n<ul class=\"places\">\n")
    for screen in places.screens {
      page.raw("<li><bdi class=\"screen\">")
      page.text(screen.id, limit: 80)
      page.raw("</bdi> ")
      for (index, scenario) in screen.scenarios.enumerated() {
        if index > 0 { page.raw(", ") }
        page.raw("<bdi>")
        page.text(scenario.id, limit: 80)
        page.raw("</bdi>")
        if scenario.rows > 1 {
          page.raw(" <span class=\"times\">×")
          page.number(scenario.rows)
          page.raw("</span>")
        }
      }
      if screen.others > 0 {
        page.raw(" and ")
        page.number(screen.others)
        page.raw(" more")
      }
      page.raw("</li>\n")
    }
    if places.otherScreens > 0 {
      page.raw("<li>and ")
      page.text(
        "\(Self.count(places.otherScenarios, "more scenario")) of "
          + Self.count(places.otherScreens, "more screen"))
      page.raw("</li>\n")
    }
    page.raw("</ul>\n")
  }
}
