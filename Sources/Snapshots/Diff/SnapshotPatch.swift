import CatalogCore

/// Changes made ready to be carried out on the document that they were found in.
struct SnapshotPatch {
  private typealias Place = SnapshotChange.Place
  private typealias List = SnapshotChange.List

  /// What happens to the members of one list.
  private struct Edit {
    var removed: Set<Place> = []
    var inserted: [Place: SnapshotChange.Content] = [:]
    var moved: Set<Place> = []

    var isEmpty: Bool { removed.isEmpty && inserted.isEmpty && moved.isEmpty }
  }

  private var edits: [List: Edit] = [:]
  private var facts: [Place: [SnapshotChange.Difference]] = [:]
  /// The rows and areas in which anything is different.
  private var touched: Set<SnapshotChange.Owner> = []
  /// The changes of slots, by what the slots are in.
  private var slotChanges: [SnapshotChange.Owner: [SnapshotChange]] = [:]
  private let orders: [List: [Place]]
  /// The places by which changes know what the old document has somewhere else.
  private let origins: [Place: Place]

  init(
    _ changes: [SnapshotChange], orders: [SnapshotChange.List: [SnapshotChange.Place]],
    origins: [SnapshotChange.Place: SnapshotChange.Place]
  ) {
    self.orders = orders
    self.origins = origins
    for change in changes {
      if change.isInside { touched.insert(change.place.owner) }
      if case .slot = change.place.part {
        slotChanges[change.place.owner, default: []].append(change)
        continue
      }
      switch (change.difference, change.list) {
      case (.inserted(let content, _), let list?):
        edits[list, default: Edit()].inserted[change.place] = content
      case (.removed, let list?): edits[list, default: Edit()].removed.insert(change.place)
      case (.moved(_, let section), let list?):
        edits[list, default: Edit()].moved.insert(change.place)
        if let section { edits[.rows(section), default: Edit()].moved.insert(change.place) }
      default: facts[change.place, default: []].append(change.difference)
      }
    }
  }

  func applied(to old: SnapshotDocument) -> SnapshotDocument {
    var document = old
    for difference in facts[Place(.document)] ?? [] { apply(difference, to: &document) }
    document.variants = edited(old.variants, .variants, \.place) { place, _ in
      if case .variant(let variant) = place.owner { variant } else { nil }
    }
    document.notes = edited(
      NumberedPlace.notes(old.notes), .notes, \.place,
      inserted: { place, _ in NumberedPlace(place: place) }
    ).compactMap(\.note)
    document.findings = edited(
      NumberedPlace.findings(old.findings), .findings, \.place,
      inserted: { place, _ in NumberedPlace(place: place) }
    ).compactMap(\.finding)
    document.kinds = edited(old.kinds, .kinds, \.place) { _, content in
      if case .kind(let kind) = content { kind } else { nil }
    }
    for index in document.kinds.indices { apply(to: &document.kinds[index]) }
    document.areas = edited(old.areas, .areas, \.place) { _, content in
      if case .area(let area) = content { area } else { nil }
    }
    for index in document.areas.indices { apply(to: &document.areas[index]) }
    document.sections = sections(of: old)
    return document
  }

  // MARK: - Lists

  private func edited<Element>(
    _ old: [Element], _ list: List, _ place: (Element) -> Place,
    inserted: (Place, SnapshotChange.Content) -> Element?
  ) -> [Element] {
    guard let edit = edits[list] else { return old }
    var fixed: [(key: Place, element: Element)] = []
    var placed: [Place: Element] = [:]
    for element in old {
      let place = place(element)
      if edit.removed.contains(place) { continue }
      if edit.moved.contains(place) {
        placed[place] = element
      } else {
        fixed.append((place, element))
      }
    }
    for (place, content) in edit.inserted { placed[place] = inserted(place, content) }
    return ListMerge.merged(fixed: fixed, placed: placed, order: orders[list] ?? [])
  }

  private func sections(of old: SnapshotDocument) -> [SnapshotDocument.Section] {
    // Rows that go to another section have to be found from there.
    var rows: [Place: SnapshotDocument.Row] = [:]
    for section in old.sections {
      guard let edit = edits[.rows(ByteKey(section.id))] else { continue }
      for row in section.rows {
        let place = row.place
        if edit.moved.contains(place) { rows[place] = row }
      }
    }
    var sections = edited(old.sections, .sections, \.place) {
      _, content in
      if case .section(let section) = content { section } else { nil }
    }
    for index in sections.indices {
      let place = sections[index].place
      for difference in facts[place] ?? [] { apply(difference, to: &sections[index]) }
      arrangeRows(in: &sections[index], rows)
      for row in sections[index].rows.indices { apply(to: &sections[index].rows[row]) }
    }
    return sections
  }

