/// The questions that a table asks: taken out of the view controller, and answered without one.
public protocol TableDataSource {
  var numberOfSections: Int { get }
  /// The number of rows in a section; 0 for a section that does not exist.
  func numberOfRows(inSection section: Int) -> Int
  /// The row at a position.
  func row(at path: RowPath) throws(ScreenError) -> Row
  /// What stands around the rows of a section; `rows` is empty.
  func section(at index: Int) -> Section
}

extension TableDataSource {
  /// The number of rows in every section, in order.
  public var rowCounts: [Int] {
    (0..<numberOfSections).map { numberOfRows(inSection: $0) }
  }

  /// Every section with its rows, checked for identities that stand twice.
  ///
  /// Cost: asks for every row once; makes no cell.
  public func allSections() throws(ScreenError) -> [Section] {
    var sections: [Section] = []
    var sectionIDs: Set<String> = []
    var places: [String: RowPath] = [:]
    for index in 0..<numberOfSections {
      var section = section(at: index)
      guard sectionIDs.insert(section.id).inserted else {
        throw ScreenError.duplicateSection(section.id)
      }
      section.rows = []
      for position in 0..<numberOfRows(inSection: index) {
        let path = RowPath(section: index, row: position)
        let row = try row(at: path)
        if let first = places.updateValue(path, forKey: row.identity) {
          throw ScreenError.duplicateIdentity(row.identity, first, path)
        }
        section.rows.append(row)
      }
      sections.append(section)
    }
    return sections
  }
}
