import CatalogCore

/// Folds the changes of all documents into causes.
struct CauseFolding {
  private(set) var causes: [Cause] = []

  /// A cause while its changes are collected.
  private struct Open {
    var key: CauseKey
    var changes: [Cause.Reference] = []
    var places: [Cause.Place] = []
    var knownPlaces: Set<Cause.Place> = []
    var sample: (quality: Int, reference: Cause.Reference)?
    var rank = Cause.Rank.quiet
  }

  private var open: [Open] = []
  private var positions: [ByteKey: Int] = [:]

  init(_ documents: [DocumentChange], oldScreens: Set<ByteKey>, newScreens: Set<ByteKey>) {
    let renames = ScreenRenames(documents, oldScreens: oldScreens, newScreens: newScreens)
    // A screen whose scenarios went elsewhere was renamed and not removed.
    let goneElsewhere = Set(
      documents.compactMap { $0.diff == nil ? nil : $0.old.map { ByteKey($0.screen.id) } })
    let cameFromElsewhere = Set(
      documents.compactMap { $0.diff == nil ? nil : $0.new.map { ByteKey($0.screen.id) } })
    for (index, document) in documents.enumerated() {
      let reference = Cause.Reference(document: index, change: nil)
      let name = document.name
      switch document {
      case .added:
        let isWhole = !oldScreens.contains(name.screen) && !cameFromElsewhere.contains(name.screen)
        add(
          reference, to: isWhole ? .screenAdded(name.screen) : .scenarioAdded(name),
          at: Cause.Place(name: name, row: nil), .added)
      case .removed:
        let isWhole = !newScreens.contains(name.screen) && !goneElsewhere.contains(name.screen)
        add(
          reference, to: isWhole ? .screenRemoved(name.screen) : .scenarioRemoved(name),
          at: Cause.Place(name: name, row: nil), .removed)
      case .changed(let old, _, let diff):
        let keys = DocumentCauses(diff, from: old, renames: renames).keys
        for (change, key) in keys.enumerated() {
          let place = Cause.Place(
            name: name, row: diff.changes[change].place.owner.rowIdentity)
          add(
            Cause.Reference(document: index, change: change), to: key.key, at: place,
            diff.changes[change].rank, isConsequence: key.isConsequence,
            quality: diff.changes[change].sampleQuality)
        }
      }
    }
    close()
  }

  private mutating func add(
    _ reference: Cause.Reference, to key: CauseKey, at place: Cause.Place, _ rank: Cause.Rank,
    isConsequence: Bool = false, quality: Int = 2
  ) {
    let position = positions[key.text] ?? open.count
    if position == open.count {
      positions[key.text] = position
      open.append(Open(key: key))
    }
    open[position].changes.append(reference)
    if open[position].knownPlaces.insert(place).inserted { open[position].places.append(place) }
    // What follows from the cause does not show it, and ranks it only where something fails.
    let own = isConsequence ? -1 : quality
    if own > open[position].sample?.quality ?? -2 { open[position].sample = (own, reference) }
    if !isConsequence || rank == .failed {
      open[position].rank = min(open[position].rank, rank)
    }
  }

  private mutating func close() {
    let ordered = open.sorted { left, right in
      if left.rank != right.rank { return left.rank < right.rank }
      if left.places.count != right.places.count { return left.places.count > right.places.count }
      return left.key.text < right.key.text
    }
    let ids = Cause.ids(ordered.map(\.key.text))
    for (cause, id) in zip(ordered, ids) {
      guard let sample = cause.sample?.reference else { continue }
      causes.append(
        Cause(
          id: id, subject: cause.key.subject, rank: cause.rank, changes: cause.changes,
          places: cause.places, sample: sample))
    }
  }
}

/// The screens that have another id now.
struct ScreenRenames {
  private var targets: [ByteKey: ByteKey] = [:]
  private let oldScreens: Set<ByteKey>
  private let newScreens: Set<ByteKey>

  init(_ documents: [DocumentChange], oldScreens: Set<ByteKey>, newScreens: Set<ByteKey>) {
    self.oldScreens = oldScreens
    self.newScreens = newScreens
    for document in documents {
      // The id of the screen is the first fact of all.
      guard case .text(.screenID, let from?, let to?) = document.diff?.changes.first?.difference,
        isRename(from, to), targets[ByteKey(from)] == nil
      else { continue }
      targets[ByteKey(from)] = ByteKey(to)
    }
  }

  /// Whether the one screen is gone and the other one new; else scenarios only went from the one to
  /// the other.
  func isRename(_ from: String, _ to: String) -> Bool {
    !newScreens.contains(ByteKey(from)) && !oldScreens.contains(ByteKey(to))
  }

  /// Whether two routes differ in nothing but the new name of their screen.
  func explain(_ from: SnapshotDocument.Route?, _ to: SnapshotDocument.Route?) -> Bool {
    guard var from, let to, let target = targets[ByteKey(from.screen)] else { return false }
    from.screen = target.text
    return SameBytes.same(from, to)
  }
}

extension SnapshotChange {
  /// How well a change shows what its cause is about: a height at the usual text size better than one
  /// under other variants, a row better than the rule of its kind.
  fileprivate var sampleQuality: Int {
    switch difference {
    case .height(let height): height.entries.contains(.base) ? 3 : 1
    default: 2
    }
  }

  var rank: Cause.Rank {
    switch difference {
    case .state(_, .failed): return .failed
    case .text(.screenID, _, _), .text(.scenarioID, _, _): return .renamed
    case .inserted, .removed, .moved: break
    case .text(.value, _, _), .text(.style, _, _), .text(.header, _, _), .text(.footer, _, _),
      .text(.indexTitle, _, _), .text(.screenTitle, _, _), .table, .state, .replaced, .heightRule,
      .layout, .height, .slotKind, .source, .route:
      return .changed
    case .attribute(let name, _, _): return name.isSeen ? .changed : .quiet
    case .text, .imported, .listed: return .quiet
    }
    switch (place.owner, difference) {
    case (.finding(let finding, _), .inserted):
      return finding.severity == .error ? .failed : .warned
    case (.variant, _), (.note, _), (.finding, _), (.kind, _): return .quiet
    case (_, .removed): return .partRemoved
    case (_, .inserted): return .added
    default: return .moved
    }
  }
}

extension SnapshotDocument.Attribute.Name {
  /// Whether it changes what a row looks like or does.
  var isSeen: Bool {
    switch self {
    case .accessibilityLabel, .accessibilityHint, .accessibilityIdentifier, .accessibilityTraits,
      .note, .frame:
      false
    default: true
    }
  }
}
