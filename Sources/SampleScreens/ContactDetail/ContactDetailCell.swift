import Screens

/// The base cell of what a contact's screen says of the whole card.
class ContactDetailCell: ScreenCell<ContactCard> {}

/// Who it is.
final class ContactNameCell: ContactDetailCell {
  override func bind(_ binder: inout Binder<ContactCard>) {
    binder.image("portrait", from: "contact.id", width: 72, height: 72) {
      "portrait-\($0.contact.id)"
    }
    binder.text("name", from: "contact.fullName", .title2, lines: 0) { $0.contact.fullName }
    binder.text("role", \.contact.role, .subheadline, lines: 0)
    binder.color("role", "secondaryLabel")
    binder.accessibility("name", Accessibility(traits: [.header]))
  }
}

/// A remark as high as its text.
final class ContactNoteCell: ContactDetailCell {
  override func bind(_ binder: inout Binder<ContactCard>) {
    binder.text("note", \.note, lines: 0)
  }
}

/// A number; a tap calls it.
final class PhoneCell: ScreenCell<Phone> {
  override class var height: CellHeight { .fitting(minimum: 60) }

  override func bind(_ binder: inout Binder<Phone>) {
    binder.text("label", \.label, .footnote, lines: 0)
    binder.color("label", "secondaryLabel")
    binder.text("number", \.number, lines: 0)
    binder.accessibility(
      Accessibility(
        label: "\(binder.model.label), \(binder.model.number)", hint: "Calls the number"))
    binder.onSelect()
  }
}

/// A picture of the person's own; leads to it.
final class CardPhotoCell: ScreenCell<CardPhoto> {
  override class var layout: CellLayout { .basic }

  override func bind(_ binder: inout Binder<CardPhoto>) {
    binder.text("name", \.name, lines: 0)
    binder.accessory(.disclosureIndicator)
    binder.onSelect(.push("photo-detail", query: binder.model.id))
  }
}
