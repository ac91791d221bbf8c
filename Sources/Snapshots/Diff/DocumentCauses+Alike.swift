import CatalogCore

/// Folds what happened to many views of an interface file in the same way.
///
/// A newer Xcode, another text style or an asset with another colour changes views by the dozen, and
/// nobody decided any of them by itself.
extension DocumentCauses {
  /// From so many causes on they are one.
  private static let few = 3
  /// So many views may be moved by hand, each for a reason of its own.
  private static let handmade = 5

  /// A label that got a text style lost its font, which is one change of its font.
  mutating func findFonts() {
    var fonts: [SnapshotChange.Place: CauseKey] = [:]
    for (index, change) in diff.changes.enumerated() {
      guard change.isOfFont, let font = change.view?.font, found[index] == nil else { continue }
      let key = fonts[change.place]
      found[index] = Found(key: key ?? .font(change, font), isConsequence: key != nil)
      fonts[change.place] = found[index]?.key
    }
  }

  /// A colour of an asset catalogue is stated once, however many views have it.
  mutating func findNamedColors() {
    for (index, change) in diff.changes.enumerated() where found[index] == nil {
      guard case .attribute(_, let from, let to) = change.difference,
        let key = CauseKey.namedColor(from: from, to: to)
      else { continue }
      found[index] = Found(key: key)
    }
  }

  mutating func foldAlike() {
    foldRows()
    fold(above: Self.few - 1) { change in
      guard let view = change.view, case .attribute(.frame, let from, let to) = change.difference,
        let frame = FrameChange(from: from, to: to), !frame.isMove, view.hasSizeOfSystem
      else { return nil }
      return .sizes(view, from: frame.from.size, to: frame.to.size)
    }
    foldFrames()
    fold(above: Self.few - 1) { change in
      guard let view = change.view else { return nil }
      if change.isOfFont, let font = view.font { return .fonts(view, font) }
      guard case .attribute(let name, let from, let to) = change.difference, name != .frame else {
        return nil
      }
      return CauseKey.namedColor(from: from, to: to) == nil ? .alike(name, from, to) : nil
    }
  }

  /// Replaces causes by the one that `key` gives to more than so many of them.
  private mutating func fold(above limit: Int, _ key: (SnapshotChange) -> CauseKey?) {
    var common: [ByteKey: (key: CauseKey, members: Set<ByteKey>)] = [:]
    for (index, change) in diff.changes.enumerated() where found[index]?.isConsequence != true {
      guard let key = key(change) else { continue }
      let own = found[index]?.key ?? .equal(change)
      common[key.text, default: (key, [])].members.insert(own.text)
    }
    var replacements: [ByteKey: CauseKey] = [:]
    for (key, members) in common.values where members.count > limit {
      for member in members { replacements[member] = key }
    }
    replace(replacements)
  }

  private mutating func replace(_ replacements: [ByteKey: CauseKey]) {
    guard !replacements.isEmpty else { return }
    for (index, change) in diff.changes.enumerated() {
      let own = found[index]?.key ?? .equal(change)
      guard let key = replacements[own.text] else { continue }
      found[index] = Found(key: key, isConsequence: found[index]?.isConsequence ?? false)
    }
  }

  private mutating func foldRows() {
    fold(above: Self.few - 1) { change in
      guard case .height(let height) = change.difference, height.to?.origin == .drawn,
        let from = height.from?.origin
      else { return nil }
      return .rowsDrawn(from: from)
    }
    // The table says no height any more, whatever its rows are.
    fold(above: 0) { change in
      guard case .height(let height) = change.difference, height.to?.origin == .drawn,
        height.from?.origin == .table
      else { return nil }
      return .rowsDrawn(from: .table)
    }
  }

  /// Many views that only have other places and sizes were laid out again.
  private mutating func foldFrames() {
    var members: Set<ByteKey> = []
    var names: [String] = []
    var known: Set<SnapshotChange.Place> = []
    for (index, change) in diff.changes.enumerated() where found[index]?.isConsequence != true {
      guard case .attribute(.frame, _, _) = change.difference, let view = change.view else {
        continue
      }
      switch found[index]?.key.subject {
      case .canvas, .variants, .alike: continue
      default: break
      }
      members.insert((found[index]?.key ?? .equal(change)).text)
      if known.insert(change.place.ofKind(change.cellKind)).inserted { names.append(view.words) }
    }
    // With another canvas everything is laid out again.
    guard members.count > (canvasKey == nil ? Self.handmade : 1) else { return }
    let key = CauseKey.laidOut(names, screen: new.screen.id)
    replace(Dictionary(members.map { ($0, key) }, uniquingKeysWith: { first, _ in first }))
  }

  // MARK: - Findings

  /// What is found about frames repeats what views say of themselves, and a finding that counts or
  /// names something else is still the same one.
  mutating func findImportedFindings() {
    var frames: CauseKey?
    var removed: [Finding: (index: Int, message: String)] = [:]
    for (index, change) in diff.changes.enumerated() {
      switch (change.place.owner, change.difference) {
      case (_, .attribute(.state, let from, let to))
      where (from + to).contains(where: \.isAboutFrame):
        frames = frames ?? found[index]?.key ?? .equal(change)
      case (.finding(let finding, _), .removed):
        removed[Finding(finding)] = (index, finding.message.text)
      default: break
      }
    }
    for (index, change) in diff.changes.enumerated() where found[index]?.isConsequence != true {
      guard case .finding(let finding, _) = change.place.owner else { continue }
      if let frames, finding.id.text.hasPrefix("frame-") {
        found[index] = Found(key: frames, isConsequence: true)
      } else if case .inserted = change.difference,
        let old = removed.removeValue(forKey: Finding(finding)),
        found[old.index]?.isConsequence != true
      {
        let key = CauseKey.findingReworded(finding, from: old.message)
        found[index] = Found(key: key)
        found[old.index] = Found(key: key, isConsequence: true)
      }
    }
  }

  /// What two findings have in common that say the same in other words.
  private struct Finding: Hashable {
    var id: ByteKey
    var row: ByteKey?

    init(_ finding: SnapshotChange.FindingKey) {
      id = finding.id
      row = finding.row
    }
  }
}

extension SnapshotChange {
  /// Whether it is the font of a text, or the text style that stands for one.
  var isOfFont: Bool {
    switch difference {
    case .text(.style, _, _), .attribute(.font, _, _): true
    default: false
    }
  }
}

extension SnapshotChange.Place {
  /// The same for all rows of a kind.
  fileprivate func ofKind(_ kind: ByteKey?) -> SnapshotChange.Place {
    guard owner.rowIdentity != nil, let kind else { return self }
    return SnapshotChange.Place(.kind(kind), part)
  }
}

extension SnapshotChange.View {
  /// Whether the system gives it its size, as it does to switches.
  fileprivate var hasSizeOfSystem: Bool {
    ["switch", "stepper", "activity indicator", "page control"].contains {
      noun.hasSameBytes(as: $0)
    }
  }
}

extension SnapshotDocument.Attribute {
  fileprivate var isAboutFrame: Bool {
    arguments.contains { ["misplaced", "ambiguous"].contains($0.words) }
  }
}
