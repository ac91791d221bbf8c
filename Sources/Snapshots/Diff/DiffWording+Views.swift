import CatalogCore

/// The words for what is different between two versions of an interface file, whose views have object
/// ids for names.
extension DiffWording {
  /// Adds the whole sentence about a view, a cell or a section.
  ///
  /// `count` is how many views it is about; the sentence names one of them only where it is one.
  static func addView(
    _ change: SnapshotChange, _ view: SnapshotChange.View, count: Int, isOfKind: Bool,
    to sentence: inout DiffSentence
  ) {
    let place = Place(change, view, isOfKind: isOfKind)
    switch change.difference {
    case .inserted(.area(let area), _):
      sentence.add("the screen now has a ")
      sentence.add(name: view.noun)
      addInner(area, to: &sentence)
    case .removed(.area(let area)):
      sentence.add("the screen no longer has a ")
      sentence.add(name: view.noun)
      addInner(area, to: &sentence)
    case .inserted(let content, _):
      addWithText(view, change, to: &sentence)
      addAction(content, to: &sentence) { sentence in
        sentence.add(" added")
        addInner(content, view.carried, isNew: true, to: &sentence)
        place.add(view.parent == nil ? " to " : " in ", in: " of ", to: &sentence)
      }
    case .removed(let content):
      addWithText(view, change, to: &sentence)
      addAction(content, isGone: true, to: &sentence) { sentence in
        sentence.add(" removed")
        addInner(content, 0, isNew: false, to: &sentence)
        place.add(" from ", in: " of ", to: &sentence)
        if view.carried > 0 {
          sentence.add(view.carried == 1 ? ", what was in it stays" : ", its views stay")
        }
      }
    case .reparented:
      addSubject(view, change, place, count, to: &sentence)
      if let parent = view.parent {
        sentence.add(" moved into ")
        sentence.add(name: parent)
      } else if let old = view.oldParent {
        sentence.add(" moved out of ")
        sentence.add(name: old)
      } else {
        sentence.add(" moved")
      }
    case .moved(_, let from):
      addSubject(view, change, place, count, to: &sentence)
      sentence.add(" moved")
      if from != nil, let old = view.oldParent, let new = view.parent {
        sentence.add(" from ")
        sentence.add(name: old)
        sentence.add(" to ")
        sentence.add(name: new)
        sentence.add(",")
      }
      if let neighbour = view.neighbour {
        sentence.add(" after ")
        sentence.add(name: neighbour)
      } else {
        sentence.add(from == nil ? " to the start" : " at the start")
      }
    case .renamed(let from, let renaming):
      addRenamed(change, view, from, renaming, place, to: &sentence)
    case .rowKind(let from, let to):
      sentence.add(view.text.isEmpty ? "cell" : "cell “")
      if !view.text.isEmpty {
        sentence.add(name: view.text)
        sentence.add("”")
      }
      sentence.add(" is now a ")
      sentence.add(new: to)
      sentence.add(" (was ")
      sentence.add(old: from)
      sentence.add(")")
    case .attribute(.frame, let from, let to):
      addSubject(view, change, place, count, to: &sentence)
      addFrame(from, to, to: &sentence)
    case .text(.style, _, _), .attribute(.font, _, _):
      addSubject(view, change, place, count, to: &sentence)
      if let font = view.font {
        addFont(font, to: &sentence)
      } else if case .attribute(let name, let from, let to) = change.difference {
        addViewAttribute(name, from, to, to: &sentence)
      } else {
        addPredicate(change, to: &sentence)
      }
    case .attribute(let name, let from, let to):
      addSubject(view, change, place, count, to: &sentence)
      addViewAttribute(name, from, to, to: &sentence)
    default:
      addSubject(view, change, place, count, to: &sentence)
      addPredicate(change, to: &sentence)
    }
  }

  // MARK: - Subjects

  /// What a view is in: a cell, a bar, or the screen, which needs no words.
  private struct Place {
    var parent: String?
    var owner: String?

    init(_ change: SnapshotChange, _ view: SnapshotChange.View, isOfKind: Bool) {
      switch (change.place.owner, change.place.part) {
      case (.area(let name), .slot), (.area(let name), .action):
        owner = name == ByteKey("content") ? nil : "the \(name.text.replacing("-", with: " "))"
      case (.row, .slot), (.row, .action):
        owner = view.cell ?? change.cellKind?.text
      default: break
      }
      parent = view.parent
    }

    /// Adds the parent where there is one, with its own place after `inner`.
    func add(_ words: String, in inner: String, to sentence: inout DiffSentence) {
      let parts = [parent, owner].compactMap(\.self)
      for (index, part) in parts.enumerated() {
        sentence.add(index == 0 ? words : inner)
        sentence.add(name: part)
      }
    }

    func addOwner(to sentence: inout DiffSentence) {
      guard let owner else { return }
      sentence.add(" of ")
      sentence.add(name: owner)
    }
  }

  private static func addSubject(
    _ view: SnapshotChange.View, _ change: SnapshotChange, _ place: Place, _ count: Int,
    to sentence: inout DiffSentence
  ) {
    if count > 1 {
      sentence.add("\(count) views")
    } else if change.isOfText, view.name == nil {
      // Its text is what is different.
      sentence.add(view.noun)
    } else {
      addName(of: view, to: &sentence)
    }
    if change.isOfText, view.name == nil, count == 1, let parent = view.parent {
      sentence.add(" in ")
      sentence.add(name: parent)
    }
    // An action of a cell is called by the cell.
    if let name = view.name, SameBytes.same(place.owner, name) { return }
    place.addOwner(to: &sentence)
  }

