#if canImport(UIKit)
  import UIKit

  extension ScreenTableAdapter {
    /// Follows a new state of the data in steps that UIKit accepts.
    ///
    /// All steps are checked before the table hears of the first. An update that arrives while another
    /// runs, from a callback of the table, waits for it; the last one wins.
    ///
    /// - Throws: `duplicateIdentity`, `duplicateSection`, `ambiguousIdentifier`; then nothing has
    ///   changed.
    public func update(to newSource: any TableDataSource, animated: Bool = true)
      throws(ScreenError)
    {
      guard !isUpdating else {
        waitingSource = newSource
        return
      }
      let target = try TableContents(newSource)
      let update = try TableUpdate(from: host.contents, to: target) { host.state(of: $0) }
      try check(update)
      try host.registerKinds(of: target)
      registerCells()
      isUpdating = true
      let oldContents = host.contents
      let oldIndex = host.dataSource.indexEntries
      if let tableView, tableView.window != nil {
        let carryOut = {
          for step in update.steps { self.carryOut(step, from: oldContents, in: tableView) }
        }
        if animated { carryOut() } else { UIView.performWithoutAnimation(carryOut) }
        host.adopt(target, newSource)
        if host.dataSource.indexEntries != oldIndex { tableView.reloadSectionIndexTitles() }
      } else {
        // Outside a window a table may not lay rows out, so there is nothing to animate.
        host.adopt(target, newSource)
        tableView?.reloadData()
      }
      shownHeights = shownHeights.filter { target.paths[$0.key] != nil }
      restoreSelection()
      isUpdating = false
      if let source = waitingSource {
        waitingSource = nil
        attempt { () throws(ScreenError) in try self.update(to: source, animated: animated) }
      }
    }

    /// Lets the data source carry out an edit, and follows the change.
    ///
    /// - Throws: `notEditable`, `outOfRange`; then nothing has changed.
    public func commit(_ edit: TableEdit) throws(ScreenError) {
      let identity =
        switch edit {
        case .delete(let path): try host.row(at: path).identity
        case .move(let from, _): try host.row(at: from).identity
        }
      try update(to: try host.dataSource.applying(edit))
      onEdit(edit, identity)
    }

    /// Selects the rows again that are chosen but that the table has forgotten.
    func restoreSelection() {
      guard let tableView else { return }
      let selected = Set(tableView.indexPathsForSelectedRows ?? [])
      for path in host.selectedPaths.map(\.indexPath) where !selected.contains(path) {
        tableView.selectRow(at: path, animated: false, scrollPosition: .none)
      }
    }

    // MARK: Steps

    private func check(_ update: TableUpdate) throws(ScreenError) {
      var counts = host.contents.rowCounts
      for step in update.steps {
        try step.batch.validate(before: counts, after: step.contents.rowCounts)
        counts = step.contents.rowCounts
      }
    }

    private func carryOut(
      _ step: TableUpdate.Step, from old: TableContents, in tableView: UITableView
    ) {
      let batch = step.batch
      guard !batch.changedRows.isEmpty || !batch.changedSections.isEmpty else {
        tableView.performBatchUpdates {
          self.host.contents = step.contents
          self.carryOut(batch, in: tableView)
        }
        return
      }
      host.contents = step.contents
      let rows = batch.changedRows.filter { !batch.changedSections.contains($0.section) }
      let replaced = rows.filter { hasOtherKind($0, than: old) }.map(\.indexPath)
      let changed = rows.map(\.indexPath).filter { !replaced.contains($0) }
      if !batch.changedSections.isEmpty || !replaced.isEmpty {
        tableView.performBatchUpdates {
          if !batch.changedSections.isEmpty {
            tableView.reloadSections(IndexSet(batch.changedSections), with: .automatic)
          }
          if !replaced.isEmpty { tableView.reloadRows(at: replaced, with: .automatic) }
        }
      }
      // The same cell shows a row whose content changed, so a finger or a caret in it stays.
      if !changed.isEmpty { tableView.reconfigureRows(at: changed) }
    }

    private func carryOut(_ batch: TableBatch, in tableView: UITableView) {
      if !batch.deletedRows.isEmpty {
        tableView.deleteRows(at: batch.deletedRows.map(\.indexPath), with: .automatic)
      }
      if !batch.deletedSections.isEmpty {
        tableView.deleteSections(IndexSet(batch.deletedSections), with: .automatic)
      }
      if !batch.insertedSections.isEmpty {
        tableView.insertSections(IndexSet(batch.insertedSections), with: .automatic)
      }
      for move in batch.movedSections { tableView.moveSection(move.from, toSection: move.to) }
      if !batch.insertedRows.isEmpty {
        tableView.insertRows(at: batch.insertedRows.map(\.indexPath), with: .automatic)
      }
      for move in batch.movedRows {
        tableView.moveRow(at: move.from.indexPath, to: move.to.indexPath)
      }
    }

    /// Whether another kind of cell shows the row now: such a row cannot keep its cell.
    private func hasOtherKind(_ path: RowPath, than old: TableContents) -> Bool {
      guard let row = try? host.row(at: path), let before = old.paths[row.identity] else {
        return false
      }
      return old.sections[before.section].rows[before.row].cellIdentifier != row.cellIdentifier
    }

    // MARK: Drags

    /// Moves the row in the data without telling the table, which has moved it already.
    func followDrag(from: RowPath, to: RowPath) {
      do throws(ScreenError) {
        let row = try host.row(at: from)
        let newSource = try host.dataSource.applying(.move(from: from, to: to))
        var sections = host.contents.sections
        sections[from.section].rows.remove(at: from.row)
        sections[to.section].rows.insert(row, at: to.row)
        host.adopt(try TableContents(sections: sections), newSource)
        onEdit(.move(from: from, to: to), row.identity)
        followRest(of: newSource)
      } catch {
        report(.screen(error))
        // The table shows a move that did not happen; it may not be reloaded while it tells of it.
        Task { [weak self] in
          self?.tableView?.reloadData()
          self?.restoreSelection()
        }
      }
    }

    /// Whatever else the data source changed with the move follows when the drag is over.
    private func followRest(of newSource: any TableDataSource) {
      guard let target = try? TableContents(newSource),
        let rest = try? TableUpdate(
          from: host.contents, to: target, state: { host.state(of: $0) }), !rest.isEmpty
      else { return }
      Task { [weak self] in
        guard let self else { return }
        attempt { () throws(ScreenError) in try self.update(to: self.host.dataSource) }
      }
    }
  }

  extension TableHost {
    /// Takes over rows that a table on a device shows already.
    fileprivate func adopt(_ contents: TableContents, _ source: any TableDataSource) {
      self.contents = contents
      dataSource = source
      states = states.filter { contents.paths[$0.key] != nil }
    }
  }
#endif
