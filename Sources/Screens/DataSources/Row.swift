/// A row before its cell is made: what a table asks about it, and how to bind it.
public struct Row {
  /// Unique within the screen, and the same for the same thing after an update.
  public let identity: String
  /// The cell class.
  public let kind: AnyScreenCell.Type
  /// The reuse identifier under which the cell is asked for.
  public let cellIdentifier: String
  /// Whether the row can be deleted.
  public private(set) var isDeletable = false
  /// Whether the row can be moved.
  public private(set) var isMovable = false

  private let bindCell: (AnyScreenCell, CellState) -> BoundCell?

  /// A row that shows `model` in a cell of the given kind.
  ///
  /// - Parameters:
  ///   - kind: the cell class.
  ///   - model: what the cell shows.
  ///   - identity: the row's identity.
  ///   - cellIdentifier: the reuse identifier; `nil` takes the one of the class.
  ///   - configure: called with each cell before it is bound.
  public init<Model, Cell: ScreenCell<Model>>(
    _ kind: Cell.Type, _ model: Model, identity: String, cellIdentifier: String? = nil,
    configure: @escaping (Cell, Model) -> Void = { _, _ in }
  ) {
    self.identity = identity
    self.kind = kind
    self.cellIdentifier = cellIdentifier ?? kind.identifier
    self.bindCell = { cell, state in
      guard let cell = cell as? Cell else { return nil }
      configure(cell, model)
      var binder = Binder(model, state: state, layout: Cell.layout)
      cell.bind(&binder)
      return binder.cell
    }
  }

  /// The same row, which a user can delete or move.
  public func editable(deletable: Bool = true, movable: Bool = false) -> Row {
    var row = self
    row.isDeletable = deletable
    row.isMovable = movable
    return row
  }

  /// The height of the cell kind; asking for it makes no cell.
  public var height: CellHeight { kind.height }

  /// Makes a cell, binds it and returns what it shows.
  public func bound(state: CellState = []) -> BoundCell {
    bindCell(kind.init(), state) ?? BoundCell()
  }

  /// Binds a cell that exists and returns what it shows.
  ///
  /// - Throws: `ScreenError.wrongCellType` for a cell of another class.
  public func bound(in cell: AnyScreenCell, state: CellState = []) throws(ScreenError)
    -> BoundCell
  {
    guard let bound = bindCell(cell, state) else {
      throw .wrongCellType(
        identifier: cellIdentifier, expected: String(describing: kind),
        found: String(describing: type(of: cell)))
    }
    return bound
  }
}
