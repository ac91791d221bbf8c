import Screens

/// A programme with its time; the one that is on air is marked.
final class BroadcastCell: ScreenCell<Broadcast> {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override class var layout: CellLayout {
    .horizontal(
      spacing: 12, stacksAtAccessibilitySizes: true,
      ["time", .vertical(["name", "host"]), .spacer])
  }

  override func bind(_ binder: inout Binder<Broadcast>) {
    binder.text("time", \.time, .headline, lines: 0)
    binder.text("name", \.name, lines: 0)
    binder.text("host", \.host, .footnote, lines: 0)
    binder.color("host", "secondaryLabel")
    if binder.state.contains(.selected) { binder.accessory(.checkmark) }
    binder.onSelect(.push("programme", query: binder.model.name))
  }
}
