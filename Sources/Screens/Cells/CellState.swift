/// What the table does with a cell at the moment, as an input of binding.
public struct CellState: OptionSet, Sendable, Hashable {
  /// One bit a state.
  public let rawValue: Int

  /// Makes a state from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A finger rests on the row.
  public static let highlighted = CellState(rawValue: 1)
  /// The row is chosen.
  public static let selected = CellState(rawValue: 2)
  /// The row does not react.
  public static let disabled = CellState(rawValue: 4)
  /// The table is being edited.
  public static let editing = CellState(rawValue: 8)

  /// The states one by one.
  static let each: [CellState] = [.highlighted, .selected, .disabled, .editing]
}
