import Screens

/// The last screen of the checkout.
final class ConfirmationViewModel: HarbourViewModel<ConfirmationScenario> {
  override class var group: String? { HarbourGroup.checkout }
  override class var tableStyle: TableStyle { .insetGrouped }

  /// Nobody brings an order that is fetched.
  override func cells(for confirmation: Confirmation) -> [ScreenCell<Confirmation>.Type] {
    let skipper: [ConfirmationCell.Type] =
      confirmation.skipper == nil ? [] : [ConfirmationSkipperCell.self]
    return [ConfirmationMessageCell.self] + skipper + [ConfirmationReceiptCell.self]
  }
}
