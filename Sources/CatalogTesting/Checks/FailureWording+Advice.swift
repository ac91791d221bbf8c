import CatalogCore
import Snapshots

extension FailureWording {
  /// What to do about scenarios that are not as approved, a line for each sort of them.
  func advice(for items: [BaselineReview.Item]) -> [String] {
    let waiting = items.filter { $0.action == .writePending && $0.relation != .orphaned }
    let fresh = items.filter { $0.relation == .changed || $0.relation == .missing }
    let gone = items.filter { $0.relation == .orphaned }
    var lines: [String] = []
    if let first = waiting.first {
      lines.append(
        waiting.count == 1
          ? "The new snapshot waits as \(path(first))."
          : "The new snapshots wait beside the approved ones as .snap.new.")
    }
    if !fresh.isEmpty {
      if let findings = findings(fresh) { lines.append(findings) }
      lines.append(approval(fresh))
    }
    if !gone.isEmpty { lines.append(removal(gone)) }
    if items.contains(where: { $0.relation == .damaged }) {
      lines.append("A damaged snapshot is never overwritten: restore it, or remove it first.")
    }
    if items.contains(where: { $0.relation == .volatile }) {
      lines.append(
        "What is volatile depends on the time, on chance or on what ran before; it is not written.")
    }
    return lines
  }

  /// What recordings found to be wrong, whatever the screens are meant to show.
  private func findings(_ items: [BaselineReview.Item]) -> String? {
    let names = Set(items.map(\.scenario))
    let all = review.catalog.findings.filter { names.contains($0.name) }.flatMap(\.findings)
    guard !all.isEmpty else { return nil }
    let errors = all.count { $0.severity == .error }
    let counts = [
      errors > 0 ? Self.count(errors, "error") : nil,
      errors < all.count ? Self.count(all.count - errors, "warning") : nil,
    ].compactMap(\.self).joined(separator: " and ")
    return
      "Approving accepts \(counts) at the top of the new snapshot\(items.count == 1 ? "" : "s")."
  }

  private func approval(_ items: [BaselineReview.Item]) -> String {
    let what = items.count == 1 ? "it" : "them"
    let mode = items.contains { $0.relation == .changed } ? "changed" : "missing"
    let again = "run the test again with CATALOG_MODE=\(mode)"
    guard isComparisonOnCI else {
      return items.contains { $0.action == .writePending }
        ? "To approve \(what): catalog review, or \(again)" : "To approve \(what): \(again)"
    }
    let ignored = rules.isModeOfCodeIgnored ? ", whatever mode the code asks for" : ""
    return
      "Nothing is written on a CI machine\(ignored). To approve \(what): \(again) on your own machine"
  }

  private func removal(_ items: [BaselineReview.Item]) -> String {
    let what = items.count == 1 ? "To remove \(path(items[0], isPending: false))" : "To remove them"
    let prune = "run the test again with prune: true and CATALOG_MODE=changed"
    return items.contains { $0.action == .writePending }
      ? "\(what): catalog review, or \(prune)" : "\(what): \(prune)"
  }

  private var isComparisonOnCI: Bool { rules.review.mode == .never && rules.review.isCI }

  /// As somebody in the folder of the catalog would name it.
  private func path(_ item: BaselineReview.Item, isPending: Bool = true) -> String {
    TerminalText.escaped("Content/Screens/\(item.key)\(isPending ? ".new" : "")")
  }

  /// Diagnostics as text, with their places told from a folder.
  static func text(_ diagnostics: [Diagnostic], relativeTo folder: FilePath) -> String {
    let told = diagnostics.map { diagnostic in
      var told = diagnostic
      told.location?.path = relative(diagnostic.location?.path ?? "", to: folder)
      return told
    }
    let text = DiagnosticFormatter().text(told)
    return String(decodingUTF8: text.utf8.dropLast())
  }

  private static func relative(_ path: String, to folder: FilePath) -> String {
    let prefix = folder.string.utf8.last == UInt8(ascii: "/") ? folder.string : "\(folder)/"
    guard path.utf8.starts(with: prefix.utf8) else { return path }
    return String(decodingUTF8: path.utf8.dropFirst(prefix.utf8.count))
  }
}
