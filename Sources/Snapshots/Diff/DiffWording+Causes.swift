import CatalogCore

extension DiffWording {
  /// A cause with how often it is seen: `PhotoCell is 72 points high (was 64, fixed) ×24 in 6 scenarios`.
  package static func sentence(_ cause: Cause) -> DiffSentence {
    var sentence = DiffSentence()
    switch cause.subject {
    case .screenAdded(let id):
      sentence.add("screen ")
      sentence.add(name: shown(id))
      sentence.add(" added with \(count(cause.scenarioCount, "scenario"))")
      return sentence
    case .screenRemoved(let id):
      sentence.add("screen ")
      sentence.add(name: shown(id))
      sentence.add(" removed with \(count(cause.scenarioCount, "scenario"))")
      return sentence
    case .scenarioAdded(let name):
      sentence.add(name: name)
      sentence.add(" added")
      return sentence
    case .scenarioRemoved(let name):
      sentence.add(name: name)
      sentence.add(" removed")
      return sentence
    case .screenRenamed(let from, let to):
      sentence.add("screen ")
      addRename(from, to, to: &sentence)
    case .scenarioRenamed(let from, let to):
      if cause.scenarioCount == 1, let screen = cause.places.first?.name.screen {
        addRename("\(screen.text)/\(from)", "\(screen.text)/\(to)", to: &sentence)
        return sentence
      }
      sentence.add("scenario ")
      addRename(from, to, to: &sentence)
    case .scenarioMoved(let from, let to):
      addRename(from, to, to: &sentence)
      return sentence
    case .variants(let changes): addVariants(changes, to: &sentence)
    case .heights(let kind): addHeights(kind, cause, to: &sentence)
    case .sections(let removed, let inserted) where !removed.isEmpty && !inserted.isEmpty:
      sentence.add(removed.count == 1 ? "section " : "sections ")
      addNames(removed, to: &sentence)
      sentence.add(" replaced by ")
      addNames(inserted, to: &sentence)
    case .canvas(let from, let to):
      sentence.add("the screen is drawn on ")
      sentence.add(new: to)
      sentence.add(" points (was ")
      sentence.add(old: from)
      sentence.add(")")
    case .barItems(let place, let from, let to):
      sentence.add("the \(place) are ")
      addTexts(list(from), list(to), to: &sentence)
    case .rowHeights:
      guard let change = cause.sampleChange, case .height(let height) = change.difference else {
        return sentence
      }
      if height.from?.origin == .table, height.to?.origin == .table {
        sentence.add("each row of the table")
        addHeight(height, to: &sentence)
      } else {
        sentence.add(self.sentence(change, isOfKind: true))
      }
    case .views:
      guard let change = cause.sampleChange else { return sentence }
      sentence.add(self.sentence(change, isOfKind: true, count: cause.slotCount))
    case .alike(let noun): addAlike(noun, cause, to: &sentence)
    case .laidOut(let names): addLaidOut(names, to: &sentence)
    case .rowsDrawn:
      guard let change = cause.sampleChange else { return sentence }
      if cause.rowCount > 1 { sentence.add("rows are as high as drawn, such as ") }
      sentence.add(self.sentence(change, isOfKind: true))
    case .namedColor(let name, let from, let to):
      sentence.add("the colour “")
      sentence.add(name: name)
      sentence.add("” is ")
      addSwitch(from, to, none: "none", to: &sentence)
    case .findingReworded(let finding, let from): addReworded(finding, from: from, to: &sentence)
    case .metrics, .layout, .sections, .replaced, .equal:
      guard let change = cause.sampleChange else { return sentence }
      sentence.add(self.sentence(change, isOfKind: true))
    }
    addCount(cause, to: &sentence)
    return sentence
  }

  /// Where the cause is seen first: `photos/loaded, row photo-1`.
  package static func place(_ place: Cause.Place) -> DiffSentence {
    var sentence = DiffSentence()
    sentence.add(name: place.name.text)
    if let row = place.row {
      sentence.add(", row ")
      sentence.add(name: shown(row.text))
    }
    return sentence
  }

  private static func list(_ items: [String]) -> String? {
    items.isEmpty ? nil : items.map { $0.isEmpty ? "–" : $0 }.joined(separator: ", ")
  }

  private static func addCount(_ cause: Cause, to sentence: inout DiffSentence) {
    if cause.places.count == 1, let only = cause.places.first {
      sentence.add(" in ")
      // A row that came, went or moved was named already.
      if cause.sampleChange?.view != nil {
        sentence.add(place(Cause.Place(name: only.name, row: nil)))
      } else if let row = only.row,
        sentence.pieces.contains(where: { $0.text.hasSameBytes(as: row.text) })
      {
        sentence.add(place(Cause.Place(name: only.name, row: nil)))
      } else {
        sentence.add(place(only))
      }
      return
    }
    // These are of the screen, whatever its rows are.
    let isOfScreen =
      switch cause.subject {
      case .canvas, .laidOut: true
      default: false
      }
    if cause.rowCount > 1, !isOfScreen, cause.sampleChange?.view == nil || cause.slotCount < 2 {
      sentence.add(" ×\(cause.rowCount)")
    }
    sentence.add(" in ")
    if cause.scenarioCount == 1, let first = cause.places.first {
      sentence.add(name: first.name.text)
    } else {
      sentence.add(count(cause.scenarioCount, "scenario"))
    }
  }

  private static func addRename(_ from: String, _ to: String, to sentence: inout DiffSentence) {
    sentence.add(old: shown(from))
    sentence.add(" renamed to ")
    sentence.add(new: shown(to))
  }

  private static func addNames(_ names: [String], to sentence: inout DiffSentence) {
    for (index, name) in names.enumerated() {
      if index > 0 { sentence.add(index == names.count - 1 ? " and " : ", ") }
      sentence.add(name: shown(name))
    }
  }

  private static func addVariants(
    _ changes: [Cause.VariantChange], to sentence: inout DiffSentence
  ) {
    let names = Dictionary(grouping: changes, by: \.verb)
    for (index, (verb, changes)) in names.sorted(by: { $0.key.rawValue < $1.key.rawValue })
      .enumerated()
    {
      sentence.add((index > 0 ? ", " : "") + (changes.count == 1 ? "variant " : "variants "))
      addNames(changes.map(\.variant.text), to: &sentence)
      sentence.add(" \(verb.rawValue)")
    }
  }

  private static func addHeights(
    _ kind: String, _ cause: Cause, to sentence: inout DiffSentence
  ) {
    guard let sample = cause.sampleChange else { return }
    guard case .height = sample.difference, !cause.isUniform else {
      return sentence.add(self.sentence(sample, isOfKind: true))
    }
    sentence.add("heights of ")
    sentence.add(name: shown(kind))
    sentence.add(" differ, such as ")
    sentence.add(self.sentence(sample))
  }
}
