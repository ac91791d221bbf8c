import Screens
import UIKit

/// A table in a window with an adapter, and everything that it tells.
@MainActor
final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 400), style: .plain)
  let adapter: ScreenTableAdapter
  private(set) var errors: [ScreenTableError] = []
  private(set) var edits: [TableEdit] = []
  private let received: Received

  /// What the sink got.
  private final class Received {
    var events: [CellEvent] = []
  }
  var events: [CellEvent] { received.events }

  init(_ source: any TableDataSource, cells: CellSources = CellSources()) throws {
    let received = Received()
    self.received = received
    adapter = try ScreenTableAdapter(
      dataSource: source, cells: cells, sink: EventSink { received.events.append($0) })
    adapter.onError = { [unowned self] in errors.append($0) }
    adapter.onEdit = { [unowned self] edit, _ in edits.append(edit) }
    window.addSubview(table)
    adapter.attach(to: table)
  }

  convenience init(_ rows: [Row], cells: CellSources = CellSources()) throws {
    try self.init(SectionedDataSource([Section("only") { rows }]), cells: cells)
  }

  func cell(_ row: Int, _ section: Int = 0) -> ScreenHostCell? {
    table.cellForRow(at: IndexPath(row: row, section: section)) as? ScreenHostCell
  }

  func view<View: UIView>(_ slot: String, row: Int = 0, section: Int = 0) -> View? {
    cell(row, section)?.view(forSlot: slot) as? View
  }

  /// The identities of the cells on the screen.
  var shownIdentities: [String?] {
    table.visibleCells.map { ($0 as? ScreenHostCell)?.identity }
  }

  /// The identities that the data has where a cell is on the screen.
  var expectedIdentities: [String?] {
    (table.indexPathsForVisibleRows ?? []).map {
      adapter.contents.sections[$0.section].rows[$0.row].identity
    }
  }
}

extension IndexPath {
  /// The row with a number in the first section.
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
