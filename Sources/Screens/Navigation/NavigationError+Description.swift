// The wording of what goes wrong, for whoever prints it.

extension NavigationError: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .unknownScreen(let name, let nearest):
      "no screen is registered as “\(name)”" + hint(nearest)
    case .unknownClass(let name, let nearest):
      "no screen is registered with the class “\(name)”" + hint(nearest)
    case .ambiguousClass(let name, let candidates):
      "the class “\(name)” is one of \(candidates.joined(separator: ", ")): say which"
    case .wrongQueryType(let screen, let expected, let found):
      "the screen “\(screen)” takes a query of type \(expected), not \(found)"
    case .missingQuery(let screen, let expected):
      "the screen “\(screen)” needs a query of type \(expected)"
    case .queryNotTaken(let screen, let found):
      "the screen “\(screen)” takes no query, but got one of type \(found)"
    case .unreadableQuery(let screen, let text, let expected):
      "“\(text)” is no query of type \(expected) for the screen “\(screen)”"
    case .duplicateScreen(let screen):
      "a screen is already registered as “\(screen)”"
    case .duplicateClass(let name, let screen):
      "the class “\(name)” already belongs to the screen “\(screen)”"
    case .wrongNavigationType(let name):
      "\(Self.wrongNavigationTypeMessage) “\(name)” is none."
    case .noSuchTab(let tab, let count):
      "there is no tab \(tab) among \(count)"
    }
  }

  private func hint(_ nearest: String?) -> String {
    nearest.map { "; did you mean “\($0)”?" } ?? ""
  }
}

extension NavigationRefusal: CustomStringConvertible {
  /// The sentence for a person.
  public var description: String {
    switch self {
    case .busy: "a transition runs and another one waits"
    case .alreadyShown(let entry): "“\(entry.screen.id)” is shown already"
    case .noNavigation(let top): "“\(top.screen.id)” is in no navigation stack"
    case .notPushable(let screen, let kind):
      "“\(screen)” can only be presented, as its kind is \(kind.rawValue)"
    case .covered(let entry): "“\(entry.screen.id)” has to be dismissed first"
    case .nothingToRemove: "only the root is left"
    case .noSuchLevel(let level, let count):
      "there is no presented level \(level) among \(count) levels"
    case .noSuchTab(let tab, let count): "there is no tab \(tab) among \(count)"
    case .step(let step, let refusal): "step \(step) of the path: \(refusal)"
    }
  }
}
