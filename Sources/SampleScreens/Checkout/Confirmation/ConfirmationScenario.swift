import Screens

/// The states of the confirmation screen.
enum ConfirmationScenario: String, HarbourScenario {
  case loaded
  case fetched
  case failed
  case loading

  var store: any ModelStore<Confirmation> {
    switch self {
    case .loaded, .loading:
      FixedStore(
        Confirmation(
          order: "order-1042",
          message: """
            Your order comes to the boat with the evening round, between half past six and eight.
            """,
          skipper: Confirmation.Skipper(id: "latin-18", name: "François Faure"),
          receipt: "£97.55 from the card that ends in 0042"))
    case .fetched:
      FixedStore(
        Confirmation(
          order: "order-1042", message: "Your order waits in the harbour office from tomorrow.",
          skipper: nil, receipt: "£94.05 in cash"))
    case .failed: FixedStore<Confirmation>(failing: HarbourError.offline)
    }
  }
}
