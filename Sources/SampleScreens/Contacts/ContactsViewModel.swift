import Screens

/// The people of the town by the first letter of their family names, in many scripts.
final class ContactsViewModel: HarbourViewModel<ContactsScenario> {
  private var searchText = ""

  override class var group: String? { HarbourGroup.people }

  /// Gets the people, and keeps what was searched for: an empty list has another reason then.
  override func load(_ scenario: ContactsScenario, in context: ScreenContext) async throws
    -> ContactList
  {
    let list = try await super.load(scenario, in: context)
    searchText = list.searchText
    return list
  }

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

  override func placeholder(for reason: Placeholder.Reason) -> Placeholder? {
    switch reason {
    case .empty where searchText.isEmpty:
      Placeholder(
        "Nobody here yet", message: "People you meet in the harbour appear here.",
        button: "Add a contact")
    case .empty:
      Placeholder("No match", message: "Nobody is called “\(searchText)”.")
    case .loading, .failed: super.placeholder(for: reason)
    }
  }
}
