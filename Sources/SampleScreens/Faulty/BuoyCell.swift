import Screens

/// A buoy without a fault.
final class BuoyCell: ScreenCell<Buoy> {
  override class var height: CellHeight { .fixed(44) }

  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("name", \.name)
  }
}

/// Fault: shows a computed property through a key path, so nobody learns what the slot is made from.
final class UnlabelledBuoyCell: ScreenCell<Buoy> {
  override class var height: CellHeight { .fixed(44) }

  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("summary", \.summary)
  }
}

// excerpt: reuse-leak
/// Fault: remembers that a buoy lay in shallow water, and never forgets it.
final class ForgetlessBuoyCell: ScreenCell<Buoy> {
  private var warning = ""

  override class var height: CellHeight { .fixed(44) }

  override func bind(_ binder: inout Binder<Buoy>) {
    if binder.model.depth < 3 { warning = "Shallow" }
    let warning = warning
    binder.text("name", \.name)
    binder.text("warning", from: "depth", .footnote) { _ in warning }
  }
}
// end excerpt

/// Fault: says twice what a tap does.
final class TwiceTappedBuoyCell: ScreenCell<Buoy> {
  override class var height: CellHeight { .fixed(44) }

  override func bind(_ binder: inout Binder<Buoy>) {
    binder.text("name", \.name)
    binder.onSelect(.push("photos"))
    binder.onSelect(.push("contacts"))
  }
}
