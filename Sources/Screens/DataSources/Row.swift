/// A row before its cell is made: what a table asks about it, and how to bind it.
public struct Row {
  /// Unique within the screen, and the same for the same thing after an update.
  public let identity: String
  /// The reuse identifier of the cell kind.
  public let cellIdentifier: String
  /// The height of the cell kind; asking for it makes no cell.
  public let height: CellHeight

  private let makeBoundCell: (CellState) -> BoundCell

  /// A row that shows `model` in a cell of the given kind.
  ///
  /// - Parameters:
  ///   - kind: the cell class.
  ///   - model: what the cell shows.
  ///   - identity: the row's identity.
  ///   - cellIdentifier: the reuse identifier; `nil` takes the one of the class.
  ///   - configure: called with each new cell before it is bound.
  public init<Model, Cell: ScreenCell<Model>>(
    _ kind: Cell.Type, _ model: Model, identity: String, cellIdentifier: String? = nil,
    configure: @escaping (Cell, Model) -> Void = { _, _ in }
  ) {
    self.identity = identity
    self.cellIdentifier = cellIdentifier ?? kind.identifier
    self.height = kind.height
    self.makeBoundCell = { state in
      let cell = kind.init()
      configure(cell, model)
      var binder = Binder(model, state: state)
      cell.bind(&binder)
      return binder.cell
    }
  }

  /// Makes a cell, binds it and returns what it shows.
  public func bound(state: CellState = []) -> BoundCell {
    makeBoundCell(state)
  }
}
