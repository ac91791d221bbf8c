/// A part of a cell: something that it shows, or a stack of parts.
///
/// Every arrangement is a tree of boxes; one algorithm measures and places the tree. Boxes stand in one
/// array, children before their parent, and are linked by their positions in it.
struct CellBox: Sendable {
  enum Kind: Sendable, Equatable {
    /// An element by its position in the cell.
    case element(Int)
    case row
    case column
    /// A row that is a column at the accessibility sizes.
    case rowBelowAccessibility
    /// A row if everything in it has the width that it wants, and no accessibility size; else a column.
    case rowIfItFits
    /// The same, but texts of one line may be cut.
    case rowIfItFitsCut
    /// Takes what is left along the axis of its stack.
    case spacer
  }

  /// What takes the room that is left in a row.
  enum Filling: Int, Comparable, Sendable {
    case never
    /// A text, when nothing else does.
    case text
    /// Something that is as wide as there is room.
    case always

    static func < (left: Filling, right: Filling) -> Bool { left.rawValue < right.rawValue }
  }

  var kind: Kind
  /// Between children along the axis.
  var spacing = 0.0
  /// Between children in a column that stands for a row.
  var columnSpacing = 0.0
  var alignment = CellStack.Alignment.center
  var top = 0.0
  var leading = 0.0
  var bottom = 0.0
  var trailing = 0.0
  var fixedWidth: Double?
  var fixedHeight: Double?
  /// The width of a stack while it stands in a row.
  var widthInRow: Double?
  var minimumHeight = 0.0
  /// Whether a limit of lines ends at the accessibility sizes.
  var liftsLineLimit = false
  var filling = Filling.never
  /// Whether something in it can be narrower than it wants.
  var isFlexible = false
  /// A width that it never exceeds for lack of room; no measurement is needed to know it.
  var surelyEnough = 0.0
  /// Whether a spacer in it takes height.
  var stretches = false
  var firstChild = -1
  var nextSibling = -1
}
