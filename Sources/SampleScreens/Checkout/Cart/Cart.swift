/// What somebody is about to buy at the chandlery.
struct Cart: Sendable {
  /// The number of the order, which every screen of the checkout carries on to the next.
  var order: String
  var lines: [CartLine]

  var total: Money { lines.reduce(Money(pence: 0)) { $0 + $1.price } }
}

/// An article and how many of it.
struct CartLine: Identifiable, Sendable {
  var id: String
  var name: String
  var imageName: String
  var count: Int
  var unitPrice: Money

  var price: Money { count * unitPrice }
}
