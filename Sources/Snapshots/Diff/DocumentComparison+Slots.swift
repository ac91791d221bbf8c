import CatalogCore

extension DocumentComparison {
  /// Compares the slots of a row or an area.
  ///
  /// - Returns: the slots that have another name now.
  mutating func compareSlots(
    _ old: [SnapshotDocument.Slot], _ new: [SnapshotDocument.Slot], _ owner: Owner
  ) -> [SlotRename] {
    guard !old.isEmpty || !new.isEmpty else { return [] }
    if Self.haveSameNames(old, new) {
      compareInPlace(old, new, owner, [])
      return []
    }
    var comparison = SlotComparison(
      SlotPairing(old, new, followsContent: isImported), owner)
    comparison.compare(&self)
    return comparison.renames
  }

  struct SlotRename {
    var from: ByteKey
    var to: ByteKey
    var renaming: SnapshotChange.Renaming
  }

  private static func haveSameNames(
    _ old: [SnapshotDocument.Slot], _ new: [SnapshotDocument.Slot]
  ) -> Bool {
    old.count == new.count
      && zip(old, new).allSatisfy {
        $0.id.hasSameBytes(as: $1.id) && haveSameNames($0.slots, $1.slots)
      }
  }

  private mutating func compareInPlace(
    _ old: [SnapshotDocument.Slot], _ new: [SnapshotDocument.Slot], _ owner: Owner,
    _ path: [ByteKey], in parent: SnapshotDocument.Slot? = nil
  ) {
    for (before, after) in zip(old, new) {
      let path = path + [ByteKey(after.id)]
      compareFacts(before, after, Place(owner, .slot(path)), in: parent)
      compareInPlace(before.slots, after.slots, owner, path, in: after)
    }
  }

  mutating func compareFacts(
    _ before: SnapshotDocument.Slot, _ after: SnapshotDocument.Slot, _ place: Place,
    in parent: SnapshotDocument.Slot?
  ) {
    let known = changes.count
    if before.kind != after.kind {
      add(place, .slotKind(from: before.kind, to: after.kind))
    }
    compare(.value, before.value, after.value, at: place)
    compare(.style, before.style, after.style, at: place)
    if !SameBytes.same(before.source, after.source) {
      add(place, .source(from: before.source, to: after.source))
    }
    compareAttributes(before.attributes, after.attributes, at: place)
    guard isImported, changes.count > known else { return }
    var view = SnapshotChange.View(after, before: before)
    view.cell = cell
    // The one view of an area is the screen itself.
    if place.path.count > (place.owner.rowIdentity == nil ? 2 : 1) {
      view.parent = parent.map { SnapshotChange.View($0, around: after).words }
    }
    name(changesFrom: known, view)
  }
}

/// Finds the changes between the slots of a row or an area that were paired.
private struct SlotComparison {
  private let pairing: SlotPairing
  private let owner: SnapshotChange.Owner
  private(set) var renames: [DocumentComparison.SlotRename] = []
  /// How the patch knows an old slot: where its name and that of what it is in are others now, these.
  private var oldPaths: [[ByteKey]] = []
  private var insertions: [Int: Int] = [:]
  private var removals: [Int: Int] = [:]
  private var reparentings: [Int: Int] = [:]

  typealias Place = SnapshotChange.Place

  init(_ pairing: SlotPairing, _ owner: SnapshotChange.Owner) {
    self.pairing = pairing
    self.owner = owner
  }

  mutating func compare(_ comparison: inout DocumentComparison) {
    findOldPaths(&comparison)
    compareChildren(pairing.oldRoots, pairing.newRoots, [], &comparison)
    findRequirements(&comparison)
  }

  private mutating func findOldPaths(_ comparison: inout DocumentComparison) {
    for node in pairing.old {
      let plain = (node.parent.map { oldPaths[$0] } ?? []) + [ByteKey(node.slot.id)]
      let path = node.partner.map { pairing.new[$0].path } ?? plain
      oldPaths.append(path)
      if path != plain {
        comparison.origins[Place(owner, .slot(plain))] = Place(owner, .slot(path))
      }
    }
  }

  /// `path` leads to what they are in.
  private mutating func compareChildren(
    _ old: [Int], _ new: [Int], _ path: [ByteKey], _ comparison: inout DocumentComparison
  ) {
    for index in old where pairing.old[index].partner == nil {
      let slot = pairing.wentAs(index)
      removals[index] = comparison.changes.count
      defer {
        if oldPaths[index] != pairing.old[index].path {
          comparison.place(
            changesFrom: comparison.changes.count - 1,
            Place(owner, .slot(pairing.old[index].path)))
        }
      }
      comparison.add(
        Place(owner, .slot(oldPaths[index])), .removed(.slot(slot)),
        view: view(
          pairing.old[index], of: pairing.old, comparison,
          carried: pairing.carried(by: index, pairing.old)))
    }
    let list = SnapshotChange.List.slots(owner, path)
    let stay = new.filter(pairing.isInPlace)
    let before = stay.compactMap { pairing.new[$0].partner }.sorted()
      .compactMap { pairing.old[$0].partner }
    let moved = before == stay ? [] : Set(Moves.between(before, stay).map { stay[$0.to] })
    let places = new.map { Place(owner, .slot(pairing.new[$0].path)) }
    for (position, index) in new.enumerated() {
      let node = pairing.new[index]
      let place = Place(owner, .slot(node.path))
      let neighbour = position > 0 ? pairing.new[new[position - 1]] : nil
      let after = neighbour.map { ByteKey($0.slot.id) }
      guard let partner = node.partner else {
        insertions[index] = comparison.changes.count
        let carried = pairing.carried(by: index, pairing.new)
        comparison.add(
          place, .inserted(.slot(pairing.cameAs(index)), after: after),
          view: view(node, of: pairing.new, comparison, after: neighbour, carried: carried))
        comparison.orders[list] = places
        if carried > 0 { compareTaken(index, &comparison) }
        continue
      }
      if !pairing.isInPlace(index) {
        reparentings[index] = comparison.changes.count
        comparison.add(
          place, .reparented(from: pairing.old[partner].path, after: after),
          view: view(node, of: pairing.new, comparison, after: neighbour, leaving: partner))
        comparison.orders[list] = places
      } else if moved.contains(index) {
        comparison.add(
          place, .moved(after: after, from: nil),
          view: view(node, of: pairing.new, comparison, after: neighbour))
        comparison.orders[list] = places
      }
      comparePair(partner, index, &comparison)
    }
  }

