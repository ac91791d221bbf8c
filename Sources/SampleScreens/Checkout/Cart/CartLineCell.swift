import Screens

/// An article in the cart.
final class CartLineCell: ScreenCell<CartLine> {
  override class var height: CellHeight { .fitting(minimum: 64) }
  override class var layout: CellLayout {
    .horizontal(
      spacing: 12, stacksAtAccessibilitySizes: true,
      [
        "picture",
        .vertical(
          spacing: 2,
          [
            "name", "count",
            .horizontal(spacing: 12, [.slot("fewer", width: 44), .slot("more", width: 44)]),
          ]),
        .spacer, "price",
      ])
  }

  override func bind(_ binder: inout Binder<CartLine>) {
    binder.image("picture", \.imageName, width: 48, height: 48)
    binder.text("name", \.name, .headline, lines: 0)
    binder.text("count", from: "count, unitPrice", .subheadline, lines: 0) {
      "\($0.count) × \($0.unitPrice.text)"
    }
    binder.color("count", "secondaryLabel")
    binder.text("price", from: "count × unitPrice", lines: 0) { $0.price.text }
    // In editing mode the number can be changed; otherwise a swipe takes the article out.
    if binder.state.contains(.editing) {
      binder.button("fewer", title: "−")
      binder.accessibility("fewer", Accessibility(label: "One fewer"))
      binder.button("more", title: "+")
      binder.accessibility("more", Accessibility(label: "One more"))
    } else {
      binder.swipe(.trailing, "remove", title: "Remove", isDestructive: true)
      binder.swipe(.leading, "later", title: "Keep for later")
    }
  }
}
