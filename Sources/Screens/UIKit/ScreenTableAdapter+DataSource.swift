#if canImport(UIKit)
  public import UIKit

  extension ScreenTableAdapter: UITableViewDataSource {
    // MARK: Counting

    /// The number of sections.
    public func numberOfSections(in tableView: UITableView) -> Int { host.numberOfSections }

    /// The number of rows in a section.
    public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      (try? host.numberOfRows(inSection: section)) ?? 0
    }

    // MARK: Cells

    /// The cell for a row, or one that says why there is none.
    public func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      do throws(ScreenError) {
        let row = try host.row(at: RowPath(indexPath))
        _ = try host.registry.kind(for: row)
        let cell = tableView.dequeueReusableCell(withIdentifier: row.cellIdentifier, for: indexPath)
        if let hostCell = cell as? ScreenHostCell {
          show(row, in: hostCell)
        } else {
          report(
            .wrongHostCell(
              identifier: row.cellIdentifier, found: String(describing: type(of: cell))))
        }
        return cell
      } catch {
        return errorCell(error, in: tableView, at: indexPath)
      }
    }

    private func errorCell(
      _ error: ScreenError, in tableView: UITableView, at indexPath: IndexPath
    ) -> UITableViewCell {
      report(.screen(error))
      let cell = tableView.dequeueReusableCell(
        withIdentifier: ErrorCell.identifier, for: indexPath)
      if let hostCell = cell as? ScreenHostCell {
        show(Row(ErrorCell.self, error, identity: ErrorCell.identifier), in: hostCell)
      }
      return cell
    }

    // MARK: Titles and index

    /// The title over a section.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    {
      try? host.headerTitle(ofSection: section)
    }

    /// The title under a section.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    {
      try? host.footerTitle(ofSection: section)
    }

    /// The titles in the index; without any there is no index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      let titles = host.indexTitles
      return titles.isEmpty ? nil : titles
    }

    /// The section that an entry of the index leads to.
    public func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      (try? host.section(forIndexEntry: index)) ?? 0
    }

    // MARK: Editing

    /// Whether anything about a row can be edited; a swipe needs that too.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
      guard let row = try? host.row(at: RowPath(indexPath)) else { return false }
      return row.isDeletable || row.isMovable || hasSwipe(row)
    }

    /// Whether a row has a handle to drag it by.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      (try? host.canMove(at: RowPath(indexPath))) ?? false
    }

    /// Lets the data source delete a row.
    public func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete else { return }
      attempt { () throws(ScreenError) in try commit(.delete(RowPath(indexPath))) }
    }

    /// Lets the data source move a row that the table has moved already.
    public func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      followDrag(from: RowPath(sourceIndexPath), to: RowPath(destinationIndexPath))
    }
  }
#endif
