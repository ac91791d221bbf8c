/// Where and how an order goes.
struct Delivery: Sendable {
  var order: String
  var name: String
  var street: String
  var town: String
  var ways: [DeliveryWay]
}

/// A way in which an order can go.
struct DeliveryWay: Identifiable, Sendable {
  var id: String
  var name: String
  var detail: String
  var price: Money
  var isChosen: Bool
}
