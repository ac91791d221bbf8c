import Screens

/// The states of the cart.
enum CartScenario: String, HarbourScenario {
  case loaded
  case editing
  case longNames = "long-names"
  case empty
  case failed
  case loading

  var store: any ModelStore<Cart> {
    switch self {
    case .loaded, .editing, .loading: FixedStore(Cart.chandlery)
    case .longNames: FixedStore(Cart.longNames)
    case .empty: FixedStore(Cart(order: "order-1042", lines: []))
    case .failed: FixedStore<Cart>(failing: HarbourError.offline)
    }
  }
}

extension Cart {
  fileprivate static let chandlery = Cart(
    order: "order-1042",
    lines: [
      CartLine(
        id: "rope-12", name: "Mooring rope, 12 mm", imageName: "rope", count: 2,
        unitPrice: Money(pence: 2_450)),
      CartLine(
        id: "lantern", name: "Storm lantern", imageName: "lantern", count: 1,
        unitPrice: Money(pence: 3_905)),
      CartLine(
        id: "tide-table", name: "Tide table 2015", imageName: "tide-table", count: 1,
        unitPrice: Money(pence: 600)),
    ])

  fileprivate static let longNames = Cart(
    order: "order-1043",
    lines: [
      CartLine(
        id: "shackle",
        name: "Rostfreier Schäkel mit selbstsicherndem Unverlierbarkeitsbolzen, 10 mm, 12 Stück",
        imageName: "shackle", count: 144, unitPrice: Money(pence: 123_456)),
      CartLine(
        id: "sticker", name: "Sticker", imageName: "sticker", count: 1,
        unitPrice: Money(pence: 5)),
    ])
}
