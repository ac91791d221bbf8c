import CatalogCore
import Snapshots

/// Writes a page as bytes.
///
/// What comes from a catalog enters through `text` and `attribute(_:_:)` alone, so it can be nothing but
/// characters: no element, no attribute, no reference.
struct HTMLWriter {
  private(set) var bytes: [UInt8] = []

  /// Longer values are cut in their middle: a page has room for many of them.
  private static let longest = 600

  mutating func raw(_ markup: StaticString) {
    bytes.append(markup)
  }

  mutating func raw(_ other: HTMLWriter) {
    bytes += other.bytes
  }

  mutating func number(_ number: Int) {
    bytes.append("\(number)")
  }

  /// Writes characters between two tags; those that nobody sees are written out.
  mutating func text(_ text: String, limit: Int = longest) {
    bytes.appendHTMLEscaped(TerminalText.escaped(Self.cut(text, limit)))
  }

  /// Writes an attribute whose value is text for a reader, an address or a name.
  mutating func attribute(_ name: StaticString, _ value: String) {
    bytes.append(.space)
    bytes.append(name)
    bytes.append("=\"" as StaticString)
    bytes.appendHTMLEscaped(TerminalText.escaped(value))
    bytes.append("\"" as StaticString)
  }

  mutating func attribute(_ name: StaticString, _ points: Double) {
    attribute(name, Self.spelling(points))
  }

  /// A number with at most two decimals.
  static func spelling(_ points: Double) -> String { Points(points)?.text ?? "0" }

  private static func cut(_ text: String, _ limit: Int) -> String {
    // No scalar has more than four bytes, so most texts need not be counted.
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars
    guard scalars.count > limit else { return text }
    return String(scalars.prefix(limit * 2 / 3)) + " … " + String(scalars.suffix(limit / 3))
  }

  // MARK: - Sentences

  /// Writes a sentence: names in bold, what was as deleted, what is as inserted, and the words in them
  /// that are different as marked.
  mutating func sentence(_ sentence: DiffSentence) {
    var rest = sentence.pieces[...]
    var isFirst = true
    while let first = rest.first {
      let group = rest.prefix { $0.style.tag == first.style.tag }
      rest = rest.dropFirst(group.count)
      switch first.style.tag {
      case .none:
        for piece in group { text(isFirst ? Self.capitalized(piece.text) : piece.text) }
      case .name:
        raw("<b>")
        for piece in group { text(piece.text) }
        raw("</b>")
      case .old:
        raw("<del>")
        runs(group)
        raw("</del>")
      case .new:
        raw("<ins>")
        runs(group)
        raw("</ins>")
      }
      isFirst = false
    }
  }

  private mutating func runs(_ pieces: ArraySlice<DiffSentence.Piece>) {
    for piece in pieces {
      let isMarked = pieces.count > 1 && piece.style.isChanged
      if isMarked { raw("<mark>") }
      text(piece.text, limit: 200)
      if isMarked { raw("</mark>") }
    }
  }

  /// Writes a sentence without its roles, for a list.
  mutating func plain(_ sentence: DiffSentence) {
    let words = sentence.pieces.map(\.text).joined()
    text(sentence.pieces.first?.style == .plain ? Self.capitalized(words) : words, limit: 140)
  }

  /// Our own words begin in lower case, since on a terminal a place comes before them.
  private static func capitalized(_ text: String) -> String {
    guard let first = text.utf8.first, first.isASCIILetter else { return text }
    return String(decodingUTF8: [first & 0xDF]) + String(text.unicodeScalars.dropFirst())
  }
}

extension DiffSentence.Style {
  fileprivate enum Tag {
    case none
    case name
    case old
    case new
  }

  fileprivate var tag: Tag {
    switch self {
    case .plain: .none
    case .name: .name
    case .old, .oldChanged: .old
    case .new, .newChanged: .new
    }
  }

  fileprivate var isChanged: Bool {
    switch self {
    case .oldChanged, .newChanged: true
    case .plain, .name, .old, .new: false
    }
  }
}
