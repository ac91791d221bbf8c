/// A group of rows with its titles.
public struct Section {
  /// Unique within the screen, and the same after an update.
  public var id: String
  /// The title over the rows.
  public var header: String?
  /// The text under the rows.
  public var footer: String?
  /// The entry in the index at the table's edge that leads here.
  public var indexTitle: String?
  /// In order.
  public var rows: [Row]

  /// Makes a section; in the closure stand rows, lists of rows, `if`, `switch` and `for`.
  public init(
    _ id: String, header: String? = nil, footer: String? = nil, indexTitle: String? = nil,
    @RowBuilder rows: () -> [Row]
  ) {
    self.id = id
    self.header = header
    self.footer = footer
    self.indexTitle = indexTitle
    self.rows = rows()
  }
}

/// Collects the rows of a section.
@resultBuilder
public enum RowBuilder {
  /// One row.
  public static func buildExpression(_ row: Row) -> [Row] { [row] }
  /// A list of rows.
  public static func buildExpression(_ rows: [Row]) -> [Row] { rows }
  /// Several statements.
  public static func buildBlock(_ rows: [Row]...) -> [Row] { rows.flatMap(\.self) }
  /// An `if` without `else`.
  public static func buildOptional(_ rows: [Row]?) -> [Row] { rows ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first rows: [Row]) -> [Row] { rows }
  /// The other branch of a choice.
  public static func buildEither(second rows: [Row]) -> [Row] { rows }
  /// A `for` loop.
  public static func buildArray(_ rows: [[Row]]) -> [Row] { rows.flatMap(\.self) }
}
