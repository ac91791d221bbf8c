import Reports

/// The sentences of the review commands.
enum ReviewWording {
  /// `dropped` pending files were damaged; `damaged` ones wait on.
  static func summary(
    decided: Int, dropped: Int = 0, _ done: String, left: Int, damaged: Int
  ) -> String {
    let isIdle = decided == 0 && dropped == 0
    if isIdle, left == 0, damaged == 0 { return "Nothing waits for review." }
    var sentences: [String] = []
    if decided > 0 || (isIdle && left > 0) {
      sentences.append("\(ReportWords.count(decided, "cause")) \(done).")
    }
    if dropped > 0 { sentences.append("\(files(dropped)) dropped.") }
    if damaged > 0 { sentences.append(cannotBeAccepted(damaged)) }
    if left > 0 { sentences.append("\(ReportWords.count(left, "cause")) left: catalog pending") }
    if left == 0, damaged == 0 { sentences.append("Nothing is left.") }
    return sentences.joined(separator: " ")
  }

  /// Of pending files that are damaged, or wait beside a damaged baseline.
  static func cannotBeAccepted(_ count: Int) -> String {
    "\(files(count)) cannot be accepted; catalog reject drops \(count == 1 ? "it" : "them")."
  }

  private static func files(_ count: Int) -> String { ReportWords.count(count, "file") }
}
