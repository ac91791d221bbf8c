import CatalogCore

extension SnapshotChange {
  /// What people call a view of an interface file: by its outlet, else by what it shows.
  package struct View: Sendable {
    /// What kind of view it is, such as `label`.
    package var noun: String
    /// The name of the outlet that leads to it, or of the place it has in a bar.
    package var name: String?
    /// What it shows, in one line; empty where that is nothing.
    package var text: String
    /// The object id, for a view that has neither.
    package var id: String
    /// What the view is in; `nil` where that is the screen, a bar or a cell.
    package var parent: String?
    /// What it was in before, where that is something else.
    package var oldParent: String?
    /// What stands before it among its siblings, in the words for a view.
    package var neighbour: String?
    /// The cell that it is in, where that has no name of its own.
    package var cell: String?
    /// How many views it took in, or left behind, when it came or went.
    package var carried = 0
  }
}

extension SnapshotChange.View {
  /// Texts are shortened to so many characters.
  private static let limit = 40

  init(_ slot: SnapshotDocument.Slot) {
    noun = slot.noun
    let isNamed = slot.source != nil || Self.places.contains { $0.hasSameBytes(as: slot.id) }
    name = isNamed ? slot.id : nil
    text = Self.shortened(slot.value)
    id = slot.id
  }

  /// A cell by the first text in it.
  init(_ row: SnapshotDocument.Row) {
    noun = "cell"
    name = row.kind.hasSameBytes(as: SnapshotDocument.Row.staticKind) ? nil : row.kind
    text = Self.shortened(Self.firstText(in: row.slots) ?? "")
    id = row.identity
  }

  /// A section by its title.
  init(_ section: SnapshotDocument.Section) {
    noun = "section"
    text = Self.shortened(section.header ?? "")
    id = section.id
  }

  /// The views with these names, wherever in the slots they are; of two the one that is further out.
  static func views(
    named names: Set<ByteKey>, in slots: [SnapshotDocument.Slot]
  ) -> [ByteKey: SnapshotChange.View] {
    var found: [ByteKey: SnapshotChange.View] = [:]
    var level = slots
    while !level.isEmpty {
      for slot in level {
        let name = ByteKey(slot.id)
        if names.contains(name), found[name] == nil { found[name] = SnapshotChange.View(slot) }
      }
      level = level.flatMap(\.slots)
    }
    return found
  }

  /// Slots whose ids are words of the format.
  private static let places = ["title", "prompt", "view"]

  private static func shortened(_ text: String) -> String {
    let line = text.prefix { !$0.isNewline }
    let short = line.prefix(limit)
    return short.endIndex == text.endIndex ? text : "\(short)…"
  }

  private static func firstText(in slots: [SnapshotDocument.Slot]) -> String? {
    // Views in views are followed a few levels down: what names a cell stands near its top.
    var level = slots
    for _ in 0..<8 {
      if let slot = level.first(where: { $0.kind.showsText && !$0.value.isEmpty }) {
        return slot.value
      }
      level = level.flatMap(\.slots)
    }
    return nil
  }

  /// “nameLabel”, label “Berth”, or label Hoz-aS-8YI.
  package var words: String {
    if let name { return "“\(name)”" }
    return text.isEmpty ? "\(noun) \(id)" : "\(noun) “\(text)”"
  }
}

extension SnapshotDocument.Row {
  /// The kind of a cell that has neither a reuse identifier nor a class of its own.
  static let staticKind = "static cell"
}

extension SnapshotDocument.SlotKind {
  fileprivate var showsText: Bool {
    switch self {
    case .text, .button, .field, .segments: true
    case .image, .toggle, .slider, .stepper, .progress, .spinner, .view, .custom: false
    }
  }
}

extension SnapshotDocument.Slot {
  /// The word of Interface Builder for the kind of view.
  fileprivate var noun: String {
    switch kind {
    case .text: return "label"
    case .image: return "image"
    case .button: return "button"
    case .toggle: return "switch"
    case .slider: return "slider"
    case .stepper: return "stepper"
    case .segments: return "segmented control"
    case .field: return attributes.contains { $0.name == .lines } ? "text view" : "text field"
    case .progress: return "progress bar"
    case .spinner: return "activity indicator"
    case .view, .custom: break
    }
    guard let style, !style.isEmpty else { return "view" }
    let words = style.replacing("-", with: " ")
    return ["stack", "scroll", "collection", "container", "effect", "web", "cell"]
      .contains { $0.hasSameBytes(as: style) } ? "\(words) view" : words
  }
}
