import Screens

/// The third screen of the checkout; it can ask who you are.
final class PaymentViewModel: HarbourViewModel<PaymentScenario> {
  override class var group: String? { HarbourGroup.checkout }
  override class var tableStyle: TableStyle { .insetGrouped }

  override func sections(for payment: Payment) -> [Section] {
    [
      Section("account", of: payment) {
        if payment.refusal != nil { row(PaymentRefusalCell.self, identity: "refusal") }
        row(PaymentAccountCell.self, identity: "account")
      },
      Section("methods", header: "Pay with") {
        rows(PaymentMethodCell.self, of: payment.methods) { $0.id }
      },
      Section("pay", of: payment) { row(PaymentPayCell.self, identity: "pay") },
    ]
  }
}
