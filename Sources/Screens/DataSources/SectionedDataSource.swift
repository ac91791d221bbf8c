/// A data source over sections that are already there.
public struct SectionedDataSource: TableDataSource {
  public let sections: [Section]

  /// Makes a data source of the given sections, in order.
  public init(_ sections: [Section]) {
    self.sections = sections
  }

  public var numberOfSections: Int { sections.count }

  /// The number of rows in a section; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The row at a position.
  public func row(at path: RowPath) throws(ScreenError) -> Row {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else {
      throw ScreenError.outOfRange(path, rows: rowCounts)
    }
    return sections[path.section].rows[path.row]
  }

  /// The section with its titles.
  public func section(at index: Int) -> Section {
    sections[index]
  }
}
