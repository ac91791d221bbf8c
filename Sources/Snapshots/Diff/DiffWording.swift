import CatalogCore

/// The words for changes and causes: one short sentence each, on one line.
package enum DiffWording {
  /// A change of one document: `“title” of row photo-1 (PhotoCell) shows “Dusk” (was “Dawn”)`.
  package static func sentence(_ change: SnapshotChange) -> DiffSentence {
    sentence(change, isOfKind: false)
  }

  /// `isOfKind` says it of all rows of the kind and not of one of them.
  ///
  /// `count` is how many views it is about.
  static func sentence(_ change: SnapshotChange, isOfKind: Bool, count: Int = 1) -> DiffSentence {
    var sentence = DiffSentence()
    if let view = change.view {
      addView(change, view, count: count, isOfKind: isOfKind, to: &sentence)
      return sentence
    }
    switch (change.place.owner, change.difference) {
    case (.document, let difference): addDocument(difference, to: &sentence)
    case (.variant, _), (.note, _), (.finding, _): addListed(change, to: &sentence)
    case (.row, .replaced(let from, let to)) where isOfKind:
      sentence.add(name: from.kind)
      sentence.add(" replaced by ")
      sentence.add(name: to.kind)
    case (.row, .replaced(let from, let to)):
      add(.row, named: change.place.name, to: &sentence)
      sentence.add(" is now a ")
      sentence.add(new: to.kind)
      sentence.add(" (was ")
      sentence.add(old: from.kind)
      sentence.add(")")
    default:
      addSubject(change, isOfKind: isOfKind, to: &sentence)
      addPredicate(change, to: &sentence)
    }
    return sentence
  }

  // MARK: - Subjects

  private enum Noun: String {
    case area
    case row
    case section
    case action
  }

  private static func add(_ noun: Noun, named name: ByteKey, to sentence: inout DiffSentence) {
    sentence.add("\(noun.rawValue) ")
    sentence.add(name: shown(name.text))
  }

  /// A name that is empty would not be seen.
  static func shown(_ name: String) -> String { name.isEmpty ? "“”" : name }

  private static func addSubject(
    _ change: SnapshotChange, isOfKind: Bool, to sentence: inout DiffSentence
  ) {
    switch change.place.part {
    case .whole: break
    case .slot(let path):
      sentence.add("“")
      sentence.add(name: path.map(\.text).joined(separator: " › "))
      sentence.add("” of ")
    case .action(let id):
      add(.action, named: id, to: &sentence)
      sentence.add(" of ")
    }
    switch change.place.owner {
    case .area(let name): add(.area, named: name, to: &sentence)
    case .section(let id): add(.section, named: id, to: &sentence)
    case .kind(let id): sentence.add(name: shown(id.text))
    case .row(let identity):
      let kind = change.cellKind?.text ?? ""
      if isOfKind, !change.isListChange || change.place.part != .whole {
        sentence.add(name: shown(kind))
        return
      }
      add(.row, named: identity, to: &sentence)
      guard !kind.hasSameBytes(as: identity.text) else { return }
      sentence.add(" (")
      sentence.add(name: shown(kind))
      sentence.add(")")
    case .document, .variant, .note, .finding: break
    }
  }

  // MARK: - Predicates

  static func addPredicate(_ change: SnapshotChange, to sentence: inout DiffSentence) {
    switch change.difference {
    case .inserted(let content, let after):
      sentence.add(" inserted")
      if case .section(let section) = content, !section.rows.isEmpty {
        sentence.add(" with \(count(section.rows.count, "row"))")
      }
      if change.place.part == .whole { addPosition(after, " at the start", to: &sentence) }
    case .removed(let content):
      sentence.add(" removed")
      if case .section(let section) = content, !section.rows.isEmpty {
        sentence.add(" with \(count(section.rows.count, "row"))")
      }
    case .moved(let after, let from):
      sentence.add(" moved")
      if let from, let to = change.section {
        sentence.add(" from section ")
        sentence.add(name: shown(from.text))
        sentence.add(" to section ")
        sentence.add(name: shown(to.text))
        sentence.add(",")
      }
      addPosition(after, from == nil ? " to the start" : " at the start", to: &sentence)
    case .reparented(let from, _):
      sentence.add(" moved, it was ")
      sentence.add("“")
      sentence.add(old: from.map(\.text).joined(separator: " › "))
      sentence.add("”")
    case .renamed(let from, _):
      sentence.add(" has another name (was ")
      sentence.add(old: shown(from.text))
      sentence.add(")")
    case .text(let fact, let from, let to): addText(fact, from, to, to: &sentence)
    case .heightRule(let from, let to):
      sentence.add(" states ")
      addSwitch(from?.words, to?.words, none: "no height", to: &sentence)
    case .layout(let from, let to):
      sentence.add(" is laid out as ")
      let isSame = from?.words.hasSameBytes(as: to?.words ?? "") ?? false
      if isSame {
        sentence.add(new: to?.words ?? "")
        sentence.add(", but with other contents")
      } else {
        addSwitch(from?.words, to?.words, none: "one slot below the other", to: &sentence)
      }
    case .height(let height): addHeight(height, to: &sentence)
    case .attribute(let name, let from, let to):
      addAttribute(name, words(from), words(to), to: &sentence)
    case .slotKind(let from, let to):
      sentence.add(" is a ")
      addSwitch(from.rawValue, to.rawValue, none: "", to: &sentence)
    case .source(let from, let to):
      sentence.add(" comes from ")
      addSwitch(from?.words, to?.words, none: "nowhere stated", to: &sentence)
    case .route(let from, let to):
      // What both ask for says nothing, and other rows ask for something else.
      let hasSameQuery = SameBytes.same(from?.query, to?.query)
      sentence.add(" leads to ")
      addSwitch(
        from?.words(withQuery: !hasSameQuery), to?.words(withQuery: !hasSameQuery), none: "nothing",
        to: &sentence)
    case .imported, .initial, .listed, .table, .state, .replaced, .rowKind: break
    }
  }

  private static func addPosition(
    _ after: ByteKey?, _ start: String, to sentence: inout DiffSentence
  ) {
    guard let after else { return sentence.add(start) }
    sentence.add(" after ")
    sentence.add(name: shown(after.text))
  }

  private static func addText(
    _ fact: SnapshotChange.TextFact, _ from: String?, _ to: String?,
    to sentence: inout DiffSentence
  ) {
    switch fact {
    case .value:
      sentence.add(" shows ")
      addTexts(from, to, to: &sentence)
    case .style:
      sentence.add(" has the style ")
      addSwitch(from, to, none: "none", to: &sentence)
    case .header, .footer, .indexTitle:
      sentence.add(" has the \(fact.words) ")
      addTexts(from, to, to: &sentence)
    case .screenID, .screenTitle, .scenarioID, .scenarioTitle, .model, .group, .metrics: break
    }
  }

  private static func addAttribute(
    _ name: SnapshotDocument.Attribute.Name, _ from: String?, _ to: String?,
    to sentence: inout DiffSentence
  ) {
    let words = name.rawValue.replacing("-", with: " ")
    switch (from, to) {
    case (let from?, nil):
      sentence.add(" has no \(words) (was ")
      sentence.add(old: from)
      sentence.add(")")
    default:
      sentence.add(" has \(words) ")
      addSwitch(from, to, none: "none", to: &sentence)
    }
  }

  private static func words(_ attributes: [SnapshotDocument.Attribute]) -> String? {
    guard !attributes.isEmpty else { return nil }
    let texts = attributes.map { attribute in
      attribute.arguments.isEmpty
        ? "set" : attribute.arguments.map(\.words).joined(separator: " ")
    }
    return texts.joined(separator: ", ")
  }

  // MARK: - Old and new

  /// `new (was old)` of two spellings.
  static func addSwitch(
    _ from: String?, _ to: String?, none: String, to sentence: inout DiffSentence
  ) {
    sentence.add(new: to.map(shown) ?? none)
    sentence.add(" (was ")
    sentence.add(old: from.map(shown) ?? none)
    sentence.add(")")
  }

  /// `“new” (was “old”)` of two texts, with the words marked that are different.
  static func addTexts(_ from: String?, _ to: String?, to sentence: inout DiffSentence) {
    // A sentence stands on one line.
    let words = WordDiff(onOneLine(from), onOneLine(to))
    if to == nil {
      sentence.add("none")
    } else {
      sentence.add("“")
      sentence.add(words.new, .new, changed: .newChanged)
      sentence.add("”")
    }
    sentence.add(" (was ")
    if from == nil {
      sentence.add("none")
    } else {
      sentence.add("“")
      sentence.add(words.old, .old, changed: .oldChanged)
      sentence.add("”")
    }
    sentence.add(")")
  }

  private static func onOneLine(_ text: String?) -> String {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ⏎ ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension SnapshotChange {
  /// Whether something came, went or moved, rather than changed.
  var isListChange: Bool {
    switch difference {
    case .inserted, .removed, .moved: true
    default: false
    }
  }
}

extension SnapshotChange.TextFact {
  var words: String {
    switch self {
    case .screenID: "id of the screen"
    case .screenTitle: "title of the screen"
    case .scenarioID: "id of the scenario"
    case .scenarioTitle: "title of the scenario"
    case .indexTitle: "index title"
    case .model, .group, .metrics, .header, .footer, .value, .style: rawValue
    }
  }
}

extension SnapshotDocument.HeightRule {
  fileprivate var words: String {
    switch origin {
    case .fixed: "\(points.text) points, fixed"
    case .scaled: "\(points.text) points, scaled"
    case .fitting: "at least \(points.text) points, fitting"
    }
  }
}

extension SnapshotDocument.CellLayout {
  fileprivate var words: String {
    switch self {
    case .style(let style): style.rawValue
    case .stack(let stack): "a stack \(stack.facts)"
    }
  }
}

extension SnapshotDocument.Source {
  fileprivate var words: String {
    switch self {
    case .field(let field): field
    case .label(let label): "“\(label)”"
    }
  }
}

extension SnapshotDocument.Route {
  fileprivate func words(withQuery: Bool) -> String {
    "\(screen) by \(transition.rawValue)"
      + (withQuery ? query.map { " with “\($0)”" } ?? "" : "")
  }
}

extension SnapshotDocument.Argument {
  var words: String {
    switch self {
    case .word(let word): word
    case .text(let text): "“\(text)”"
    case .number(let number): number.text
    }
  }
}
