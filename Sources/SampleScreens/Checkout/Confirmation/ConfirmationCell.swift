import Screens

/// The base cell of the confirmation.
class ConfirmationCell: ScreenCell<Confirmation> {}

/// What happens now: as high as its text.
final class ConfirmationMessageCell: ConfirmationCell {
  override func bind(_ binder: inout Binder<Confirmation>) {
    binder.image("mark", named: "checkmark.circle", width: 48, height: 48)
    binder.text("title", constant: "Thank you", .title1)
    binder.text("message", \.message, lines: 0)
    binder.text("order", from: "order", .footnote) { "Number: \($0.order)" }
  }
}

/// Who brings it; leads to the person.
final class ConfirmationSkipperCell: ConfirmationCell {
  override class var height: CellHeight { .fixed(44) }

  override func bind(_ binder: inout Binder<Confirmation>) {
    binder.text("label", constant: "On the evening round")
    binder.text("skipper", from: "skipper.name") { $0.skipper?.name ?? "" }
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("contact-detail", query: binder.model.skipper?.id))
  }
}

/// What was paid, and a way to keep it.
final class ConfirmationReceiptCell: ConfirmationCell {
  override class var height: CellHeight { .fixed(60) }

  override func bind(_ binder: inout Binder<Confirmation>) {
    binder.text("receipt", \.receipt, .subheadline)
    binder.button("send", title: "Send the receipt")
  }
}
