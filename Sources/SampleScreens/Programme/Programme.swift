/// A radio programme: the one data object that every cell of its screen gets.
struct Programme: Sendable {
  var name: String
  var station: String
  var schedule: String
  var summary: String
  var isFollowed: Bool
}
