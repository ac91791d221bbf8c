import Screens

/// The base cell of the rows about the payment as a whole.
class PaymentCell: ScreenCell<Payment> {}

/// Why the last attempt failed: as high as the reason.
final class PaymentRefusalCell: PaymentCell {
  override func bind(_ binder: inout Binder<Payment>) {
    binder.text("refusal", \.refusal, .callout, lines: 0)
  }
}

/// Who pays, or a way to say so.
final class PaymentAccountCell: PaymentCell {
  override class var height: CellHeight { .fitting(minimum: 52) }

  override func bind(_ binder: inout Binder<Payment>) {
    binder.text("account", from: "account", lines: 0) { $0.account ?? "You are not signed in." }
    if binder.model.account == nil {
      binder.button("sign-in", title: "Sign in", .present("login", query: binder.model.order))
    }
  }
}

/// Pays, and leads on to the confirmation of the same order.
final class PaymentPayCell: PaymentCell {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Payment>) {
    let route = Route.push("confirmation", query: binder.model.order)
    binder.button("pay", from: "amount", route) { "Pay \($0.amount.text)" }
  }
}

/// A way to pay; the chosen one has a mark.
final class PaymentMethodCell: ScreenCell<PaymentMethod> {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<PaymentMethod>) {
    binder.text("name", \.name, .headline, lines: 0)
    binder.text("detail", \.detail, .subheadline, lines: 0)
    binder.color("detail", "secondaryLabel")
    binder.accessory(binder.model.isChosen ? .checkmark : .none)
    binder.accessibility(Accessibility(traits: binder.model.isChosen ? [.selected] : []))
    binder.onSelect()
  }
}