  private func arrangeRows(
    in section: inout SnapshotDocument.Section, _ moved: [Place: SnapshotDocument.Row]
  ) {
    let list = List.rows(ByteKey(section.id))
    guard let edit = edits[list] else { return }
    let order = orders[list] ?? []
    var fixed: [(key: Place, element: SnapshotDocument.Row)] = []
    var placed: [Place: SnapshotDocument.Row] = [:]
    for row in section.rows {
      let place = row.place
      if !edit.removed.contains(place), !edit.moved.contains(place) { fixed.append((place, row)) }
    }
    // A row that left is in the edit of its old section too, but not in the order of that section.
    for place in order {
      if edit.moved.contains(place), let row = moved[place] { placed[place] = row }
      if case .row(let row) = edit.inserted[place] { placed[place] = row }
    }
    section.rows = ListMerge.merged(fixed: fixed, placed: placed, order: order)
  }

  // MARK: - Facts

  private func apply(_ difference: SnapshotChange.Difference, to document: inout SnapshotDocument) {
    switch difference {
    case .text(.screenID, _, let to?): document.screen.id = to
    case .text(.screenTitle, _, let to?): document.screen.title = to
    case .text(.scenarioID, _, let to?): document.scenario.id = to
    case .text(.scenarioTitle, _, let to?): document.scenario.title = to
    case .text(.model, _, let to): document.model = to
    case .text(.group, _, let to): document.group = to
    case .text(.metrics, _, let to): document.metrics = to
    case .imported(let to): document.isImported = to
    case .initial(let to): document.isInitial = to
    case .listed(let to): document.isListed = to
    case .table(_, let to):
      document.tableStyle = to.style
      document.followsReadableWidth = to.isReadable
    case .state(_, let to): document.state = to
    default: break
    }
  }

  private func apply(to kind: inout SnapshotDocument.CellKind) {
    for difference in facts[kind.place] ?? [] {
      switch difference {
      case .heightRule(_, let to): kind.height = to
      case .layout(_, let to): kind.layout = to
      default: break
      }
    }
  }

  private func apply(
    _ difference: SnapshotChange.Difference, to section: inout SnapshotDocument.Section
  ) {
    switch difference {
    case .text(.header, _, let to): section.header = to
    case .text(.footer, _, let to): section.footer = to
    case .text(.indexTitle, _, let to): section.indexTitle = to
    default: break
    }
  }

  private func apply(to area: inout SnapshotDocument.Area) {
    let owner = area.place.owner
    guard touched.contains(owner) else { return }
    area.slots = slots(area.slots, owner)
    area.actions = actions(area.actions, owner)
  }

  private func apply(to row: inout SnapshotDocument.Row) {
    let owner = row.place.owner
    guard touched.contains(owner) else { return }
    var heights: [HeightDifference] = []
    for difference in facts[Place(owner)] ?? [] {
      switch difference {
      case .replaced(_, let to): row = to
      case .rowKind(_, let to): row.kind = to
      case .height(let height): heights.append(height)
      case .attribute(let name, _, let to): row.attributes.replace(name, with: to)
      default: break
      }
    }
    row.height = HeightDifference.applied(heights, to: row.height)
    row.slots = slots(row.slots, owner)
    row.actions = actions(row.actions, owner)
  }

  private func slots(
    _ old: [SnapshotDocument.Slot], _ owner: SnapshotChange.Owner
  ) -> [SnapshotDocument.Slot] {
    var tree = SlotTree(old, owner, origins)
    for change in slotChanges[owner] ?? [] { tree.take(change) }
    return tree.slots(orders: orders)
  }

  private func actions(_ old: [SnapshotDocument.Action], _ owner: SnapshotChange.Owner)
    -> [SnapshotDocument.Action]
  {
    let place = { (action: SnapshotDocument.Action) in
      let place = action.place(in: owner)
      return origins[place] ?? place
    }
    var actions = edited(old, .actions(owner), place) {
      _, content in
      if case .action(let action) = content { action } else { nil }
    }
    for index in actions.indices {
      let place = place(actions[index])
      for difference in facts[place] ?? [] {
        switch difference {
        case .renamed: actions[index].id = place.name.text
        case .route(_, let to): actions[index].route = to
        case .attribute(let name, _, let to): actions[index].attributes.replace(name, with: to)
        default: break
        }
      }
    }
    return actions
  }
}

extension SnapshotChange {
  /// The list that the place is a member of.
  fileprivate var list: List? {
    switch place.part {
    case .slot: return nil
    case .action: return .actions(place.owner)
    case .whole: break
    }
    switch place.owner {
    case .document: return nil
    case .variant: return .variants
    case .note: return .notes
    case .finding: return .findings
    case .kind: return .kinds
    case .area: return .areas
    case .section: return .sections
    case .row: return section.map { .rows($0) }
    }
  }

  /// Whether it changes a row or an area and not the list of them.
  fileprivate var isInside: Bool {
    switch difference {
    case .inserted, .removed, .moved: place.part != .whole
    default: true
    }
  }
}

extension [SnapshotDocument.Attribute] {
  /// Puts all attributes of a name in the place of those that there are.
  mutating func replace(
    _ name: SnapshotDocument.Attribute.Name, with attributes: [SnapshotDocument.Attribute]
  ) {
    self = (filter { $0.name != name } + attributes).inWritingOrder
  }
}
