import Screens

/// The states of the contact screen.
enum ContactDetailScenario: String, HarbourScenario {
  case loaded
  case nameOnly = "name-only"
  case rightToLeft = "right-to-left"
  case longNames = "long-names"
  case failed
  case loading

  var store: any ModelStore<ContactCard> {
    switch self {
    case .loaded, .loading: FixedStore(ContactCard.maeve)
    case .nameOnly: FixedStore(ContactCard.yuna)
    case .rightToLeft: FixedStore(ContactCard.layla)
    case .longNames: FixedStore(ContactCard.long)
    case .failed: FixedStore<ContactCard>(failing: HarbourError.notFound)
    }
  }
}

extension ContactCard {
  fileprivate static let maeve = ContactCard(
    contact: Contact(
      id: "latin-24", givenName: "Maeve", familyName: "Healy", script: .latin,
      role: "Ferry crew", phone: "01632 960023"),
    phones: [
      Phone(id: "ferry", label: "On the ferry", number: "01632 960023"),
      Phone(id: "night", label: "At night", number: "01632 960024"),
    ],
    photos: [
      CardPhoto(id: "photo-1", name: "Harbour at dusk"),
      CardPhoto(id: "photo-10", name: "First light"),
    ],
    note: "Has the keys to the rope store. On the first Monday of a month she is ashore.")

  fileprivate static let yuna = ContactCard(
    contact: Contact(
      id: "hangul-13", givenName: "유나", familyName: "황", script: .hangul, role: "Fish market",
      phone: ""),
    phones: [], photos: [], note: "")

  fileprivate static let layla = ContactCard(
    contact: Contact(
      id: "arabic-5", givenName: "ليلى", familyName: "الحداد", script: .arabic,
      role: "مصوّرة الميناء", phone: "01632 960106"),
    phones: [Phone(id: "office", label: "المكتب", number: "01632 960106")],
    photos: [CardPhoto(id: "photo-13", name: "غروب الشمس فوق المرفأ القديم")],
    note: "تلتقط صور القوارب كل مساء، وتعرف مواعيد المد والجزر عن ظهر قلب.")

  fileprivate static let long = ContactCard(
    contact: Contact(
      id: "long-1", givenName: "Wilhelmina-Charlotte Friederike",
      familyName: "Freifrau von Seewetterberichtshausen zu Niederdeich", script: .latin,
      role: "Vorsitzende des Hafenbetriebsgesellschaftsverwaltungsrates",
      phone: "01632 960901"),
    phones: [
      Phone(
        id: "office", label: "Verwaltungsratssitzungssaalvorzimmer", number: "01632 960901")
    ],
    photos: [], note: "")
}
