import Screens

/// The states of the payment screen.
enum PaymentScenario: String, HarbourScenario {
  case loaded
  case signedOut = "signed-out"
  case declined
  case failed
  case loading

  var store: any ModelStore<Payment> {
    switch self {
    case .loaded, .loading: FixedStore(Payment.usual)
    case .signedOut:
      FixedStore(
        Payment(
          order: "order-1042", amount: Money(pence: 9_755), account: nil,
          methods: [.cash(isChosen: true)], refusal: nil))
    case .declined: FixedStore(Payment.declined)
    case .failed: FixedStore<Payment>(failing: HarbourError.offline)
    }
  }
}

extension Payment {
  fileprivate static let usual = Payment(
    order: "order-1042", amount: Money(pence: 9_755), account: "Håkon Hansen",
    methods: [
      PaymentMethod(id: "card", name: "Harbour card", detail: "Ends in 0042", isChosen: true),
      .cash(isChosen: false),
    ], refusal: nil)

  fileprivate static var declined: Payment {
    var payment = usual
    payment.refusal = """
      The card was declined. Nothing was taken. Choose another way to pay, or ask the harbour \
      office.
      """
    return payment
  }
}

extension PaymentMethod {
  fileprivate static func cash(isChosen: Bool) -> PaymentMethod {
    PaymentMethod(id: "cash", name: "Cash", detail: "When the order arrives", isChosen: isChosen)
  }
}
