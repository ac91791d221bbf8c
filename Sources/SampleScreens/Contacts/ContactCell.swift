import Screens

/// A person with the family name in bold.
final class ContactCell: ScreenCell<Contact> {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Contact>) {
    binder.attributedText("name", from: "givenName, familyName", .body, lines: 0) { contact in
      contact.nameRuns.map { TextRun($0.text, isBold: $0.isFamilyName) }
    }
    binder.text("role", \.role, .subheadline, lines: 0)
    binder.color("role", "secondaryLabel")
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("contact-detail", query: binder.model.id))
  }
}
