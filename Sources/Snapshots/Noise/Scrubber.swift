import CatalogCore

/// Texts that are different every time, and what stands for them: `‹date 1›`.
///
/// Equal texts of a row, of a section's words or of an area become equal, and different ones stay
/// different. Each of these counts for itself, so that a text more in one of them changes no other. What
/// a row is identified by is counted through the document, `‹uuid #1›`, wherever it stands.
package struct Scrubber: Equatable, Sendable {
  /// What the text is called where it was.
  package let name: String
  /// A regular expression.
  package let pattern: String

  /// `nil` when the pattern is no regular expression, or matches what is empty.
  package init?(name: String, pattern: String) {
    guard let expression = try? Regex(pattern), (try? expression.wholeMatch(in: "")) == nil else {
      return nil
    }
    self.name = name
    self.pattern = pattern
  }

  private init(known name: String, _ pattern: String) {
    self.name = name
    self.pattern = pattern
  }

  private static let months = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)"

  /// Those that need no pattern, by their names.
  package static let known: [Scrubber] = [
    // 2014-11-08, with a time as ISO 8601 writes it if there is one; 8 Nov 2014, November 8, 2014;
    // 08/11/2014, 8.11.2014, 8-11-14.
    Scrubber(
      known: "date",
      "[0-9]{4}-[0-9]{2}-[0-9]{2}"
        + "(?:[T ][0-9]{2}:[0-9]{2}(?::[0-9]{2}(?:[.,][0-9]+)?)?(?:Z|[+-][0-9]{2}:?[0-9]{2})?)?"
        + "|[0-9]{1,2}\\.? \(months)[a-z]*\\.? [0-9]{4}"
        + "|\(months)[a-z]*\\.? [0-9]{1,2},? [0-9]{4}"
        + "|[0-9]{1,2}([./-])[0-9]{1,2}\\1[0-9]{2,4}"),
    Scrubber(known: "time", "[0-9]{1,2}:[0-9]{2}(?::[0-9]{2})?"),
    Scrubber(
      known: "uuid",
      "[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}"),
    Scrubber(known: "number", "[0-9]+(?:[.,][0-9]+)*"),
  ]
}

/// The scrubbing of one document.
struct Scrubbing {
  private let expressions: [(name: String, expression: Regex<AnyRegexOutput>)]
  /// The numbers of the texts of the scope that is looked at.
  private var numbers: [String: [ByteKey: Int]] = [:]
  /// The numbers of the texts that rows and sections are identified by.
  private var identities: [String: [ByteKey: Int]] = [:]
  private var isIdentity = false

  init(_ scrubbers: [Scrubber]) {
    expressions = scrubbers.compactMap { scrubber in
      (try? Regex(scrubber.pattern)).map { (scrubber.name, $0.matchingSemantics(.unicodeScalar)) }
    }
  }

  /// Replaces what is found in every text that comes from the app's data.
  mutating func scrub(_ document: inout SnapshotDocument) {
    // Identities first: what they hold is the same text wherever else it stands.
    isIdentity = true
    for section in document.sections.indices {
      scrub(&document.sections[section].id)
      for row in document.sections[section].rows.indices {
        scrub(&document.sections[section].rows[row].identity)
      }
    }
    for index in document.findings.indices { scrub(&document.findings[index].row) }
    isIdentity = false
    for index in document.notes.indices { inScope { $0.scrub(&document.notes[index]) } }
    for index in document.areas.indices {
      inScope { scope in
        scope.scrub(&document.areas[index].slots)
        scope.scrub(&document.areas[index].actions)
      }
    }
    for index in document.sections.indices { scrub(&document.sections[index]) }
    for index in document.findings.indices {
      inScope { $0.scrub(&document.findings[index].message) }
    }
  }

  /// Counts from the start.
  private mutating func inScope(_ body: (inout Scrubbing) -> Void) {
    numbers = [:]
    body(&self)
  }

