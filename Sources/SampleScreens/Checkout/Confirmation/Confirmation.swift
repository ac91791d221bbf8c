/// An order that was placed.
struct Confirmation: Sendable {
  var order: String
  var message: String
  /// Who brings the order; missing when it is fetched.
  var skipper: Skipper?
  var receipt: String

  /// A person of the evening round.
  struct Skipper: Sendable {
    var id: String
    var name: String
  }
}
