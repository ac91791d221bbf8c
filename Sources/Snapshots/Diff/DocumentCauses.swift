import CatalogCore

/// The cause of each change of one document.
struct DocumentCauses {
  struct Found {
    var key: CauseKey
    /// Whether the change follows from another one, which is what the cause is about.
    var isConsequence = false
  }

  /// One for each change of the diff.
  private(set) var keys: [Found] = []

  let diff: SnapshotDiff
  var found: [Int: Found] = [:]
  let old: SnapshotDocument
  let new: SnapshotDocument

  init(
    _ diff: SnapshotDiff, from old: SnapshotDocument, to new: SnapshotDocument,
    renames: ScreenRenames
  ) {
    self.diff = diff
    self.old = old
    self.new = new
    findNames(renames)
    findVariantsAndMetrics()
    findSections()
    findRearranged()
    if isImported { findViews() }
    for (index, change) in diff.changes.enumerated() where found[index] == nil {
      if let key = ownKey(change, renames) { found[index] = Found(key: key) }
    }
    findLabels()
    findHeights()
    if isImported {
      findFrames()
      foldAlike()
    }
    findKinds()
    findFindings()
    if isImported { findImportedFindings() }
    keys = diff.changes.enumerated().map { found[$0] ?? Found(key: .equal($1)) }
  }

  /// The key of a change that does not depend on others; `nil` for what is found later.
  private func ownKey(_ change: SnapshotChange, _ renames: ScreenRenames) -> CauseKey? {
    switch (change.place.owner, change.difference) {
    case (.kind(let kind), .heightRule): .heights(kind: kind)
    case (.kind(let kind), .layout): .layout(kind: kind)
    case (.kind, _), (.finding, _), (_, .height): nil
    case (_, .replaced(let from, let to)): .replaced(from: from.kind, to: to.kind)
    case (_, .route(let from, let to)) where renames.explain(from, to):
      .screenRenamed(from: from?.screen ?? "", to: to?.screen ?? "")
    default: .equal(change)
    }
  }

  // MARK: - The document

  /// The ids come and go together: of a document with half a new name, the other half could be that
  /// of another one.
  private mutating func findNames(_ renames: ScreenRenames) {
    var ids: [Int] = []
    var titles: [Int] = []
    var scenario: (from: String, to: String)?
    var screen: (from: String, to: String)?
    for (index, change) in diff.changes.enumerated() {
      switch change.difference {
      case .text(.screenID, let from?, let to?): screen = (from, to)
      case .text(.scenarioID, let from?, let to?): scenario = (from, to)
      case .text(.screenTitle, _, _) where screen != nil: titles.append(index)
      case .text(.scenarioTitle, _, _) where scenario != nil: titles.append(index)
      default: continue
      }
      if !titles.contains(index) { ids.append(index) }
    }
    let key: CauseKey
    switch (screen, scenario) {
    case (nil, nil): return
    case (nil, let scenario?): key = .scenarioRenamed(from: scenario.from, to: scenario.to)
    case (let screen?, nil) where renames.isRename(screen.from, screen.to):
      key = .screenRenamed(from: screen.from, to: screen.to)
    case (let screen?, _):
      let id = old.scenario.id
      key = .moved(
        from: (screen.from, id), to: (screen.to, scenario?.to ?? id))
    }
    for index in ids { found[index] = Found(key: key) }
    for index in titles { found[index] = Found(key: key, isConsequence: true) }
  }

  var variantsKey: CauseKey?
  private var metricsKey: CauseKey?

  private mutating func findVariantsAndMetrics() {
    let indices = diff.changes.indices.filter {
      if case .variant = diff.changes[$0].place.owner { true } else { false }
    }
    if !indices.isEmpty {
      let key = canvasKey ?? CauseKey.variants(indices.map { diff.changes[$0] })
      variantsKey = key
      for index in indices { found[index] = Found(key: key) }
    }
    for (index, change) in diff.changes.enumerated() {
      guard case .text(.metrics, let from, let to) = change.difference else { continue }
      let key = CauseKey.metrics(from: from, to: to)
      metricsKey = key
      found[index] = Found(key: key)
    }
  }

  // MARK: - Sections

  /// Sections that come and go, and the rows that could not move without them.
  ///
  /// Sections between which rows move have one cause: none of them can be taken alone.
  private mutating func findSections() {
    var groups: [Int: Int] = [:]
    for (index, change) in diff.changes.enumerated() {
      guard case .section = change.place.owner else { continue }
      switch change.difference {
      case .inserted, .removed: groups[index] = index
      default: break
      }
    }
    guard !groups.isEmpty else { return }
    func root(_ index: Int) -> Int {
      var index = index
      while let next = groups[index], next != index { index = next }
      return index
    }
    let links = diff.links
    for link in links {
      guard let removal = link.removal, let insertion = link.insertion else { continue }
      let roots = [root(removal), root(insertion)].sorted()
      groups[roots[1]] = roots[0]
    }
    var members: [Int: (removed: [ByteKey], inserted: [ByteKey])] = [:]
    for index in groups.keys {
      let name = diff.changes[index].place.name
      if case .removed = diff.changes[index].difference {
        members[root(index), default: ([], [])].removed.append(name)
      } else {
        members[root(index), default: ([], [])].inserted.append(name)
      }
    }
    let keys = members.mapValues { CauseKey.sections(removed: $0.removed, inserted: $0.inserted) }
    for index in groups.keys { found[index] = keys[root(index)].map { Found(key: $0) } }
    for link in links {
      guard let section = link.removal ?? link.insertion else { continue }
      found[link.move] = keys[root(section)].map { Found(key: $0, isConsequence: true) }
    }
  }

