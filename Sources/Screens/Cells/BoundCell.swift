/// What a cell shows and does after binding.
public struct BoundCell: Sendable, Hashable {
  /// In the order of binding.
  public internal(set) var slots: [Slot] = []
  /// In the order of binding.
  public internal(set) var actions: [Action] = []
  /// What is wrong with the binding itself.
  public internal(set) var problems: [BindingProblem] = []

  init() {}
}

/// What a tap on the row or on a control in it does.
public struct Action: Sendable, Hashable {
  /// The id of the action that a tap on the row itself sends.
  public static let selectID = "select"

  /// Unique within the cell.
  public var id: String
  /// Where it leads; `nil` when the screen handles it.
  public var route: Route?

  /// Makes an action.
  public init(id: String, route: Route? = nil) {
    self.id = id
    self.route = route
  }
}

/// A mistake in a cell's `bind`.
public enum BindingProblem: Sendable, Hashable {
  /// A key path goes through a computed property, whose name does not exist at run time.
  case unlabelledBinding(slot: String)
  case duplicateSlot(String)
  case duplicateAction(String)
}
