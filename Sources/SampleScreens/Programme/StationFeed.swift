/// What a station says of its next programme: the network behind the programme screen.
protocol StationFeed: Sendable {
  func announcement() async throws -> Announcement
}

/// The answer of a station, in its own terms.
struct Announcement: Sendable {
  /// Missing when the station has not named its next programme.
  var name: String?
  var station: String
  var days: [Weekday] = []
  /// Minutes after midnight.
  var start: Int?
  var paragraphs: [String] = []
  var isFollowed = false

  /// A day of the week, in the order of the calendar.
  enum Weekday: String, CaseIterable, Sendable {
    case monday = "Mondays"
    case tuesday = "Tuesdays"
    case wednesday = "Wednesdays"
    case thursday = "Thursdays"
    case friday = "Fridays"
    case saturday = "Saturdays"
    case sunday = "Sundays"
  }
}

/// A station whose answer is known beforehand, for scenarios and tests.
struct FixedFeed: StationFeed {
  var answer: Result<Announcement, ProgrammeError>

  func announcement() async throws -> Announcement { try answer.get() }
}

/// Why a programme cannot be had.
enum ProgrammeError: Error {
  case offAir
}
