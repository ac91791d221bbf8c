/// What somebody types to say who they are.
struct Login: Sendable {
  var email: String
  var password: String
  var staysSignedIn: Bool
  /// Why the last attempt failed.
  var refusal: String?
}
