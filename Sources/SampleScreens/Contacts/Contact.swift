/// Somebody of the town.
struct Contact: Identifiable, Sendable {
  /// The script of the name with the number in its part of the register.
  var id: String
  var givenName: String
  var familyName: String
  var script: NameScript
  var role: String
  var phone: String

  /// The name as people of the script write it.
  var nameRuns: [(text: String, isFamilyName: Bool)] {
    script.putsFamilyNameFirst
      ? [(familyName, true), (script.nameSeparator, false), (givenName, false)]
      : [(givenName, false), (script.nameSeparator, false), (familyName, true)]
  }

  var fullName: String { nameRuns.map(\.text).joined() }
}
