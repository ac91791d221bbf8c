import CatalogCore
import Reports
import Snapshots

/// The words of `verify` and `record`.
struct BaselineReport {
  var review: BaselineReview
  /// What was different when everything ran again; `nil` when it did not.
  var volatility: CatalogDiff?

  /// Whether the run compared only and wrote no baseline.
  var isComparison: Bool

  /// How many causes are told before the rest is counted.
  private static let causeLimit = 40

  /// What became of the files, one line each, and then why, the most important first.
  func text(isColored: Bool) -> String {
    let told = review.catalog.causes.filter { isComparison || !$0.isOfWholeDocuments }
    return files
      // Only what waits can be decided on by its id.
      + causes(told) { isComparison ? $0.line(isColored: isColored) : $0.words(isColored) + "\n" }
      + causes(volatility?.causes ?? []) { "volatile: \($0.words(isColored))\n" }
  }

  private var files: String {
    review.items.map { item in
      // A comparison says what is different, and of files only what keeps it from comparing.
      guard let headline = item.headline, !isComparison || !item.isComparable else { return "" }
      return "\(TerminalText.escaped(item.name)): \(headline)\n"
    }.joined()
  }

  private func causes(_ told: [Cause], _ line: (Cause) -> String) -> String {
    var text = told.prefix(Self.causeLimit).map(line).joined()
    if told.count > Self.causeLimit { text += "… and \(told.count - Self.causeLimit) more\n" }
    return text
  }

  /// One line with the numbers, and what to do next.
  var summary: String {
    // A renamed scenario is one, whatever it is called.
    let total = review.items.count - review.catalog.renamedCount
    let unsettled = review.items.filter { !$0.isSettled }
    let scenarios = ReportWords.count(total, "scenario")
    if unsettled.isEmpty {
      let written = review.items.filter { $0.action == .writeBaseline }.count
      let removed = review.items.filter { $0.action == .removeBaseline }.count
      if written + removed == 0 { return "\(scenarios), all as approved." }
      return "\(scenarios), \(written) written, \(removed) removed."
    }
    let open = Set(unsettled.map(\.key))
    // Of one that was renamed, both files may be open.
    let pairs = review.catalog.documents.count { change in
      guard let old = change.keys.old, let new = change.keys.new, old != new else { return false }
      return open.contains(old) && open.contains(new)
    }
    var text = "\(scenarios), \(ReportWords.count(open.count - pairs, "difference"))."
    if unsettled.contains(where: { $0.relation == .volatile }) {
      text += " What is volatile depends on the time, the language or the order of the run."
    }
    let damaged = unsettled.filter { $0.relation == .damaged }.count
    if damaged > 0 {
      let has = damaged == 1 ? "has" : "have"
      text +=
        " \(ReportWords.count(damaged, "damaged baseline")) \(has) to be restored or removed first."
    }
    return text + advice(unsettled)
  }

  /// What to do about what can be written; empty where nothing can.
  private func advice(_ unsettled: [BaselineReview.Item]) -> String {
    let comparable = unsettled.filter(\.isComparable)
    if comparable.contains(where: { $0.action == .writePending }) {
      return
        " To decide on \(ReportWords.count(review.catalog.causes.count, "cause")): catalog review"
    }
    let isNew = comparable.contains { $0.relation != .orphaned }
    let isGone = comparable.contains { $0.relation == .orphaned }
    guard isNew || isGone else { return "" }
    if isComparison {
      return " To approve them: catalog verify and catalog review, where CI is not set"
    }
    let options = [isNew ? "--mode changed" : nil, isGone ? "--prune" : nil].compactMap(\.self)
    return (isNew ? " To write them" : " To remove what is gone")
      + ": catalog record \(options.joined(separator: " "))"
  }

  /// What recordings found, which approving them accepts; `nil` when there is nothing.
  var findings: String? {
    let found = review.catalog.findings
    guard !found.isEmpty else { return nil }
    let all = found.flatMap(\.findings)
    let errors = all.filter { $0.severity == .error }.count
    let names = found.prefix(5).map { TerminalText.escaped($0.name.text) }.joined(separator: ", ")
    let counts = [
      errors > 0 ? ReportWords.count(errors, "error") : nil,
      errors < all.count ? ReportWords.count(all.count - errors, "warning") : nil,
    ].compactMap(\.self).joined(separator: " and ")
    return
      "Findings: \(counts) in \(names)\(found.count > 5 ? " and \(found.count - 5) more" : ""). "
      + "They stand at the top of the snapshots; catalog show prints one."
  }
}

extension BaselineReview.Item {
  /// Whether the causes tell what there is to be told of it.
  fileprivate var isComparable: Bool { relation != .damaged && relation != .volatile }
}

extension Cause {
  /// The sentence, with its id before it, on a line.
  func line(isColored: Bool) -> String {
    let id = isColored ? "\u{1B}[33m\(self.id)\u{1B}[0m" : self.id
    return "\(id) \(words(isColored))\n"
  }

  fileprivate func words(_ isColored: Bool) -> String {
    DiffWording.sentence(self).terminalText(isColored: isColored)
  }
}
