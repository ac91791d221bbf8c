/// A data source over sections that are already there.
public struct SectionedDataSource: TableDataSource {
  public private(set) var sections: [Section]

  /// Makes a data source of the given sections, in order.
  public init(_ sections: [Section]) {
    self.sections = sections
  }

  /// Makes a data source of lists of rows and their header titles.
  ///
  /// A list beyond the last title has no header; a title beyond the last list stands over no rows.
  public init(groups: [[Row]], groupTitles: [String]) {
    sections = (0..<max(groups.count, groupTitles.count)).map { index in
      let rows = groups.indices.contains(index) ? groups[index] : []
      let title = groupTitles.indices.contains(index) ? groupTitles[index] : nil
      return Section("section-\(index)", header: title) { rows }
    }
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
      throw .outOfRange(path, rows: rowCounts)
    }
    return sections[path.section].rows[path.row]
  }

  /// The section with its titles.
  public func section(at index: Int) throws(ScreenError) -> Section {
    guard sections.indices.contains(index) else {
      throw .noSection(index, count: sections.count)
    }
    return sections[index]
  }

  /// The data source without a row, or with a row elsewhere, where the row itself allows it.
  public func applying(_ edit: TableEdit) throws(ScreenError) -> any TableDataSource {
    var result = self
    switch edit {
    case .delete(let path):
      let row = try row(at: path)
      guard row.isDeletable else { throw .notEditable("the row “\(row.identity)”") }
      result.sections[path.section].rows.remove(at: path.row)
    case .move(let from, let to):
      let row = try row(at: from)
      guard row.isMovable else { throw .notEditable("the row “\(row.identity)”") }
      result.sections[from.section].rows.remove(at: from.row)
      guard result.sections.indices.contains(to.section),
        (0...result.sections[to.section].rows.count).contains(to.row)
      else {
        throw .outOfRange(to, rows: rowCounts)
      }
      result.sections[to.section].rows.insert(row, at: to.row)
    }
    return result
  }
}
