/// What a cell holds and how it arranges it.
package struct CellContent: Hashable, Sendable {
  package var arrangement: CellArrangement
  /// In the order of binding.
  package var elements: [CellElement]
  package var accessory: CellAccessory

  package init(
    arrangement: CellArrangement = .automatic, elements: [CellElement],
    accessory: CellAccessory = .none
  ) {
    self.arrangement = arrangement
    self.elements = elements
    self.accessory = accessory
  }
}

/// Something that a cell shows.
package struct CellElement: Hashable, Sendable {
  /// Unique within the cell.
  package var id: String
  package var kind: Kind

  package init(_ id: String, _ kind: Kind) {
    self.id = id
    self.kind = kind
  }

  package enum Kind: Hashable, Sendable {
    /// `lines` is the greatest number of lines, 0 for no limit.
    case text(StyledText, DynamicType.Style, lines: Int)
    /// Of a size in points that no text size changes.
    case image(width: Double, height: Double)
    case button(title: String)
    case toggle
    case slider
    case stepper
    case segments([String])
    case field(text: String, placeholder: String)
    case progress
    case spinner
    /// A view of the app's own; without a size it is as wide as there is room and 44 points high.
    case view(width: Double?, height: Double?)
  }
}

/// The sign at the trailing edge of a cell.
package enum CellAccessory: String, CaseIterable, Sendable {
  case none
  case disclosureIndicator = "disclosure-indicator"
  case detailDisclosureButton = "detail-disclosure-button"
  case checkmark
  case detailButton = "detail-button"
}

/// How a cell arranges what it shows.
package enum CellArrangement: Hashable, Sendable {
  /// Images that come first lead, texts stand one below the other, controls trail.
  case automatic
  /// The standard style with one text.
  case basic
  /// The standard style with a smaller text below the first.
  case subtitle
  /// The standard style with a grey text at the trailing edge.
  case value1
  /// The standard style with a small tinted label before the text.
  case value2
  case stack(CellStack)
}

/// Things in a row or in a column.
package struct CellStack: Hashable, Sendable {
  package var axis: Axis
  /// Points between two neighbours that take room.
  package var spacing: Double
  package var alignment: Alignment
  /// Points around the things; `nil` has the margins of the cell outside and none inside.
  package var insets: Insets?
  /// Whether a row becomes a column at the accessibility sizes.
  package var stacksAtAccessibilitySizes: Bool
  package var items: [Item]

  package init(
    _ axis: Axis, spacing: Double = 8, alignment: Alignment? = nil, insets: Insets? = nil,
    stacksAtAccessibilitySizes: Bool = false, items: [Item]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment ?? (axis == .horizontal ? .center : .leading)
    self.insets = insets
    self.stacksAtAccessibilitySizes = stacksAtAccessibilitySizes
    self.items = items
  }

  package enum Axis: String, CaseIterable, Sendable {
    case horizontal
    case vertical
  }

  /// Across the axis: `leading` is the top of a row and the leading edge of a column.
  package enum Alignment: String, CaseIterable, Sendable {
    case leading
    case center
    case trailing
    case firstBaseline = "first-baseline"
  }

  package struct Insets: Hashable, Sendable {
    package var top: Double
    package var leading: Double
    package var bottom: Double
    package var trailing: Double

    package init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  package enum Item: Hashable, Sendable {
    /// An element by its id, at a size of its own where one is given; an id that the cell does not show
    /// takes no room.
    case element(String, width: Double? = nil, height: Double? = nil)
    case stack(CellStack)
    /// Takes what is left along the axis.
    case spacer
  }
}
