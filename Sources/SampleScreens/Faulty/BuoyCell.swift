import Screens

/// A buoy without a fault.
final class BuoyCell: ScreenCell<Buoy> {
  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("name", \.name, lines: 0)
  }
}

/// Fault: shows a computed property through a key path, so nobody learns what the slot is made from.
final class UnlabelledBuoyCell: ScreenCell<Buoy> {
  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("summary", \.summary, lines: 0)
  }
}

// excerpt: reuse-leak
/// Fault: remembers that a buoy lay in shallow water, and never forgets it.
final class ForgetlessBuoyCell: ScreenCell<Buoy> {
  private var warning = ""

  override func bind(_ binder: inout Binder<Buoy>) {
    if binder.model.depth < 3 { warning = "Shallow" }
    let warning = warning
    binder.text("name", \.name, lines: 0)
    binder.text("warning", from: "depth", .footnote, lines: 0) { _ in warning }
  }
}
// end excerpt

/// Fault: says twice what a tap does.
final class TwiceTappedBuoyCell: ScreenCell<Buoy> {
  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("name", \.name, lines: 0)
    binder.onSelect(.push("photos"))
    binder.onSelect(.push("contacts"))
  }
}

// excerpt: clipping
/// Fault: the height is right for the usual text size only.
final class CrampedBuoyCell: ScreenCell<Buoy> {
  override class var height: CellHeight { .fixed(60) }

  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("name", \.name, .headline, lines: 0)
    binder.text("kind", from: "kind", .footnote, lines: 0) { _ in "Lateral" }
  }
}
// end excerpt

/// Fault: a remark has one line, whatever it says.
final class CurtBuoyCell: ScreenCell<Buoy> {
  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("remark", from: "depth") {
      "The buoy \($0.name) lies in \($0.depth) metres of water at the lowest tide of the year."
    }
  }
}

/// Fault: a button that only a pencil hits.
final class TinyButtonBuoyCell: ScreenCell<Buoy> {
  override class var layout: CellLayout {
    .horizontal(["name", .spacer, .slot("light", width: 28)])
  }

  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("name", \.name, lines: 0)
    binder.button("light", title: "☀")
  }
}

/// Fault: the label has room for the English word alone.
final class NarrowLabelBuoyCell: ScreenCell<Buoy> {
  override class var layout: CellLayout {
    .horizontal([.slot("label", width: 150), .spacer, "name"])
  }

  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("label", constant: "Position")
    binder.text("name", \.name, lines: 0)
  }
}
