/// How an order is paid.
struct Payment: Sendable {
  var order: String
  var amount: Money
  /// Whose cards these are; missing when nobody has signed in.
  var account: String?
  var methods: [PaymentMethod]
  /// Why the last attempt failed.
  var refusal: String?
}

/// A way to pay.
struct PaymentMethod: Identifiable, Sendable {
  var id: String
  var name: String
  var detail: String
  var isChosen: Bool
}
