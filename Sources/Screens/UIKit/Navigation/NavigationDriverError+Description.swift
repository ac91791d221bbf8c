#if canImport(UIKit)
  // The wording of what goes wrong, for whoever prints it and for the reason of a failed transition.

  extension NavigationDriverError: CustomStringConvertible {
    /// The sentence for a person.
    public var description: String {
      switch self {
      case .noController(let screen, let className):
        "nothing makes a controller for “\(screen)”: give the sources a closure for it, or let "
          + "\(className) be a ScreenController"
      case .wrongQuery(let screen, let expected, let found):
        "the controller for “\(screen)” takes a query of type \(expected), not \(found)"
      case .missingNib(let name, let screen):
        "there is no nib “\(name)” for “\(screen)”"
      case .making(let screen, let message):
        "the controller for “\(screen)” could not be made: \(message)"
      case .wrongContainer(let screen, let found):
        "a \(found) does not suit the kind that “\(screen)” is registered with"
      case .noContainer(let className):
        "nothing makes the container \(className): give the sources a closure for it"
      case .unknownColor(let name):
        "there is no colour “\(name)”"
      case .alreadyShown(let screen):
        "the controller that was made for “\(screen)” is shown already"
      case .presentedAtStart(let screen):
        "“\(screen)” is presented before the window shows anything to present it over"
      case .noWindow:
        "the window is gone"
      case .notInWindow(let screen):
        "“\(screen)” is not in a window, and so nothing can be presented over it"
      case .covered(let screen, let other):
        "“\(screen)” is covered by a \(other) that the navigator did not present"
      case .notThere(let screen):
        "“\(screen)” is not where the navigator has it"
      case .changedByUser:
        "the user changed the screens first"
      case .notCarriedOut(let screen):
        "the screens around “\(screen)” are not as they were asked to be"
      }
    }
  }
#endif
