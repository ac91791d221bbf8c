/// What the heights of rows depend on besides their content.
public struct TableEnvironment: Sendable, Hashable {
  /// The width of the table in points.
  public var width: Double
  /// `XS` … `XXXL`, `AX1` … `AX5`.
  public var textSize: String
  public var isRightToLeft: Bool
  /// The locale in which the content is, by its identifier.
  public var locale: String

  /// Makes an environment; a phone of 393 points at the usual text size by default.
  public init(
    width: Double = 393, textSize: String = "L", isRightToLeft: Bool = false,
    locale: String = "en_US"
  ) {
    self.width = width
    self.textSize = textSize
    self.isRightToLeft = isRightToLeft
    self.locale = locale
  }
}

/// Computes the height of a fitting row from what its cell shows, in points.
public struct RowMeasurer {
  private let measure: (BoundCell, Double, TableEnvironment) -> Double

  /// Makes a measurer; the closure gets the content, the least height and the environment.
  public init(_ measure: @escaping (BoundCell, Double, TableEnvironment) -> Double) {
    self.measure = measure
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