  private mutating func comparePair(
    _ old: Int, _ new: Int, _ comparison: inout DocumentComparison
  ) {
    let (before, after) = (pairing.old[old], pairing.new[new])
    let known = comparison.changes.count - (reparentings[new] == nil ? 0 : 1)
    if !before.slot.id.hasSameBytes(as: after.slot.id) {
      let renaming = Self.renaming(before.slot, after.slot)
      let from = ByteKey(before.slot.id)
      renames.append(.init(from: from, to: ByteKey(after.slot.id), renaming: renaming))
      comparison.add(
        Place(owner, .slot(after.path)), .renamed(from: from, renaming),
        view: view(after, of: pairing.new, comparison))
    }
    comparison.compareFacts(
      before.slot, after.slot, Place(owner, .slot(after.path)),
      in: after.parent.map { pairing.new[$0].slot })
    if before.path != after.path {
      comparison.place(changesFrom: known, Place(owner, .slot(before.path)))
    }
    compareChildren(before.children, after.children, after.path, &comparison)
  }

  private static func renaming(
    _ old: SnapshotDocument.Slot, _ new: SnapshotDocument.Slot
  ) -> SnapshotChange.Renaming {
    switch (old.source, new.source) {
    case (nil, .some): .connected
    case (.some, nil): .disconnected
    case (.some, .some): .outlet
    case (nil, nil): .object
    }
  }

  /// What a slot that came took in, however deep.
  private mutating func compareTaken(_ index: Int, _ comparison: inout DocumentComparison) {
    let children = pairing.new[index].children
    let places = children.map { Place(owner, .slot(pairing.new[$0].path)) }
    for (position, child) in children.enumerated() {
      let node = pairing.new[child]
      guard let partner = node.partner else {
        compareTaken(child, &comparison)
        continue
      }
      let neighbour = position > 0 ? pairing.new[children[position - 1]] : nil
      reparentings[child] = comparison.changes.count
      comparison.add(
        Place(owner, .slot(node.path)),
        .reparented(
          from: pairing.old[partner].path, after: neighbour.map { ByteKey($0.slot.id) }),
        view: view(node, of: pairing.new, comparison, after: neighbour, leaving: partner))
      comparison.orders[.slots(owner, pairing.new[index].path)] = places
      comparePair(partner, child, &comparison)
    }
  }

  /// A slot goes into another one only with all that this one is in at its new place, so that none can
  /// come to stand in itself; and one goes only when what it leaves behind has left.
  private func findRequirements(_ comparison: inout DocumentComparison) {
    for (index, change) in reparentings {
      var ancestor = pairing.new[index].parent
      while let current = ancestor {
        if let other = insertions[current] ?? reparentings[current] {
          comparison.requirements[change, default: []].append(other)
        }
        ancestor = pairing.new[current].parent
      }
      var left = pairing.new[index].partner.flatMap { pairing.old[$0].parent }
      while let current = left, pairing.old[current].partner == nil {
        if let removal = removals[current] {
          comparison.requirements[removal, default: []].append(change)
        }
        left = pairing.old[current].parent
      }
    }
  }

  // MARK: - Words

  /// `nodes` are those of the document that has it.
  private func view(
    _ node: SlotPairing.Node, of nodes: [SlotPairing.Node], _ comparison: DocumentComparison,
    after neighbour: SlotPairing.Node? = nil, carried: Int = 0, leaving: Int? = nil
  ) -> SnapshotChange.View? {
    guard comparison.isImported else { return nil }
    var view = SnapshotChange.View(node.slot)
    view.neighbour = neighbour.map { SnapshotChange.View($0.slot).words }
    view.carried = carried
    view.cell = comparison.cell
    // The one view of an area is the screen itself.
    let top = owner.rowIdentity == nil ? 2 : 1
    if node.path.count > top, let parent = node.parent {
      view.parent = SnapshotChange.View(nodes[parent].slot, around: node.slot).words
    }
    if let leaving, pairing.old[leaving].path.count > top, let parent = pairing.old[leaving].parent
    {
      view.oldParent = SnapshotChange.View(pairing.old[parent].slot, around: node.slot).words
    }
    return view
  }
}
