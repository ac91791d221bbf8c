import Screens

/// The first screen of the checkout: rows that can be deleted and moved, and one that cannot.
final class CartViewModel: HarbourViewModel<CartScenario> {
  override class var group: String? { HarbourGroup.checkout }
  override class var tableStyle: TableStyle { .insetGrouped }

  // excerpt: editable-rows
  override func sections(for cart: Cart) -> [Section] {
    guard !cart.lines.isEmpty else { return [] }
    return [
      Section("lines", header: "Chandlery") {
        rows(CartLineCell.self, of: cart.lines) { $0.id }
          .map { $0.editable(deletable: true, movable: true) }
      },
      Section("total", of: cart, footer: "Delivery is added on the next screen.") {
        row(CartTotalCell.self, identity: "total")
        row(CartCheckoutCell.self, identity: "checkout")
      },
    ]
  }
  // end excerpt

  override func cellState(
    of row: Row, showing model: Cart, in scenario: CartScenario
  ) -> CellState {
    scenario == .editing && row.isDeletable ? .editing : []
  }

  override func placeholder(for state: ScreenState<Cart>) -> Placeholder? {
    if case .empty = state {
      return Placeholder(
        "Your cart is empty", message: "The chandlery is open until six.", button: "Look around")
    }
    return super.placeholder(for: state)
  }
}
