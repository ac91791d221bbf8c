#if canImport(UIKit)
  import UIKit

  /// A part of a cell that builds its own views: the view of a slot, or a stack of parts.
  ///
  /// Recordings lay out the same tree, made by the same rules (`CellBox` in `Sources/Layout/Cells`), so
  /// a change there belongs here too. `SlotBoxBuilder` makes it from a layout, `SlotStacks` turns it into
  /// stack views.
  struct SlotBox: Hashable {
    enum Kind: Hashable {
      /// A slot by its position in the cell.
      case slot(Int)
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
    enum Filling: Int, Comparable {
      case never
      /// A text, when nothing else does.
      case text
      /// Something that is as wide as there is room.
      case always

      static func < (left: Filling, right: Filling) -> Bool { left.rawValue < right.rawValue }
    }

    /// The colour of a text in a standard style, unless the text has one of its own.
    enum Tone: Hashable {
      case usual
      case secondary
      case tinted
    }

    var kind: Kind
    /// Between children along the axis.
    var spacing: CGFloat = 0
    /// Between children in a column that stands for a row.
    var columnSpacing: CGFloat = 0
    var alignment = CellStack.Alignment.center
    var insets = CellStack.Insets(top: 0, leading: 0, bottom: 0, trailing: 0)
    var fixedWidth: CGFloat?
    var fixedHeight: CGFloat?
    var minimumHeight: CGFloat = 0
    /// Whether a limit of lines ends at the accessibility sizes.
    var liftsLineLimit = false
    var tone = Tone.usual
    var filling = Filling.never
    /// Whether something in it can be narrower than it wants.
    var isFlexible = false
    /// A width that it never exceeds for lack of room; no measurement is needed to know it.
    var surelyEnough: CGFloat = 0
    /// Whether a spacer in it takes height.
    var stretches = false
    var children: [SlotBox] = []

    /// A length of at least zero and not endless; what is no number counts as zero.
    static func limited(_ length: Double) -> CGFloat {
      // A comparison with what is no number is false.
      length > 0 ? CGFloat(min(length, 100_000)) : 0
    }
  }
#endif
