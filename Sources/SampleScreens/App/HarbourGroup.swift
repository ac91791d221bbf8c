/// The headings under which the app's screens are listed.
enum HarbourGroup {
  static let aroundTown = "Around town"
  static let people = "People"
  static let checkout = "Checkout"
  static let account = "Account"
  static let checks = "Checks"
}
