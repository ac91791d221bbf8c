#if canImport(UIKit)
  import UIKit

  /// The figures of a cell that builds its own views, in points.
  ///
  /// They are those by which recordings lay cells out, under the same names; where each comes from is
  /// said in `Sources/Layout/Cells/CellMetrics.swift`. The library imports nothing, so they stand here
  /// again, and a test compares the two. What UIKit knows by itself is not among them: margins, lines of
  /// text, accessories, and the sizes of switches and sliders.
  enum CellMetrics {
    /// Above the first and below the last text of a cell.
    static let verticalMargin: CGFloat = 11
    /// Above and below an image beside the texts of a cell.
    static let imageMargin: CGFloat = 8
    /// Above and below a control at an edge of the cell.
    static let controlMargin: CGFloat = 5

    /// Between an image that leads and what follows.
    static let imageSpacing: CGFloat = 16
    /// Between any two things else.
    static let spacing: CGFloat = 8
    /// Between two texts.
    static let textSpacing: CGFloat = 3
    /// The label of a `value2` cell.
    static let labelWidth: CGFloat = 91
    /// Between that label and what follows.
    static let labelSpacing: CGFloat = 6

    /// The least height of what a finger hits.
    static let touchHeight: CGFloat = 44
    /// A view of the app's own that states no height.
    static let viewHeight: CGFloat = 44
    /// Above and below the title of a button.
    static let buttonPadding: CGFloat = 6
    /// What a slider, a field, a bar of progress and a view without a size want at least.
    static let fillingWidth: CGFloat = 120
    /// Below this nothing flexible shrinks: it overflows instead.
    static let minimumWidth: CGFloat = 44
  }
#endif
