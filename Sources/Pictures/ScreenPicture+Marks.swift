package import CatalogCore

extension ScreenPicture {
  /// A part of a screen that a mark points at, or that a picture has to show.
  package enum Part: Hashable, Sendable {
    /// The identity of a row.
    case row(ByteKey)
    /// The id of the section that it belongs to.
    case header(ByteKey)
    case footer(ByteKey)
    /// The name of an area, such as `navigation-bar`.
    case area(ByteKey)
  }

  /// What became of a part: a coloured ground, and a sign at its edge for those who do not see colours.
  package struct Mark: Hashable, Sendable {
    package var kind: Kind
    /// The slots of a row that it is about; each gets an outline.
    package var slots: Set<ByteKey>

    package enum Kind: Int, CaseIterable, Sendable {
      case changed
      case moved
      case added
      case removed
    }

    package init(_ kind: Kind, slots: Set<ByteKey> = []) {
      self.kind = kind
      self.slots = slots
    }
  }

  /// A place in a picture, in points from its left upper corner.
  package struct Frame: Equatable, Sendable {
    package var x: Double
    package var y: Double
    package var width: Double
    package var height: Double
  }

  /// A picture with what there is to know about it.
  package struct Drawing: Sendable {
    /// UTF-8 text.
    package var svg: [UInt8]
    /// In points.
    package var width: Double
    package var height: Double
    /// Where the marked parts are, as far as the picture shows them.
    package var marked: [Part: Frame]
    /// Whether it shows a table that somebody scrolled.
    package var isScrolled: Bool
  }
}
