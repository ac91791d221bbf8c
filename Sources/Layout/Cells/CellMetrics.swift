/// The figures of the layout of cells in points, each with its source or marked as an assumption.
package enum CellMetrics {
  // MARK: - The row

  /// Above the first and below the last text or image of a cell; an assumption.
  ///
  /// With a line of body it makes 42.33 points, so a row of one line has the usual 44.
  package static let verticalMargin = 11.0
  /// At either side of an inset-grouped section; an assumption.
  package static let groupInset = 16.0
  /// The same on a tablet; an assumption.
  package static let tabletGroupInset = 20.0
  /// The strip of the index; as swipe libraries measured it (SWTableViewCell, SwipeableTableViewCell).
  package static let indexWidth = 15.0

  /// Above and below an image beside the texts of a cell, so that one of 48 points fits a row of 64; an
  /// assumption.
  package static let imageMargin = 8.0

  // MARK: - Editing

  /// By how much the circle for deletion shifts the content, with a margin of 16 points.
  ///
  /// This and the next three figures: Vercantez/openuikit, tests of the edited table, measured on an
  /// iPhone SE.
  package static let deleteShift = 40.0
  package static let deleteControlSize = 26.0
  /// From the leading edge, with a margin of 16 points.
  package static let deleteControlInset = 15.0
  package static let reorderControlWidth = 27.0
  /// The lines of the handle are not measured; an assumption.
  package static let reorderControlHeight = 27.0
  /// Between content and handle; an assumption.
  package static let reorderSpacing = 8.0

  // MARK: - Accessories

  /// By how much an accessory narrows the content view, with a margin of 16 points.
  ///
  /// FDTemplateLayoutCell has 34, 68, 40 and 48, a point of which rounds; the four numbers are what
  /// is left of a content view's width in Interface Builder. A margin of 20 points adds its 4, as there.
  package static func reduction(of accessory: CellAccessory) -> Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator: 33
    case .detailDisclosureButton: 67
    case .checkmark: 39
    case .detailButton: 47
    }
  }

  /// Of a reduction, what stands between content view and sign; the rest is margin and sign.
  ///
  /// An assumption by which the detail button is 22 points wide, as an information button is.
  package static let accessorySpacing = 9.0
  /// Between content and the edge of a content view that an accessory narrows; an assumption.
  package static let accessoryMargin = 2.0

  /// The height of a sign; an assumption except for the button, which is as high as it is wide.
  package static func height(of accessory: CellAccessory) -> Double {
    switch accessory {
    case .none: 0
    case .disclosureIndicator, .checkmark: 13
    case .detailDisclosureButton, .detailButton: 22
    }
  }

  // MARK: - Between things

  /// Between an image that leads and what follows; the usual margin; an assumption.
  package static let imageSpacing = 16.0
  /// Between any two things else, the standard distance of Auto Layout.
  package static let spacing = 8.0
  /// Between two texts of a cell: title and subtitle in the same measurements as the edited table.
  package static let textSpacing = 3.0
  /// The label of a `value2` cell and what follows it, as Interface Builder lays them out; from memory,
  /// an assumption.
  package static let labelWidth = 91.0
  package static let labelSpacing = 6.0
  /// A control at an edge of the cell may come as near as this to the top and the bottom, so that a
  /// switch or a button with one line fits a row of 44 points; an assumption.
  package static let controlMargin = 5.0

  // MARK: - Controls

  // The sizes of UIKit's controls are those that are commonly known; only that of segments was found in
  // public measurements. Assumptions until they are measured.

  /// The least height of what a finger hits (Human Interface Guidelines).
  package static let touchHeight = 44.0
  /// A `UISwitch`.
  package static let toggleSize = (width: 51.0, height: 31.0)
  /// A `UIStepper`.
  package static let stepperSize = (width: 94.0, height: 32.0)
  package static let sliderHeight = 31.0
  package static let segmentsHeight = 32.0
  package static let progressHeight = 4.0
  package static let spinnerSize = 20.0
  /// A view of the app's own that states no height.
  package static let viewHeight = 44.0
  /// Above and below the title of a plain button; none at its sides, so a title stands where a text
  /// would.
  package static let buttonPadding = 6.0
  /// At either side of the title of a segment; an assumption.
  package static let segmentPadding = 10.0
  /// Segments have a font that no text size changes; an assumption about its size.
  package static let segmentFont = Font(pointSize: 13, weight: .semibold)
  /// What a slider, a field, a bar of progress and a view without a size want at least; an assumption.
  package static let fillingWidth = 120.0
  /// Below this nothing flexible shrinks: it overflows instead.
  package static let minimumWidth = 44.0

  /// The part of the system font's size that is above its baseline, as measured on a device.
  package static let ascent = 1950.0 / 2048
}
