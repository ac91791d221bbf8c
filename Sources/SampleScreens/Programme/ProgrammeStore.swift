import Screens

// excerpt: model-store
/// The model layer of the programme screen: it asks the station, and turns the answer into what the
/// screen shows.
struct ProgrammeStore: ModelStore {
  var feed: any StationFeed

  /// The programme that comes next.
  func load() async throws -> Programme {
    let announcement = try await feed.announcement()
    return Programme(
      name: announcement.name ?? "", station: announcement.station,
      schedule: schedule(of: announcement),
      summary: announcement.paragraphs.joined(separator: "\n"),
      isFollowed: announcement.isFollowed)
  }

  /// `Weekdays, 18:04`: a rule of the app, and therefore no business of a controller or cell.
  private func schedule(of announcement: Announcement) -> String {
    guard let start = announcement.start else { return "" }
    let week = Announcement.Weekday.allCases
    let days =
      switch announcement.days {
      case week: "Daily"
      case Array(week.prefix(5)): "Weekdays"
      case Array(week.suffix(2)): "Weekends"
      default: announcement.days.map(\.rawValue).joined(separator: " and ")
      }
    return "\(days), \(twoDigits(start / 60)):\(twoDigits(start % 60))"
  }

  private func twoDigits(_ number: Int) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
// end excerpt
