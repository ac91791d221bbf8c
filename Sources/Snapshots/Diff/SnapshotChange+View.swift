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
    /// The first text in what only holds others, or the first outlet; empty where there is none.
    package var contents = ""
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
    /// The font, where that is different, whether it is stated as one or as a text style.
    package var font: FontSwitch?
  }

  /// What a text is set in, before and after; `nil` for the usual font.
  package struct FontSwitch: Hashable, Sendable {
    package var from: String?
    package var to: String?
  }
}

extension SnapshotChange.View {
  /// Texts are shortened to so many characters.
  private static let limit = 40

  /// `child` is a view in it that cannot tell where it is by itself.
  init(_ slot: SnapshotDocument.Slot, around child: SnapshotDocument.Slot? = nil) {
    noun = slot.noun
    let isPlace = Self.places.contains { $0.hasSameBytes(as: slot.id) }
    name = isPlace || slot.source != nil && !Self.isObjectID(slot.id) ? slot.id : nil
    text = Self.shortened(slot.value)
    id = slot.id
    if name == nil, text.isEmpty {
      contents = Self.contents(
        of: slot.slots.prefix(64).filter { other in
          child.map { !other.id.hasSameBytes(as: $0.id) } ?? true
        })
    }
  }

  /// What a view became.
  init(_ slot: SnapshotDocument.Slot, before: SnapshotDocument.Slot) {
    self.init(slot)
    let fonts = (before.font, slot.font)
    if before.kind == slot.kind, slot.kind.isTextual, !SameBytes.same(fonts.0, fonts.1) {
      font = SnapshotChange.FontSwitch(from: fonts.0, to: fonts.1)
    }
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

  /// A bar, or what stands above or below the rows of a table.
  init(area: String) {
    noun =
      switch area {
      case "header", "footer": "table \(area)"
      case "content": "view of its own"
      default: area.replacing("-", with: " ")
      }
    text = ""
    id = area
  }

  /// A segue of the controller itself, which code performs by its identifier.
  init(segue id: String) {
    noun = "segue"
    text = Self.isObjectID(id) ? "" : Self.shortened(id)
    self.id = id
  }

  /// Slots whose ids are words of the format.
  private static let places = ["title", "prompt", "view"]

  /// Whether it is what Xcode calls objects, such as `Hoz-aS-8YI`.
  ///
  /// A view that is one of an outlet's several has no other name.
  private static func isObjectID(_ id: String) -> Bool {
    let parts = id.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [3, 2, 3]
  }

  private static func contents(of slots: [SnapshotDocument.Slot]) -> String {
    if let text = firstText(in: slots) { return shortened(text) }
    var level = slots
    for _ in 0..<8 {
      if let slot = level.first(where: { $0.source != nil && !isObjectID($0.id) }) {
        return slot.id
      }
      level = level.flatMap(\.slots)
    }
    return ""
  }

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
    if !text.isEmpty { return "\(noun) “\(text)”" }
    return contents.isEmpty ? "\(noun) \(id)" : "\(noun) around “\(contents)”"
  }
}

extension SnapshotDocument.Row {
  /// The kind of a cell that has neither a reuse identifier nor a class of its own.
  static let staticKind = "static cell"

  var isStatic: Bool { kind.hasSameBytes(as: Self.staticKind) }
}

extension SnapshotDocument.SlotKind {
  /// Whether its style is that of a text.
  fileprivate var isTextual: Bool { self == .text || self == .field }

  fileprivate var showsText: Bool {
    switch self {
    case .text, .button, .field, .segments: true
    case .image, .toggle, .slider, .stepper, .progress, .spinner, .view, .custom: false
    }
  }
}

extension SnapshotDocument.Slot {
  /// What its text is set in, in the words of a sentence; `nil` for the usual font.
  fileprivate var font: String? {
    ViewWords.value(.font, attributes.filter { $0.name == .font }) ?? style
  }

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
