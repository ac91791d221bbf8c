/// What a table knows of every cell, whatever its model: its kind and how high its rows are.
///
/// Cells subclass `ScreenCell`; this class is the type in lists of kinds and in the reuse pool.
open class AnyScreenCell {
  /// The reuse identifier: the name of the class, unless a subclass says otherwise.
  open class var identifier: String { String(describing: self) }

  /// How high rows of this kind are; fitting unless a subclass says otherwise.
  open class var height: CellHeight { .fitting() }

  /// Makes an empty cell.
  public required init() {}

  /// Called before a used cell shows another row; a cell with state of its own resets it here.
  open func prepareForReuse() {}

  /// Whether every row of this kind has the same height.
  public final class var isStaticCell: Bool {
    if case .fixed = height { true } else { false }
  }

  /// The height of a static cell in points; `nil` for a fitting one.
  public final class var cellHeight: Double? {
    if case .fixed(let points) = height { points } else { nil }
  }
}
