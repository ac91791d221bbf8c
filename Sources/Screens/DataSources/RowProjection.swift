/// Rows for a list in a model, before the model is there.
///
/// ```swift
/// Section("recent", of: album) {
///   rows(PhotoCell.self, of: \.photos, id: \.id)
/// }
/// ```
public struct RowProjection<Model> {
  fileprivate let project: (Model) -> [Row]

  /// The rows for a model.
  public func rows(of model: Model) -> [Row] { project(model) }
}

/// Rows for a list that a key path leads to, each cell bound to its item.
public func rows<Model, Item, Cell: ScreenCell<Item>, ID>(
  _ kind: Cell.Type, of path: KeyPath<Model, [Item]>, id: KeyPath<Item, ID>
) -> RowProjection<Model> {
  RowProjection { model in
    model[keyPath: path].map { Row(kind, $0, identity: "\($0[keyPath: id])") }
  }
}

/// Rows for a list that is at hand, each cell bound to its item.
public func rows<Item, Cell: ScreenCell<Item>, ID>(
  _ kind: Cell.Type, of items: [Item], id: (Item) -> ID
) -> [Row] {
  items.map { Row(kind, $0, identity: "\(id($0))") }
}

/// One row for the whole model.
public func row<Model, Cell: ScreenCell<Model>>(
  _ kind: Cell.Type, identity: String? = nil
) -> RowProjection<Model> {
  RowProjection { [Row(kind, $0, identity: identity ?? kind.identifier)] }
}

/// Collects projections.
@resultBuilder
public enum RowProjectionBuilder<Model> {
  /// One projection, or a list in the model.
  public static func buildExpression(_ projection: RowProjection<Model>) -> [RowProjection<Model>] {
    [projection]
  }
  /// Rows that are at hand.
  public static func buildExpression(_ rows: [Row]) -> [RowProjection<Model>] {
    [RowProjection { _ in rows }]
  }
  /// One row that is at hand.
  public static func buildExpression(_ row: Row) -> [RowProjection<Model>] {
    [RowProjection { _ in [row] }]
  }
  /// Several statements.
  public static func buildBlock(_ projections: [RowProjection<Model>]...) -> [RowProjection<Model>]
  {
    projections.flatMap(\.self)
  }
  /// An `if` without `else`.
  public static func buildOptional(_ projections: [RowProjection<Model>]?) -> [RowProjection<Model>]
  {
    projections ?? []
  }
  /// The first branch of a choice.
  public static func buildEither(first projections: [RowProjection<Model>]) -> [RowProjection<
    Model
  >] {
    projections
  }
  /// The other branch of a choice.
  public static func buildEither(second projections: [RowProjection<Model>]) -> [RowProjection<
    Model
  >] {
    projections
  }
  /// A `for` loop.
  public static func buildArray(_ projections: [[RowProjection<Model>]]) -> [RowProjection<Model>] {
    projections.flatMap(\.self)
  }
}

extension Section {
  /// A section whose rows are projected from a model.
  public init<Model>(
    _ id: String, of model: Model, header: String? = nil, footer: String? = nil,
    indexTitle: String? = nil,
    @RowProjectionBuilder<Model> rows projections: () -> [RowProjection<Model>]
  ) {
    let projected = projections().flatMap { $0.rows(of: model) }
    self.init(id, header: header, footer: footer, indexTitle: indexTitle) { projected }
  }
}
