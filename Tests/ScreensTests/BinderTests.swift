import Screens
import Testing

private struct Boat: Sendable {
  var name: String
  var crew = Crew()
  var hex0x1F = "lamp"
  var upperName: String { name.uppercased() }
  subscript(index: Int) -> String { "\(index)" }

  struct Crew: Sendable {
    var captain = "Ann"
  }
}

private struct Box<Value: Sendable>: Sendable {
  var label: String
  var value: Value
}

private final class BoatCell: ScreenCell<Boat> {
  var isMarked = false

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("name", \.name, .headline)
    binder.text("captain", \.crew.captain, .footnote, lines: 2)
    binder.text("summary", from: "name and mark", lines: 0) {
      "\($0.name)\(isMarked ? " ✓" : "")"
    }
    binder.text("caption", constant: "Boat", .caption2)
    binder.image("flag", \.hex0x1F, width: 20, height: 12.5)
    binder.button("hail", title: "Hail", .present("radio", query: "channel 16"))
    binder.onSelect(.push("boat", query: binder.model.name))
    binder.action("archive")
  }
}

private final class StateCell: ScreenCell<String> {
  override func bind(_ binder: inout Binder<String>) {
    binder.text("whole", \.self)
    if binder.state.contains(.selected) { binder.text("mark", constant: "✓") }
  }
}

private final class PlainCell: ScreenCell<Int> {}

private final class NamedCell: ScreenCell<Int> {
  override class var identifier: String { "number" }
  override class var height: CellHeight { .fixed(43.5) }
}

/// A cell whose binding stands in a closure.
private final class TestCell: ScreenCell<Boat> {
  var binding: (inout Binder<Boat>) -> Void = { _ in }

  override func bind(_ binder: inout Binder<Boat>) { binding(&binder) }
}

struct BinderTests {
  private func bound(_ binding: @escaping (inout Binder<Boat>) -> Void) -> BoundCell {
    Row(TestCell.self, Boat(name: "Tern"), identity: "tern") { cell, _ in cell.binding = binding }
      .bound()
  }

  @Test func `a cell shows its slots in the order of binding, with their sources`() {
    let cell = Row(BoatCell.self, Boat(name: "Tern"), identity: "tern") { cell, _ in
      cell.isMarked = true
    }.bound()
    #expect(
      cell.slots == [
        Slot(
          id: "name", content: .text("Tern", style: .headline, lines: 1),
          source: .field("Boat.name")),
        Slot(
          id: "captain", content: .text("Ann", style: .footnote, lines: 2),
          source: .field("Boat.crew.captain")),
        Slot(
          id: "summary", content: .text("Tern ✓", style: .body, lines: 0),
          source: .label("name and mark")),
        Slot(
          id: "caption", content: .text("Boat", style: .caption2, lines: 1), source: .constant),
        Slot(
          id: "flag", content: .image(name: "lamp", width: 20, height: 12.5),
          source: .field("Boat.hex0x1F")),
        Slot(id: "hail", content: .button(title: "Hail"), source: .constant),
      ])
    #expect(
      cell.actions == [
        Action(id: "hail", route: .present("radio", query: "channel 16")),
        Action(id: "select", route: .push("boat", query: "Tern")), Action(id: "archive"),
      ])
    #expect(cell.problems.isEmpty)
  }

  @Test func `a computed property has no name and is a problem`() {
    let cell = bound { binder in
      binder.text("name", \.upperName)
      binder.image("picture", \.[3], width: 1, height: 1)
    }
    #expect(
      cell.problems == [
        .unlabelledBinding(slot: "name"), .unlabelledBinding(slot: "picture"),
      ])
    #expect(cell.slots.map(\.source) == [.unknown, .unknown])
  }

  @Test func `a field of a generic model has its name`() {
    final class BoxCell: ScreenCell<Box<Int>> {
      override func bind(_ binder: inout Binder<Box<Int>>) { binder.text("label", \.label) }
    }
    let cell = Row(BoxCell.self, Box(label: "L", value: 1), identity: "b").bound()
    #expect(cell.problems.isEmpty)
    #expect(cell.slots.map(\.source) == [.field("Box<Int>.label")])
  }

  @Test func `a slot or an action that is bound twice is a problem, the first one stays`() {
    let cell = bound { binder in
      binder.text("name", constant: "first")
      binder.text("name", constant: "second")
      binder.onSelect(.push("a"))
      binder.onSelect(.push("b"))
      binder.button("name", title: "third")
    }
    #expect(cell.slots.map(\.content) == [.text("first", style: .body, lines: 1)])
    #expect(cell.actions == [Action(id: "select", route: .push("a")), Action(id: "name")])
    #expect(
      cell.problems == [.duplicateSlot("name"), .duplicateAction("select"), .duplicateSlot("name")])
  }

  @Test func `what the table does with a cell is an input of binding`() {
    let row = Row(StateCell.self, "text", identity: "t")
    #expect(row.bound().slots.map(\.id) == ["whole"])
    #expect(row.bound(state: .selected).slots.map(\.id) == ["whole", "mark"])
    #expect(row.bound(state: [.selected, .editing]).slots.map(\.id) == ["whole", "mark"])
    #expect(row.bound(state: .highlighted).slots.map(\.id) == ["whole"])
  }

  @Test func `a cell kind says its identifier and height without a cell`() {
    #expect(PlainCell.identifier == "PlainCell")
    #expect(PlainCell.height == .fitting(minimum: 44))
    #expect(!PlainCell.isStaticCell)
    #expect(PlainCell.cellHeight == nil)
    #expect(NamedCell.identifier == "number")
    #expect(NamedCell.isStaticCell)
    #expect(NamedCell.cellHeight == 43.5)
    let row = Row(NamedCell.self, 1, identity: "1")
    #expect(row.cellIdentifier == "number")
    #expect(row.height == .fixed(43.5))
    #expect(Row(NamedCell.self, 1, identity: "1", cellIdentifier: "x").cellIdentifier == "x")
    #expect(row.bound().slots.isEmpty)
  }
}
