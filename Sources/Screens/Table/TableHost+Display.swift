extension TableHost {
  /// The distance of a row's top from the top of the first row, in points.
  public func top(of path: RowPath) throws(ScreenError) -> Double {
    _ = try row(at: path)
    var top = 0.0
    for section in contents.sections.indices {
      for position in contents.sections[section].rows.indices {
        let current = RowPath(section: section, row: position)
        if current == path { return top }
        top += try height(at: current)
      }
    }
    return top
  }

  /// The rows whose cells are on the screen, from top to bottom.
  public var displayedPaths: [RowPath] {
    displayed.keys.compactMap { contents.paths[$0] }.sorted()
  }

  /// What the cell of a row shows; `nil` when it is not on the screen.
  public func displayedContent(of identity: String) -> BoundCell? {
    displayed[identity]?.content
  }

  /// Shows the rows from `offset` on in a window of the given height, both in points.
  ///
  /// Cells that leave the window go to the pool before others are asked for.
  public func scroll(to offset: Double, viewportHeight: Double) throws(ScreenError) {
    self.offset = offset
    self.viewportHeight = viewportHeight
    var visible: [RowPath] = []
    var top = 0.0
    scan: for section in contents.sections.indices {
      for position in contents.sections[section].rows.indices {
        if top >= offset + viewportHeight { break scan }
        let path = RowPath(section: section, row: position)
        let bottom = top + (try height(at: path))
        if bottom > offset { visible.append(path) }
        top = bottom
      }
    }
    var identities: Set<String> = []
    for path in visible { identities.insert(try row(at: path).identity) }
    for identity in displayed.keys.sorted() where !identities.contains(identity) {
      endDisplaying(identity)
    }
    for path in visible where displayed[try row(at: path).identity] == nil {
      _ = try cell(at: path)
    }
  }

  /// The offset at which a row stays where it is on the screen while heights or rows above it change.
  ///
  /// - Parameters:
  ///   - anchor: the identity of the row.
  ///   - change: what changes them.
  /// - Returns: the new offset in points.
  /// - Throws: what `change` throws, and what asking for heights throws.
  public func keepingPlace(of anchor: String, during change: () throws(ScreenError) -> Void)
    throws(ScreenError) -> Double
  {
    guard let before = contents.paths[anchor] else {
      try change()
      return offset
    }
    let distance = try top(of: before) - offset
    try change()
    guard let after = contents.paths[anchor] else { return offset }
    let newOffset = try top(of: after) - distance
    offset = newOffset
    if viewportHeight > 0 { try scroll(to: newOffset, viewportHeight: viewportHeight) }
    return newOffset
  }
}
