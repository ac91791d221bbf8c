import CatalogCore

/// Constraints, and what is different in size classes.
extension DocumentReader {
  mutating func constraints(of element: MarkupElement) -> [InterfaceConstraint] {
    var constraints: [InterfaceConstraint] = []
    for item in element.list("constraints") where item.name.isSpelled("constraint") {
      constraints.append(constraint(item))
    }
    return constraints
  }

  private mutating func constraint(_ item: MarkupElement) -> InterfaceConstraint {
    var constraint = InterfaceConstraint(
      id: item["id"] ?? "", firstAttribute: item["firstAttribute"] ?? "")
    constraint.firstItem = item["firstItem"]
    constraint.relation = item["relation"] ?? "equal"
    constraint.secondItem = item["secondItem"]
    constraint.secondAttribute = item["secondAttribute"]
    constraint.constant = number(item, "constant") ?? 0
    constraint.multiplier = item["multiplier"]
    constraint.priority = number(item, "priority") ?? 1000
    constraint.identifier = item["identifier"]
    constraint.isPlaceholder = item.flag("placeholder")
    return constraint
  }

  func variations(of element: MarkupElement) -> [InterfaceVariation] {
    element.children.filter { $0.name.isSpelled("variation") }.map { item in
      var variation = InterfaceVariation(key: item["key"] ?? "")
      var overrides = item.attributes.map(\.name).filter { !$0.isSpelled("key") }
      for child in item.children {
        guard child.name.isSpelled("mask") else {
          overrides.append(child["key"] ?? child.name)
          continue
        }
        let excluded = Self.references(child, "exclude")
        let included = Self.references(child, "include")
        if child["key"].isSpelled("subviews") {
          variation.excludedSubviews += excluded
          variation.includedSubviews += included
        } else if child["key"].isSpelled("constraints") {
          variation.excludedConstraints += excluded
          variation.includedConstraints += included
        }
      }
      variation.overrides = overrides.sorted { $0.precedesByBytes($1) }
      return variation
    }
  }

  private static func references(_ mask: MarkupElement, _ name: StaticString) -> [String] {
    mask.children.filter { $0.name.isSpelled(name) }.compactMap { $0["reference"] }
  }

  /// Marks the subviews and constraints that the size class of the document does not have.
  func applyVariations(to view: inout InterfaceView) {
    guard !view.variations.isEmpty else { return }
    let matching = view.variations.compactMap { variation in
      sizeClass.match(variation.key).map { (conditions: $0, variation: variation) }
    }
    // Of equally many conditions the later one wins, as it stands.
    let inOrder = matching.enumerated().sorted {
      ($0.element.conditions, $0.offset) < ($1.element.conditions, $1.offset)
    }.map(\.element.variation)
    var views: Set<ByteKey> = []
    var constraints: Set<ByteKey> = []
    for variation in inOrder {
      views.formUnion(variation.excludedSubviews.map { ByteKey($0) })
      views.subtract(variation.includedSubviews.map { ByteKey($0) })
      constraints.formUnion(variation.excludedConstraints.map { ByteKey($0) })
      constraints.subtract(variation.includedConstraints.map { ByteKey($0) })
    }
    for index in view.subviews.indices where views.contains(ByteKey(view.subviews[index].id)) {
      view.subviews[index].flags.insert(.notInstalled)
    }
    for index in view.constraints.indices
    where constraints.contains(ByteKey(view.constraints[index].id)) {
      view.constraints[index].isInstalled = false
    }
  }
}
