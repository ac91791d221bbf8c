import CatalogCore

/// The slots of a row or an area while changes are carried out on them.
struct SlotTree {
  private typealias Place = SnapshotChange.Place

  /// A slot without those in it, which are known by their places.
  private struct Node {
    var slot: SnapshotDocument.Slot
    var children: [Place]
  }

  private let owner: SnapshotChange.Owner
  private var nodes: [Place: Node] = [:]
  private var roots: [Place] = []
  /// Slots that leave the place they have.
  private var leaving: Set<Place> = []
  /// Slots that come to stand in a list, in no order.
  private var coming: [SnapshotChange.List: [Place]] = [:]

  /// `origins` has the places by which changes know the slots, where those are others.
  init(
    _ slots: [SnapshotDocument.Slot], _ owner: SnapshotChange.Owner,
    _ origins: [SnapshotChange.Place: SnapshotChange.Place]
  ) {
    self.owner = owner
    roots = add(slots, [], origins)
  }

  private mutating func add(
    _ slots: [SnapshotDocument.Slot], _ path: [ByteKey], _ origins: [Place: Place]
  ) -> [Place] {
    slots.map { slot in
      let plain = slot.place(in: owner, path)
      return add(slot, origins[plain] ?? plain, origins)
    }
  }

  private mutating func add(
    _ slot: SnapshotDocument.Slot, _ place: Place, _ origins: [Place: Place]
  ) -> Place {
    var slot = slot
    let inner = slot.slots
    slot.slots = []
    nodes[place] = Node(slot: slot, children: add(inner, place.path, origins))
    return place
  }

  /// Carries out a change of a slot.
  mutating func take(_ change: SnapshotChange) {
    let place = change.place
    let list = SnapshotChange.List.slots(owner, place.path.dropLast())
    switch change.difference {
    case .inserted(.slot(let slot), _):
      _ = add(slot, place, [:])
      coming[list, default: []].append(place)
    case .removed: leaving.insert(place)
    case .moved, .reparented:
      leaving.insert(place)
      coming[list, default: []].append(place)
      // Where it comes from it may have had another name.
      if case .reparented = change.difference { nodes[place]?.slot.id = place.name.text }
    case .renamed: nodes[place]?.slot.id = place.name.text
    case .slotKind(_, let to): nodes[place]?.slot.kind = to
    case .text(.value, _, let to?): nodes[place]?.slot.value = to
    case .text(.style, _, let to): nodes[place]?.slot.style = to
    case .source(_, let to): nodes[place]?.slot.source = to
    case .attribute(let name, _, let to): nodes[place]?.slot.attributes.replace(name, with: to)
    default: break
    }
  }

  /// What the changes made of the slots.
  func slots(orders: [SnapshotChange.List: [SnapshotChange.Place]]) -> [SnapshotDocument.Slot] {
    slots(roots, [], orders)
  }

  private func slots(
    _ places: [Place], _ path: [ByteKey], _ orders: [SnapshotChange.List: [Place]]
  ) -> [SnapshotDocument.Slot] {
    let list = SnapshotChange.List.slots(owner, path)
    let fixed = places.filter { !leaving.contains($0) }.map { (key: $0, element: $0) }
    let placed = Dictionary(
      (coming[list] ?? []).map { ($0, $0) }, uniquingKeysWith: { first, _ in first })
    return ListMerge.merged(fixed: fixed, placed: placed, order: orders[list] ?? [])
      .compactMap { place in
        guard let node = nodes[place] else { return nil }
        var slot = node.slot
        slot.slots = slots(node.children, place.path, orders)
        return slot
      }
  }
}
