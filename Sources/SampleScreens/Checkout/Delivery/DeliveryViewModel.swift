import Screens

/// The second screen of the checkout: an address to fill in and a way to choose.
final class DeliveryViewModel: HarbourViewModel<DeliveryScenario> {
  override class var group: String? { HarbourGroup.checkout }
  override class var tableStyle: TableStyle { .insetGrouped }

  override func sections(for delivery: Delivery) -> [Section] {
    [
      Section("address", of: delivery, header: "Address") {
        row(DeliveryNameCell.self, identity: "name")
        row(DeliveryStreetCell.self, identity: "street")
        row(DeliveryTownCell.self, identity: "town")
      },
      Section("ways", header: "Delivery", footer: "The evening round starts at half past six.") {
        rows(DeliveryWayCell.self, of: delivery.ways) { $0.id }
      },
      Section("continue", of: delivery) {
        row(DeliveryContinueCell.self, identity: "continue")
      },
    ]
  }
}
