import Screens

extension ScreenError {
  /// The sentence that a recorder sends for a mistake in a screen.
  var sentence: String {
    switch self {
    case .outOfRange(let path, let rows):
      "there is no \(path.words); the sections have \(Self.list(rows)) rows"
    case .noSection(let section, let count):
      "there is no section \(section); the table has \(count)"
    case .noSource(let source, let count):
      "there is no data source \(source); \(count) are composed"
    case .negativeCount(let count, let section?):
      "the data source counts \(count) rows in section \(section)"
    case .negativeCount(let count, nil):
      "the data source counts \(count) sections"
    case .noRow(let identity):
      "no row has the identity “\(identity)”"
    case .duplicateIdentity(let identity, let paths):
      "the identity “\(identity)” stands for \(paths.count) rows: "
        + paths.map(\.words).joined(separator: ", ")
    case .duplicateSection(let id):
      "two sections have the id “\(id)”"
    case .unknownIdentifier(let identifier, let row, let nearest):
      "the row “\(row)” asks for a cell “\(identifier)”, which nobody registered"
        + (nearest.map { "; did you mean “\($0)”?" } ?? "")
    case .wrongCellType(let identifier, let expected, let found):
      "“\(identifier)” is registered for \(found), the row needs \(expected)"
    case .ambiguousIdentifier(let identifier, let first, let second):
      "\(first) and \(second) have one reuse identifier, “\(identifier)”"
    case .inconsistentUpdate(
      let section, let before, let inserted, let deleted, let movedIn, let movedOut, let after):
      (section < 0
        ? "the sections do not add up: " : "the rows of section \(section) do not add up: ")
        + "\(before) before, \(inserted) inserted, \(deleted) deleted, \(movedIn) moved in, "
        + "\(movedOut) moved out, \(after) after"
    case .invalidUpdate(let what): "an update names \(what)"
    case .notEditable(let what): "\(what) does not allow this edit"
    case .unknownScenario(let scenario, let screen):
      "the screen “\(screen)” has no scenario “\(scenario)”"
    case .missingLoad(let viewModel):
      "\(viewModel) does not override load(_:in:)"
    case .binding(let problem, let cell, let identity):
      "\(cell) (row “\(identity)”): \(problem.sentence)"
    }
  }

  /// The stable id of the finding that a snapshot records.
  var findingID: String {
    switch self {
    case .outOfRange, .noSection, .noSource, .noRow: "out-of-range"
    case .negativeCount: "negative-count"
    case .duplicateIdentity: "duplicate-identity"
    case .duplicateSection: "duplicate-section"
    case .unknownIdentifier: "unknown-identifier"
    case .wrongCellType: "wrong-cell-type"
    case .ambiguousIdentifier: "ambiguous-identifier"
    case .inconsistentUpdate, .invalidUpdate: "inconsistent-update"
    case .notEditable: "not-editable"
    case .unknownScenario: "unknown-scenario"
    case .missingLoad: "missing-load"
    case .binding(let problem, _, _):
      switch problem {
      case .unlabelledBinding: "unlabelled-binding"
      case .duplicateSlot: "duplicate-slot"
      case .duplicateAction: "duplicate-action"
      case .unknownSlot: "unknown-slot"
      }
    }
  }

  /// The identity of the row that the error is about.
  var row: String? {
    switch self {
    case .duplicateIdentity(let identity, _): identity
    case .unknownIdentifier(_, let row, _): row
    case .binding(_, _, let identity): identity
    default: nil
    }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.map(String.init).joined(separator: ", ")
  }
}

extension RowPath {
  fileprivate var words: String { "row \(row) of section \(section)" }
}

extension BindingProblem {
  var sentence: String {
    switch self {
    case .unlabelledBinding(let slot):
      "the slot “\(slot)” is bound through a computed property, which has no name at run time; "
        + "label it: text(\"\(slot)\", from: \"…\")"
    case .duplicateSlot(let slot): "the slot “\(slot)” is bound twice"
    case .duplicateAction(let action): "the action “\(action)” is given twice"
    case .unknownSlot(let slot): "something is said of the slot “\(slot)”, which is not bound"
    }
  }
}

extension ReuseLeak {
  var sentence: String {
    let what =
      slots.isEmpty
      ? "something" : "the slot\(slots.count == 1 ? "" : "s") \(slots.joined(separator: ", "))"
    let before =
      "the row “\(leakedFrom)”"
      + (leakedState.isEmpty ? "" : " (\(leakedState.words.joined(separator: ", ")))")
    return "\(cell) keeps \(what) of \(before) when it shows the row “\(row)”"
  }
}
