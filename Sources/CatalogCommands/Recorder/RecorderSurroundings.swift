/// What a recorder runs in: a time zone, a language, and an order of its scenarios.
///
/// None of them may be seen in a snapshot, so the usual ones are the same on every machine, and others
/// show which screens depend on them.
struct RecorderSurroundings: Equatable, Sendable {
  /// A name of the time zone database.
  var timeZone: String
  var locale: String
  var isReversed: Bool

  static let usual = RecorderSurroundings(
    timeZone: "UTC", locale: "en_US.UTF-8", isReversed: false)

  /// Others, in which it is another day than in UTC.
  ///
  /// `hour` is the hour of the day in UTC. At Kiritimati it is 14 hours later, so from 10 o'clock on it
  /// is tomorrow; before, it is yesterday where it is 12 hours earlier.
  static func other(atHour hour: Int) -> RecorderSurroundings {
    RecorderSurroundings(
      timeZone: hour >= 10 ? "Pacific/Kiritimati" : "Etc/GMT+12", locale: "ar_EG.UTF-8",
      isReversed: true)
  }

  /// What the recorder is told.
  var arguments: [String] { isReversed ? ["--reverse"] : [] }

  /// What its environment has that ours has not.
  ///
  /// The variables of single categories would win over `LANG`; `LC_ALL` is not set, since shells
  /// complain of a locale there that is not installed.
  var environment: [String: String?] {
    var variables: [String: String?] = ["TZ": timeZone, "LANG": locale]
    for name in [
      "LC_ALL", "LC_COLLATE", "LC_CTYPE", "LC_MESSAGES", "LC_MONETARY", "LC_NUMERIC", "LC_TIME",
      "LANGUAGE",
    ] {
      variables.updateValue(nil, forKey: name)
    }
    return variables
  }

  /// What a message says of them; `nil` for the usual ones.
  var description: String? {
    guard self != .usual else { return nil }
    return "it ran a second time, with TZ=\(timeZone), LANG=\(locale)"
      + (isReversed ? ", from the last scenario to the first" : "")
  }
}