  // MARK: - Rows

  /// The changes of each row, without those of its height.
  private func changesByRow() -> [ByteKey: [Int]] {
    Dictionary(
      grouping: diff.changes.indices.filter {
        if case .height = diff.changes[$0].difference { return false }
        return diff.changes[$0].place.owner.rowIdentity != nil
      }
    ) { diff.changes[$0].place.owner.rowIdentity ?? ByteKey("") }
  }

  /// A label that VoiceOver reads and that changes just as the texts do follows from them.
  private mutating func findLabels() {
    var rows: [ByteKey: [Int]]?
    for (index, change) in diff.changes.enumerated() {
      guard case .attribute(.accessibilityLabel, let from, let to) = change.difference,
        change.place.part == .whole, let row = change.place.owner.rowIdentity,
        case .text(let before) = from.first?.arguments.first,
        case .text(let after) = to.first?.arguments.first
      else { continue }
      let known = rows ?? changesByRow()
      rows = known
      var label = Array(before.utf8)
      var reason: CauseKey?
      for other in known[row] ?? [] {
        guard case .text(.value, let old?, let new?) = diff.changes[other].difference,
          let range = label.firstRange(of: old.utf8)
        else { continue }
        label.replaceSubrange(range, with: new.utf8)
        reason = reason ?? found[other]?.key
      }
      if let reason, label.elementsEqual(after.utf8) {
        found[index] = Found(key: reason, isConsequence: true)
      }
    }
  }

  private mutating func findHeights() {
    let heights = diff.changes.indices.filter {
      if case .height = diff.changes[$0].difference { true } else { false }
    }
    guard !heights.isEmpty else { return }
    let rows = changesByRow()
    var rules: Set<ByteKey> = []
    var layouts: Set<ByteKey> = []
    for change in diff.changes {
      guard case .kind(let kind) = change.place.owner else { continue }
      switch change.difference {
      case .heightRule: rules.insert(kind)
      case .layout: layouts.insert(kind)
      default: break
      }
    }
    for index in heights {
      let change = diff.changes[index]
      guard case .height(let height) = change.difference, let kind = change.cellKind,
        let row = change.place.owner.rowIdentity
      else { continue }
      let reason = rows[row].flatMap { reasonForHeight($0) }
      if isImported {
        found[index] = importedHeightKey(change, height, reason)
        continue
      }
      found[index] = heightKey(
        height, kind, reason, hasNewRule: rules.contains(kind), hasNewLayout: layouts.contains(kind)
      )
    }
  }

  /// The reason for a height: the nearest that there is, from the row outwards.
  private func heightKey(
    _ height: HeightDifference, _ kind: ByteKey, _ ownReason: CauseKey?, hasNewRule: Bool,
    hasNewLayout: Bool
  ) -> Found {
    if let variantsKey, height.comesWithVariants || height.from == nil || height.to == nil {
      return Found(key: variantsKey, isConsequence: true)
    }
    // A number that the kind states is the kind's, whatever else happens in the row.
    if hasNewRule, height.isStated { return Found(key: .heights(kind: kind)) }
    if let ownReason { return Found(key: ownReason, isConsequence: true) }
    if hasNewRule { return Found(key: .heights(kind: kind)) }
    if hasNewLayout { return Found(key: .layout(kind: kind), isConsequence: true) }
    if let metricsKey, height.dependsOnMeasuring {
      return Found(key: metricsKey, isConsequence: true)
    }
    return Found(key: .heights(kind: kind))
  }

  /// The change of a row that its height most likely follows from.
  private func reasonForHeight(_ changes: [Int]) -> CauseKey? {
    let reasons = changes.compactMap { index in
      diff.changes[index].weightForHeight.map { (weight: $0, index: index) }
    }
    return reasons.min { ($0.weight, $0.index) < ($1.weight, $1.index) }
      .flatMap { found[$0.index]?.key }
  }

  // MARK: - Kinds and findings

