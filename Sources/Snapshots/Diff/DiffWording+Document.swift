import CatalogCore

extension DiffWording {
  /// What is said of the screen as a whole.
  static func addDocument(
    _ difference: SnapshotChange.Difference, to sentence: inout DiffSentence
  ) {
    switch difference {
    case .text(.model, let from, let to):
      sentence.add("the model is ")
      addSwitch(from, to, none: "not stated", to: &sentence)
    case .text(.group, let from, let to):
      sentence.add("the screen is listed under ")
      addTexts(from, to, to: &sentence)
    case .text(.metrics, let from, let to):
      sentence.add("texts are measured with ")
      addSwitch(from, to, none: "nothing", to: &sentence)
    case .text(let fact, let from, let to):
      sentence.add("the \(fact.words) is ")
      addTexts(from, to, to: &sentence)
    case .imported(let isImported):
      sentence.add("the screen is \(isImported ? "now" : "no longer") made from an interface file")
    case .initial(let isInitial):
      sentence.add(
        isInitial
          ? "the screen is now one that the app starts with"
          : "the screen is no longer one that the app starts with")
    case .listed(let isListed):
      sentence.add("the screen is \(isListed ? "now" : "no longer") listed")
    case .table(let from, let to):
      sentence.add("the table is ")
      addSwitch(from.words, to.words, none: "", to: &sentence)
    case .state(let from, let to):
      sentence.add("the screen is in the state ")
      addSwitch(from.rawValue, to.rawValue, none: "", to: &sentence)
    default: break
    }
  }

  /// Of variants, notes and findings, which have no names.
  static func addListed(_ change: SnapshotChange, to sentence: inout DiffSentence) {
    switch change.place.owner {
    case .variant(let variant):
      sentence.add("variant ")
      sentence.add(name: variant.text)
      sentence.add(" \(verb(change.difference))")
    case .note(let text, _):
      sentence.add("note ")
      addQuoted(text.text, change.difference, to: &sentence)
    case .finding(let key, _):
      sentence.add("\(key.severity.rawValue) ")
      sentence.add(name: shown(key.id.text))
      sentence.add(": ")
      addQuoted(key.message.text, change.difference, to: &sentence)
      if let row = key.row {
        sentence.add(" in row ")
        sentence.add(name: shown(row.text))
      }
    default: break
    }
  }

  static func verb(_ difference: SnapshotChange.Difference) -> String {
    switch difference {
    case .inserted: "added"
    case .removed: "removed"
    default: "moved"
    }
  }

  private static func addQuoted(
    _ text: String, _ difference: SnapshotChange.Difference, to sentence: inout DiffSentence
  ) {
    sentence.add("“")
    switch difference {
    case .inserted:
      sentence.add(new: text)
      sentence.add("” is new")
    case .removed:
      sentence.add(old: text)
      sentence.add("” is gone")
    default:
      sentence.add(name: text)
      sentence.add("” moved")
    }
  }

  // MARK: - Heights

  static func addHeight(_ height: HeightDifference, to sentence: inout DiffSentence) {
    guard let from = height.from else {
      sentence.add(" is ")
      sentence.add(new: height.to.map { $0.value.text } ?? "")
      sentence.add(" points high (was not measured)")
      return
    }
    guard let to = height.to else {
      sentence.add(" has no height (was ")
      sentence.add(old: from.value.text)
      sentence.add(")")
      return
    }
    if height.entries.contains(.base) {
      addBase(from, to, to: &sentence)
    } else if let first = changed(height).first {
      addValues(first.from, first.to, " at \(first.scope)", to: &sentence)
      let others = height.entries.count - 1
      if others > 0 { sentence.add(" and other heights at \(count(others, "more variant"))") }
    } else {
      sentence.add(" lists its heights in another order")
    }
  }

  private static func addBase(
    _ from: SnapshotDocument.Height, _ to: SnapshotDocument.Height,
    to sentence: inout DiffSentence
  ) {
    if from.origin == to.origin {
      addValues(from.value, to.value, "", to: &sentence, origin: from.origin.rawValue)
      return
    }
    sentence.add(" is ")
    sentence.add(new: to.value.text)
    sentence.add(" points high, \(to.origin.rawValue) (was ")
    sentence.add(old: from.value.text)
    sentence.add(", \(from.origin.rawValue))")
  }

  private static func addValues(
    _ from: SnapshotDocument.Height.Value?, _ to: SnapshotDocument.Height.Value?, _ scope: String,
    to sentence: inout DiffSentence, origin: String? = nil
  ) {
    sentence.add(" is ")
    if to?.remarks.isEmpty ?? true, from?.remarks.isEmpty ?? true {
      sentence.add(new: to?.text ?? "as")
      sentence.add(to == nil ? " high as usual\(scope) (was " : " points high\(scope) (was ")
    } else {
      sentence.add(new: to?.text ?? "as usual")
      sentence.add("\(scope) (was ")
    }
    sentence.add(old: from?.text ?? "as usual")
    sentence.add(origin.map { ", \($0))" } ?? ")")
  }

  /// The exceptions that are different, in the order of the new height.
  private static func changed(_ height: HeightDifference) -> [(
    scope: String, from: SnapshotDocument.Height.Value?, to: SnapshotDocument.Height.Value?
  )] {
    let old = height.from?.exceptions ?? []
    let new = height.to?.exceptions ?? []
    return (new + old).compactMap { exception in
      let entry = HeightDifference.Entry(exception)
      guard height.entries.contains(entry) else { return nil }
      return (
        exception.scope, old.first { HeightDifference.Entry($0) == entry }?.value,
        new.first { HeightDifference.Entry($0) == entry }?.value
      )
    }
  }
}

extension SnapshotChange.Table {
  fileprivate var words: String {
    guard let style else { return "not stated" }
    return style.rawValue + (isReadable ? ", of readable width" : "")
  }
}
