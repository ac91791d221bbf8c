extension TableHost {
  /// What became of something that a user did.
  public enum Reaction: Sendable, Hashable {
    /// The event went to the sink.
    case sent(CellEvent)
    /// The row is not there any more.
    case dropped(row: String)
    /// The row does not react: it is disabled, or has no such action.
    case ignored
  }

  /// The state in which a row's cell is bound.
  public func state(of identity: String) -> CellState {
    var state = states[identity] ?? []
    if isEditing { state.insert(.editing) }
    return state
  }

  /// Sets the state of a row and binds its cell again if it is on the screen.
  ///
  /// - Throws: `noRow` when the table has no such row.
  public func setState(_ state: CellState, of identity: String) throws(ScreenError) {
    guard contents.paths[identity] != nil else { throw .noRow(identity) }
    states[identity] = state.isEmpty ? nil : state
    try rebind(identity)
  }

  /// Puts a finger on a row.
  public func highlight(at path: RowPath) throws(ScreenError) {
    let identity = try row(at: path).identity
    guard !state(of: identity).contains(.disabled) else { return }
    try change(identity) { $0.insert(.highlighted) }
  }

  /// Takes the finger away.
  public func unhighlight(at path: RowPath) throws(ScreenError) {
    try change(try row(at: path).identity) { $0.remove(.highlighted) }
  }

  /// Chooses a row, as a tap does: the highlight goes, the row is selected, its action is sent.
  @discardableResult
  public func select(at path: RowPath) throws(ScreenError) -> Reaction {
    let identity = try row(at: path).identity
    guard !state(of: identity).contains(.disabled) else { return .ignored }
    try change(identity) {
      $0.remove(.highlighted)
      $0.insert(.selected)
    }
    return send(Action.selectID, fromRow: identity)
  }

  /// Gives a choice up.
  public func deselect(at path: RowPath) throws(ScreenError) {
    try change(try row(at: path).identity) { $0.remove(.selected) }
  }

  /// The selected rows in the order of the table.
  public var selectedPaths: [RowPath] {
    states.filter { $0.value.contains(.selected) }.compactMap { contents.paths[$0.key] }.sorted()
  }

  /// Sends an action of a row's cell: a button, a control, a swipe.
  ///
  /// The row is named by identity, so that an event from a cell that was bound before an update still
  /// reaches its own row, or nobody.
  @discardableResult
  public func send(
    _ action: String, fromRow identity: String, value: CellEvent.Value? = nil
  ) -> Reaction {
    guard let path = contents.paths[identity], let row = try? row(at: path) else {
      return .dropped(row: identity)
    }
    let state = state(of: identity)
    let content = displayed[identity]?.content ?? row.bound(state: state)
    guard !state.contains(.disabled),
      let known = content.actions.first(where: { $0.id == action })
    else { return .ignored }
    let event = CellEvent(action: action, row: identity, route: known.route, value: value)
    sink.send(event)
    return .sent(event)
  }

  private func change(_ identity: String, _ body: (inout CellState) -> Void) throws(ScreenError) {
    var state = states[identity] ?? []
    body(&state)
    try setState(state, of: identity)
  }

  func rebind(_ identity: String) throws(ScreenError) {
    guard var shown = displayed[identity], let path = contents.paths[identity] else { return }
    shown.content = try bind(shown.cell, try row(at: path))
    displayed[identity] = shown
  }

  // MARK: - Editing

  /// Starts or ends editing and binds every cell on the screen again.
  public func setEditing(_ editing: Bool) throws(ScreenError) {
    isEditing = editing
    for identity in displayed.keys.sorted() { try rebind(identity) }
  }

  /// Whether a row can be deleted.
  public func canDelete(at path: RowPath) throws(ScreenError) -> Bool {
    try row(at: path).isDeletable
  }

  /// Whether a row can be moved.
  public func canMove(at path: RowPath) throws(ScreenError) -> Bool {
    try row(at: path).isMovable
  }

  /// Lets the data source carry out an edit, and follows the change.
  ///
  /// - Throws: `notEditable`, `outOfRange`; then nothing has changed.
  public func commit(_ edit: TableEdit) throws(ScreenError) {
    switch edit {
    case .delete(let path): _ = try row(at: path)
    case .move(let from, _): _ = try row(at: from)
    }
    try update(to: try dataSource.applying(edit))
  }
}
