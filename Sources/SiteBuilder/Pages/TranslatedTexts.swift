import CatalogCore
import Snapshots

/// What a scenario says in other words than another one that looks the same.
struct TranslatedTexts {
  var changes: [Change] = []

  struct Change {
    var place: String
    var base: String
    var text: String
  }

  /// `nil` where more than texts is different.
  init?(of document: SnapshotDocument, comparedWith base: SnapshotDocument) {
    guard document.withoutTexts == base.withoutTexts else { return nil }
    for (new, old) in zip(Self.texts(document), Self.texts(base))
    where !new.text.hasSameBytes(as: old.text) {
      changes.append(Change(place: new.place, base: old.text, text: new.text))
    }
  }

  private static func texts(_ document: SnapshotDocument) -> [(place: String, text: String)] {
    var texts: [(String, String)] = []
    for section in document.sections {
      texts.append(("header", section.header ?? ""))
      texts.append(("footer", section.footer ?? ""))
    }
    document.visitSlots { slot in
      texts.append((slot.id, slot.value))
      for attribute in slot.attributes {
        guard attribute.isText, case .text(let text)? = attribute.arguments.first else { continue }
        texts.append(("\(slot.id), \(SlotWords.words(attribute.name.rawValue))", text))
      }
    }
    return texts
  }
}

extension SnapshotDocument {
  /// Visits every slot in the order of the document, the outer ones first.
  func visitSlots(_ visit: (Slot) -> Void) {
    var pending = sections.reversed().flatMap { $0.rows.reversed().flatMap { $0.slots.reversed() } }
    pending += areas.reversed().flatMap { $0.slots.reversed() }
    while let slot = pending.popLast() {
      visit(slot)
      pending += slot.slots.reversed()
    }
  }

  /// The document without the words that a translator changes, and without what is only said of them.
  fileprivate var withoutTexts: SnapshotDocument {
    var document = self
    document.scenario = Name(id: "", title: "")
    document.screen.title = ""
    document.findings = []
    document.notes = []
    for area in document.areas.indices {
      document.areas[area].slots = document.areas[area].slots.map(\.withoutTexts)
    }
    for section in document.sections.indices {
      document.sections[section].header = document.sections[section].header.map { _ in "" }
      document.sections[section].footer = document.sections[section].footer.map { _ in "" }
      for row in document.sections[section].rows.indices {
        document.sections[section].rows[row].slots =
          document.sections[section].rows[row].slots.map(\.withoutTexts)
      }
    }
    return document
  }
}

extension SnapshotDocument.Slot {
  fileprivate var withoutTexts: SnapshotDocument.Slot {
    var slot = self
    slot.value = ""
    for index in slot.attributes.indices where slot.attributes[index].isText {
      slot.attributes[index].arguments = []
    }
    slot.slots = slot.slots.map(\.withoutTexts)
    return slot
  }
}

extension SnapshotDocument.Attribute {
  /// Whether a translator changes it.
  fileprivate var isText: Bool {
    switch name {
    case .placeholder, .accessibilityLabel, .accessibilityHint: true
    default: false
    }
  }
}
