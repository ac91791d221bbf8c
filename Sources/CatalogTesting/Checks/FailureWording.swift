import CatalogCore
import Snapshots

/// The words of failed expectations: what is different, in the sentences of the command line, and what
/// to do about it.
///
/// No line holds a control character or a path of this machine, and no message the whole of a file.
struct FailureWording {
  var review: BaselineReview
  var volatility: CatalogDiff?
  var rules: CheckRules
  /// The folder that holds `Content`.
  var root: FilePath
  var attachments: FailureAttachments

  /// How many causes are told of one scenario, and of a whole catalog, before the rest is counted.
  private static let causeLimits = (scenario: 20, catalog: 40)
  /// How many bytes of a sentence are shown; a text in it can be of any length.
  private static let lineLimit = 500
  /// Of how many scenarios the failure of a whole catalog has something attached.
  private static let attachmentLimit = 20

  private var unsettled: [BaselineReview.Item] { review.items.filter { !$0.isSettled } }

  /// One for each scenario that is not as approved, in the order of the run.
  var failures: [ScreenFailure] {
    unsettled.filter { newName(of: $0) == nil }.map { item in
      let oldNames = unsettled.filter { newName(of: $0) == item.key }
      let lines = lines(of: item) + advice(for: [item] + oldNames)
      return ScreenFailure(
        message: lines.joined(separator: "\n"), attachments: attachments.attachments(of: item))
    }
  }

  /// One for everything, in which what many scenarios show is told once; `nil` where all is as approved.
  var summary: ScreenFailure? {
    let items = unsettled
    guard !items.isEmpty else { return nil }
    var lines = items.flatMap { item in
      isComparable(item) ? [] : self.lines(of: item)
    }
    // What was written is no difference any more.
    let open = Set(items.map(\.key))
    let selection = review.catalog.selection { index in
      let keys = review.catalog.documents[index].keys
      return [keys.old, keys.new].compactMap(\.self).contains(where: open.contains)
    }
    lines += Self.sentences(
      review.catalog.causes.compactMap { review.catalog.part(of: $0, in: selection) },
      limit: Self.causeLimits.catalog)
    lines.append(
      "\(Self.count(review.items.count, "scenario")), \(Self.count(items.count, "difference")).")
    lines += advice(for: items)
    return ScreenFailure(
      message: lines.joined(separator: "\n"),
      attachments: items.prefix(Self.attachmentLimit).flatMap(attachments.attachments))
  }

  // MARK: - What is different

  /// Whether the causes tell what there is to be told of it.
  private func isComparable(_ item: BaselineReview.Item) -> Bool {
    item.relation != .damaged && item.relation != .volatile
  }

  private func lines(of item: BaselineReview.Item) -> [String] {
    let headline = "\(TerminalText.escaped(item.name)): \(item.headline ?? "")"
    switch item.relation {
    case .damaged:
      let diagnostics = [item.diagnostic].compactMap(\.self)
      return [headline, Self.text(diagnostics, relativeTo: root)]
    case .volatile:
      return [headline] + sentences(of: item, in: volatility)
    case .same, .respelled, .missing, .changed, .orphaned:
      let sentences = sentences(of: item, in: review.catalog)
      return sentences.isEmpty ? [headline] : sentences
    }
  }

  /// What is different in one scenario; nothing where it is there only before or only after.
  private func sentences(of item: BaselineReview.Item, in diff: CatalogDiff?) -> [String] {
    guard let change = diff?.change(of: item.key), let old = change.old, let new = change.new
    else { return [] }
    let causes = CatalogDiff(from: [old], to: [new]).causes
    return Self.sentences(causes, limit: Self.causeLimits.scenario)
  }

  /// The new key of a scenario that has another name now, as long as the new one is not settled.
  private func newName(of item: BaselineReview.Item) -> FilePath? {
    guard item.relation == .orphaned, let new = review.catalog.change(of: item.key)?.keys.new
    else { return nil }
    return unsettled.contains { $0.key == new } ? new : nil
  }

  private static func sentences(_ causes: [Cause], limit: Int) -> [String] {
    let told = causes.prefix(limit).map { cause in
      shortened(DiffWording.sentence(cause).terminalText())
    }
    return causes.count > limit ? told + ["… and \(causes.count - limit) more"] : told
  }

  private static func shortened(_ line: String) -> String {
    guard line.utf8.count > lineLimit else { return line }
    var end = line.utf8.index(line.startIndex, offsetBy: lineLimit)
    while end.samePosition(in: line.unicodeScalars) == nil { end = line.utf8.index(before: end) }
    return line[..<end] + "…"
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
