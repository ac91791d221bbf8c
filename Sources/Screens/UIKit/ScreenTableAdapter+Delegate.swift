#if canImport(UIKit)
  public import UIKit

  extension ScreenTableAdapter: UITableViewDelegate {
    // MARK: Heights

    /// The height of a fixed kind as a number, which makes no cell; a fitting one measures itself.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    {
      guard let row = try? host.row(at: RowPath(indexPath)) else {
        return UITableView.automaticDimension
      }
      return switch row.height {
      case .fixed(let points): CGFloat(points)
      case .scaled(let points): UIFontMetrics.default.scaledValue(for: CGFloat(points))
      case .fitting: UITableView.automaticDimension
      }
    }

    /// The height that a row had when it was last shown, or the least that it can have.
    ///
    /// Never 0, which would switch self-sizing off.
    public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
      -> CGFloat
    {
      guard let row = try? host.row(at: RowPath(indexPath)) else {
        return UITableView.automaticDimension
      }
      switch row.height {
      case .fixed, .scaled: return self.tableView(tableView, heightForRowAt: indexPath)
      case .fitting(let minimum):
        return shownHeights[row.identity] ?? CGFloat(max(1, minimum))
      }
    }

    // MARK: Display

    /// Tells that a row comes onto the screen.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
      guard let identity = (cell as? ScreenHostCell)?.identity else { return }
      willDisplay(identity)
    }

    /// Tells that a row leaves the screen: the row of the cell, for the path may be out of date.
    public func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      guard let identity = (cell as? ScreenHostCell)?.identity else { return }
      let height = cell.frame.size.height
      shownHeights[identity] = host.path(of: identity) == nil || height <= 0 ? nil : height
      didEndDisplaying(identity)
    }

    // MARK: Highlight and selection

    /// Whether a row lights up: not a disabled one.
    public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
      -> Bool
    {
      isEnabled(indexPath)
    }

    /// Binds the row again, now highlighted.
    public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      changeState(at: indexPath) { (path: RowPath) throws(ScreenError) in
        try host.highlight(at: path)
      }
    }

    /// Binds the row again without the highlight.
    public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      changeState(at: indexPath) { (path: RowPath) throws(ScreenError) in
        try host.unhighlight(at: path)
      }
    }

    /// The row itself unless it is disabled.
    public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
      -> IndexPath?
    {
      isEnabled(indexPath) ? indexPath : nil
    }

    /// Binds the row again and sends its action.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      changeState(at: indexPath) { (path: RowPath) throws(ScreenError) in
        try host.select(at: path)
      }
    }

    /// Binds the row again without the choice.
    public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      changeState(at: indexPath) { (path: RowPath) throws(ScreenError) in
        try host.deselect(at: path)
      }
    }

    /// Sends the action of the accessory, where the cell has one.
    public func tableView(
      _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
    ) {
      guard let row = try? host.row(at: RowPath(indexPath)) else { return }
      _ = host.send(Self.accessoryActionID, fromRow: row.identity)
    }

    private func isEnabled(_ indexPath: IndexPath) -> Bool {
      guard let row = try? host.row(at: RowPath(indexPath)) else { return false }
      return !host.state(of: row.identity).contains(.disabled)
    }

    // MARK: Editing

    /// Delete for a row that can be deleted; a row that only moves or swipes has no sign.
    public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
      -> UITableViewCell.EditingStyle
    {
      (try? host.canDelete(at: RowPath(indexPath))) == true ? .delete : .none
    }

    /// Makes room only for a sign that is there.
    public func tableView(
      _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
    ) -> Bool {
      (try? host.canDelete(at: RowPath(indexPath))) == true
    }

    /// The proposed place where the data source takes the row, else its own.
    public func tableView(
      _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
      toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
      let move = TableEdit.move(
        from: RowPath(sourceIndexPath), to: RowPath(proposedDestinationIndexPath))
      return (try? host.dataSource.applying(move)) == nil
        ? sourceIndexPath : proposedDestinationIndexPath
    }

    // MARK: Swipes

    /// The actions that the cell puts at the leading edge.
    public func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      configuration(at: indexPath, .leading)
    }

    /// The actions that the cell puts at the trailing edge; without any, the system's own Delete.
    public func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      configuration(at: indexPath, .trailing)
    }

    private func configuration(at indexPath: IndexPath, _ edge: Action.Swipe.Edge)
      -> UISwipeActionsConfiguration?
    {
      guard let row = try? host.row(at: RowPath(indexPath)), isEnabled(indexPath) else {
        return nil
      }
      let actions = swipes(of: row).filter { $0.swipe.edge == edge }
      guard !actions.isEmpty else { return nil }
      return UISwipeActionsConfiguration(
        actions: actions.map { id, swipe in
          contextualAction(id, swipe, row: row.identity)
        })
    }

    private func contextualAction(_ id: String, _ swipe: Action.Swipe, row: String)
      -> UIContextualAction
    {
      UIContextualAction(
        style: swipe.isDestructive ? .destructive : .normal, title: swipe.title
      ) { [weak self] _, _, completion in
        // The row by identity: it may have moved since the swipe.
        guard case .sent? = self?.host.send(id, fromRow: row) else { return completion(false) }
        completion(true)
      }
    }

    func hasSwipe(_ row: Row) -> Bool { !swipes(of: row).isEmpty }

    private func swipes(of row: Row) -> [(id: String, swipe: Action.Swipe)] {
      row.bound(state: host.state(of: row.identity)).actions.compactMap { action in
        action.swipe.map { (action.id, $0) }
      }
    }
  }
#endif
