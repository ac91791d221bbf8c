/// Collects what a cell shows of its model.
///
/// A cell writes each value into a slot through the binder. The same calls feed every reader: a
/// recorder lists the slots with their sources, a measurer computes the height, a host cell fills
/// labels.
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

  init(_ model: Model, state: CellState) {
    self.model = model
    self.state = state
  }

  /// Shows a field of the model.
  ///
  /// The path must lead through stored properties, which have names at run time; for a computed value
  /// use `text(_:from:_:lines:value:)`.
  public mutating func text(
    _ id: String, _ path: KeyPath<Model, String>, _ style: TextStyle = .body, lines: Int = 1
  ) {
    let content = Slot.Content.text(model[keyPath: path], style: style, lines: lines)
    add(id, content, path)
  }

  /// Shows a computed value; the label says what it is made from.
  public mutating func text(
    _ id: String, from label: String, _ style: TextStyle = .body, lines: Int = 1,
    value: (Model) -> String
  ) {
    add(
      Slot(id: id, content: .text(value(model), style: style, lines: lines), source: .label(label)))
  }

  /// Shows the same text for every model.
  public mutating func text(
    _ id: String, constant text: String, _ style: TextStyle = .body, lines: Int = 1
  ) {
    add(Slot(id: id, content: .text(text, style: style, lines: lines), source: .constant))
  }

  /// Shows the image whose name is a field of the model, at a size in points.
  public mutating func image(
    _ id: String, _ path: KeyPath<Model, String>, width: Double, height: Double
  ) {
    add(id, .image(name: model[keyPath: path], width: width, height: height), path)
  }

  /// Shows a button; a tap sends the action with the button's id.
  public mutating func button(_ id: String, title: String, _ route: Route? = nil) {
    add(Slot(id: id, content: .button(title: title), source: .constant))
    action(id, route)
  }

  /// Says what a tap on the row does.
  public mutating func onSelect(_ route: Route? = nil) {
    action(Action.selectID, route)
  }

  /// Says what an action of the cell does; without a route the screen itself handles it.
  public mutating func action(_ id: String, _ route: Route? = nil) {
    if cell.actions.contains(where: { $0.id == id }) {
      cell.problems.append(.duplicateAction(id))
    } else {
      cell.actions.append(Action(id: id, route: route))
    }
  }

  private mutating func add(_ id: String, _ content: Slot.Content, _ path: KeyPath<Model, String>) {
    // A stored property prints as `\Photo.name`, a computed one as `\Photo.<computed 0x…>` with an
    // address, which differs from run to run and must not reach anything that is recorded. A program
    // without reflection metadata has no names at all and prints `\Photo.<offset 16 (String)>`.
    var name = "\(path)"
    if name.contains(".<") {
      cell.problems.append(.unlabelledBinding(slot: id))
      return
    }
    if name.utf8.first == UInt8(ascii: "\\") { name.removeFirst() }
    add(Slot(id: id, content: content, source: .field(name)))
  }

  private mutating func add(_ slot: Slot) {
    if cell.slots.contains(where: { $0.id == slot.id }) {
      cell.problems.append(.duplicateSlot(slot.id))
    } else {
      cell.slots.append(slot)
    }
  }
}
