import Screens

/// The base cell of the confirmation.
class ConfirmationCell: ScreenCell<Confirmation> {}

/// What happens now: as high as its text.
final class ConfirmationMessageCell: ConfirmationCell {
  override func bind(_ binder: inout Binder<Confirmation>) {
    binder.image("mark", named: "checkmark.circle", width: 48, height: 48)
    binder.text("title", constant: "Thank you", .title1, lines: 0)
    binder.text("message", \.message, lines: 0)
    binder.text("order", from: "order", .footnote, lines: 0) { "Number: \($0.order)" }
    binder.color("order", "secondaryLabel")
  }
}

/// Who brings it; leads to the person.
final class ConfirmationSkipperCell: ConfirmationCell {
  override class var layout: CellLayout { .value1 }

  override func bind(_ binder: inout Binder<Confirmation>) {
    binder.text("label", constant: "On the evening round", lines: 0)
    binder.text("skipper", from: "skipper.name", lines: 0) { $0.skipper?.name ?? "" }
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("contact-detail", query: binder.model.skipper?.id))
  }
}

/// What was paid, and a way to keep it.
final class ConfirmationReceiptCell: ConfirmationCell {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Confirmation>) {
    binder.text("receipt", \.receipt, .subheadline, lines: 0)
    binder.button("send", title: "Send the receipt")
  }
}
