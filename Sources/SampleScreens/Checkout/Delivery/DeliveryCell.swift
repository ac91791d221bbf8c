import Screens

/// The base cell of the rows about the delivery as a whole.
class DeliveryCell: ScreenCell<Delivery> {
  override class var height: CellHeight { .scaled(44) }
}

final class DeliveryNameCell: DeliveryCell {
  override func bind(_ binder: inout Binder<Delivery>) {
    binder.textField("name", \.name, placeholder: "Name")
  }
}

final class DeliveryStreetCell: DeliveryCell {
  override func bind(_ binder: inout Binder<Delivery>) {
    binder.textField("street", \.street, placeholder: "Street or berth")
  }
}

final class DeliveryTownCell: DeliveryCell {
  override func bind(_ binder: inout Binder<Delivery>) {
    binder.textField("town", \.town, placeholder: "Town")
  }
}

/// Leads on to the payment of the same order.
final class DeliveryContinueCell: DeliveryCell {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Delivery>) {
    binder.button("continue", title: "Continue", .push("payment", query: binder.model.order))
  }
}

/// A way of delivery; the chosen one has a mark.
final class DeliveryWayCell: ScreenCell<DeliveryWay> {
  override class var layout: CellLayout {
    .horizontal(
      spacing: 12, stacksAtAccessibilitySizes: true,
      [.vertical(["name", "detail"]), .spacer, "price"])
  }

  override func bind(_ binder: inout Binder<DeliveryWay>) {
    binder.text("name", \.name, .headline, lines: 0)
    binder.text("detail", \.detail, .subheadline, lines: 0)
    binder.color("detail", "secondaryLabel")
    binder.text("price", from: "price") { $0.price.pence == 0 ? "Free" : $0.price.text }
    binder.accessory(binder.model.isChosen ? .checkmark : .none)
    binder.accessibility(Accessibility(traits: binder.model.isChosen ? [.selected] : []))
    binder.onSelect()
  }
}
