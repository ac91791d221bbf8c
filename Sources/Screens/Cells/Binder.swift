/// Collects what a cell shows of its model.
///
/// A cell writes each value into a slot through the binder. The same calls feed every reader: a
/// recorder lists the slots with their sources, a measurer computes the height, a host cell fills
/// labels. `Binder+Slots` holds the calls for each kind of slot.
///
/// ```swift
/// override func bind(_ binder: inout Binder<Photo>) {
///   binder.text("title", \.name, .headline)
///   binder.text("date", from: "formatted creationDate", .caption1) { dateText(of: $0) }
///   binder.onSelect(.push("photo-detail", query: binder.model.id))
/// }
/// ```
public struct Binder<Model> {
  /// The data that the cell shows.
  public let model: Model
  /// What the table does with the cell at the moment.
  public let state: CellState
  /// What was bound so far, in order.
  public private(set) var cell = BoundCell()

  init(_ model: Model, state: CellState, layout: CellLayout) {
    self.model = model
    self.state = state
    cell.layout = layout
  }

  // MARK: - Actions

  /// Says what a tap on the row does.
  public mutating func onSelect(_ route: Route? = nil) {
    action(Action.selectID, route)
  }

  /// Says what an action of the cell does; without a route the screen itself handles it.
  public mutating func action(_ id: String, _ route: Route? = nil) {
    add(Action(id: id, route: route))
  }

  /// Puts an action behind a swipe.
  public mutating func swipe(
    _ edge: Action.Swipe.Edge, _ id: String, title: String, isDestructive: Bool = false,
    _ route: Route? = nil
  ) {
    let swipe = Action.Swipe(edge: edge, title: title, isDestructive: isDestructive)
    add(Action(id: id, route: route, swipe: swipe))
  }

  private mutating func add(_ action: Action) {
    if cell.actions.contains(where: { $0.id == action.id }) {
      cell.problems.append(.duplicateAction(action.id))
    } else {
      cell.actions.append(action)
    }
  }

  // MARK: - Looks

  /// Shows a sign at the trailing edge.
  public mutating func accessory(_ accessory: Accessory) {
    cell.accessory = accessory
  }

  /// Colours the text of a slot by the name of a colour of iOS, such as `secondaryLabel`.
  public mutating func color(_ slot: String, _ name: String) {
    change(slot) { $0.color = name }
  }

  /// Puts a shadow behind a slot; `nil` takes it away.
  public mutating func shadow(_ slot: String, _ shadow: Shadow?) {
    change(slot) { $0.shadow = shadow }
  }

  /// Tells assistive technology about a slot.
  public mutating func accessibility(_ slot: String, _ accessibility: Accessibility) {
    change(slot) { $0.accessibility = accessibility }
  }

  /// Tells assistive technology about the cell as a whole.
  public mutating func accessibility(_ accessibility: Accessibility) {
    cell.accessibility = accessibility
  }

  /// Says that a text may be cut off after its last line, as in a list that shows beginnings.
  ///
  /// A text that is cut off without this is reported.
  public mutating func mayTruncate(_ slot: String) {
    change(slot) { $0.mayTruncate = true }
  }

  private mutating func change(_ id: String, _ body: (inout Slot) -> Void) {
    guard let index = cell.slots.firstIndex(where: { $0.id == id }) else {
      cell.problems.append(.unknownSlot(id))
      return
    }
    body(&cell.slots[index])
  }

  // MARK: - Slots

  mutating func add(_ id: String, _ content: Slot.Content, _ source: Slot.Source) {
    if cell.slots.contains(where: { $0.id == id }) {
      cell.problems.append(.duplicateSlot(id))
    } else {
      cell.slots.append(Slot(id: id, content: content, source: source))
    }
  }

  /// Adds a slot whose source is the key path's own name.
  ///
  /// A stored property prints as `\Photo.name`; a computed one as `\Photo.<computed 0x…>` with an
  /// address, which differs from run to run and must not reach anything that is recorded. A program
  /// without reflection metadata has no names at all and prints `\Photo.<offset 16 (String)>`.
  mutating func add(_ id: String, _ content: Slot.Content, _ path: PartialKeyPath<Model>) {
    var name = "\(path)"
    if name.contains(".<") {
      cell.problems.append(.unlabelledBinding(slot: id))
      add(id, content, .unknown)
      return
    }
    if name.utf8.first == UInt8(ascii: "\\") { name.removeFirst() }
    add(id, content, .field(name))
  }
}
