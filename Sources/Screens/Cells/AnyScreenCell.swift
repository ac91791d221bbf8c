/// What a table knows of every cell, whatever its model: its kind and how high its rows are.
///
/// Cells subclass `ScreenCell`; this class is the type in lists of kinds and in the reuse pool.
open class AnyScreenCell {
  /// The reuse identifier: the name of the class, unless a subclass says otherwise.
  open class var identifier: String { String(describing: self) }

  /// How high rows of this kind are; fitting unless a subclass says otherwise.
  open class var height: CellHeight { .fitting() }

  /// How cells of this kind arrange their slots; automatic unless a subclass says otherwise.
  open class var layout: CellLayout { .automatic }

  /// Makes an empty cell.
  public required init() {}

  /// Called before a used cell shows another row; a cell with state of its own resets it here.
  open func prepareForReuse() {}

  /// Whether every row of this kind has the same height.
  public final class var isStaticCell: Bool { cellHeight != nil }

  /// The height of a static cell in points at the usual text size; `nil` for a fitting one.
  public final class var cellHeight: Double? {
    switch height {
    case .fixed(let points), .scaled(let points): points
    case .fitting: nil
    }
  }
}
