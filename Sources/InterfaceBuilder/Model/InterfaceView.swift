/// A view with everything in it.
package struct InterfaceView: Sendable {
  /// The name of the element, such as `label`.
  package var element: String
  /// Empty where an old file gives none.
  package var id: String
  /// What the view is to the object that it stands in: `contentView`, `tableHeaderView`; `nil` for a
  /// subview.
  package var key: String?
  package var customClass: InterfaceClass?
  /// The name in the outline of the document.
  package var userLabel: String?
  /// In points, relative to the superview; `nil` where the file stores none.
  package var frame: InterfaceFrame?
  /// Whether the frame was not stored but made up from constraints and siblings.
  package var isFrameGuessed = false
  package var flags: Flags = []
  package var alpha = 1.0
  package var tag = 0
  package var contentMode: String?
  package var semanticContentAttribute: String?
  package var backgroundColor: InterfaceColor?
  package var tintColor: InterfaceColor?
  package var content = Content.plain
  /// In the order of drawing, those by key included, such as the content view of a cell.
  ///
  /// Cells of lists, and the views above and below all rows, stand in `content`.
  package var subviews: [InterfaceView] = []
  package var accessibility: InterfaceAccessibility?
  package var connections = InterfaceConnections()
  package var constraints: [InterfaceConstraint] = []
  package var variations: [InterfaceVariation] = []
  package var runtimeAttributes: [RuntimeAttribute] = []
  package var layoutGuides: [String] = []
  package var line: Int

  package init(element: String, id: String, line: Int = 0) {
    self.element = element
    self.id = id
    self.line = line
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    package static let hidden = Flags(rawValue: 1)
    package static let clipsSubviews = Flags(rawValue: 2)
    /// The frame differs from what the constraints give.
    package static let misplaced = Flags(rawValue: 4)
    package static let ambiguous = Flags(rawValue: 8)
    package static let interactionDisabled = Flags(rawValue: 16)
    package static let fixedFrame = Flags(rawValue: 32)
    /// The view is not installed in the size class that the document shows.
    package static let notInstalled = Flags(rawValue: 64)
    /// What scrolls begins at the edge of the view, however much bars cover of it.
    package static let ignoresBars = Flags(rawValue: 256)
    /// Nobody knows the element.
    package static let unknown = Flags(rawValue: 128)
  }

  /// What a kind of view shows.
  package indirect enum Content: Sendable {
    /// A view, or one of another framework; `element` says which.
    case plain
    case label(LabelContent)
    case button(ButtonContent)
    case image(ImageContent)
    case textField(TextFieldContent)
    case textView(TextViewContent)
    case searchBar(SearchBarContent)
    case control(ControlContent)
    case segments(SegmentsContent)
    case stack(StackContent)
    case table(TableContent)
    case collection(CollectionContent)
    case cell(CellContent)
    /// A navigation bar, tab bar or toolbar that stands among views.
    case bar(BarContent)
    case reusable(ReusableContent)
  }
}
