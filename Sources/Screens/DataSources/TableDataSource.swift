/// The questions that a table asks: taken out of the view controller, and answered without one.
public protocol TableDataSource {
  var numberOfSections: Int { get }
  /// The number of rows in a section; 0 for a section that does not exist.
  func numberOfRows(inSection section: Int) -> Int
  /// The row at a position.
  func row(at path: RowPath) throws(ScreenError) -> Row
  /// What stands around the rows of a section; its own rows may be empty.
  func section(at index: Int) throws(ScreenError) -> Section
  /// The entries of the index at the table's edge, in order.
  var indexEntries: [IndexEntry] { get }
  /// The data source after an edit.
  ///
  /// - Throws: `ScreenError.notEditable` where the edit is not allowed.
  func applying(_ edit: TableEdit) throws(ScreenError) -> any TableDataSource
}

/// An entry of the index at a table's edge, with the section that it leads to.
public struct IndexEntry: Sendable, Hashable {
  /// What the index shows, a letter or a word.
  public var title: String
  /// The number of the section.
  public var section: Int

  /// Makes an entry.
  public init(title: String, section: Int) {
    self.title = title
    self.section = section
  }
}

/// What a user does to the rows themselves.
public enum TableEdit: Sendable, Hashable {
  case delete(RowPath)
  /// The row at `from` stands at `to` afterwards.
  case move(from: RowPath, to: RowPath)
}

extension TableDataSource {
  /// The number of rows in every section, in order.
  public var rowCounts: [Int] {
    (0..<max(0, numberOfSections)).map { numberOfRows(inSection: $0) }
  }

  /// The index titles of the sections that have one.
  public var indexEntries: [IndexEntry] {
    (0..<max(0, numberOfSections)).compactMap { index in
      guard let title = try? section(at: index).indexTitle else { return nil }
      return IndexEntry(title: title, section: index)
    }
  }

  /// Refuses every edit.
  public func applying(_ edit: TableEdit) throws(ScreenError) -> any TableDataSource {
    throw .notEditable("this data source")
  }

  /// Every section with its rows, asked for once.
  ///
  /// Cost: asks for every row once; makes no cell.
  ///
  /// - Parameter duplicates: what to do with rows of one identity.
  /// - Returns: the sections in order.
  /// - Throws: `negativeCount`, `duplicateSection`, and `duplicateIdentity` with all paths unless
  ///   duplicates are kept out.
  public func allSections(duplicates: DuplicatePolicy = .refuse) throws(ScreenError) -> [Section] {
    var sections: [Section] = []
    var sectionIDs: Set<String> = []
    var places: [String: [RowPath]] = [:]
    var firstDuplicate: String?
    let count = numberOfSections
    guard count >= 0 else { throw .negativeCount(count, section: nil) }
    for index in 0..<count {
      let rowCount = numberOfRows(inSection: index)
      guard rowCount >= 0 else { throw .negativeCount(rowCount, section: index) }
      var section = try section(at: index)
      guard sectionIDs.insert(section.id).inserted else { throw .duplicateSection(section.id) }
      section.rows = []
      for position in 0..<rowCount {
        let path = RowPath(section: index, row: position)
        let row = try row(at: path)
        places[row.identity, default: []].append(path)
        let isFirst = places[row.identity]?.count == 1
        if !isFirst, firstDuplicate == nil { firstDuplicate = row.identity }
        if isFirst || duplicates == .refuse { section.rows.append(row) }
      }
      sections.append(section)
    }
    if duplicates == .refuse, let identity = firstDuplicate {
      throw .duplicateIdentity(identity, places[identity] ?? [])
    }
    return sections
  }
}

/// What happens to rows that share an identity.
public enum DuplicatePolicy: Sendable, Hashable {
  /// They are an error.
  case refuse
  /// The first of each stays.
  case keepFirst
}
