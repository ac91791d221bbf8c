import Screens

/// The states of the contacts screen.
enum ContactsScenario: String, HarbourScenario {
  case loaded
  case search
  case rightToLeft = "right-to-left"
  case longNames = "long-names"
  case empty
  case searchNoMatch = "search-no-match"
  case failed
  case loading

  var store: any ModelStore<ContactList> {
    switch self {
    case .loaded, .loading: ContactStore(register: TownRegister.contacts)
    case .search: ContactStore(register: TownRegister.contacts, searchText: "han")
    case .rightToLeft:
      ContactStore(
        register: TownRegister.contacts(in: .hebrew) + TownRegister.contacts(in: .arabic))
    case .longNames: ContactStore(register: Self.peopleWithLongNames)
    case .empty: ContactStore(register: [])
    case .searchNoMatch: ContactStore(register: TownRegister.contacts, searchText: "zebra")
    case .failed: FixedStore<ContactList>(failing: HarbourError.offline)
    }
  }

  private static let peopleWithLongNames = [
    Contact(
      id: "long-2", givenName: "A", familyName: "B", script: .latin, role: "", phone: ""),
    Contact(
      id: "long-1", givenName: "Wilhelmina-Charlotte Friederike",
      familyName: "Freifrau von Seewetterberichtshausen zu Niederdeich", script: .latin,
      role: "Vorsitzende des Hafenbetriebsgesellschaftsverwaltungsrates",
      phone: "01632 960901"),
  ]
}
