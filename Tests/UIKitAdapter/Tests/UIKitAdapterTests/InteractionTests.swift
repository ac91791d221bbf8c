import Screens
import Testing
import UIKit

@MainActor
struct InteractionTests {
  @Test func `a tap sends the row's action with its route to the one sink`() throws {
    let stage = try Stage(boats("a b"))
    stage.table.fingerTaps(at: .row(1))
    #expect(
      stage.events == [
        CellEvent(action: "select", row: "b", route: .push("boat", query: "b"))
      ])
  }

  @Test func `a finger on a row binds it again, and the shadow goes with the finger`() throws {
    let stage = try Stage(boats("a"))
    let label: UILabel = try #require(stage.view("name"))
    #expect(label.shadowColor == nil)
    stage.table.fingerGoesDown(at: .row(0))
    #expect(label.shadowColor === UIColor.darkGray)
    #expect(label.shadowOffset == CGSize(width: 3, height: 3))
    stage.table.fingerSlidesAway(from: .row(0))
    #expect(label.shadowColor == nil)
    #expect(label.shadowOffset == CGSize(width: 0, height: -1))
    #expect(stage.view("name") === label)
    #expect(stage.events == [])
  }

  @Test func `the choice shows in the cell and moves with the next tap`() throws {
    let stage = try Stage(boats("a b"))
    stage.table.fingerTaps(at: .row(0))
    #expect(stage.cell(0)?.accessoryType == .checkmark)
    stage.table.fingerTaps(at: .row(1))
    #expect(stage.cell(0)?.accessoryType == UITableViewCell.AccessoryType.none)
    #expect(stage.adapter.state(of: "a") == [])
    #expect(stage.adapter.state(of: "b") == .selected)
  }

  @Test func `giving up all choices reaches the table and the cells`() throws {
    let stage = try Stage(boats("a b"))
    stage.table.fingerTaps(at: .row(0))
    stage.adapter.deselectAll(animated: false)
    #expect(stage.table.indexPathsForSelectedRows == nil)
    #expect(stage.cell(0)?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test func `a disabled row does not react, nor do its controls`() throws {
    let stage = try Stage([.boat("a"), Row(ControlsCell.self, Boat("b"), identity: "b")])
    stage.adapter.setState(.disabled, of: "a")
    stage.adapter.setState(.disabled, of: "b")
    #expect(!stage.table.fingerGoesDown(at: .row(0)))
    #expect(stage.adapter.tableView(stage.table, willSelectRowAt: .row(0)) == nil)
    #expect(stage.cell(0)?.accessibilityTraits.contains(.notEnabled) == true)
    let button: UIButton = try #require(stage.view("call", row: 1))
    #expect(!button.isEnabled)
    button.sendActions(for: .touchUpInside)
    #expect(stage.events == [])
    stage.adapter.setState([], of: "b")
    #expect(button.isEnabled)
  }

  @Test func `a row that is set to be selected is selected in the table too`() throws {
    let stage = try Stage(boats("a b"))
    stage.adapter.setState(.selected, of: "b")
    #expect(stage.table.indexPathsForSelectedRows == [.row(1)])
    stage.adapter.setState([], of: "b")
    #expect(stage.table.indexPathsForSelectedRows == nil)
  }

  @Test func `a switch sends its new value`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    let toggle: UISwitch = try #require(stage.view("moored"))
    toggle.isOn = true
    toggle.sendActions(for: .valueChanged)
    #expect(stage.events == [CellEvent(action: "moored", row: "a", value: .bool(true))])
  }

  @Test func `slider, field and button send what they were set to`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    let slider: UISlider = try #require(stage.view("draught"))
    #expect(slider.maximumValue == 2)
    slider.value = 1.5
    slider.sendActions(for: .valueChanged)
    let field: UITextField = try #require(stage.view("note"))
    field.text = "leaks"
    field.sendActions(for: .editingChanged)
    let button: UIButton = try #require(stage.view("call"))
    button.sendActions(for: .touchUpInside)
    #expect(
      stage.events == [
        CellEvent(action: "draught", row: "a", value: .number(1.5)),
        CellEvent(action: "note", row: "a", value: .text("leaks")),
        CellEvent(action: "call", row: "a", route: .present("radio")),
      ])
  }

  @Test func `an event is sent once however often the cell was bound`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    stage.table.fingerGoesDown(at: .row(0))
    stage.table.fingerSlidesAway(from: .row(0))
    let toggle: UISwitch = try #require(stage.view("moored"))
    toggle.sendActions(for: .valueChanged)
    #expect(stage.events.count == 1)
  }

  @Test func `a button in the accessory sends the action that the cell declares`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a"), .boat("b")])
    #expect(stage.cell(0)?.accessoryType == .detailButton)
    stage.table.fingerTapsAccessory(at: .row(0))
    stage.table.fingerTapsAccessory(at: .row(1))
    #expect(
      stage.events == [CellEvent(action: "accessory", row: "a", route: .push("boat-details"))])
  }

  @Test func `what a user is typing stays while the row is bound again`() throws {
    let stage = try Stage([Row(ControlsCell.self, Boat("a"), identity: "a")])
    let field: UITextField = try #require(stage.view("note"))
    field.becomeFirstResponder()
    field.text = "half a wo"
    stage.adapter.setState(.selected, of: "a")
    #expect(field.text == "half a wo")
    field.resignFirstResponder()
    stage.adapter.setState([], of: "a")
    #expect(field.text == "")
  }

  @Test func `swipes show the cell's actions at their edges`() throws {
    let stage = try Stage([Row(SwipeCell.self, Boat("a"), identity: "a"), .boat("b")])
    #expect(stage.table.fingerSwipes(.row(0), .leading) == ["Star"])
    #expect(stage.table.fingerSwipes(.row(0), .trailing) == ["Sink", "Tow"])
    #expect(stage.table.fingerSwipes(.row(1), .leading) == [])
    #expect(stage.table.fingerSwipes(.row(1), .trailing) == [])
    let trailing = stage.adapter.tableView(
      stage.table, trailingSwipeActionsConfigurationForRowAt: .row(0))
    #expect(trailing?.actions.map(\.style) == [.destructive, .normal])
  }

  @Test func `an action behind a swipe is sent by the row's identity`() throws {
    let stage = try Stage([Row(SwipeCell.self, Boat("a"), identity: "a")])
    #expect(stage.table.fingerSwipes(.row(0), .trailing, pressing: "Sink") == true)
    #expect(stage.events == [CellEvent(action: "sink", row: "a", route: .push("wreck"))])
  }

  @Test func `an action behind a swipe of a row that has gone is not performed`() throws {
    let stage = try Stage([Row(SwipeCell.self, Boat("a"), identity: "a"), .boat("b")])
    let configuration = stage.adapter.tableView(
      stage.table, trailingSwipeActionsConfigurationForRowAt: .row(0))
    try stage.adapter.update(to: SectionedDataSource([Section("only") { boats("b") }]))
    let action = try #require(configuration?.actions.first)
    var performed: Bool?
    action.handler(action, UIView()) { performed = $0 }
    #expect(performed == false)
    #expect(stage.events == [])
  }
}
