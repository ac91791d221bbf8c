import Screens
import Testing
import UIKit

@MainActor
struct AskingTests {
  @Test func `the table gets sections, rows and the text of every cell`() throws {
    let stage = try Stage(sections("x: a b | y: c"))
    #expect(stage.table.numberOfSections == 2)
    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    #expect(stage.table.numberOfRows(inSection: 1) == 1)
    #expect(stage.shownIdentities == ["a", "b", "c"])
    let label: UILabel? = stage.view("name", row: 0, section: 1)
    #expect(label?.text == "Gull")
    #expect(label?.font.stubStyle == .headline)
    #expect(stage.table.stubViolations == [])
    #expect(stage.errors == [])
  }

  @Test func `sections have the titles of the data source`() throws {
    let stage = try Stage(
      SectionedDataSource([
        Section("x", header: "Sail", footer: "Two masts") { boats("a") },
        Section("y") { boats("b") },
      ]))
    let adapter = stage.adapter
    #expect(adapter.tableView(stage.table, titleForHeaderInSection: 0) == "Sail")
    #expect(adapter.tableView(stage.table, titleForFooterInSection: 0) == "Two masts")
    #expect(adapter.tableView(stage.table, titleForHeaderInSection: 1) == nil)
    #expect(adapter.tableView(stage.table, titleForHeaderInSection: 7) == nil)
  }

  @Test func `an entry of the index leads to its own section, past those without one`() throws {
    let stage = try Stage(
      SectionedDataSource([
        Section("a", indexTitle: "A") { boats("a") },
        Section("none") { boats("b") },
        Section("c", indexTitle: "C") { boats("c") },
      ]))
    #expect(stage.table.stubIndexTitles == ["A", "C"])
    #expect(stage.table.fingerTapsIndex(at: 0) == 0)
    #expect(stage.table.fingerTapsIndex(at: 1) == 2)
  }

  @Test func `a screen without index titles has no index`() throws {
    let stage = try Stage(boats("a"))
    #expect(stage.adapter.sectionIndexTitles(for: stage.table) == nil)
  }

  @Test func `fixed rows have their number and fitting rows measure themselves`() throws {
    let stage = try Stage([
      .boat("a"), Row(ControlsCell.self, Boat("b"), identity: "b"),
    ])
    let adapter = stage.adapter
    #expect(adapter.tableView(stage.table, heightForRowAt: .row(0)) == 64)
    #expect(
      adapter.tableView(stage.table, heightForRowAt: .row(1)) == UITableView.automaticDimension)
    #expect(adapter.tableView(stage.table, estimatedHeightForRowAt: .row(0)) == 64)
    #expect(adapter.tableView(stage.table, estimatedHeightForRowAt: .row(1)) == 52)
  }

  @Test func `a fitting row that was shown is estimated at the height that it had`() throws {
    let rows = (0..<20).map { Row(ControlsCell.self, Boat("\($0)"), identity: "\($0)") }
    let stage = try Stage(rows)
    stage.table.fingerScrolls(to: 800)
    #expect(stage.adapter.tableView(stage.table, estimatedHeightForRowAt: .row(0)) == 80)
    stage.adapter.didReceiveMemoryWarning()
    #expect(stage.adapter.tableView(stage.table, estimatedHeightForRowAt: .row(0)) == 52)
  }

  @Test func `rows tell when they come onto the screen and when they leave it`() throws {
    let stage = try Stage((0..<20).map { .boat("\($0)") })
    var log: [String] = []
    stage.adapter.willDisplay = { log.append("+\($0)") }
    stage.adapter.didEndDisplaying = { log.append("-\($0)") }
    stage.table.fingerScrolls(to: 64)
    #expect(log == ["-0", "+7"])
  }

  @Test func `a position that does not exist gets an error cell and an error`() throws {
    let stage = try Stage(boats("a"))
    let cell = stage.adapter.tableView(stage.table, cellForRowAt: .row(5))
    #expect((cell as? ScreenHostCell)?.view(forSlot: "error") is UILabel)
    #expect(stage.errors == [.screen(.outOfRange(RowPath(row: 5), rows: [1]))])
  }
}
