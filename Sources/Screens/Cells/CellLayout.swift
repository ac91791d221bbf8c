/// How a cell arranges its slots: a fact about the class, from which heights and pictures follow.
public enum CellLayout: Sendable, Hashable {
  /// Images that come first lead, texts stand one below the other, controls trail.
  case automatic
  /// The table's own cell with one text.
  case basic
  /// The table's own cell with a smaller text below the first.
  case subtitle
  /// The table's own cell with a grey text at the trailing edge, or below where there is no room.
  case value1
  /// The table's own cell with a small label before the text.
  case value2
  /// Rows and columns of slots.
  case stack(CellStack)

  /// Slots one beside the other, from the leading to the trailing edge.
  ///
  /// ```swift
  /// .horizontal(spacing: 12, ["avatar", .vertical(spacing: 2, ["name", "role"]), .spacer, "follow"])
  /// ```
  public static func horizontal(
    spacing: Double = 8, alignment: CellStack.Alignment = .center,
    insets: CellStack.Insets? = nil, stacksAtAccessibilitySizes: Bool = false,
    _ items: [CellStack.Item]
  ) -> CellLayout {
    .stack(
      CellStack(
        .horizontal, spacing: spacing, alignment: alignment, insets: insets,
        stacksAtAccessibilitySizes: stacksAtAccessibilitySizes, items: items))
  }

  /// Slots one below the other.
  public static func vertical(
    spacing: Double = 0, alignment: CellStack.Alignment = .leading,
    insets: CellStack.Insets? = nil, _ items: [CellStack.Item]
  ) -> CellLayout {
    .stack(
      CellStack(.vertical, spacing: spacing, alignment: alignment, insets: insets, items: items))
  }
}

/// Slots in a row or in a column.
public struct CellStack: Sendable, Hashable {
  /// The direction in which they follow each other.
  public var axis: Axis
  /// Points between two neighbours that take room.
  public var spacing: Double
  /// Where they stand across the axis.
  public var alignment: Alignment
  /// Points around them; `nil` has the margins of the cell outside and none inside another stack.
  public var insets: Insets?
  /// Whether a row becomes a column at the accessibility sizes.
  public var stacksAtAccessibilitySizes: Bool
  /// From the leading edge or from the top.
  public var items: [Item]

  /// Makes a stack.
  public init(
    _ axis: Axis, spacing: Double, alignment: Alignment, insets: Insets? = nil,
    stacksAtAccessibilitySizes: Bool = false, items: [Item]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.insets = insets
    self.stacksAtAccessibilitySizes = stacksAtAccessibilitySizes
    self.items = items
  }

  /// A direction.
  public enum Axis: String, Sendable, CaseIterable {
    case horizontal
    case vertical
  }

  /// A place across the axis: `leading` is the top of a row and the leading edge of a column.
  public enum Alignment: String, Sendable, CaseIterable {
    case leading
    case center
    case trailing
    case firstBaseline
  }

  /// Distances in points.
  public struct Insets: Sendable, Hashable {
    /// In points.
    public var top: Double
    /// In points.
    public var leading: Double
    /// In points.
    public var bottom: Double
    /// In points.
    public var trailing: Double

    /// Makes distances.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
      self.top = top
      self.leading = leading
      self.bottom = bottom
      self.trailing = trailing
    }
  }

  /// Something in a stack; a text in quotes is the slot with that id.
  public enum Item: Sendable, Hashable, ExpressibleByStringLiteral {
    /// A slot, at a size of its own in points where one is given; a slot that was not bound takes no
    /// room.
    case slot(String, width: Double? = nil, height: Double? = nil)
    case stack(CellStack)
    /// Takes what is left along the axis.
    case spacer

    /// The slot with an id.
    public init(stringLiteral id: String) { self = .slot(id) }

    /// A row within the stack.
    public static func horizontal(
      spacing: Double = 8, alignment: CellStack.Alignment = .center,
      stacksAtAccessibilitySizes: Bool = false, _ items: [Item]
    ) -> Item {
      .stack(
        CellStack(
          .horizontal, spacing: spacing, alignment: alignment,
          stacksAtAccessibilitySizes: stacksAtAccessibilitySizes, items: items))
    }

    /// A column within the stack.
    public static func vertical(
      spacing: Double = 0, alignment: CellStack.Alignment = .leading, _ items: [Item]
    ) -> Item {
      .stack(CellStack(.vertical, spacing: spacing, alignment: alignment, items: items))
    }
  }
}
