/// Decides what happens to a baseline: the one place where it is written, refused or reported.
///
/// Every command and `CatalogTesting` ask this table. It knows no files and no words.
package enum BaselinePolicy {
  /// What a run may write.
  package enum Mode: String, CaseIterable, Sendable {
    /// Compare only; what differs is put aside as pending unless the machine is a CI machine.
    case never
    /// Write baselines that do not exist.
    case missing
    /// Write missing and changed ones.
    case changed
    /// Write every one whose bytes would differ, also where only the spelling does.
    case all
  }

  /// How a fresh snapshot relates to its baseline.
  package enum Relation: CaseIterable, Sendable {
    case missing
    case same
    /// The same document in another spelling, such as CR LF line endings.
    case respelled
    case changed
    /// The baseline cannot be read. It is never overwritten: somebody has to look at it.
    case damaged
    /// There is a baseline but the screen no longer has the scenario.
    case orphaned
    /// It was different when it ran again. What is no fact must not become a baseline.
    case volatile
  }

  package enum Action: Equatable, Sendable {
    case leave
    /// Write the fresh snapshot as the baseline.
    case writeBaseline
    /// Put the fresh snapshot, or the word that there is none any more, beside the baseline for review.
    case writePending
    case removeBaseline
  }

  package static func action(
    for relation: Relation, mode: Mode, isCI: Bool, prunes: Bool = false
  ) -> Action {
    switch (relation, mode) {
    case (.same, _), (.respelled, .never), (.respelled, .missing): .leave
    case (.respelled, .changed): .leave
    case (.respelled, .all): .writeBaseline
    case (.missing, .never), (.changed, .never), (.damaged, .never): isCI ? .leave : .writePending
    case (.missing, _): .writeBaseline
    case (.changed, .missing): .leave
    case (.changed, _): .writeBaseline
    case (.damaged, _), (.volatile, _): .leave
    // Whoever asks for it in so many words has it done, in any mode and on any machine.
    case (.orphaned, _) where prunes: .removeBaseline
    case (.orphaned, .never): isCI ? .leave : .writePending
    case (.orphaned, _): .leave
    }
  }

  /// Whether the relation still needs somebody's eyes after the action.
  package static func isSettled(_ relation: Relation, after action: Action) -> Bool {
    switch (relation, action) {
    case (.same, _), (.respelled, _): true
    case (_, .writeBaseline), (_, .removeBaseline): true
    case (_, .leave), (_, .writePending): false
    }
  }
}
