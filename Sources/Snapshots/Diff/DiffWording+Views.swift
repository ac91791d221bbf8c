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
      sentence.add("\(view.noun) ")
      sentence.add(view.text.isEmpty ? "" : "“")
      sentence.add(name: view.text.isEmpty ? shown(view.id) : view.text)
      sentence.add(view.text.isEmpty ? "" : "”")
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
    if !view.text.isEmpty {
      sentence.add(" “")
      sentence.add(name: view.text)
      sentence.add("”")
    } else if view.name == nil {
      sentence.add(" ")
      sentence.add(name: shown(view.id))
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

  private static func addViewAttribute(
    _ name: SnapshotDocument.Attribute.Name, _ from: [SnapshotDocument.Attribute],
    _ to: [SnapshotDocument.Attribute], to sentence: inout DiffSentence
  ) {
    switch name {
    case .hidden: sentence.add(to.isEmpty ? " is no longer hidden" : " is now hidden")
    case .clips:
      sentence.add(to.isEmpty ? " no longer clips what is in it" : " now clips what is in it")
    case .font where to.isEmpty:
      sentence.add(" has no font of its own (was ")
      sentence.add(old: ViewWords.value(name, from) ?? "none")
      sentence.add(")")
    default:
      let (verb, noun, none) = ViewWords.phrase(name)
      sentence.add(" \(verb) ")
      sentence.add(noun.isEmpty ? "" : "\(noun) ")
      addSwitch(
        ViewWords.value(name, from), ViewWords.value(name, to), none: none, to: &sentence)
    }
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

/// The words for attributes of views.
enum ViewWords {
  /// How a sentence goes on before the value, and what it says instead of none.
  static func phrase(_ name: SnapshotDocument.Attribute.Name) -> (
    verb: String, noun: String, none: String
  ) {
    switch name {
    case .font: ("has", "the font", "the usual one")
    case .color: ("has", "the text colour", "the usual one")
    case .background: ("has", "the background", "none")
    case .tint: ("has", "the tint", "the usual one")
    case .border: ("has", "the border", "none")
    case .shadow: ("has", "the shadow", "none")
    case .cornerRadius: ("has", "the corner radius", "0")
    case .opacity: ("has", "the opacity", "1")
    case .alignment: ("is", "aligned", "as usual")
    case .lines: ("has", "lines", "as usual")
    case .placeholder: ("has", "the placeholder", "none")
    case .range: ("goes", "", "as usual")
    case .state: ("has", "the state", "none")
    case .accessory: ("has", "the accessory", "none")
    case .selector: ("calls", "", "nothing")
    case .segue: ("has", "the segue", "none")
    default: ("has", "the \(name.rawValue.replacing("-", with: " "))", "none")
    }
  }

  static func value(
    _ name: SnapshotDocument.Attribute.Name, _ attributes: [SnapshotDocument.Attribute]
  ) -> String? {
    guard !attributes.isEmpty else { return nil }
    return attributes.map { value(name, $0.arguments) }.joined(separator: ", ")
  }

  private static func value(
    _ name: SnapshotDocument.Attribute.Name, _ arguments: [SnapshotDocument.Argument]
  ) -> String {
    let words = arguments.map(\.words)
    switch name {
    case .selector: return selector(arguments)
    case .font: return font(arguments)
    case .range where words.count == 2: return "from \(words[0]) to \(words[1])"
    case .size where words.count == 2: return "\(words[0]) × \(words[1])"
    case .lines where words.first == "0": return "without limit"
    case .accessory: return words.joined(separator: " ").replacing("-", with: " ")
    default: return words.joined(separator: " ")
    }
  }

  /// `system 17 semibold` as `system 17, semibold`; a named font as its name and size.
  private static func font(_ arguments: [SnapshotDocument.Argument]) -> String {
    var words = arguments.map { argument in
      if case .text(let name) = argument { name } else { argument.words }
    }
    if words.count > 2 { words[1] += "," }
    return words.joined(separator: " ")
  }

  /// `“login:” on touchUpInside`.
  static func selector(_ arguments: [SnapshotDocument.Argument]) -> String {
    let words = arguments.map(\.words)
    guard let name = words.first, words.count > 1 else { return words.joined(separator: " ") }
    return "\(name) on \(words.dropFirst().joined(separator: " "))"
  }

  static func frame(_ attributes: [SnapshotDocument.Attribute]) -> String? {
    FrameChange.Frame(attributes).map { "\($0.size) at \($0.x.text), \($0.y.text)" }
  }
}

extension FrameChange.Frame {
  /// `200 × 22`.
  var size: String { "\(width.text) × \(height.text)" }
}
