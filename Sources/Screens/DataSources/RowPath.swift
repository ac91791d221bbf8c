/// The position of a row: section and row, each counted from 0.
public struct RowPath: Hashable, Sendable, Comparable {
  /// The number of the section.
  public var section: Int
  /// The number of the row within its section.
  public var row: Int

  /// Makes a position.
  public init(section: Int = 0, row: Int = 0) {
    self.section = section
    self.row = row
  }

  /// Whether one position stands above the other in the table.
  public static func < (left: RowPath, right: RowPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
