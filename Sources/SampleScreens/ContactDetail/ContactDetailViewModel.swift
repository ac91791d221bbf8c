import Screens

/// One person: rows that show the whole card, and rows for the lists in it.
final class ContactDetailViewModel: HarbourViewModel<ContactDetailScenario> {
  override class var title: String { "Contact" }
  override class var group: String? { HarbourGroup.people }
  override class var tableStyle: TableStyle { .insetGrouped }

  /// Sections without rows are left out.
  ///
  /// `rows` is written with its module, because a view model has a method of that name for lists that
  /// are already there.
  override func sections(for card: ContactCard) -> [Section] {
    let sections = [
      Section("name", of: card) { row(ContactNameCell.self) },
      Section("phones", of: card, header: "Telephone") {
        rows(PhoneCell.self, of: \.phones, id: \.id)
      },
      Section("photos", of: card, header: "Photos") {
        rows(CardPhotoCell.self, of: \.photos, id: \.id)
      },
      Section("note", of: card, header: "Note") {
        if !card.note.isEmpty { row(ContactNoteCell.self) }
      },
    ]
    return sections.filter { !$0.rows.isEmpty }
  }
}
