import Snapshots
import Testing

struct BaselinePolicyTests {
  /// What happens on a developer's machine and on a CI machine, without and with pruning.
  struct Case: CustomTestStringConvertible, Sendable {
    var relation: BaselinePolicy.Relation
    var mode: BaselinePolicy.Mode
    var local: BaselinePolicy.Action
    var ci: BaselinePolicy.Action
    /// With pruning, which only matters to orphans.
    var pruning: BaselinePolicy.Action?

    init(
      _ relation: BaselinePolicy.Relation, _ mode: BaselinePolicy.Mode,
      _ local: BaselinePolicy.Action, ci: BaselinePolicy.Action? = nil,
      pruning: BaselinePolicy.Action? = nil
    ) {
      self.relation = relation
      self.mode = mode
      self.local = local
      self.ci = ci ?? local
      self.pruning = pruning
    }

    var testDescription: String { "\(relation), \(mode)" }
  }

  static let table = [
    Case(.missing, .never, .writePending, ci: .leave),
    Case(.missing, .missing, .writeBaseline),
    Case(.missing, .changed, .writeBaseline),
    Case(.missing, .all, .writeBaseline),
    Case(.same, .never, .leave),
    Case(.same, .missing, .leave),
    Case(.same, .changed, .leave),
    Case(.same, .all, .leave),
    Case(.respelled, .never, .leave),
    Case(.respelled, .missing, .leave),
    Case(.respelled, .changed, .leave),
    Case(.respelled, .all, .writeBaseline),
    Case(.changed, .never, .writePending, ci: .leave),
    Case(.changed, .missing, .leave),
    Case(.changed, .changed, .writeBaseline),
    Case(.changed, .all, .writeBaseline),
    Case(.damaged, .never, .writePending, ci: .leave),
    Case(.damaged, .missing, .leave),
    Case(.damaged, .changed, .leave),
    Case(.damaged, .all, .leave),
    Case(.orphaned, .never, .writePending, ci: .leave, pruning: .removeBaseline),
    Case(.orphaned, .missing, .leave, pruning: .removeBaseline),
    Case(.orphaned, .changed, .leave, pruning: .removeBaseline),
    Case(.orphaned, .all, .leave, pruning: .removeBaseline),
    Case(.volatile, .never, .leave),
    Case(.volatile, .missing, .leave),
    Case(.volatile, .changed, .leave),
    Case(.volatile, .all, .leave),
  ]

  @Test(arguments: table)
  func `every relation has its action in every mode`(expected: Case) {
    func action(isCI: Bool, prunes: Bool) -> BaselinePolicy.Action {
      BaselinePolicy.action(
        for: expected.relation, mode: expected.mode, isCI: isCI, prunes: prunes)
    }
    #expect(action(isCI: false, prunes: false) == expected.local)
    #expect(action(isCI: true, prunes: false) == expected.ci)
    #expect(action(isCI: false, prunes: true) == expected.pruning ?? expected.local)
    #expect(action(isCI: true, prunes: true) == expected.pruning ?? expected.ci)
  }

  @Test func `the table is complete`() {
    #expect(
      Self.table.map { "\($0.relation) \($0.mode)" }
        == BaselinePolicy.Relation.allCases.flatMap { relation in
          BaselinePolicy.Mode.allCases.map { "\(relation) \($0)" }
        })
  }

  @Test func `only what was written, removed or never differed is settled`() {
    let actions: [BaselinePolicy.Action] = [.leave, .writeBaseline, .writePending, .removeBaseline]
    for relation in BaselinePolicy.Relation.allCases {
      let settled = actions.map { BaselinePolicy.isSettled(relation, after: $0) }
      switch relation {
      case .same, .respelled: #expect(settled == [true, true, true, true])
      default: #expect(settled == [false, true, false, true])
      }
    }
  }
}