  /// A kind comes and goes with its first and last row, and stands in the order of the rows.
  private mutating func findKinds() {
    let isListChange = { (change: SnapshotChange) in
      switch (change.place.owner, change.difference) {
      case (.kind, .inserted), (.kind, .removed), (.kind, .moved): true
      default: false
      }
    }
    guard diff.changes.contains(where: isListChange) else { return }
    var coming: [ByteKey: Reasons] = [:]
    var going: [ByteKey: Reasons] = [:]
    var all = Reasons()
    for (index, change) in diff.changes.enumerated() {
      guard change.place.part == .whole, let key = found[index]?.key else { continue }
      switch (change.place.owner, change.difference) {
      case (.row, .inserted(.row(let row), _)): coming[ByteKey(row.kind), default: .init()].add(key)
      case (.row, .removed(.row(let row))): going[ByteKey(row.kind), default: .init()].add(key)
      case (.row, .replaced(let from, let to)):
        going[ByteKey(from.kind), default: .init()].add(key)
        coming[ByteKey(to.kind), default: .init()].add(key)
      case (.section, .inserted(.section(let section), _)):
        for row in section.rows { coming[ByteKey(row.kind), default: .init()].add(key) }
      case (.section, .removed(.section(let section))):
        for row in section.rows { going[ByteKey(row.kind), default: .init()].add(key) }
      case (.row, .moved), (.section, .moved): break
      default: continue
      }
      all.add(key)
    }
    for (index, change) in diff.changes.enumerated() {
      guard case .kind(let kind) = change.place.owner else { continue }
      let reason: CauseKey? =
        switch change.difference {
        case .inserted: coming[kind]?.only
        case .removed: going[kind]?.only
        case .moved: all.only
        default: nil
        }
      if let reason { found[index] = Found(key: reason, isConsequence: true) }
    }
  }

  /// A finding follows from the one thing that is different about its row, else about its kind, else
  /// about how everything was measured.
  private mutating func findFindings() {
    let findings = diff.changes.indices.filter {
      if case .finding = diff.changes[$0].place.owner { true } else { false }
    }
    guard !findings.isEmpty else { return }
    var rows: [ByteKey: Reasons] = [:]
    var kinds: [ByteKey: Reasons] = [:]
    var kindOfRow: [ByteKey: ByteKey] = [:]
    for row in old.sections.flatMap(\.rows) {
      kindOfRow[ByteKey(row.identity)] = ByteKey(row.kind)
    }
    for (index, change) in diff.changes.enumerated() {
      guard let key = found[index]?.key else { continue }
      switch change.place.owner {
      case .row(let identity):
        rows[identity, default: Reasons()].add(key)
        if let kind = change.cellKind {
          kinds[kind, default: Reasons()].add(key)
          kindOfRow[identity] = kind
        }
      case .kind(let kind): kinds[kind, default: Reasons()].add(key)
      case .section:
        // The rows of a section that comes or goes have no changes of their own.
        for row in change.wholeSection?.rows ?? [] {
          rows[ByteKey(row.identity), default: Reasons()].add(key)
        }
      default: break
      }
    }
    var measuring = Reasons()
    for key in [variantsKey, metricsKey] { if let key { measuring.add(key) } }
    for index in findings {
      guard case .finding(let finding, _) = diff.changes[index].place.owner else { continue }
      let own = finding.row.flatMap { rows[$0] }
      let shared = finding.row.flatMap { kindOfRow[$0] }.flatMap { kinds[$0] }
      if let reason = (own ?? shared ?? measuring).only {
        found[index] = Found(key: reason, isConsequence: true)
      }
    }
  }

  /// Causes that something may follow from.
  private struct Reasons {
    private var keys: [ByteKey: CauseKey] = [:]

    mutating func add(_ key: CauseKey) { keys[key.text] = key }

    /// The reason, where there is exactly one.
    var only: CauseKey? { keys.count == 1 ? keys.first?.value : nil }
  }
}

extension HeightDifference {
  /// Whether a number that a kind or a table states became another.
  fileprivate var isStated: Bool {
    guard let from, let to, entries.contains(.base) else { return false }
    return from.origin != .fitting && to.origin != .fitting
  }

  /// Whether texts that are measured differently can explain it.
  fileprivate var dependsOnMeasuring: Bool {
    guard let from, let to else { return true }
    if from.origin == .fitting && to.origin == .fitting { return true }
    return from.origin == to.origin && from.value.points == to.value.points
  }
}

extension SnapshotChange {
  fileprivate var wholeSection: SnapshotDocument.Section? {
    switch difference {
    case .inserted(.section(let section), _), .removed(.section(let section)): section
    default: nil
    }
  }

  /// How likely a change in a row makes it higher or lower, the likeliest first; `nil` where it cannot.
  fileprivate var weightForHeight: Int? {
    switch (place.part, difference) {
    case (.whole, .replaced): return 0
    case (.slot, .inserted), (.slot, .removed), (.slot, .slotKind): return 1
    case (.slot, .text(.value, _, _)): return 2
    case (.slot, .text(.style, _, _)): return 3
    case (.slot, .attribute(let name, _, _)): return name.isSeen ? 4 : nil
    case (.whole, .attribute(let name, _, _)):
      return [.accessory, .indentation, .editing].contains(name) ? 5 : nil
    case (.slot, .moved): return 6
    default: return nil
    }
  }
}
