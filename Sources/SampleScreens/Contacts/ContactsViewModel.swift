import Screens

/// The people of the town by the first letter of their family names, in many scripts.
final class ContactsViewModel: HarbourViewModel<ContactsScenario> {
  override class var group: String? { HarbourGroup.people }

  // excerpt: sectioned-source
  /// A section a letter, with its title in the index.
  override func dataSource(for list: ContactList) -> any TableDataSource {
    let sections = ContactGroup.groups(of: list.contacts).map { group in
      Section(
        group.id, header: group.header, footer: group.footer, indexTitle: group.letter
      ) {
        rows(ContactCell.self, of: group.contacts) { $0.id }
      }
    }
    return SectionedDataSource(sections)
  }
  // end excerpt

  /// An empty list has another reason after a search.
  override func placeholder(for state: ScreenState<ContactList>) -> Placeholder? {
    switch state {
    case .empty(let list) where list.searchText.isEmpty:
      Placeholder(
        "Nobody here yet", message: "People you meet in the harbour appear here.",
        button: "Add a contact")
    case .empty(let list):
      Placeholder("No match", message: "Nobody is called “\(list.searchText)”.")
    default: super.placeholder(for: state)
    }
  }
}
