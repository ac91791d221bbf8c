#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture in an album.
struct Photo: Codable, Hashable, Identifiable, Sendable {
  var id: String
  var name: String
  var creationDate: Date
  var imageName: String
}

/// The pictures that the photos screen lists, newest first.
struct PhotoAlbum: Sendable {
  var photos: [Photo]
}

extension PhotoAlbum {
  /// Ten pictures of a harbour with fixed dates.
  static let harbour = PhotoAlbum(
    photos: [
      photo(1, "Harbour at dusk", day: 8, hour: 18, minute: 4),
      photo(2, "Lighthouse", day: 8, hour: 12, minute: 0),
      photo(3, "Seagulls over the very long eastern breakwater", day: 7, hour: 9, minute: 31),
      photo(4, "Nets drying", day: 7, hour: 8, minute: 15),
      photo(5, "Ferry", day: 6, hour: 21, minute: 40),
      photo(6, "Market", day: 6, hour: 10, minute: 12),
      photo(7, "Old crane", day: 5, hour: 16, minute: 55),
      photo(8, "Fog bell", day: 4, hour: 7, minute: 20),
      photo(9, "Rope store", day: 3, hour: 14, minute: 8),
      photo(10, "First light", day: 2, hour: 6, minute: 47),
    ])

  /// Names that do not fit, one of them without a place to break.
  static let longNames = PhotoAlbum(
    photos: [
      photo(
        11, "Hafenmeistereinebengebäudedachrinnenreinigungsgerät an einem Novembermorgen", day: 8,
        hour: 7, minute: 2),
      photo(12, "", day: 8, hour: 7, minute: 1),
      photo(13, "غروب الشمس فوق المرفأ القديم", day: 7, hour: 17, minute: 20),
      photo(14, "🚢⚓️🌊", day: 7, hour: 17, minute: 0),
    ])

  private static func photo(
    _ number: Int, _ name: String, day: Int, hour: Int, minute: Int
  ) -> Photo {
    // 1 November 2014, midnight in Greenwich.
    let month = 1_414_800_000
    let seconds = month + ((day - 1) * 24 + hour) * 3600 + minute * 60
    return Photo(
      id: "photo-\(number)", name: name,
      creationDate: Date(timeIntervalSince1970: Double(seconds)),
      imageName: "photo-\(number)")
  }
}
