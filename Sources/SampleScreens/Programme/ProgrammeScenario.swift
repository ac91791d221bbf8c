import Screens

/// The states of the programme screen.
enum ProgrammeScenario: String, HarbourScenario {
  case loaded
  case followed
  case nameOnly = "name-only"
  case longNames = "long-names"
  case empty
  case failed
  case loading

  /// The real model layer over a station whose answer is known.
  var store: any ModelStore<Programme> { ProgrammeStore(feed: FixedFeed(answer: answer)) }

  private var answer: Result<Announcement, ProgrammeError> {
    switch self {
    case .loaded, .loading: .success(.harbourRadio)
    case .followed: .success(.harbourRadioFollowed)
    case .nameOnly: .success(Announcement(name: "Test tone", station: "Coast FM 98.4"))
    case .longNames: .success(.longNames)
    case .empty: .success(Announcement(station: "Coast FM 98.4"))
    case .failed: .failure(.offAir)
    }
  }
}

extension Announcement {
  fileprivate static let harbourRadio = Announcement(
    name: "Harbour Radio", station: "Coast FM 98.4", days: Array(Weekday.allCases.prefix(5)),
    start: 18 * 60 + 4,
    paragraphs: [
      """
      The boats that came in today, the tide tables for tomorrow, and an hour of music chosen by \
      the people who work between the lighthouse and the fish market.
      """
    ])

  fileprivate static var harbourRadioFollowed: Announcement {
    var announcement = harbourRadio
    announcement.isFollowed = true
    return announcement
  }

  fileprivate static let longNames = Announcement(
    name: "Schifffahrtsnachrichten und Wasserstandsmeldungen für Hafenmitarbeiterinnen",
    station: "Küstenrundfunkgesellschaft mit beschränkter Sendezeit",
    days: [.tuesday, .thursday, .saturday], start: 5 * 60 + 30,
    paragraphs: [
      """
      Wasserstandsvorhersagen, Seewetterbericht, Hafenverkehrsmeldungen und die \
      Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselfundstelle.
      """,
      "Mit Voranmeldung.",
    ])
}