  private mutating func scrub(_ section: inout SnapshotDocument.Section) {
    inScope { scope in
      scope.scrub(&section.header)
      scope.scrub(&section.footer)
      scope.scrub(&section.indexTitle)
    }
    for index in section.rows.indices {
      inScope { scope in
        scope.scrub(&section.rows[index].attributes)
        scope.scrub(&section.rows[index].slots)
        scope.scrub(&section.rows[index].actions)
      }
    }
  }

  private mutating func scrub(_ slots: inout [SnapshotDocument.Slot]) {
    for index in slots.indices {
      scrub(&slots[index].value)
      scrub(&slots[index].attributes)
      scrub(&slots[index].slots)
    }
  }

  private mutating func scrub(_ actions: inout [SnapshotDocument.Action]) {
    for index in actions.indices {
      scrub(&actions[index].attributes)
      if var query = actions[index].route?.query {
        scrub(&query)
        actions[index].route?.query = query
      }
    }
  }

  private mutating func scrub(_ attributes: inout [SnapshotDocument.Attribute]) {
    for index in attributes.indices {
      for argument in attributes[index].arguments.indices {
        guard case .text(var text) = attributes[index].arguments[argument] else { continue }
        scrub(&text)
        attributes[index].arguments[argument] = .text(text)
      }
    }
  }

  private mutating func scrub(_ text: inout String?) {
    guard var some = text else { return }
    scrub(&some)
    text = some
  }

  private mutating func scrub(_ text: inout String) {
    for (name, expression) in expressions {
      guard text.firstMatch(of: expression) != nil else { continue }
      // What stands for something already, of this run or of an approved snapshot, is no text to
      // look at again.
      var scrubbed = ""
      for piece in Self.pieces(of: text) {
        scrubbed += piece.isMark ? String(piece.text) : replaced(piece.text, name, expression)
      }
      text = scrubbed
    }
  }

  private mutating func replaced(
    _ text: Substring, _ name: String, _ expression: Regex<AnyRegexOutput>
  ) -> String {
    var scrubbed = ""
    var rest = text
    for match in text.matches(of: expression) where !match.range.isEmpty {
      scrubbed += text[rest.startIndex..<match.range.lowerBound]
      scrubbed += "‹\(name) \(number(of: ByteKey(String(text[match.range])), name))›"
      rest = text[match.range.upperBound...]
    }
    return scrubbed + rest
  }

  /// The text cut into what stands for something, `‹date 1›`, and what is between.
  private static func pieces(of text: String) -> [(text: Substring, isMark: Bool)] {
    var pieces: [(Substring, Bool)] = []
    let scalars = text.unicodeScalars
    var start = scalars.startIndex
    var index = scalars.startIndex
    while index < scalars.endIndex {
      guard scalars[index] == "‹", let end = endOfMark(in: scalars, from: index) else {
        index = scalars.index(after: index)
        continue
      }
      if start < index { pieces.append((text[start..<index], false)) }
      pieces.append((text[index..<end], true))
      start = end
      index = end
    }
    if start < scalars.endIndex { pieces.append((text[start...], false)) }
    return pieces
  }

  /// Where a mark that starts here ends: a name, a space, a number and the closing sign.
  private static func endOfMark(
    in scalars: String.UnicodeScalarView, from start: String.Index
  ) -> String.Index? {
    let inside = scalars[scalars.index(after: start)...]
    guard let close = inside.firstIndex(where: { $0 == "›" || $0 == "‹" }), inside[close] == "›",
      let space = inside[..<close].lastIndex(of: " ")
    else { return nil }
    var digits = inside[inside.index(after: space)..<close]
    if digits.first == "#" { digits.removeFirst() }
    guard !digits.isEmpty, digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return inside.index(after: close)
  }

  /// The number of a text among those of its scrubber, in the order in which they are met.
  private mutating func number(of text: ByteKey, _ name: String) -> String {
    if let known = identities[name]?[text] { return "#\(known)" }
    if isIdentity {
      let next = (identities[name]?.count ?? 0) + 1
      identities[name, default: [:]][text] = next
      return "#\(next)"
    }
    if let known = numbers[name]?[text] { return "\(known)" }
    let next = (numbers[name]?.count ?? 0) + 1
    numbers[name, default: [:]][text] = next
    return "\(next)"
  }
}
