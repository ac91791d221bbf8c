/// A radio programme: the one data object that every cell of its screen gets.
public struct Programme: Sendable {
  public var name: String
  public var station: String
  public var schedule: String
  public var summary: String
  public var isFollowed: Bool
}
