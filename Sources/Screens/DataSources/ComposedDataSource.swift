/// Several data sources one below the other, as one; each keeps its own positions.
public struct ComposedDataSource: TableDataSource {
  /// From top to bottom.
  public private(set) var sources: [any TableDataSource]
  /// The number of the first section of each source.
  private var starts: [Int] = []
  /// The sections of all sources together.
  public private(set) var numberOfSections = 0

  /// Puts the sources one below the other.
  ///
  /// The number of their sections is asked for once. Ids of sections are prefixed with the number of
  /// the source, so two sources of one kind do not collide.
  public init(_ sources: [any TableDataSource]) {
    self.sources = sources
    for source in sources {
      starts.append(numberOfSections)
      numberOfSections += max(0, source.numberOfSections)
    }
  }

  /// The source that a section belongs to, and its number there.
  public func place(ofSection section: Int) throws(ScreenError) -> (source: Int, section: Int) {
    guard (0..<numberOfSections).contains(section) else {
      throw .noSection(section, count: numberOfSections)
    }
    // Sources without sections share their start with the next one, so the last fitting one counts.
    let source = starts.lastIndex { $0 <= section } ?? 0
    return (source, section - starts[source])
  }

  /// The position in the whole table of a position in one source.
  ///
  /// - Throws: `noSource` for a number that no source has.
  public func path(_ path: RowPath, inSource source: Int) throws(ScreenError) -> RowPath {
    guard sources.indices.contains(source) else {
      throw .noSource(source, count: sources.count)
    }
    return RowPath(section: starts[source] + path.section, row: path.row)
  }

  /// The number of rows in a section; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    guard let place = try? place(ofSection: section) else { return 0 }
    return sources[place.source].numberOfRows(inSection: place.section)
  }

  /// The row at a position.
  public func row(at path: RowPath) throws(ScreenError) -> Row {
    guard let place = try? place(ofSection: path.section),
      path.row >= 0, path.row < sources[place.source].numberOfRows(inSection: place.section)
    else {
      throw .outOfRange(path, rows: rowCounts)
    }
    return try sources[place.source].row(at: RowPath(section: place.section, row: path.row))
  }

  /// The section of the source.
  public func section(at index: Int) throws(ScreenError) -> Section {
    let place = try place(ofSection: index)
    var section = try sources[place.source].section(at: place.section)
    section.id = "\(place.source)-\(section.id)"
    return section
  }

  /// The entries of all sources; none leads out of its own source.
  public var indexEntries: [IndexEntry] {
    sources.indices.flatMap { index -> [IndexEntry] in
      let end = index + 1 < starts.count ? starts[index + 1] : numberOfSections
      guard end > starts[index] else { return [] }
      return sources[index].indexEntries.map { entry in
        let section = starts[index] + max(0, entry.section)
        return IndexEntry(title: entry.title, section: min(section, end - 1))
      }
    }
  }

  /// Hands the edit to the source that it belongs to; a row cannot move to another source.
  public func applying(_ edit: TableEdit) throws(ScreenError) -> any TableDataSource {
    var result = self
    switch edit {
    case .delete(let path):
      let place = try place(ofSection: path.section)
      let local = RowPath(section: place.section, row: path.row)
      result.sources[place.source] = try applying(.delete(local), toSource: place.source)
    case .move(let from, let to):
      let start = try place(ofSection: from.section)
      let end = try place(ofSection: to.section)
      guard start.source == end.source else { throw .notEditable("moving to another source") }
      let move = TableEdit.move(
        from: RowPath(section: start.section, row: from.row),
        to: RowPath(section: end.section, row: to.row))
      result.sources[start.source] = try applying(move, toSource: start.source)
    }
    return ComposedDataSource(result.sources)
  }

  /// A refusal names the position in the whole table, not the one in the source.
  private func applying(_ edit: TableEdit, toSource source: Int) throws(ScreenError)
    -> any TableDataSource
  {
    do {
      return try sources[source].applying(edit)
    } catch {
      guard case .outOfRange(let path, _) = error else { throw error }
      throw .outOfRange(try self.path(path, inSource: source), rows: rowCounts)
    }
  }
}
