import CatalogCore

/// The causes of what is different between two versions of an interface file.
extension DocumentCauses {
  var isImported: Bool { old.isImported && new.isImported }

  /// What has a cause of its own, and what only follows from another change, but for frames.
  mutating func findViews() {
    findTitle()
    findBars()
    findRenamed()
    findActionsOfSlots()
    findOutletClasses()
    findFonts()
    findNamedColors()
  }

  // MARK: - Bars

  /// The bar shows the title of the screen.
  private mutating func findTitle() {
    var title: (index: Int, from: String, to: String)?
    for (index, change) in diff.changes.enumerated() {
      if case .text(.screenTitle, let from?, let to?) = change.difference {
        title = (index, from, to)
      }
    }
    guard let title else { return }
    let key = found[title.index]?.key ?? .equal(diff.changes[title.index])
    for (index, change) in diff.changes.enumerated() {
      guard change.place.owner == .area(ByteKey("navigation-bar")),
        case .text(.value, let from?, let to?) = change.difference,
        from.hasSameBytes(as: title.from), to.hasSameBytes(as: title.to)
      else { continue }
      found[index] = Found(key: key, isConsequence: true)
    }
  }

  /// The ids of items in bars are their places, so a new item gives others to all that follow.
  private mutating func findBars() {
    for bar in ImportedBar.allCases {
      let before = bar.items(of: old)
      let after = bar.items(of: new)
      guard before != after, !before.isEmpty || !after.isEmpty else { continue }
      let key = CauseKey.barItems(bar.words, from: before.map(\.text), to: after.map(\.text))
      var hasMain = false
      for (index, change) in diff.changes.enumerated() {
        guard change.place.owner == .area(ByteKey(bar.area)), bar.holds(change.place) else {
          continue
        }
        found[index] = Found(key: key, isConsequence: hasMain)
        hasMain = true
      }
    }
  }

  // MARK: - Views

  /// Slots that came or went with those that they took in or left behind: none can be without the
  /// others, so they have one cause.
  mutating func findRearranged() {
    var groups: [Int: Int] = [:]
    func root(_ index: Int) -> Int {
      var index = index
      while let next = groups[index], next != index { index = next }
      return index
    }
    for (index, others) in diff.requirements.sorted(by: { $0.key < $1.key }) {
      for other in others {
        let roots = [root(index), root(other)].sorted()
        groups[roots[0], default: roots[0]] = roots[0]
        groups[roots[1]] = roots[0]
      }
    }
    // What came or went says what it is about, else the first that moved.
    for (_, members) in Dictionary(grouping: groups.keys, by: root) {
      let members = members.sorted()
      let main =
        members.first { index in
          if case .reparented = diff.changes[index].difference { false } else { true }
        } ?? members[0]
      let key = CauseKey.equal(diff.changes[main])
      for index in members { found[index] = Found(key: key, isConsequence: index != main) }
    }
    guard isImported else { return }
    for (index, change) in diff.changes.enumerated() where found[index] == nil {
      guard case .reparented(let from, _) = change.difference else { continue }
      found[index] = Found(key: .reparented(change, from: from, screen: new.screen.id))
    }
  }

  /// A view that an outlet leads to now says so by its name and its source.
  private mutating func findRenamed() {
    var renamed: [SnapshotChange.Place: CauseKey] = [:]
    for change in diff.changes {
      guard case .slot = change.place.part, case .renamed = change.difference else { continue }
      renamed[change.place] = .equal(change)
    }
    for (index, change) in diff.changes.enumerated() {
      guard case .source = change.difference, let key = renamed[change.place] else { continue }
      found[index] = Found(key: key, isConsequence: true)
    }
  }

  /// A button comes and goes with what it does, and has the name of its outlet.
  private mutating func findActionsOfSlots() {
    var slots: [SnapshotChange.Place: Int] = [:]
    for (index, change) in diff.changes.enumerated() {
      guard case .slot = change.place.part else { continue }
      switch change.difference {
      case .inserted, .removed, .renamed:
        slots[SnapshotChange.Place(change.place.owner, .action(change.place.name))] = index
      default: break
      }
    }
    for (index, change) in diff.changes.enumerated() {
      guard case .action = change.place.part, let slot = slots[change.place], found[index] == nil
      else { continue }
      switch (change.difference, diff.changes[slot].difference) {
      case (.inserted, .inserted), (.removed, .removed), (.renamed, .renamed):
        found[index] = Found(
          key: found[slot]?.key ?? .equal(diff.changes[slot]), isConsequence: true)
      default: break
      }
    }
  }

  /// The outlets of a class that has another name are those that there were.
  private mutating func findOutletClasses() {
    var classes: [ByteKey?: Int] = [:]
    for (index, change) in diff.changes.enumerated() {
      switch change.difference {
      case .rowKind: classes[change.place.owner.rowIdentity] = index
      case .text(.model, .some, .some): classes[nil] = index
      default: break
      }
    }
    guard !classes.isEmpty else { return }
    for (index, change) in diff.changes.enumerated() where found[index] == nil {
      guard case .source(.some, .some) = change.difference,
        let reason = classes[change.place.owner.rowIdentity] ?? classes[nil]
      else { continue }
      found[index] = Found(key: .equal(diff.changes[reason]), isConsequence: true)
    }
  }

