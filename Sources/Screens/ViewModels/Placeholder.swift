/// What a screen shows in place of its rows.
public struct Placeholder: Sendable, Hashable {
  /// One short line.
  public var title: String
  /// What there is to know or to do.
  public var message: String?
  /// The title of a button, such as “Try again”.
  public var button: String?

  /// Makes a placeholder.
  public init(_ title: String, message: String? = nil, button: String? = nil) {
    self.title = title
    self.message = message
    self.button = button
  }
}
