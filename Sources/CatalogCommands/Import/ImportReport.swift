import CatalogCore
import InterfaceBuilder
import Reports
import Snapshots

/// The words of `import`.
struct ImportReport {
  var project: InterfaceProject
  var screens: ImportedScreens
  var comparison: ImportComparison
  var isDryRun: Bool
  var prunes: Bool

  /// How many findings are told before the rest is counted.
  private static let findingLimit = 20

  /// The scenario in which a screen is as it was drawn, which needs no name of its own here.
  static let base = "base"

  /// One line for each screen, or scenario of it, that is not as it was.
  var lines: String {
    comparison.items.map { item in
      guard let word = word(for: item.relation) else { return "" }
      let name =
        item.name.scenario.text.hasSameBytes(as: Self.base) ? item.screen.text : item.name.text
      return "\(word): \(TerminalText.escaped(name))\n"
    }.joined()
  }

  private func word(for relation: ImportComparison.Relation) -> String? {
    switch relation {
    case .added: isDryRun ? "to add" : "added"
    case .changed: isDryRun ? "to change" : "changed"
    case .gone: prunes ? "removed" : "gone"
    case .refused: "left out"
    case .same: nil
    }
  }

  /// What could not be imported, all of it.
  var problems: [Diagnostic] {
    project.problems
      + project.files.compactMap { file in
        if case .refused(let problem) = file.verdict { problem } else { nil }
      } + comparison.problems
  }

  private var findings: [Diagnostic] { screens.findings.filter { $0.severity != .note } }

  var shownFindings: [Diagnostic] { Array(findings.prefix(Self.findingLimit)) }

  /// How many findings were not shown; `nil` for none.
  var otherFindings: String? {
    let more = findings.count - Self.findingLimit
    return more > 0 ? "… and \(ReportWords.count(more, "more finding")); --list shows all" : nil
  }

  // MARK: - The summary

  /// One line with the numbers, and what to do next.
  var summary: String {
    let read = project.files.filter { $0.document != nil }.count
    var text: String
    let items = comparison.items.filter { $0.relation != .gone }
    let screenCount = Set(items.map(\.screen)).count
    if project.files.isEmpty {
      text = "There are no storyboards or xibs here."
    } else {
      let done = isDryRun ? "Would import" : "Imported"
      text = "\(done) \(ReportWords.count(screenCount, "screen"))"
      text += " from \(ReportWords.count(read, "file"))"
      text += changes(of: items).isEmpty ? "." : ": \(changes(of: items))."
    }
    text += skipped
    let refused = project.files.filter(\.isRefused).count
    if refused > 0 { text += " \(ReportWords.count(refused, "file")) could not be read." }
    let left = Set(items.filter { $0.relation == .refused }.map(\.screen)).count
    if left > 0 { text += " \(ReportWords.count(left, "screen")) left out." }
    return text + gone
  }

  /// How many screens became what; a screen of which one scenario changed did.
  private func changes(of items: [ImportComparison.Item]) -> String {
    var relations: [ByteKey: [ImportComparison.Relation]] = [:]
    for item in items { relations[item.screen, default: []].append(item.relation) }
    let counts = relations.values.map { relations in
      if relations.contains(.refused) { return "" }
      if relations.allSatisfy({ $0 == .added }) { return "added" }
      return relations.allSatisfy { $0 == .same } ? "unchanged" : "changed"
    }
    return ["added", "changed", "unchanged"].compactMap { word in
      let count = counts.count { $0.hasSameBytes(as: word) }
      return count > 0 ? "\(count) \(word)" : nil
    }.joined(separator: ", ")
  }

  private var skipped: String {
    var counts: [ByteKey: Int] = [:]
    for file in project.files {
      if case .skipped(let platform, _) = file.verdict {
        counts[ByteKey(platform), default: 0] += 1
      }
    }
    guard !counts.isEmpty else { return "" }
    let parts = counts.sorted { $0.key < $1.key }.map { platform, count in
      "\(count) \(platform.text)"
    }
    let total = counts.values.reduce(0, +)
    return " Skipped \(parts.joined(separator: ", ")) \(total == 1 ? "file" : "files")."
  }

  private var gone: String {
    let gone = comparison.items.filter { $0.relation == .gone }
    guard !gone.isEmpty else { return "" }
    let count = ReportWords.count(gone.count, "snapshot")
    if prunes { return " Removed \(count) of what is gone." }
    return
      " \(count) of what is gone: catalog import --prune removes \(gone.count == 1 ? "it" : "them")."
  }

  func exitCode(isStrict: Bool) -> ExitCode {
    if !problems.isEmpty { return .damagedInput }
    let relations = comparison.items.map(\.relation)
    if relations.contains(.gone), !prunes { return .differences }
    if isDryRun, relations.contains(where: { $0 != .same }) { return .differences }
    return isStrict && screens.hasFindings ? .differences : .fine
  }
}
