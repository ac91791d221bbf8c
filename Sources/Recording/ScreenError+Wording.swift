import Screens

extension ScreenError {
  /// The sentence that a recorder sends for a mistake in a screen.
  var sentence: String {
    switch self {
    case .outOfRange(let path, let rows):
      "there is no row \(path.row) in section \(path.section); the sections have "
        + "\(rows.map(String.init).joined(separator: ", ")) rows"
    case .duplicateIdentity(let identity, let first, let second):
      "the identity “\(identity)” stands for two rows: row \(first.row) of section "
        + "\(first.section) and row \(second.row) of section \(second.section)"
    case .duplicateSection(let id):
      "two sections have the id “\(id)”"
    case .unknownScenario(let scenario, let screen):
      "the screen “\(screen)” has no scenario “\(scenario)”"
    case .missingLoad(let viewModel):
      "\(viewModel) does not override load(_:in:)"
    case .binding(let problem, let cell, let identity):
      "\(cell) (row “\(identity)”): \(problem.sentence)"
    }
  }
}

extension BindingProblem {
  var sentence: String {
    switch self {
    case .unlabelledBinding(let slot):
      "the slot “\(slot)” is bound through a computed property, which has no name at run time; "
        + "label it: text(\"\(slot)\", from: \"…\")"
    case .duplicateSlot(let slot): "the slot “\(slot)” is bound twice"
    case .duplicateAction(let action): "the action “\(action)” is given twice"
    }
  }
}
