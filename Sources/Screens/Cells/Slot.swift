/// A named place in a cell together with what it shows.
public struct Slot: Sendable, Hashable {
  /// Unique within the cell.
  public var id: String
  public var content: Content
  public var source: Source

  /// What a slot shows, by kind.
  public enum Content: Sendable, Hashable {
    /// `lines` is the greatest number of lines; 0 sets no limit.
    case text(String, style: TextStyle, lines: Int)
    /// An image by name, at a fixed size in points.
    case image(name: String, width: Double, height: Double)
    /// A button by its title.
    case button(title: String)
  }

  /// Where a slot's value comes from.
  public enum Source: Sendable, Hashable {
    /// A stored property that the key path itself names, such as `Photo.name`.
    case field(String)
    /// What the author says of a computed value.
    case label(String)
    /// The same for every model.
    case constant
  }

  /// Makes a slot.
  public init(id: String, content: Content, source: Source) {
    self.id = id
    self.content = content
    self.source = source
  }
}
