import Screens

/// The states of the delivery screen.
enum DeliveryScenario: String, HarbourScenario {
  case loaded
  case newAddress = "new-address"
  case rightToLeft = "right-to-left"
  case longNames = "long-names"
  case failed
  case loading

  var store: any ModelStore<Delivery> {
    switch self {
    case .loaded, .loading: FixedStore(Delivery.quay)
    case .newAddress:
      FixedStore(
        Delivery(
          order: "order-1042", name: "", street: "", town: "", ways: Delivery.ways(chosen: nil)))
    case .rightToLeft:
      FixedStore(
        Delivery(
          order: "order-1042", name: "ليلى الحداد", street: "شارع المرفأ القديم ٧",
          town: "بلدة الميناء", ways: Delivery.ways(chosen: "boat")))
    case .longNames:
      FixedStore(
        Delivery(
          order: "order-1043",
          name: "Wilhelmina-Charlotte Friederike Freifrau von Seewetterberichtshausen",
          street:
            "Donaudampfschifffahrtsgesellschaftskapitänsgasse 128, Hinterhaus, 4. Stock links",
          town: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
          ways: Delivery.ways(chosen: "desk")))
    case .failed: FixedStore<Delivery>(failing: HarbourError.offline)
    }
  }
}

extension Delivery {
  fileprivate static let quay = Delivery(
    order: "order-1042", name: "Håkon Hansen", street: "7 Rope Walk", town: "Harbour",
    ways: ways(chosen: "boat"))

  fileprivate static func ways(chosen: String?) -> [DeliveryWay] {
    [
      DeliveryWay(
        id: "boat", name: "To the boat", detail: "Today with the evening round",
        price: Money(pence: 350), isChosen: chosen == "boat"),
      DeliveryWay(
        id: "desk", name: "Harbour office", detail: "From tomorrow, bring your order number",
        price: Money(pence: 0), isChosen: chosen == "desk"),
    ]
  }
}
