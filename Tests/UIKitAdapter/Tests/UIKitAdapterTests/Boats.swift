import Screens

/// A boat in a harbour, with something for every kind of slot.
struct Boat: Sendable, Hashable, Identifiable {
  var id: String
  var name = "Gull"
  var isMoored = false
  var draught = 0.5
  var note = ""
  var picture = "photo-gull"

  init(_ id: String, name: String = "Gull") {
    self.id = id
    self.name = name
  }
}

/// A name that casts a shadow while a finger is on it.
final class BoatCell: ScreenCell<Boat> {
  override class var height: CellHeight { .fixed(64) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("name", \.name, .headline)
    if binder.state.contains(.highlighted) {
      binder.shadow("name", Shadow(color: "darkGray", x: 3, y: 3))
    }
    if binder.state.contains(.selected) { binder.accessory(.checkmark) }
    binder.onSelect(.push("boat", query: binder.model.id))
  }
}

/// Everything that a user can touch.
final class ControlsCell: ScreenCell<Boat> {
  override class var height: CellHeight { .fitting(minimum: 52) }

  override func bind(_ binder: inout Binder<Boat>) {
    binder.image("picture", \.picture, width: 48, height: 32)
    binder.toggle("moored", \.isMoored)
    binder.slider("draught", \.draught, in: 0...2)
    binder.textField("note", \.note, placeholder: "Note")
    binder.button("call", title: "Call", .present("radio"))
    binder.progress("loaded", \.draught)
    binder.accessory(.detailButton)
    binder.action("accessory", .push("boat-details"))
  }
}

/// Swipes at both edges.
final class SwipeCell: ScreenCell<Boat> {
  override func bind(_ binder: inout Binder<Boat>) {
    binder.text("name", \.name)
    binder.swipe(.leading, "star", title: "Star")
    binder.swipe(.trailing, "sink", title: "Sink", isDestructive: true, .push("wreck"))
    binder.swipe(.trailing, "tow", title: "Tow")
  }
}

/// Remembers that it was used; a bit of text that only some boats have.
final class NoteCell: ScreenCell<Boat> {
  override func bind(_ binder: inout Binder<Boat>) {
    if !binder.model.note.isEmpty {
      binder.attributedText("note", from: "note", .body) {
        [TextRun($0.note, isBold: true, color: "danger"), TextRun(" afloat")]
      }
      binder.accessibility(
        "note", Accessibility(label: "Warning", hint: "Read aloud", traits: [.header]))
      binder.shadow("note", Shadow(color: "black", x: 1, y: 1))
      binder.accessory(.disclosureIndicator)
      binder.accessibility(Accessibility(label: "A boat with a note", traits: [.link]))
    } else {
      binder.text("note", \.name, .body)
    }
  }
}

extension Row {
  static func boat(_ id: String, name: String = "Gull") -> Row {
    Row(BoatCell.self, Boat(id, name: name), identity: id)
  }
}

/// `a b c` as rows.
func boats(_ ids: String) -> [Row] { ids.split(separator: " ").map { .boat(String($0)) } }

/// `x: a b | y: c` as sections.
func sections(_ text: String) -> SectionedDataSource {
  SectionedDataSource(
    text.split(separator: "|").map { part in
      let halves = part.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let id = halves[0].filter { $0 != " " }
      return Section(id) { boats(halves.count > 1 ? halves[1] : "") }
    })
}
