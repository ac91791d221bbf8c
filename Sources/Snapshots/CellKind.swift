extension SnapshotDocument {
  /// What all rows of a cell kind have in common: facts of the class, not of a row.
  package struct CellKind: Equatable, Sendable {
    /// The reuse identifier, as rows name it.
    package var id: String
    package var height: HeightRule?
    /// How the cell arranges its slots; `nil` is one below the other, images before and controls after.
    package var layout: CellLayout?

    package init(id: String, height: HeightRule? = nil, layout: CellLayout? = nil) {
      self.id = id
      self.height = height
      self.layout = layout
    }
  }

  /// Where the heights of a kind come from.
  package struct HeightRule: Hashable, Sendable {
    package var origin: Origin
    /// The height itself, the height at the usual text size, or the least height.
    package var points: Points

    package init(_ origin: Origin, _ points: Points) {
      self.origin = origin
      self.points = points
    }

    package enum Origin: String, CaseIterable, Sendable {
      case fixed
      case scaled
      case fitting
    }
  }

  package enum CellLayout: Equatable, Sendable {
    case style(Style)
    case stack(Stack)

    /// One of the table's own cells.
    package enum Style: String, CaseIterable, Sendable {
      case basic
      case subtitle
      case value1
      case value2
    }

    /// Slots in a row or in a column.
    package struct Stack: Equatable, Sendable {
      /// How many stacks may stand inside each other.
      package static let greatestDepth = 16

      package var axis: Axis
      package var spacing: Points
      package var alignment: Alignment
      /// Top, leading, bottom, trailing.
      package var insets: [Points]?
      /// Whether a row becomes a column at the accessibility sizes.
      package var stacksAtAccessibilitySizes: Bool
      package var items: [Item]

      package init(
        _ axis: Axis, spacing: Points, alignment: Alignment, insets: [Points]? = nil,
        stacksAtAccessibilitySizes: Bool = false, items: [Item]
      ) {
        self.axis = axis
        self.spacing = spacing
        self.alignment = alignment
        self.insets = insets
        self.stacksAtAccessibilitySizes = stacksAtAccessibilitySizes
        self.items = items
      }

      package enum Axis: String, CaseIterable, Sendable {
        case horizontal
        case vertical
      }

      package enum Alignment: String, CaseIterable, Sendable {
        case leading
        case center
        case trailing
        case firstBaseline = "first-baseline"
      }

      package enum Item: Equatable, Sendable {
        case slot(String, width: Points? = nil, height: Points? = nil)
        case stack(Stack)
        case spacer
      }
    }
  }
}