  // MARK: - Frames

  /// The cause of another size of the whole screen, where it is drawn in one.
  var canvasKey: CauseKey? {
    guard isImported, let index = canvas, let frame = frame(index), !frame.isMove else {
      return nil
    }
    let size = { (frame: FrameChange.Frame) in "\(frame.width.text) × \(frame.height.text)" }
    return .canvas(from: size(frame.from), to: size(frame.to))
  }

  /// The change of the frame of the screen's own view.
  private var canvas: Int? {
    diff.changes.firstIndex { change in
      guard change.place.owner == .area(ByteKey("content")), change.place.path.count == 1,
        case .attribute(.frame, _, _) = change.difference
      else { return false }
      return true
    }
  }

  private func frame(_ index: Int) -> FrameChange? {
    guard case .attribute(.frame, let from, let to) = diff.changes[index].difference else {
      return nil
    }
    return FrameChange(from: from, to: to)
  }

  /// A frame follows from that of what it is in, from the height of its row, or from its new parent;
  /// else views that moved by the same distance belong together.
  mutating func findFrames() {
    var heights: [ByteKey: (higher: Int, key: CauseKey)] = [:]
    var reparented: [SnapshotChange.Place: CauseKey] = [:]
    for (index, change) in diff.changes.enumerated() {
      guard let key = found[index]?.key else { continue }
      switch change.difference {
      case .height(let height):
        guard let row = change.place.owner.rowIdentity, let from = height.from, let to = height.to
        else { continue }
        heights[row] = (to.value.points.hundredths - from.value.points.hundredths, key)
      case .reparented: reparented[change.place] = key
      default: break
      }
    }
    let canvas = self.canvas
    let canvasKey = self.canvasKey
    var known: [SnapshotChange.Place: (frame: FrameChange, key: CauseKey)] = [:]
    for (index, change) in diff.changes.enumerated() {
      guard case .slot(let path) = change.place.part, let frame = frame(index) else { continue }
      var reason: CauseKey? = reparented[change.place]
      let parent = SnapshotChange.Place(change.place.owner, .slot(path.dropLast()))
      if index == canvas {
        found[index] = canvasKey.map { Found(key: $0) }
      } else if reason == nil, let (outer, key) = known[parent] {
        let isScreen = path.count == 2 && change.place.owner == .area(ByteKey("content"))
        if frame.follows(wider: outer.wider, higher: outer.higher, hasBars: isScreen) {
          reason = key
        }
      } else if reason == nil, path.count == 1, let row = change.place.owner.rowIdentity,
        let (higher, key) = heights[row], frame.follows(wider: 0, higher: higher, hasBars: false)
      {
        reason = key
      }
      if let reason { found[index] = Found(key: reason, isConsequence: true) }
      if index != canvas, reason == nil, frame.isMove {
        found[index] = Found(key: .moved(change, frame, screen: new.screen.id))
      }
      known[change.place] = (frame, found[index]?.key ?? .equal(change))
    }
    // Rows and bars are drawn in the new size too, without a frame that says so.
    guard let variantsKey else { return }
    for (index, change) in diff.changes.enumerated() {
      guard found[index]?.isConsequence != true, let frame = frame(index), index != canvas,
        change.place.owner != .area(ByteKey("content")), frame.down == 0, frame.higher == 0
      else { continue }
      found[index] = Found(key: variantsKey, isConsequence: true)
    }
  }

  /// A height that somebody stated has a cause of its own; one that is as Xcode drew it follows from
  /// what is different in the row.
  func importedHeightKey(
    _ change: SnapshotChange, _ height: HeightDifference, _ ownReason: CauseKey?
  ) -> Found {
    if let variantsKey, height.comesWithVariants || height.to?.origin == .drawn {
      return Found(key: variantsKey, isConsequence: true)
    }
    if let ownReason, height.to?.origin == .drawn {
      return Found(key: ownReason, isConsequence: true)
    }
    return Found(key: .rowHeights(change, height))
  }
}

extension FrameChange {
  /// How many hundredths of points bars of another device may move what is below them.
  private static let bars = 6_400

  /// Whether it can come from so much more room.
  ///
  /// What is laid out again moves or grows by a part of it, in the same direction.
  func follows(wider: Int, higher: Int, hasBars: Bool) -> Bool {
    let bars = hasBars && higher != 0 ? Self.bars : 0
    return [right, self.wider].allSatisfy { Self.isPart($0, of: wider) }
      && [down, self.higher].allSatisfy {
        Self.isPart($0, of: higher) || $0.magnitude <= bars.magnitude
      }
  }

  private static func isPart(_ part: Int, of whole: Int) -> Bool {
    part == 0 || (part.signum() == whole.signum() && part.magnitude <= whole.magnitude)
  }
}
