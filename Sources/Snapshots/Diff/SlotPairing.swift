import CatalogCore

/// Pairs the slots of a row or an area in two documents, wherever in it they are.
///
/// Children of a pair with one name are always a pair; then comes what has the only slot of its name
/// elsewhere, and then, in interface files, what has another name and is the same otherwise. So a slot
/// that only the old document has and one that only the new one has never have the same path.
///
/// Cost: linear in the slots and the lengths of their paths.
struct SlotPairing {
  struct Node {
    var slot: SnapshotDocument.Slot
    /// The names that lead to it in its own document.
    var path: [ByteKey]
    var parent: Int?
    var children: [Int] = []
    var partner: Int?
  }

  /// In the order of the documents, parents first.
  private(set) var old: [Node] = []
  private(set) var new: [Node] = []
  private(set) var oldRoots: [Int] = []
  private(set) var newRoots: [Int] = []

  init(
    _ old: [SnapshotDocument.Slot], _ new: [SnapshotDocument.Slot], followsContent: Bool
  ) {
    oldRoots = Self.add(old, in: nil, [], to: &self.old)
    newRoots = Self.add(new, in: nil, [], to: &self.new)
    pairChildren(oldRoots, newRoots)
    pairMoved()
    if followsContent { pairRenamed() }
  }

  private static func add(
    _ slots: [SnapshotDocument.Slot], in parent: Int?, _ path: [ByteKey], to nodes: inout [Node]
  ) -> [Int] {
    slots.map { slot in
      let index = nodes.count
      let path = path + [ByteKey(slot.id)]
      nodes.append(Node(slot: slot, path: path, parent: parent))
      nodes[index].children = add(slot.slots, in: index, path, to: &nodes)
      return index
    }
  }

  // MARK: - By name

  private mutating func pair(_ old: Int, _ new: Int) {
    self.old[old].partner = new
    self.new[new].partner = old
    pairChildren(self.old[old].children, self.new[new].children)
  }

  private mutating func pairChildren(_ old: [Int], _ new: [Int]) {
    guard !old.isEmpty, !new.isEmpty else { return }
    let names = Dictionary(
      old.filter { self.old[$0].partner == nil }.map { (ByteKey(self.old[$0].slot.id), $0) },
      uniquingKeysWith: { first, _ in first })
    for index in new where self.new[index].partner == nil {
      if let partner = names[ByteKey(self.new[index].slot.id)] { pair(partner, index) }
    }
  }

  private mutating func pairMoved() {
    let gone = Self.unique(old)
    guard !gone.isEmpty else { return }
    let come = Self.unique(new)
    for index in new.indices where new[index].partner == nil {
      let name = ByteKey(new[index].slot.id)
      guard let partner = gone[name], come[name] != nil, old[partner].partner == nil,
        old[partner].slot.kind == new[index].slot.kind
      else { continue }
      pair(partner, index)
    }
  }

  /// The slots without a partner whose name no other one of them has.
  private static func unique(_ nodes: [Node]) -> [ByteKey: Int] {
    var found: [ByteKey: Int?] = [:]
    for (index, node) in nodes.enumerated() where node.partner == nil {
      let name = ByteKey(node.slot.id)
      found[name] = found[name] == nil ? .some(index) : .some(nil)
    }
    return found.compactMapValues(\.self)
  }

  // MARK: - By content

  private enum Likeness: CaseIterable {
    case all
    case frame
    case value
  }

  private struct Content: Hashable {
    var kind: SnapshotDocument.SlotKind
    var texts: [ByteKey] = []
    var numbers: [Int] = []
  }

  private mutating func pairRenamed() {
    pairRenamed(oldRoots, newRoots)
    // The children of those that it pairs come later in the order.
    for index in new.indices {
      guard let partner = new[index].partner else { continue }
      pairRenamed(old[partner].children, new[index].children)
    }
  }

  private mutating func pairRenamed(_ oldSiblings: [Int], _ newSiblings: [Int]) {
    for likeness in Likeness.allCases {
      let gone = oldSiblings.filter { old[$0].partner == nil }
      let come = newSiblings.filter { new[$0].partner == nil }
      guard !gone.isEmpty, !come.isEmpty else { return }
      let before = Dictionary(grouping: gone) { Self.content(of: old[$0].slot, likeness) }
      let after = Dictionary(grouping: come) { Self.content(of: new[$0].slot, likeness) }
      for index in come {
        guard let content = Self.content(of: new[index].slot, likeness),
          let partners = before[content], partners.count == 1, after[content]?.count == 1,
          likeness == .all || old[partners[0]].slot.source != nil || new[index].slot.source != nil
        else { continue }
        pair(partners[0], index)
      }
    }
  }

  /// What two slots must share to be alike; `nil` for one that has nothing to be known by.
  private static func content(of slot: SnapshotDocument.Slot, _ likeness: Likeness) -> Content? {
    var content = Content(kind: slot.kind)
    switch likeness {
    case .all:
      content.texts = [ByteKey(slot.style ?? ""), ByteKey(slot.value)]
      for attribute in slot.attributes {
        content.texts.append(ByteKey(attribute.name.rawValue))
        content.texts += attribute.arguments.map { ByteKey($0.spelling) }
      }
      content.numbers = [slot.slots.count]
      // Two that show nothing and have no place may be anything.
      return slot.value.isEmpty && slot.attributes.isEmpty ? nil : content
    case .frame:
      guard let frame = FrameChange.Frame(slot.attributes.filter { $0.name == .frame }) else {
        return nil
      }
      content.numbers = [frame.x, frame.y, frame.width, frame.height].map(\.hundredths)
      return content
    case .value:
      content.texts = [ByteKey(slot.value)]
      return slot.value.isEmpty ? nil : content
    }
  }

  // MARK: - What came of it

  /// Whether a pair has the same parent in both documents.
  func isInPlace(_ index: Int) -> Bool {
    guard let partner = new[index].partner else { return false }
    switch (old[partner].parent, new[index].parent) {
    case (nil, nil): return true
    case (let before?, let after?): return old[before].partner == after
    default: return false
    }
  }

  /// A slot that came, without what it took in, which moved.
  func cameAs(_ index: Int) -> SnapshotDocument.Slot { Self.pruned(index, new) }

  /// A slot that went, without what it left behind.
  func wentAs(_ index: Int) -> SnapshotDocument.Slot { Self.pruned(index, old) }

  private static func pruned(_ index: Int, _ nodes: [Node]) -> SnapshotDocument.Slot {
    var slot = nodes[index].slot
    slot.slots = nodes[index].children.filter { nodes[$0].partner == nil }
      .map { pruned($0, nodes) }
    return slot
  }

  /// How many slots that both documents have stand in one that only one of them has.
  func carried(by index: Int, _ nodes: [Node]) -> Int {
    nodes[index].children.reduce(0) {
      $0 + (nodes[$1].partner == nil ? carried(by: $1, nodes) : 1)
    }
  }
}
