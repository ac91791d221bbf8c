import Screens

/// The people that the contacts screen lists, and what they were searched for.
struct ContactList: Sendable {
  var contacts: [Contact]
  var searchText = ""
}

/// The model layer of the contacts screen: finds the people whose names hold a text.
struct ContactStore: ModelStore {
  var register: [Contact]
  var searchText = ""

  func load() async throws -> ContactList {
    let wanted = Array(searchText.lowercased().utf8)
    let found = register.filter { contact in
      wanted.isEmpty || Self.holds(Array(contact.fullName.lowercased().utf8), wanted)
    }
    return ContactList(contacts: found, searchText: searchText)
  }

  private static func holds(_ name: [UInt8], _ wanted: [UInt8]) -> Bool {
    name.indices.contains { name[$0...].starts(with: wanted) }
  }
}
