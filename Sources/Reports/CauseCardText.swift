import CatalogCore
package import Snapshots

/// One cause for a terminal: what happened, where, and the lines of the snapshot that say it.
package struct CauseCardText {
  private var report: ChangeReport
  private let isColored: Bool
  private let width: Int

  /// `width` is the number of columns.
  package init(_ report: ChangeReport, isColored: Bool, width: Int) {
    self.report = report
    // How to accept is what the keys are for.
    self.report.isPending = false
    self.isColored = isColored
    self.width = width
  }

  /// How many lines of a snapshot are shown before the rest is counted.
  private static let lineLimit = 16

  /// The text, with everything that there is to see of it if `isWhole`.
  package func text(of cause: Cause, isWhole: Bool) -> String {
    var sentences = TextReport(report)
    sentences.isColored = isColored
    sentences.isDetailed = true
    sentences.isComplete = isWhole
    sentences.width = width
    var text = sentences.text(of: [cause])
    let lines = excerpt(of: cause)
    guard !lines.isEmpty else { return text }
    text += "\n"
    let shown = isWhole ? lines[...] : lines.prefix(Self.lineLimit)
    for line in shown { text += "  \(line)\n" }
    if shown.count < lines.count {
      text += "  … \(ReportWords.count(lines.count - shown.count, "more line")), d shows them\n"
    }
    return text
  }

  private func excerpt(of cause: Cause) -> [String] {
    var reader = SampleReader(report.diff)
    guard let sample = reader.sample(of: cause) else { return [] }
    guard sample.change != nil else { return sample.summary.map { ["(\($0))"] } ?? [] }
    return (sample.hunk?.text(shortenedTo: width - 4) ?? []).map { line in
      let text = TerminalText.escaped(line)
      guard isColored else { return text }
      switch line.utf8.first {
      case UInt8(ascii: "-"): return "\u{1B}[31m\(text)\u{1B}[0m"
      case UInt8(ascii: "+"): return "\u{1B}[32m\(text)\u{1B}[0m"
      default: return "\u{1B}[2m\(text)\u{1B}[0m"
      }
    }
  }
}
