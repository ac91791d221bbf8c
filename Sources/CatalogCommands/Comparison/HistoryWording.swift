import CatalogCore
import Git
import Snapshots

/// The words of `log`.
struct HistoryWording {
  var isColored: Bool

  /// How many causes of a revision are told before the rest is counted.
  private static let causeLimit = 10

  /// A revision with its causes, and an empty line.
  func text(of entry: ScreenHistory.Entry) -> String {
    let change = entry.change
    // The day in the author's own time zone, as the commit says it.
    let day = String(decodingUTF8: change.date.utf8.prefix(10))
    let id = isColored ? "\u{1B}[33m\(change.id.short)\u{1B}[0m" : change.id.short
    var text =
      "\(id) \(TerminalText.escaped(day)) \(TerminalText.escaped(change.subject)) "
      + "(\(TerminalText.escaped(change.author)))\n"
    let causes = entry.causes
    for cause in causes.prefix(Self.causeLimit) {
      text += "  \(DiffWording.sentence(cause).terminalText(isColored: isColored))\n"
    }
    if causes.count > Self.causeLimit {
      text += "  … and \(causes.count - Self.causeLimit) more\n"
    }
    if causes.isEmpty, entry.isReadable {
      text += "  no change of content, such as another spelling\n"
    }
    return text + "\n"
  }

  /// What comes before the oldest revision, if anything is to be said of it.
  static func note(of end: GitHistory.End) -> String? {
    switch end {
    case .complete: nil
    case .limit: "There are older ones; --limit shows more."
    case .shallow: "The clone is shallow; git fetch --unshallow brings what came before."
    }
  }
}
