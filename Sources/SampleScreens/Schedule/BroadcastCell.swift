import Screens

/// A programme with its time; the one that is on air is marked.
final class BroadcastCell: ScreenCell<Broadcast> {
  override class var height: CellHeight { .fixed(60) }

  override func bind(_ binder: inout Binder<Broadcast>) {
    binder.text("time", \.time, .headline)
    binder.text("name", \.name)
    binder.text("host", \.host, .footnote)
    if binder.state.contains(.selected) { binder.accessory(.checkmark) }
    binder.onSelect(.push("programme", query: binder.model.name))
  }
}
