import CatalogCore
import Snapshots

/// What of a queue is decided on.
struct ReviewChoice {
  var selection = ChangeSelection()
  /// Pending files that cannot be accepted, to be dropped.
  var damaged: [ReviewQueue.Damaged] = []
}

extension ReviewQueue {
  /// Everything that can be decided on this way: what is damaged cannot be accepted.
  func everything(for decision: PendingReview.Decision) -> ReviewChoice {
    ReviewChoice(
      selection: diff.selection(of: diff.causes), damaged: decision == .reject ? damaged : [])
  }

  /// What the operands of `accept` and `reject` mean: ids of causes or their starts, and patterns of
  /// scenarios.
  ///
  /// - Throws: a failure with exit code 2 for one that means nothing or several things, and with exit
  ///   code 3 for one that means only what cannot be accepted.
  func choice(of operands: [String], for decision: PendingReview.Decision) throws(Failure)
    -> ReviewChoice
  {
    var choice = ReviewChoice()
    for operand in operands {
      if let cause = diff.cause(operand) {
        choice.selection.insert(cause)
        continue
      }
      let causes = diff.causes.filter { $0.startsWith(operand) }
      let pattern = NamePattern(operand)
      let scenarios = diff.selection { index in
        let document = diff.documents[index]
        return [document.oldName, document.newName].contains { name in
          name.map(pattern.matches) ?? false
        }
      }
      let damaged = damaged.filter { pattern.matches(key: $0.key) }
      let isPattern = !scenarios.isEmpty || !damaged.isEmpty
      guard causes.count + (isPattern ? 1 : 0) <= 1 else {
        throw ReviewProblem.ambiguousCause(
          operand, ids: causes.map(\.id), scenarios: isPattern ? "\(operand)/*" : nil
        ).failure
      }
      if let cause = causes.first {
        choice.selection.insert(cause)
        continue
      }
      guard isPattern else {
        throw ReviewProblem.matchesNothing(operand, known: names).failure
      }
      guard decision == .reject || !scenarios.isEmpty else {
        throw Failure(.damagedInput, damaged.map(\.diagnostic))
      }
      choice.selection.formUnion(scenarios)
      if decision == .reject {
        choice.damaged += damaged.filter { item in
          !choice.damaged.contains { $0.key == item.key }
        }
      }
    }
    return choice
  }

  /// Everything that an operand could have meant.
  private var names: [String] {
    diff.causes.map(\.id) + diff.documents.map(\.name.text)
      + diff.documents.map(\.name.screen.text) + damaged.map(\.key.string)
  }
}

extension Cause {
  /// Whether a word is the start of its id in at least four characters.
  fileprivate func startsWith(_ word: String) -> Bool {
    word.utf8.count >= 4 && id.utf8.starts(with: word.utf8)
  }
}
