import CatalogCore
import Pictures
import Snapshots

/// The page of a report, which grows cause by cause.
struct ReportPage {
  private let report: ChangeReport
  private let limits: HTMLReport.Limits
  private let drawer = PictureDrawer()
  private var reader: DocumentReader
  private var list = HTMLWriter()
  private var cards = HTMLWriter()
  /// Causes without a card.
  private var rest = HTMLWriter()
  /// The heading above the causes that were listed last.
  private var listedHeading: String?

  init(_ report: HTMLReport) {
    self.report = report.report
    limits = report.limits
    reader = DocumentReader(report.report.diff.documents)
  }

  /// Style and script, which are real files.
  static var assets: [FileContent] {
    EmbeddedTheme.files.map {
      FileContent(path: FilePath($0.path), bytes: Array($0.text.utf8))
    }
  }

  // MARK: - Causes

  /// Adds a cause, and gives the files of its pictures.
  mutating func add(_ cause: Cause, hasCard: Bool, hasPictures: Bool) -> [FileContent] {
    let sentence = DiffWording.sentence(cause)
    guard hasCard else {
      rest.raw("<li>")
      rest.plain(sentence)
      rest.raw(" <code>")
      rest.text(cause.id)
      rest.raw("</code></li>\n")
      return []
    }
    addToList(cause, sentence)
    let card = CauseCard(
      cause, sentence, in: report, sample: reader.pair(at: cause.sample.document),
      drawer: hasPictures ? drawer : nil)
    card.write(to: &cards, limits: limits)
    return card.pictures?.files ?? []
  }

  private mutating func addToList(_ cause: Cause, _ sentence: DiffSentence) {
    if cause.rank.heading != listedHeading {
      if listedHeading != nil { list.raw("</ul>\n") }
      list.raw("<p>")
      list.text(cause.rank.heading)
      list.raw("</p>\n<ul>\n")
      listedHeading = cause.rank.heading
    }
    list.raw("<li><a")
    list.attribute("href", "#\(cause.id)")
    list.raw("><span>")
    list.plain(sentence)
    list.raw("</span> <small>")
    list.number(max(cause.rowCount, cause.scenarioCount))
    list.raw("</small></a></li>\n")
  }

  // MARK: - The page

  /// The whole page.
  func html() -> [UInt8] {
    var page = HTMLWriter()
    let heading = heading
    page.raw(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
      script-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="catalog">
      <title>
      """)
    page.text("\(heading) – \(report.title)")
    page.raw(
      """
      </title>
      <link rel="stylesheet" href="report.css">
      <script src="report.js" defer></script>
      </head>
      <body>
      <a class="skip" href="#changes">Skip to the changes</a>
      <header class="bar">
      <p class="brand"><svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">\
      <rect x="4" y="1.5" width="12" height="17" rx="3"></rect></svg> <span>
      """)
    page.text(report.title)
    page.raw(
      """
      </span></p>
      <div class="tools" id="tools"></div>
      <label class="menu-button" for="menu">List</label>
      </header>
      <input class="menu-state" type="checkbox" id="menu" aria-label="Show the list of changes">
      <div class="columns">
      <nav class="sidebar" aria-label="Changes">

      """)
    page.raw(list)
    if listedHeading != nil { page.raw("</ul>\n") }
    page.raw("</nav>\n<main id=\"changes\" tabindex=\"-1\">\n<h1>")
    page.text(heading)
    page.raw("</h1>\n")
    addIntroduction(to: &page)
    addProblems(to: &page)
    page.raw(cards)
    addRest(to: &page)
    page.raw("</main>\n</div>\n<p class=\"status\" role=\"status\" id=\"status\"></p>\n")
    page.raw("</body>\n</html>\n")
    return page.bytes
  }

  private var heading: String {
    let causes = report.diff.causes
    guard !causes.isEmpty else {
      return report.problems.isEmpty
        ? "Nothing is different" : "Nothing else is different"
    }
    return
      "\(ReportWords.count(causes.count, "change")) on \(ReportWords.count(report.screenCount, "screen"))"
  }

  private func addIntroduction(to page: inout HTMLWriter) {
    page.raw("<p class=\"lead\">")
    add(report.old, to: &page)
    page.raw(" <span aria-hidden=\"true\">→</span><span class=\"unseen\"> to </span> ")
    add(report.new, to: &page)
    page.raw(". ")
    page.text("\(ReportWords.count(report.scenarioCount, "scenario")) compared.")
    if !report.diff.causes.isEmpty {
      page.raw(" Equal changes are folded: each card is one decision.")
    }
    page.raw("</p>\n")
    guard !report.diff.causes.isEmpty else { return }
    page.raw(
      """
      <ul class="legend" aria-label="Marks in the pictures">
      <li class="changed"><span aria-hidden="true">•</span>changed</li>
      <li class="added"><span aria-hidden="true">+</span>added</li>
      <li class="removed"><span aria-hidden="true">−</span>removed</li>
      <li class="moved"><span aria-hidden="true">↕</span>moved</li>
      </ul>

      """)
  }

  private func add(_ side: ChangeReport.Side, to page: inout HTMLWriter) {
    page.raw("<b>")
    page.text(side.name)
    page.raw("</b>")
    guard let revision = side.revision else { return }
    page.raw(" <code>")
    page.text(revision)
    page.raw("</code>")
  }

  private func addProblems(to page: inout HTMLWriter) {
    guard !report.problems.isEmpty else { return }
    ReportProblems(problems: report.problems).write(to: &page)
  }

  private func addRest(to page: inout HTMLWriter) {
    let left = report.diff.causes.count - limits.cards
    guard left > 0 else { return }
    page.raw("<section class=\"rest\">\n<h2>")
    page.text("\(ReportWords.count(left, "more change")) in short")
    page.raw("</h2>\n<p>Only the first ")
    page.number(limits.cards)
    page.raw(" changes have cards, so that the page stays small.</p>\n<ul>\n")
    page.raw(rest)
    page.raw("</ul>\n")
    let untold = report.diff.causes.count - max(limits.causes, limits.cards)
    if untold > 0 {
      page.raw("<p>And ")
      page.text("\(ReportWords.count(untold, "change")) that this report leaves out.")
      page.raw("</p>\n")
    }
    page.raw("</section>\n")
  }
}
