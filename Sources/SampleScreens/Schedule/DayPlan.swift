/// What a station sends on one day.
struct DayPlan: Identifiable, Sendable {
  var id: String
  var name: String
  var note: String?
  var broadcasts: [Broadcast]
}

/// One programme at one time.
struct Broadcast: Identifiable, Sendable {
  var id: String
  var time: String
  var name: String
  var host: String?
}
