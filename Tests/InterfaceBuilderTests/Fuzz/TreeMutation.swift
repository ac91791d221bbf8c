import TestSupport

@testable import InterfaceBuilder

/// Changes a tree of elements in ways that leave it well-formed and make it wrong.
struct TreeMutation {
  private var generator: SeededGenerator
  /// What the tree holds: names, ids and keys to take from.
  private let names: [String]
  private let ids: [String]

  init(seed: UInt64, of root: MarkupElement) {
    generator = SeededGenerator(seed: seed)
    var names: [String] = []
    var ids: [String] = []
    var open = [root]
    while let element = open.popLast() {
      names.append(element.name)
      ids += ["id", "destination", "ref", "key"].compactMap { name in
        element.attributes.first { $0.name == name }?.value
      }
      open += element.children
    }
    self.names = names.sorted()
    self.ids = ids.sorted()
  }

  /// The tree with one to eight changes, no deeper than a file may be.
  mutating func changed(_ root: MarkupElement) -> MarkupElement {
    var root = root
    for _ in 0..<Int.random(in: 1...8, using: &generator) {
      let count = Self.count(root)
      // A tree that doubled often enough is large, not hostile.
      let mayGrow = count < 2 * names.count
      let donor = element(Int.random(in: 0..<count, using: &generator), of: root) ?? root
      var place = Int.random(in: 0..<count, using: &generator)
      let kind = Int.random(in: 0..<12, using: &generator)
      change(&root, at: &place, kind: mayGrow ? kind : kind % 5, donor: donor)
    }
    return Self.pruned(root, depth: 1)
  }

  /// Changes the element that comes `place`-th in pre-order; `true` when it was reached.
  @discardableResult
  private mutating func change(
    _ element: inout MarkupElement, at place: inout Int, kind: Int, donor: MarkupElement
  ) -> Bool {
    if place == 0 {
      apply(kind, to: &element, donor: donor)
      return true
    }
    for index in element.children.indices {
      place -= 1
      if change(&element.children[index], at: &place, kind: kind, donor: donor) { return true }
    }
    return false
  }

  private mutating func apply(_ kind: Int, to element: inout MarkupElement, donor: MarkupElement) {
    switch kind {
    case 0: removeChild(of: &element)
    case 1: element.name = names.randomElement(using: &generator) ?? ""
    case 2, 3: changeAttribute(of: &element)
    case 4: element.text = HostileTokens.values.randomElement(using: &generator) ?? ""
    case 5:
      // What stood here, again: the ids are there twice.
      if let child = element.children.randomElement(using: &generator) {
        element.children.append(child)
      }
    case 6: element.children.append(donor)
    case 7: element = donor
    case 8: element.children = donor.children
    case 9: element.children.shuffle(using: &generator)
    case 10:
      let depth = Int.random(in: 1...110, using: &generator)
      for _ in 0..<depth {
        element = MarkupElement(
          element.name, element.attributes.filter { $0.name != "id" },
          children: [MarkupElement("subviews", children: [element])])
      }
    default:
      element.attributes.append(
        (
          ["id", "key", "style", "hidden", "customClass", "rowHeight", "value", "ref"]
            .randomElement(using: &generator) ?? "id",
          HostileTokens.values.randomElement(using: &generator) ?? ""
        ))
    }
  }

  private mutating func removeChild(of element: inout MarkupElement) {
    guard let index = element.children.indices.randomElement(using: &generator) else {
      element.attributes.removeAll()
      return
    }
    element.children.remove(at: index)
  }

  /// A word for a number, another object's id for an id, or nothing at all.
  private mutating func changeAttribute(of element: inout MarkupElement) {
    guard let index = element.attributes.indices.randomElement(using: &generator) else { return }
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: element.attributes.remove(at: index)
    case 1: element.attributes[index].value = ids.randomElement(using: &generator) ?? ""
    case 2:
      element.attributes[index].value =
        Self.texts.randomElement(using: &generator) ?? ""
    default:
      element.attributes[index].value =
        HostileTokens.values.randomElement(using: &generator) ?? ""
    }
  }

  private static let texts = HostileStrings.pieces + HostileStrings.fixed

  static func count(_ root: MarkupElement) -> Int {
    root.children.reduce(1) { $0 + count($1) }
  }

  private func element(_ place: Int, of root: MarkupElement) -> MarkupElement? {
    var place = place
    var open = [root]
    while let element = open.popLast() {
      if place == 0 { return element }
      place -= 1
      open += element.children.reversed()
    }
    return nil
  }

  /// The reader of files lets nothing deeper through.
  private static func pruned(_ element: MarkupElement, depth: Int) -> MarkupElement {
    var element = element
    element.children =
      depth < MarkupReader.greatestDepth
      ? element.children.map { pruned($0, depth: depth + 1) } : []
    return element
  }
}
