/// The sections and rows of a table at one moment, with identities that no longer change.
public struct TableContents {
  /// In order, with their rows.
  public let sections: [Section]
  /// The position of every row by its identity.
  public let paths: [String: RowPath]
  /// Whether an index stands at the table's edge.
  public private(set) var hasIndex: Bool

  /// Takes everything that a data source has.
  ///
  /// - Throws: `duplicateSection`, `duplicateIdentity`.
  public init(_ dataSource: any TableDataSource) throws(ScreenError) {
    try self.init(sections: dataSource.allSections())
    hasIndex = !dataSource.indexEntries.isEmpty
  }

  init(sections: [Section]) throws(ScreenError) {
    self.sections = sections
    hasIndex = sections.contains { $0.indexTitle != nil }
    var paths: [String: RowPath] = [:]
    for (number, section) in sections.enumerated() {
      for (position, row) in section.rows.enumerated() {
        let path = RowPath(section: number, row: position)
        if let first = paths.updateValue(path, forKey: row.identity) {
          throw .duplicateIdentity(row.identity, [first, path])
        }
      }
    }
    self.paths = paths
  }

  /// The number of rows in every section, in order.
  public var rowCounts: [Int] { sections.map(\.rows.count) }

  /// The identities of the rows of every section, in order.
  public var identities: [[String]] { sections.map { $0.rows.map(\.identity) } }
}