  private static func addName(of view: SnapshotChange.View, to sentence: inout DiffSentence) {
    if let name = view.name {
      // A cell is called by its kind, and an outlet is quoted as other slots are.
      let isCell = view.noun.hasSameBytes(as: "cell")
      sentence.add(isCell ? "" : "“")
      sentence.add(name: shown(name))
      sentence.add(isCell ? "" : "”")
    } else {
      sentence.add(view.noun)
      addText(of: view, to: &sentence)
    }
  }

  /// What came or went, by its kind, its name and what it shows; an action is only named.
  private static func addWithText(
    _ view: SnapshotChange.View, _ change: SnapshotChange, to sentence: inout DiffSentence
  ) {
    if case .action = change.place.part { return addName(of: view, to: &sentence) }
    sentence.add(view.noun)
    if let name = view.name {
      sentence.add(" ")
      sentence.add(name: shown(name))
    }
    if view.name == nil || !view.text.isEmpty { addText(of: view, to: &sentence) }
  }

  /// What a view shows, else what is in it, else its id.
  private static func addText(of view: SnapshotChange.View, to sentence: inout DiffSentence) {
    if view.text.isEmpty, view.contents.isEmpty {
      sentence.add(" ")
      sentence.add(name: shown(view.id))
    } else {
      sentence.add(view.text.isEmpty ? " around “" : " “")
      sentence.add(name: view.text.isEmpty ? view.contents : view.text)
      sentence.add("”")
    }
  }

  // MARK: - Coming and going

  /// What a new action does, or what one that is gone did; else `body`.
  private static func addAction(
    _ content: SnapshotChange.Content, isGone: Bool = false, to sentence: inout DiffSentence,
    else body: (inout DiffSentence) -> Void
  ) {
    guard case .action(let action) = content else { return body(&sentence) }
    let selector = action.attributes.first { $0.name == .selector }
    sentence.add(isGone ? " no longer " : " ")
    if let route = action.route {
      sentence.add(isGone ? "leads to " : "now leads to ")
      sentence.add(name: route.screen)
      sentence.add(" by \(route.transition.rawValue)")
    } else if let selector {
      sentence.add(isGone ? "calls " : "now calls ")
      sentence.add(name: ViewWords.selector(selector.arguments))
    } else {
      sentence.add(isGone ? "does anything" : "now does something")
    }
  }

  private static func addInner(
    _ content: SnapshotChange.Content, _ carried: Int, isNew: Bool,
    to sentence: inout DiffSentence
  ) {
    switch content {
    case .slot(let slot):
      if carried > 0 { sentence.add(" around \(count(carried, "view"))") }
      let own = inner(slot)
      if own > 0 { sentence.add("\(carried > 0 ? " and" : "") with \(count(own, "view"))") }
    case .section(let section) where !section.rows.isEmpty:
      sentence.add(" with \(count(section.rows.count, "cell"))")
    default: break
    }
  }

  private static func addInner(_ area: SnapshotDocument.Area, to sentence: inout DiffSentence) {
    let count = area.slots.reduce(0) { $0 + 1 + inner($1) }
    if count > 0 { sentence.add(" with \(self.count(count, "view"))") }
  }

  private static func inner(_ slot: SnapshotDocument.Slot) -> Int {
    slot.slots.reduce(0) { $0 + 1 + inner($1) }
  }

  private static func addRenamed(
    _ change: SnapshotChange, _ view: SnapshotChange.View, _ from: ByteKey,
    _ renaming: SnapshotChange.Renaming, _ place: Place, to sentence: inout DiffSentence
  ) {
    sentence.add(view.noun)
    if !view.text.isEmpty {
      sentence.add(" “")
      sentence.add(name: view.text)
      sentence.add("”")
    }
    place.addOwner(to: &sentence)
    switch renaming {
    case .connected:
      sentence.add(" is now the outlet ")
      sentence.add(new: view.id)
    case .disconnected:
      sentence.add(" is no longer the outlet ")
      sentence.add(old: from.text)
    case .outlet:
      sentence.add(" is now the outlet ")
      addSwitch(from.text, view.id, none: "", to: &sentence)
    case .object:
      sentence.add(" was made anew, its id is ")
      addSwitch(from.text, view.id, none: "", to: &sentence)
    }
  }

  // MARK: - Attributes

  private static func addFrame(
    _ from: [SnapshotDocument.Attribute], _ to: [SnapshotDocument.Attribute],
    to sentence: inout DiffSentence
  ) {
    guard let change = FrameChange(from: from, to: to) else {
      sentence.add(to.isEmpty ? " has no frame (was " : " has the frame ")
      if !to.isEmpty {
        sentence.add(new: ViewWords.frame(to) ?? "none")
        sentence.add(" (was ")
      }
      sentence.add(old: ViewWords.frame(from) ?? "none")
      sentence.add(")")
      return
    }
    if let distance = change.distance { sentence.add(" moved \(distance)") }
    guard !change.isMove else { return }
    sentence.add(change.distance == nil ? " is " : " and is ")
    if change.higher == 0 {
      sentence.add(new: change.to.width.text)
      sentence.add(" points wide (was ")
      sentence.add(old: change.from.width.text)
    } else if change.wider == 0 {
      sentence.add(new: change.to.height.text)
      sentence.add(" points high (was ")
      sentence.add(old: change.from.height.text)
    } else {
      sentence.add(new: change.to.size)
      sentence.add(" points large (was ")
      sentence.add(old: change.from.size)
    }
    sentence.add(")")
  }
}

extension SnapshotChange {
  /// Whether what the view is called by is what is different.
  fileprivate var isOfText: Bool {
    switch difference {
    case .text(.value, _, _), .text(.header, _, _): true
    default: false
    }
  }
}
