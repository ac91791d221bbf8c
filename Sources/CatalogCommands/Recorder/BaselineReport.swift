import CatalogCore
import Snapshots

/// The words of `verify` and `record`.
struct BaselineReport {
  var review: BaselineReview

  /// How many lines of one scenario are shown before the rest is counted.
  private static let lineLimit = 40

  /// One block a scenario that is not as it was, in order.
  var text: String {
    review.items.map(block).joined()
  }

  private func block(_ item: BaselineReview.Item) -> String {
    guard let headline = headline(item) else { return "" }
    let lines = (item.comparison?.changes ?? []).map(SnapshotWording.line)
    var text = "\(TerminalText.escaped(item.name)): \(headline)\n"
    for line in lines.prefix(Self.lineLimit) { text += "  \(TerminalText.escaped(line))\n" }
    if lines.count > Self.lineLimit { text += "  … and \(lines.count - Self.lineLimit) more\n" }
    return text
  }

  private func headline(_ item: BaselineReview.Item) -> String? {
    switch (item.relation, item.action) {
    case (.same, _): nil
    case (.respelled, .writeBaseline): "rewritten in its canonical spelling"
    case (.respelled, _): nil
    case (.missing, .writeBaseline): "recorded"
    case (.missing, _): "has no baseline"
    case (.changed, .writeBaseline): "recorded again"
    case (.changed, _): "changed"
    case (.damaged, _): "has a damaged baseline, which was left alone"
    case (.orphaned, .removeBaseline): "removed, no screen has this scenario any more"
    case (.orphaned, _): "has a baseline, but no screen has this scenario any more"
    }
  }

  /// One line with the numbers, and what to do next.
  var summary: String {
    let total = review.items.count
    let unsettled = review.items.filter { !$0.isSettled }
    let scenarios = Self.count(total, "scenario")
    if unsettled.isEmpty {
      let written = review.items.filter { $0.action == .writeBaseline }.count
      let removed = review.items.filter { $0.action == .removeBaseline }.count
      if written + removed == 0 { return "\(scenarios), all as approved." }
      return "\(scenarios), \(written) written, \(removed) removed."
    }
    var text = "\(scenarios), \(Self.count(unsettled.count, "difference"))."
    if unsettled.contains(where: { $0.action == .writePending }) {
      text += " The new snapshots wait beside the old ones as .snap.new."
    }
    let isNew = unsettled.contains { $0.relation == .changed || $0.relation == .missing }
    let isGone = unsettled.contains { $0.relation == .orphaned }
    switch (isNew, isGone) {
    case (true, true): text += " To approve them: catalog record --mode changed --prune"
    case (true, false): text += " To approve them: catalog record --mode changed"
    case (false, true): text += " To remove what is gone: catalog record --prune"
    case (false, false): break
    }
    return text
  }

  /// What recordings found, which approving them accepts; `nil` when there is nothing.
  var findings: String? {
    let found = review.items.filter { !$0.findings.isEmpty }
    guard !found.isEmpty else { return nil }
    let all = found.flatMap(\.findings)
    let errors = all.filter { $0.severity == .error }.count
    let names = found.prefix(5).map { TerminalText.escaped($0.name) }.joined(separator: ", ")
    let counts = [
      errors > 0 ? Self.count(errors, "error") : nil,
      errors < all.count ? Self.count(all.count - errors, "warning") : nil,
    ].compactMap(\.self).joined(separator: " and ")
    return
      "Findings: \(counts) in \(names)\(found.count > 5 ? " and \(found.count - 5) more" : ""). "
      + "They stand at the top of the snapshots; catalog show prints one."
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
