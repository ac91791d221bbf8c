/// What a user of the app has chosen.
struct HarbourSettings: Sendable {
  var displayName: String
  var isSignedIn: Bool
  var tellsTides: Bool
  var tellsFerries: Bool
  var volume: Double
  var isMuted: Bool
  var appearance: String
  var station: String
  var contact: String
  var contactID: String
  /// How much of the map of the harbour is on the device, from 0 to 1.
  var mapProgress: Double
  var version: String
}
