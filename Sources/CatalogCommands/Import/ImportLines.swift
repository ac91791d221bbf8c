import CatalogCore
import Snapshots

/// One line for each screen that is not as it was, with the scenarios that are meant.
struct ImportLines {
  let items: [ImportComparison.Item]
  let isDryRun: Bool
  let prunes: Bool

  /// How many screens of one kind are told before the rest is counted; what is gone is told in full.
  private static let limit = 40

  /// The scenario in which a screen is as it was drawn, which needs no name of its own here.
  private static let base = "base"

  /// What became of the scenarios of a screen, of those to which the same happened.
  private struct Line {
    var screen: ByteKey
    var relation: ImportComparison.Relation
    var scenarios: [String]

    /// The screen, and which of its scenarios are meant where it is not the base alone.
    var name: String {
      let hasBase = scenarios.contains { $0.hasSameBytes(as: ImportLines.base) }
      let others = scenarios.filter { !$0.hasSameBytes(as: ImportLines.base) }
      if others.isEmpty { return screen.text }
      if !hasBase, others.count == 1 { return "\(screen.text)/\(others[0])" }
      let more = others.count > 3 ? " and \(others.count - 3) more" : ""
      let list = others.prefix(3).joined(separator: ", ") + more
      return "\(screen.text) (\(hasBase ? "with " : "")\(list))"
    }
  }

  var text: String {
    var counts: [String: Int] = [:]
    var text = ""
    for line in lines {
      guard let word = word(for: line.relation) else { continue }
      counts[word, default: 0] += 1
      if line.relation == .gone || counts[word, default: 0] <= Self.limit {
        text += "\(word): \(TerminalText.escaped(line.name))\n"
      }
    }
    for relation in [ImportComparison.Relation.added, .changed, .refused] {
      guard let word = word(for: relation) else { continue }
      let more = counts[word, default: 0] - Self.limit
      if more > 0 { text += "… and \(more) more \(word)\n" }
    }
    return text
  }

  /// In the order in which each screen comes first.
  private var lines: [Line] {
    var lines: [Line] = []
    var positions: [ByteKey: [Int]] = [:]
    for item in items {
      let screen = item.screen
      if let position = positions[screen]?.first(where: { lines[$0].relation == item.relation }) {
        lines[position].scenarios.append(item.name.scenario.text)
      } else {
        positions[screen, default: []].append(lines.count)
        lines.append(
          Line(
            screen: screen, relation: item.relation, scenarios: [item.name.scenario.text]))
      }
    }
    return lines
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
}
