/// A data source over an array: one section, one cell kind, one closure that configures a cell.
///
/// ```swift
/// let photos = ArrayDataSource(items: album.photos, cellIdentifier: "PhotoCell") {
///   (cell: PhotoCell, photo) in cell.isFavorite = favorites.contains(photo.id)
/// }
/// ```
///
/// There is no initialiser without items: a data source of nothing would be a table that stays empty
/// without a word.
public struct ArrayDataSource<Item, Cell: ScreenCell<Item>>: TableDataSource {
  public private(set) var items: [Item]
  public let cellIdentifier: String
  /// Whether rows can be deleted and moved.
  public var isEditable = false
  private let identity: (Item) -> String
  private let configureCell: (Cell, Item) -> Void

  /// A data source whose rows are told apart by the result of `identity`.
  public init(
    items: [Item], cellIdentifier: String = Cell.identifier,
    identity: @escaping (Item) -> String,
    configureCell: @escaping (Cell, Item) -> Void = { _, _ in }
  ) {
    self.items = items
    self.cellIdentifier = cellIdentifier
    self.identity = identity
    self.configureCell = configureCell
  }

  /// A data source whose rows are told apart by the items' own ids.
  public init(
    items: [Item], cellIdentifier: String = Cell.identifier,
    configureCell: @escaping (Cell, Item) -> Void = { _, _ in }
  ) where Item: Identifiable {
    self.init(
      items: items, cellIdentifier: cellIdentifier, identity: { "\($0.id)" },
      configureCell: configureCell)
  }

  /// The item that the row at a position shows.
  public func item(at path: RowPath) throws(ScreenError) -> Item {
    guard path.section == 0, items.indices.contains(path.row) else {
      throw .outOfRange(path, rows: [items.count])
    }
    return items[path.row]
  }

  /// Always 1.
  public var numberOfSections: Int { 1 }

  /// The number of items in section 0.
  public func numberOfRows(inSection section: Int) -> Int {
    section == 0 ? items.count : 0
  }

  /// The row for the item at a position.
  public func row(at path: RowPath) throws(ScreenError) -> Row {
    let item = try item(at: path)
    return Row(
      Cell.self, item, identity: identity(item), cellIdentifier: cellIdentifier,
      configure: configureCell
    ).editable(deletable: isEditable, movable: isEditable)
  }

  /// A section without titles.
  public func section(at index: Int) throws(ScreenError) -> Section {
    guard index == 0 else { throw .noSection(index, count: 1) }
    return Section("items") {}
  }

  /// The data source without an item, or with an item elsewhere.
  public func applying(_ edit: TableEdit) throws(ScreenError) -> any TableDataSource {
    guard isEditable else { throw .notEditable("this data source") }
    var result = self
    switch edit {
    case .delete(let path):
      _ = try item(at: path)
      result.items.remove(at: path.row)
    case .move(let from, let to):
      _ = try item(at: from)
      _ = try item(at: to)
      result.items.insert(result.items.remove(at: from.row), at: to.row)
    }
    return result
  }
}
