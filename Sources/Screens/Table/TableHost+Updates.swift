extension TableHost {
  /// Follows a new state of the data: finds the steps, carries each out, binds what changed.
  ///
  /// - Returns: the steps that were carried out.
  /// - Throws: `duplicateIdentity`, `duplicateSection`, `ambiguousIdentifier`, and `unknownIdentifier`
  ///   or `wrongCellType` for a row on the screen; then nothing has changed.
  @discardableResult
  public func update(to newSource: any TableDataSource) throws(ScreenError) -> TableUpdate {
    let target = try TableContents(newSource)
    let update = try TableUpdate(from: contents, to: target) { state(of: $0) }
    let registry = try registry(for: target)
    var counts = contents.rowCounts
    for step in update.steps {
      try step.batch.validate(before: counts, after: step.contents.rowCounts)
      counts = step.contents.rowCounts
    }
    // From here on nothing is refused.
    self.registry = registry
    for step in update.steps { try carryOut(step.batch, step.contents) }
    dataSource = newSource
    contents = target
    return update
  }

  /// Carries out changes that the caller states itself, as with UIKit's batch updates.
  ///
  /// - Throws: `inconsistentUpdate` with the numbers when the new data is not the old one with these
  ///   changes, `invalidUpdate`, `outOfRange`, and what `update` throws; then nothing has changed.
  public func perform(_ batch: TableBatch, to newSource: any TableDataSource)
    throws(ScreenError)
  {
    let target = try TableContents(newSource)
    try batch.validate(before: contents.rowCounts, after: target.rowCounts)
    registry = try registry(for: target)
    try carryOut(batch, target)
    dataSource = newSource
  }

  /// The registry with the kinds of new rows, if it can make a cell for each row on the screen.
  private func registry(for target: TableContents) throws(ScreenError) -> CellRegistry {
    var registry = registry
    try registry.registerKinds(of: target)
    for identity in displayed.keys.sorted() {
      guard let path = target.paths[identity] else { continue }
      _ = try registry.kind(for: target.sections[path.section].rows[path.row])
    }
    return registry
  }

  private func carryOut(_ batch: TableBatch, _ target: TableContents) throws(ScreenError) {
    contents = target
    for identity in displayed.keys.sorted() where target.paths[identity] == nil {
      endDisplaying(identity)
    }
    for identity in states.keys where target.paths[identity] == nil { states[identity] = nil }
    // A row that goes and comes in one batch is on the screen all the time, with new content.
    for path in batch.changedRows + batch.insertedRows {
      let row = target.sections[path.section].rows[path.row]
      guard let shown = displayed[row.identity] else { continue }
      if shown.identifier == row.cellIdentifier {
        try rebind(row.identity)
      } else {
        // Another kind of cell shows the row now.
        endDisplaying(row.identity)
        _ = try cell(at: path)
      }
    }
  }
}
