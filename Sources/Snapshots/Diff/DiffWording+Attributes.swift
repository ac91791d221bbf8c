import CatalogCore

/// What is said of views that have another attribute, be it one of them or many.
extension DiffWording {
  static func addViewAttribute(
    _ name: SnapshotDocument.Attribute.Name, _ from: [SnapshotDocument.Attribute],
    _ to: [SnapshotDocument.Attribute], isPlural: Bool = false, to sentence: inout DiffSentence
  ) {
    let are = isPlural ? "are" : "is"
    switch name {
    case .hidden: sentence.add(to.isEmpty ? " \(are) no longer hidden" : " \(are) now hidden")
    case .clips where isPlural:
      sentence.add(to.isEmpty ? " no longer clip what is in them" : " now clip what is in them")
    case .clips:
      sentence.add(to.isEmpty ? " no longer clips what is in it" : " now clips what is in it")
    default:
      if let lists = WordLists(name, from, to) {
        if name == .state {
          addStates(lists, are, to: &sentence)
        } else {
          addNotes(lists, isPlural ? "have" : "has", to: &sentence)
        }
        return
      }
      let (verb, noun, none) = ViewWords.phrase(name)
      sentence.add(" \(isPlural ? ViewWords.plural(verb) : verb) ")
      sentence.add(noun.isEmpty ? "" : "\(noun) ")
      addSwitch(
        ViewWords.value(name, from), ViewWords.value(name, to), none: none, to: &sentence)
    }
  }

  static func addFont(
    _ font: SnapshotChange.FontSwitch, isPlural: Bool = false, to sentence: inout DiffSentence
  ) {
    sentence.add(isPlural ? " have the font " : " has the font ")
    addSwitch(font.from, font.to, none: "the usual one", to: &sentence)
  }

  /// States are words that a view is.
  private static func addStates(
    _ lists: WordLists, _ are: String, to sentence: inout DiffSentence
  ) {
    sentence.add(" \(are) ")
    if !lists.new.isEmpty {
      sentence.add("now ")
      sentence.add(new: lists.new.joined(separator: " and "))
    }
    guard !lists.gone.isEmpty else { return }
    sentence.add(lists.new.isEmpty ? "no longer " : ", no longer ")
    sentence.add(old: lists.gone.joined(separator: " or "))
  }

  private static func addNotes(
    _ lists: WordLists, _ have: String, to sentence: inout DiffSentence
  ) {
    let prefix = "class "
    let isClass = (lists.new + lists.gone).allSatisfy { $0.hasPrefix(prefix) }
    let quoted = { (notes: [String]) in
      isClass
        ? notes.map { String($0.dropFirst(prefix.count)) }.joined(separator: ", ")
        : notes.map { "“\($0)”" }.joined(separator: ", ")
    }
    let noun = isClass ? "class" : "note"
    if lists.new.isEmpty {
      sentence.add(
        isClass
          ? " \(have) no class of \(have == "has" ? "its" : "their") own (was "
          : " no longer \(have) the note ")
      sentence.add(old: quoted(lists.gone))
      sentence.add(isClass ? ")" : "")
    } else {
      sentence.add(" \(have) the \(noun) ")
      addSwitch(
        lists.gone.isEmpty ? nil : quoted(lists.gone), quoted(lists.new), none: "none",
        to: &sentence)
    }
  }

  // MARK: - Many views

  /// What the same cause made of many views.
  static func addAlike(_ noun: String, _ cause: Cause, to sentence: inout DiffSentence) {
    guard let change = cause.sampleChange else { return }
    let isPlural = cause.slotCount > 1
    sentence.add(
      isPlural
        ? "\(cause.slotCount) \(ViewWords.plural(noun: noun))" : change.view?.words ?? "a \(noun)")
    if change.isOfFont, let font = change.view?.font {
      addFont(font, isPlural: isPlural, to: &sentence)
      return
    }
    guard case .attribute(let name, let from, let to) = change.difference else { return }
    if name == .frame, let frame = FrameChange(from: from, to: to) {
      sentence.add(isPlural ? " are " : " is ")
      sentence.add(new: frame.to.size)
      sentence.add(" points large (was ")
      sentence.add(old: frame.from.size)
      sentence.add(")")
    } else {
      addViewAttribute(name, from, to, isPlural: isPlural, to: &sentence)
    }
  }

  /// The first few of the views, and how many more there are.
  static func addLaidOut(_ names: [String], to sentence: inout DiffSentence) {
    let shown = names.prefix(4)
    for (index, name) in shown.enumerated() {
      if index > 0 { sentence.add(index == names.count - 1 ? " and " : ", ") }
      sentence.add(name: name)
    }
    if names.count > shown.count {
      sentence.add(" and \(count(names.count - shown.count, "more view"))")
    }
    sentence.add(" are laid out anew")
  }

  static func addReworded(
    _ finding: SnapshotChange.FindingKey, from message: String, to sentence: inout DiffSentence
  ) {
    sentence.add("\(finding.severity.rawValue) ")
    sentence.add(name: shown(finding.id.text))
    sentence.add(": ")
    addTexts(message, finding.message.text, to: &sentence)
  }
}
