/// What the heights of rows depend on besides their content.
public struct TableEnvironment: Sendable, Hashable {
  /// The width of the table in points.
  public var width: Double
  /// `XS` … `XXXL`, `AX1` … `AX5`.
  public var textSize: String
  /// Whether the user interface runs from right to left.
  public var isRightToLeft: Bool
  /// How the table groups its sections, which decides on the room of a cell.
  public var tableStyle: TableStyle
  /// Whether rows keep to a width that is comfortable to read.
  public var followsReadableWidth: Bool
  /// Whether an index stands at the table's edge; a table that has one says so itself.
  public var hasIndex: Bool
  /// The locale in which the content is, by its identifier.
  public var locale: String

  /// Makes an environment; a phone of 393 points at the usual text size by default.
  public init(
    width: Double = 393, textSize: String = "L", isRightToLeft: Bool = false,
    tableStyle: TableStyle = .plain, followsReadableWidth: Bool = false, hasIndex: Bool = false,
    locale: String = "en_US"
  ) {
    self.width = width
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.tableStyle = tableStyle
    self.followsReadableWidth = followsReadableWidth
    self.hasIndex = hasIndex
    self.locale = locale
  }
}

/// Computes the heights of rows that follow the text size or the content, in points.
public struct RowMeasurer {
  private let measure: (BoundCell, Double, TableEnvironment) -> Double
  private let scale: (Double, TableEnvironment) -> Double

  /// Makes a measurer.
  ///
  /// - Parameters:
  ///   - scale: gets the points at the usual text size and the environment; by default nothing scales.
  ///   - measure: gets the content, the least height and the environment.
  public init(
    scale: @escaping (Double, TableEnvironment) -> Double = { points, _ in points },
    _ measure: @escaping (BoundCell, Double, TableEnvironment) -> Double
  ) {
    self.scale = scale
    self.measure = measure
  }

  /// The height of a row whose kind states it for the usual text size.
  public func scaledHeight(_ points: Double, in environment: TableEnvironment) -> Double {
    scale(points, environment)
  }

  /// The height of a row with the given content, at least `minimum`.
  public func height(of cell: BoundCell, minimum: Double, in environment: TableEnvironment)
    -> Double
  {
    max(minimum, measure(cell, minimum, environment))
  }

  /// Takes the least height for every row.
  public static var minimum: RowMeasurer { RowMeasurer { _, minimum, _ in minimum } }
}
