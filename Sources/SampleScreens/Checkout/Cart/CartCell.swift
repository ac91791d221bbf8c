import Screens

/// The base cell of the rows about the cart as a whole.
class CartCell: ScreenCell<Cart> {}

/// What everything costs together.
final class CartTotalCell: CartCell {
  override class var height: CellHeight { .fitting(minimum: 52) }
  override class var layout: CellLayout {
    .horizontal(stacksAtAccessibilitySizes: true, ["label", .spacer, "total"])
  }

  override func bind(_ binder: inout Binder<Cart>) {
    binder.text("label", constant: "Total", .headline, lines: 0)
    binder.text("total", from: "sum of lines", .headline, lines: 0) { $0.total.text }
    binder.accessibility(Accessibility(label: "Total \(binder.model.total.text)"))
  }
}

// excerpt: route
/// Leads to the next screen and hands it the number of the order; neither screen knows the other.
final class CartCheckoutCell: CartCell {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Cart>) {
    binder.button("checkout", title: "Check out", .push("delivery", query: binder.model.order))
  }
}
// end excerpt
