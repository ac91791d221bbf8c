/// What a cell shows and does after binding.
public struct BoundCell: Sendable, Hashable {
  /// In the order of binding.
  public internal(set) var slots: [Slot] = []
  /// In the order of binding.
  public internal(set) var actions: [Action] = []
  /// The sign at the trailing edge.
  public internal(set) var accessory: Accessory = .none
  /// What assistive technology is told of the cell as a whole.
  public internal(set) var accessibility = Accessibility()
  /// How the slots are arranged.
  public internal(set) var layout = CellLayout.automatic
  /// What is wrong with the binding itself.
  public internal(set) var problems: [BindingProblem] = []

  init() {}
}

/// The sign at the trailing edge of a cell.
public enum Accessory: String, Sendable, CaseIterable {
  case none
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}

/// What a tap on the row, a control in it or a swipe does.
public struct Action: Sendable, Hashable {
  /// The id of the action that a tap on the row itself sends.
  public static let selectID = "select"

  /// Unique within the cell.
  public var id: String
  /// Where it leads; `nil` when the screen handles it.
  public var route: Route?
  /// For an action behind a swipe.
  public var swipe: Swipe?

  /// How an action comes out from under a row.
  public struct Swipe: Sendable, Hashable {
    /// Where the action appears.
    public var edge: Edge
    /// What its button says.
    public var title: String
    /// Whether it takes something away for good.
    public var isDestructive: Bool

    /// The edge at which the action appears.
    public enum Edge: String, Sendable, CaseIterable {
      case leading
      case trailing
    }

    /// Makes a swipe.
    public init(edge: Edge, title: String, isDestructive: Bool = false) {
      self.edge = edge
      self.title = title
      self.isDestructive = isDestructive
    }
  }

  /// Makes an action.
  public init(id: String, route: Route? = nil, swipe: Swipe? = nil) {
    self.id = id
    self.route = route
    self.swipe = swipe
  }
}

/// A mistake in a cell's `bind`.
public enum BindingProblem: Sendable, Hashable {
  /// A key path goes through a computed property, whose name does not exist at run time.
  case unlabelledBinding(slot: String)
  case duplicateSlot(String)
  case duplicateAction(String)
  /// Something is said of a slot that was not bound before.
  case unknownSlot(String)
}
