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
  /// Whether findings make the exit code, so that all of them are news.
  var isStrict: Bool

  /// How many findings are told before the rest is counted.
  private static let findingLimit = 20

  /// What became of the screens.
  var lines: String {
    ImportLines(items: comparison.items, isDryRun: isDryRun, prunes: prunes).text
  }

  /// What could not be imported, all of it.
  var problems: [Diagnostic] {
    project.problems
      + project.files.compactMap { file in
        if case .refused(let problem) = file.verdict { problem } else { nil }
      } + comparison.problems
  }

  /// What is told of the findings: errors first, then those of screens that are new or changed.
  ///
  /// Those of other screens were told when they came, and are in the snapshots.
  var findings: (shown: [Diagnostic], rest: String?) {
    let all = screens.findings.filter { $0.severity != .note }
    let (written, known) = (findingKeys(of: [.added, .changed]), findingKeys(of: [.same]))
    let news = all.filter { finding in
      let key = finding.key
      return isStrict || finding.severity == .error || written.contains(key)
        || (isAnythingWritten && !known.contains(key))
    }
    let sorted = news.filter { $0.severity == .error } + news.filter { $0.severity != .error }
    let shown = Array(sorted.prefix(Self.findingLimit))
    let more = all.count - shown.count
    guard more > 0 else { return (shown, nil) }
    let rest =
      shown.isEmpty
      ? ReportWords.count(more, "finding") + " in what did not change"
      : "… and " + ReportWords.count(more, "more finding")
    return (shown, "\(rest); --list shows all")
  }

  private var isAnythingWritten: Bool {
    comparison.items.contains { $0.relation == .added || $0.relation == .changed }
  }

  private func findingKeys(of relations: [ImportComparison.Relation]) -> Set<ByteKey> {
    let documents = comparison.items.filter { relations.contains($0.relation) }
      .compactMap(\.document)
    return Set(documents.flatMap(\.findings).map { ByteKey("\($0.id) \($0.message)") })
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
    text += skipped + launchScreens(isAll: screenCount == 0)
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

  /// How many launch screens were left out, and where there is nothing else, how to have them.
  private func launchScreens(isAll: Bool) -> String {
    let count = screens.launchScreenCount
    guard count > 0 else { return "" }
    let hint = isAll ? ": --launch-screens imports \(count == 1 ? "it" : "them")" : ""
    return " Left out \(ReportWords.count(count, "launch screen"))\(hint)."
  }

  private var gone: String {
    let gone = comparison.items.filter { $0.relation == .gone }
    guard !gone.isEmpty else { return "" }
    let count = ReportWords.count(gone.count, "snapshot")
    if prunes { return " Removed \(count) of what is gone." }
    return
      " \(count) of what is gone: catalog import --prune removes \(gone.count == 1 ? "it" : "them")."
  }

  var exitCode: ExitCode {
    if !problems.isEmpty { return .damagedInput }
    let relations = comparison.items.map(\.relation)
    if relations.contains(.gone), !prunes { return .differences }
    if isDryRun, relations.contains(where: { $0 != .same }) { return .differences }
    return isStrict && screens.hasFindings ? .differences : .fine
  }
}

extension Diagnostic {
  /// What a finding is known by in the command and in a snapshot.
  fileprivate var key: ByteKey { ByteKey("\(id) \(message)") }
}
