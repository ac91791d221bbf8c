import CatalogCore

/// What is wrong with a wish to decide on changes.
enum ReviewProblem: Error, Equatable {
  /// Neither a cause nor a scenario that waits.
  case matchesNothing(String, known: [String])
  /// The start of several ids, or of one and a pattern that also matches `scenarios`.
  case ambiguousCause(String, ids: [String], scenarios: String?)
  /// Neither an operand nor `--all`.
  case nothingNamed(command: String)
  case operandsAndAll
  /// `review` without somebody who could press keys.
  case noTerminal
}

extension ReviewProblem {
  var failure: Failure { Failure(.usage, diagnostic) }

  private var diagnostic: Diagnostic {
    switch self {
    case .matchesNothing(let word, let known):
      Diagnostic(
        id: "review-no-match", "nothing that waits for review matches “\(word)”",
        hint: NearestName.hint(for: word, among: known)
          ?? "“catalog pending” lists what waits, with the ids of the causes")
    case .ambiguousCause(let word, let ids, let scenarios):
      Diagnostic(
        id: "review-ambiguous-cause",
        scenarios == nil
          ? "“\(word)” is the start of several causes"
          : "“\(word)” is the start of a cause and matches scenarios",
        hint: "it could be \((ids + [scenarios].compactMap(\.self)).joined(separator: " or "))")
    case .nothingNamed(let command):
      Diagnostic(
        id: "usage-missing-operand", "it is not said what to \(command)",
        hint: "catalog \(command) CAUSE, catalog \(command) 'photos/*', or catalog \(command) --all"
      )
    case .operandsAndAll:
      Diagnostic(
        id: "usage-conflicting-options", "--all and names contradict each other",
        hint: "leave out one of them")
    case .noTerminal:
      Diagnostic(
        id: "review-no-terminal", "review needs a terminal to ask at",
        hint: "without one: catalog pending, catalog accept CAUSE, catalog reject CAUSE, or "
          + "catalog accept --all")
    }
  }
}
