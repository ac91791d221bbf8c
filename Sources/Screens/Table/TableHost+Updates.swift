extension TableHost {
  /// Follows a new state of the data: finds the steps, carries each out, binds what changed.
  ///
  /// - Returns: the steps that were carried out.
  /// - Throws: `duplicateIdentity`, `duplicateSection`; then nothing has changed.
  @discardableResult
  public func update(to newSource: any TableDataSource) throws(ScreenError) -> TableUpdate {
    let target = try TableContents(newSource)
    let update = try TableUpdate(from: contents, to: target)
    for step in update.steps {
      try step.batch.validate(before: contents.rowCounts, after: step.contents.rowCounts)
      try carryOut(step.batch, step.contents)
    }
    dataSource = newSource
    contents = target
    try registerKinds(of: contents)
    return update
  }

  /// Carries out changes that the caller states itself, as with UIKit's batch updates.
  ///
  /// - Throws: `inconsistentUpdate` with the numbers when the new data is not the old one with these
  ///   changes, `invalidUpdate`, `outOfRange`; then nothing has changed.
  public func perform(_ batch: TableBatch, to newSource: any TableDataSource)
    throws(ScreenError)
  {
    let target = try TableContents(newSource)
    try batch.validate(before: contents.rowCounts, after: target.rowCounts)
    try carryOut(batch, target)
    dataSource = newSource
    try registerKinds(of: contents)
  }

  private func carryOut(_ batch: TableBatch, _ target: TableContents) throws(ScreenError) {
    contents = target
    for identity in displayed.keys.sorted() where target.paths[identity] == nil {
      endDisplaying(identity)
    }
    for identity in states.keys where target.paths[identity] == nil { states[identity] = nil }
    for path in batch.changedRows {
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
