import Screens
import Testing
import UIKit

@MainActor
struct EditingTests {
  private func stage(_ ids: String) throws -> Stage {
    var source = ArrayDataSource<Boat, BoatCell>(
      items: ids.split(separator: " ").map { Boat(String($0)) })
    source.isEditable = true
    return try Stage(source)
  }

  private func identities(_ stage: Stage) -> [[String]] { stage.adapter.contents.identities }

  @Test func `a swipe to delete goes through the data source and the row goes`() throws {
    let stage = try stage("a b c")
    #expect(stage.table.fingerSwipes(.row(1), .trailing) == ["Delete"])
    #expect(stage.table.fingerSwipes(.row(1), .trailing, pressing: "Delete") == true)
    #expect(identities(stage) == [["a", "c"]])
    #expect(stage.adapter.dataSource.rowCounts == [2])
    #expect(stage.shownIdentities == ["a", "c"])
    #expect(stage.table.stubLog.suffix(2) == ["batch", "deleteRows 0-1"])
    #expect(stage.edits == [.delete(RowPath(row: 1))])
    #expect(stage.table.stubViolations == [])
  }

  @Test func `rows that nobody may edit have neither sign nor handle`() throws {
    let stage = try Stage(boats("a"))
    let adapter = stage.adapter
    #expect(!adapter.tableView(stage.table, canEditRowAt: .row(0)))
    #expect(!adapter.tableView(stage.table, canMoveRowAt: .row(0)))
    #expect(adapter.tableView(stage.table, editingStyleForRowAt: .row(0)) == .none)
    #expect(!adapter.tableView(stage.table, shouldIndentWhileEditingRowAt: .row(0)))
  }

  @Test func `a row that only moves has a handle and no sign to delete it`() throws {
    let stage = try Stage([Row.boat("a").editable(deletable: false, movable: true)])
    let adapter = stage.adapter
    #expect(adapter.tableView(stage.table, canEditRowAt: .row(0)))
    #expect(adapter.tableView(stage.table, canMoveRowAt: .row(0)))
    #expect(adapter.tableView(stage.table, editingStyleForRowAt: .row(0)) == .none)
    #expect(stage.table.fingerSwipes(.row(0), .trailing) == [])
  }

  @Test func `a drag moves the row in the data without a second move in the table`() throws {
    let stage = try stage("a b c d")
    stage.adapter.setEditing(true, animated: false)
    stage.table.fingerTaps(at: .row(0))
    let before = stage.table.stubLog
    #expect(stage.table.fingerDrags(.row(0), to: .row(2)) == .row(2))
    #expect(identities(stage) == [["b", "c", "a", "d"]])
    #expect(stage.shownIdentities == ["b", "c", "a", "d"])
    #expect(stage.table.stubLog == before)
    #expect(stage.edits == [.move(from: RowPath(row: 0), to: RowPath(row: 2))])
    #expect(stage.adapter.state(of: "a") == [.selected, .editing])
    #expect(stage.table.stubViolations == [])
  }

  @Test func `a drag to where the data source refuses the row ends where it began`() throws {
    let movable = SectionedDataSource([
      Section("x") { Row.boat("a").editable(movable: true) }
    ])
    let stage = try Stage(
      ComposedDataSource([movable, SectionedDataSource([Section("y") { boats("b") }])]))
    stage.adapter.setEditing(true, animated: false)
    let other = IndexPath(row: 0, section: 1)
    #expect(stage.table.fingerDrags(.row(0), to: other) == .row(0))
    #expect(identities(stage) == [["a"], ["b"]])
    #expect(stage.errors == [])
  }

  @Test(.timeLimit(.minutes(1)))
  func `a move that the data source refuses after all is an error and is taken back`()
    async throws
  {
    let stage = try Stage(boats("a b"))
    stage.adapter.tableView(stage.table, moveRowAt: .row(0), to: .row(1))
    #expect(stage.errors == [.screen(.notEditable("the row “a”"))])
    #expect(identities(stage) == [["a", "b"]])
    let before = stage.table.stubLog.count
    while stage.table.stubLog.count == before { await Task.yield() }
    #expect(stage.table.stubLog.last == "reloadData")
  }

  @Test(.timeLimit(.minutes(1)))
  func `what else a data source changes with a move follows when the drag is over`()
    async throws
  {
    /// Rows that show their own place.
    struct Numbered: TableDataSource {
      var ids: [String]
      var numberOfSections: Int { 1 }
      func numberOfRows(inSection section: Int) -> Int { ids.count }
      func row(at path: RowPath) throws(ScreenError) -> Row {
        Row.boat(ids[path.row], name: "\(path.row + 1)").editable(movable: true)
      }
      func section(at index: Int) throws(ScreenError) -> Section { Section("only") {} }
      func applying(_ edit: TableEdit) throws(ScreenError) -> any TableDataSource {
        guard case .move(let from, let to) = edit else { throw .notEditable("this") }
        var result = self
        result.ids.insert(result.ids.remove(at: from.row), at: to.row)
        return result
      }
    }
    let stage = try Stage(Numbered(ids: ["a", "b"]))
    stage.adapter.setEditing(true, animated: false)
    #expect(stage.table.fingerDrags(.row(0), to: .row(1)) == .row(1))
    while stage.table.stubLog.last != "reconfigureRows 0-0 0-1" { await Task.yield() }
    #expect((stage.view("name", row: 0) as UILabel?)?.text == "1")
    #expect((stage.view("name", row: 1) as UILabel?)?.text == "2")
    #expect(stage.table.stubViolations == [])
  }

  @Test func `cells are bound again as editing starts and ends`() throws {
    final class EditCell: ScreenCell<Boat> {
      override func bind(_ binder: inout Binder<Boat>) {
        binder.text("name", constant: binder.state.contains(.editing) ? "editing" : "reading")
      }
    }
    let stage = try Stage([Row(EditCell.self, Boat("a"), identity: "a")])
    let label: UILabel = try #require(stage.view("name"))
    stage.adapter.setEditing(true, animated: false)
    #expect(label.text == "editing")
    #expect(stage.table.isEditing)
    stage.adapter.setEditing(false, animated: false)
    #expect(label.text == "reading")
  }

  @Test func `an edit from code that is not allowed throws and changes nothing`() throws {
    let stage = try Stage(boats("a"))
    #expect(throws: ScreenError.notEditable("the row “a”")) {
      try stage.adapter.commit(.delete(RowPath()))
    }
    #expect(identities(stage) == [["a"]])
    #expect(stage.edits == [])
  }
}
