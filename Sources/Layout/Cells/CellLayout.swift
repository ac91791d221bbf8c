/// Where everything in a cell stands, in points from the top left corner of the row.
///
/// The row is as wide as the table; in an inset-grouped table it is as wide as its section, which begins
/// `CellEnvironment.sideInset` from the edge of the table.
package struct CellLayout: Equatable, Sendable {
  /// The height that the row has.
  package var height: Double
  /// The height that the content needs; greater than `height` where it is clipped.
  package var neededHeight: Double
  /// The width of the row.
  package var width: Double
  /// The other height that is possible within the uncertainty of widths.
  package var alternativeHeight: Double?
  /// In the order of the cell's elements; those that are not shown are missing.
  package var elements: [Placed]
  package var accessory: Rectangle?
  /// The circle or line signs of a row that is being edited.
  package var deleteControl: Rectangle?
  package var reorderControl: Rectangle?
  /// Where the separator below the row begins, from the leading edge.
  package var separatorInset: Double

  /// An element with its place.
  package struct Placed: Equatable, Sendable {
    /// The position in `CellContent.elements`.
    package var index: Int
    package var frame: Rectangle
    /// The lines of a text, of a button's title or of what a field shows.
    package var text: TextLayout?
    /// The font of the text.
    package var font: Font?
    /// Where a finger hits it, for what reacts to a tap: its frame, grown to the height of the row.
    ///
    /// Nothing else stands above or below a control in a row, so a finger that misses it there means it.
    /// Controls that stand one below the other share the height; the border is half-way between them.
    package var touchTarget: Rectangle?

    package init(
      index: Int, frame: Rectangle, text: TextLayout? = nil, font: Font? = nil,
      touchTarget: Rectangle? = nil
    ) {
      self.index = index
      self.frame = frame
      self.text = text
      self.font = font
      self.touchTarget = touchTarget
    }
  }

  package init(
    height: Double, neededHeight: Double, width: Double = 0, alternativeHeight: Double? = nil,
    elements: [Placed] = [], accessory: Rectangle? = nil, deleteControl: Rectangle? = nil,
    reorderControl: Rectangle? = nil, separatorInset: Double = 16
  ) {
    self.height = height
    self.neededHeight = neededHeight
    self.width = width
    self.alternativeHeight = alternativeHeight
    self.elements = elements
    self.accessory = accessory
    self.deleteControl = deleteControl
    self.reorderControl = reorderControl
    self.separatorInset = separatorInset
  }
}
