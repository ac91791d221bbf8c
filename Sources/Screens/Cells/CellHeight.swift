// excerpt: cell-height
/// How high the rows of a cell kind are: a fact about the class, so that no cell has to be made to
/// learn it.
public enum CellHeight: Sendable, Hashable {
  /// The same number of points for every row.
  case fixed(Double)
  /// The same number of points for every row, which grows and shrinks with the text size of the device.
  case scaled(Double)
  /// As high as the content needs, but at least `minimum` points.
  case fitting(minimum: Double = 44)
}
// end excerpt
