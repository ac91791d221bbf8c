extension SnapshotDocument {
  /// One more fact about a row, a slot or an action, on a line of its own.
  ///
  /// The vocabulary is closed: a name says where it may stand and what follows it. A later fact is
  /// one more case here, and nothing else in the format changes.
  package struct Attribute: Hashable, Sendable {
    package var name: Name
    package var arguments: [Argument]

    package init(_ name: Name, _ arguments: Argument...) {
      self.name = name
      self.arguments = arguments
    }

    package init(_ name: Name, _ arguments: [Argument]) {
      self.name = name
      self.arguments = arguments
    }
  }

  package enum Argument: Hashable, Sendable {
    /// A word of a fixed vocabulary, written bare: `selected`, `bold`, `#FF8800`.
    case word(String)
    /// Any text, always in quotes.
    case text(String)
    case number(Points)
  }
}

extension SnapshotDocument.Attribute {
  /// The names in the order in which they are written.
  package enum Name: String, CaseIterable, Sendable {
    // Of a row.
    case accessory
    case indentation
    case editing
    case state
    // Of a slot: how the value is shown.
    case lines
    case truncation
    case alignment
    case font
    case color
    case background
    case cornerRadius = "corner-radius"
    case border
    case tint
    case opacity
    case clips
    case shadow
    case size
    case run
    case placeholder
    case range
    // Of an action.
    case title
    case swipe
    case role
    case selector
    case segue
    // Of anything that is seen.
    case frame
    case hidden
    case accessibilityLabel = "accessibility-label"
    case accessibilityHint = "accessibility-hint"
    case accessibilityIdentifier = "accessibility-identifier"
    case accessibilityTraits = "accessibility-traits"
    case note
  }

  /// What follows a name on its line.
  package enum Shape: Sendable {
    case word
    case words
    case text
    case number
    case numbers(count: Int)
    /// Words, numbers and quoted texts in any order, at least one.
    case mixed
    case nothing
  }
}

extension SnapshotDocument.Attribute.Name {
  package var shape: SnapshotDocument.Attribute.Shape {
    switch self {
    case .accessory, .alignment, .role, .swipe, .truncation: .word
    case .editing, .state, .accessibilityTraits: .words
    case .placeholder, .title, .accessibilityLabel, .accessibilityHint, .accessibilityIdentifier,
      .note:
      .text
    case .lines, .indentation, .cornerRadius, .opacity: .number
    case .size, .range: .numbers(count: 2)
    case .frame: .numbers(count: 4)
    case .font, .color, .background, .border, .tint, .shadow, .run, .selector, .segue: .mixed
    case .hidden, .clips: .nothing
    }
  }

  /// Whether a row, slot or action may have several of them.
  package var isRepeatable: Bool { self == .run || self == .note }

  /// The position in the order of writing.
  package var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
