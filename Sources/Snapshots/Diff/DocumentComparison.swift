import CatalogCore

/// Finds the changes between two documents.
struct DocumentComparison {
  private(set) var changes: [SnapshotChange] = []
  var orders: [SnapshotChange.List: [SnapshotChange.Place]] = [:]
  /// The places by which changes know what has another name now or is somewhere else, by those that
  /// it has in the old document.
  var origins: [SnapshotChange.Place: SnapshotChange.Place] = [:]
  /// The changes of slots that some of them cannot be without.
  var requirements: [Int: [Int]] = [:]
  /// Whether both documents were made from interface files, in which names are object ids.
  let isImported: Bool
  /// What the cell that is compared is called, where it has no name of its own.
  private(set) var cell: String?
  private var sectionNames: [ByteKey: SnapshotChange.View] = [:]
  private let variants: VariantLists
  /// What the place that is compared has in common with all others of its row.
  private var cellKind: ByteKey?
  private var section: ByteKey?

  typealias Place = SnapshotChange.Place
  typealias Owner = SnapshotChange.Owner
  typealias Content = SnapshotChange.Content

  init(from old: SnapshotDocument, to new: SnapshotDocument) {
    variants = VariantLists(old.variants, new.variants)
    isImported = old.isImported && new.isImported
    compareHeaders(old, new)
    compareList(.variants, old.variants, new.variants, \.place)
    compareList(.notes, NumberedPlace.notes(old.notes), NumberedPlace.notes(new.notes), \.place)
    compareList(
      .findings, NumberedPlace.findings(old.findings), NumberedPlace.findings(new.findings), \.place
    )
    compareList(
      .kinds, old.kinds, new.kinds, \.place, content: Content.kind
    ) { $0.compare($1, $2) }
    compareList(
      .areas, old.areas, new.areas, \.place, content: Content.area
    ) { $0.compare($1, $2) }
    if isImported { nameAreas() }
    compareSections(old, new)
  }

  mutating func add(
    _ place: Place, _ difference: SnapshotChange.Difference, view: SnapshotChange.View? = nil
  ) {
    changes.append(
      SnapshotChange(place, difference, cellKind: cellKind, section: section, view: view))
  }

  /// Says where the old document has what all changes from one on are about.
  mutating func place(changesFrom start: Int, _ place: Place) {
    for index in changes.indices[start...] { changes[index].oldPlace = place }
  }

  /// Says which view all changes from one on are about.
  mutating func name(changesFrom start: Int, _ view: SnapshotChange.View) {
    for index in changes.indices[start...] { changes[index].view = view }
  }

  // MARK: - Lists

  /// Reports what is gone, new and moved, and compares what both lists have.
  private mutating func compareList<Element>(
    _ list: SnapshotChange.List, _ old: [Element], _ new: [Element],
    _ place: (Element) -> Place,
    content: (Element) -> Content = { _ in .place },
    _ compare: (inout DocumentComparison, Element, Element) -> Void = { _, _, _ in }
  ) {
    let oldPlaces = old.map(place)
    let newPlaces = new.map(place)
    if oldPlaces == newPlaces {
      for (before, after) in zip(old, new) { compare(&self, before, after) }
      return
    }
    let oldPositions = Dictionary(
      zip(oldPlaces, old.indices), uniquingKeysWith: { first, _ in first })
    let kept = Set(newPlaces)
    for (place, element) in zip(oldPlaces, old) where !kept.contains(place) {
      add(place, .removed(content(element)))
    }
    let moved = Set(Moves.between(oldPlaces, newPlaces).map(\.to))
    for (index, element) in new.enumerated() {
      let after = index > 0 ? newPlaces[index - 1].name : nil
      guard let position = oldPositions[newPlaces[index]] else {
        add(newPlaces[index], .inserted(content(element), after: after))
        orders[list] = newPlaces
        continue
      }
      if moved.contains(index) {
        add(newPlaces[index], .moved(after: after, from: nil))
        orders[list] = newPlaces
      }
      compare(&self, old[position], element)
    }
  }

  // MARK: - Document

  private mutating func compareHeaders(_ old: SnapshotDocument, _ new: SnapshotDocument) {
    let place = Place(.document)
    compare(.screenID, old.screen.id, new.screen.id, at: place)
    compare(.screenTitle, old.screen.title, new.screen.title, at: place)
    compare(.scenarioID, old.scenario.id, new.scenario.id, at: place)
    compare(.scenarioTitle, old.scenario.title, new.scenario.title, at: place)
    compare(.model, old.model, new.model, at: place)
    compare(.group, old.group, new.group, at: place)
    if old.isImported != new.isImported { add(place, .imported(new.isImported)) }
    if old.isInitial != new.isInitial { add(place, .initial(new.isInitial)) }
    if old.isListed != new.isListed { add(place, .listed(new.isListed)) }
    let tables = (SnapshotChange.Table(old), SnapshotChange.Table(new))
    if tables.0 != tables.1 { add(place, .table(from: tables.0, to: tables.1)) }
    if old.state != new.state { add(place, .state(from: old.state, to: new.state)) }
    compare(.metrics, old.metrics, new.metrics, at: place)
  }

  mutating func compare(
    _ fact: SnapshotChange.TextFact, _ old: String?, _ new: String?, at place: Place
  ) {
    guard !SameBytes.same(old, new) else { return }
    add(place, .text(fact, from: old, to: new))
  }

  private mutating func compare(
    _ old: SnapshotDocument.CellKind, _ new: SnapshotDocument.CellKind
  ) {
    let place = new.place
    if old.height != new.height { add(place, .heightRule(from: old.height, to: new.height)) }
    if !SameBytes.same(old.layout, new.layout) {
      add(place, .layout(from: old.layout, to: new.layout))
    }
  }

  private mutating func compare(_ old: SnapshotDocument.Area, _ new: SnapshotDocument.Area) {
    let owner = new.place.owner
    let renames = compareSlots(old.slots, new.slots, owner)
    compareActions(old.actions, new.actions, owner, renames, of: new.slots + old.slots)
  }

  // MARK: - Sections and rows

  private struct OldRow {
    var row: SnapshotDocument.Row
    var section: ByteKey
  }

  private mutating func compareSections(_ old: SnapshotDocument, _ new: SnapshotDocument) {
    var oldRows: [ByteKey: OldRow] = [:]
    for section in old.sections {
      let id = ByteKey(section.id)
      for row in section.rows { oldRows[ByteKey(row.identity)] = OldRow(row: row, section: id) }
    }
    let newIdentities = Set(new.sections.flatMap { $0.rows.map { ByteKey($0.identity) } })
    let oldSections = Dictionary(
      old.sections.map { (ByteKey($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    // What a section brings or takes along is those of its rows that only one document has.
    var (goingSections, comingSections) = (old.sections, new.sections)
    for index in goingSections.indices {
      goingSections[index].rows.removeAll { newIdentities.contains(ByteKey($0.identity)) }
    }
    for index in comingSections.indices {
      comingSections[index].rows.removeAll { oldRows[ByteKey($0.identity)] != nil }
    }
    compareList(
      .sections, goingSections, comingSections, \.place, content: Content.section
    ) { comparison, before, after in
      let place = after.place
      comparison.compare(.header, before.header, after.header, at: place)
      comparison.compare(.footer, before.footer, after.footer, at: place)
      comparison.compare(.indexTitle, before.indexTitle, after.indexTitle, at: place)
    }
    if isImported { nameSections(old.sections + new.sections) }
    for section in new.sections {
      self.section = ByteKey(section.id)
      compareRows(oldSections[ByteKey(section.id)], section, oldRows, newIdentities)
    }
    self.section = nil
  }

  private mutating func nameAreas() {
    for index in changes.indices where changes[index].place.part == .whole {
      guard case .area(let name) = changes[index].place.owner else { continue }
      changes[index].view = SnapshotChange.View(area: name.text)
    }
  }

  private mutating func nameSections(_ sections: [SnapshotDocument.Section]) {
    for section in sections {
      sectionNames[ByteKey(section.id)] = SnapshotChange.View(section)
    }
    for index in changes.indices {
      guard case .section(let id) = changes[index].place.owner else { continue }
      changes[index].view = sectionNames[id]
    }
  }

  private mutating func compareRows(
    _ old: SnapshotDocument.Section?, _ new: SnapshotDocument.Section,
    _ oldRows: [ByteKey: OldRow], _ newIdentities: Set<ByteKey>
  ) {
    let id = ByteKey(new.id)
    let oldPlaces = old?.rows.map { $0.place } ?? []
    let newPlaces = new.rows.map { $0.place }
    for row in old?.rows ?? [] where !newIdentities.contains(ByteKey(row.identity)) {
      cellKind = ByteKey(row.kind)
      add(row.place, .removed(.row(row)), view: view(of: row))
    }
    let moved =
      oldPlaces == newPlaces ? [] : Set(Moves.between(oldPlaces, newPlaces).map(\.to))
    for (index, row) in new.rows.enumerated() {
      let place = newPlaces[index]
      let after = index > 0 ? newPlaces[index - 1].name : nil
      cellKind = ByteKey(row.kind)
      guard let before = oldRows[ByteKey(row.identity)] else {
        orders[.rows(id)] = newPlaces
        // A new section brings its rows with it.
        if old != nil {
          add(place, .inserted(.row(row), after: after), view: view(of: row, new.rows, index))
        }
        continue
      }
      if before.section != id {
        var view = view(of: row, new.rows, index)
        view?.parent = sectionNames[id]?.words
        view?.oldParent = sectionNames[before.section]?.words
        add(place, .moved(after: after, from: before.section), view: view)
        orders[.rows(id)] = newPlaces
      } else if moved.contains(index) {
        add(place, .moved(after: after, from: nil), view: view(of: row, new.rows, index))
        orders[.rows(id)] = newPlaces
      }
      compare(before.row, row, place)
    }
    cellKind = nil
    cell = nil
  }

  /// `index` is where it stands among its siblings.
  private func view(
    of row: SnapshotDocument.Row, _ siblings: [SnapshotDocument.Row] = [], _ index: Int = 0
  ) -> SnapshotChange.View? {
    guard isImported else { return nil }
    var view = SnapshotChange.View(row)
    if index > 0 { view.neighbour = SnapshotChange.View(siblings[index - 1]).words }
    return view
  }

  private mutating func compare(
    _ old: SnapshotDocument.Row, _ new: SnapshotDocument.Row, _ place: Place
  ) {
    let known = changes.count
    if !old.kind.hasSameBytes(as: new.kind) {
      guard isImported else {
        // Another cell altogether: its parts cannot be mixed with those of the old one.
        add(place, .replaced(from: old, to: new))
        return
      }
      add(place, .rowKind(from: old.kind, to: new.kind))
    }
    for part in HeightDifference.parts(from: old.height, to: new.height, variants: variants) {
      add(place, .height(part))
    }
    compareAttributes(old.attributes, new.attributes, at: place)
    if isImported {
      let view = SnapshotChange.View(new)
      name(changesFrom: known, view)
      cell = view.name == nil ? view.words : nil
    }
    let renames = compareSlots(old.slots, new.slots, place.owner)
    compareActions(
      old.actions, new.actions, place.owner, renames, of: new.slots + old.slots,
      else: SnapshotChange.View(new))
  }

  // MARK: - Parts of rows and areas

  mutating func compareAttributes(
    _ old: [SnapshotDocument.Attribute], _ new: [SnapshotDocument.Attribute], at place: Place
  ) {
    guard !old.isEmpty || !new.isEmpty else { return }
    let before = old.inWritingOrder
    let after = new.inWritingOrder
    guard !SameBytes.same(before, after) else { return }
    for name in SnapshotDocument.Attribute.Name.allCases {
      let from = before.filter { $0.name == name }
      let to = after.filter { $0.name == name }
      if !SameBytes.same(from, to) { add(place, .attribute(name, from: from, to: to)) }
    }
  }

  /// `renames` are those of the slots that the actions may belong to; an action of none of them belongs
  /// to the view around all.
  private mutating func compareActions(
    _ old: [SnapshotDocument.Action], _ new: [SnapshotDocument.Action], _ owner: Owner,
    _ renames: [SlotRename], of slots: [SnapshotDocument.Slot],
    else outer: SnapshotChange.View? = nil
  ) {
    guard !old.isEmpty || !new.isEmpty else { return }
    var old = old
    var renamed: [ByteKey: SlotRename] = [:]
    var positions = Dictionary(
      old.enumerated().map { (ByteKey($1.id), $0) }, uniquingKeysWith: { first, _ in first })
    let names = Set(new.map { ByteKey($0.id) })
    for rename in renames {
      guard let index = positions[rename.from], positions[rename.to] == nil,
        !names.contains(rename.from), names.contains(rename.to)
      else { continue }
      old[index].id = rename.to.text
      positions[rename.from] = nil
      positions[rename.to] = index
      renamed[rename.to] = rename
      origins[Place(owner, .action(rename.from))] = Place(owner, .action(rename.to))
    }
    let known = changes.count
    let place = { (action: SnapshotDocument.Action) in action.place(in: owner) }
    compareList(.actions(owner), old, new, place, content: Content.action) {
      comparison, before, after in
      let place = Place(owner, .action(ByteKey(after.id)))
      let known = comparison.changes.count
      if let rename = renamed[ByteKey(after.id)] {
        comparison.add(place, .renamed(from: rename.from, rename.renaming))
      }
      if !SameBytes.same(before.route, after.route) {
        comparison.add(place, .route(from: before.route, to: after.route))
      }
      comparison.compareAttributes(before.attributes, after.attributes, at: place)
      if let rename = renamed[ByteKey(after.id)] {
        comparison.place(changesFrom: known, Place(owner, .action(rename.from)))
      }
    }
    guard isImported, changes.count > known else { return }
    let changed = Set(changes[known...].map(\.place.name))
    let views = SnapshotChange.View.views(named: changed, in: slots)
    for index in changes.indices[known...] {
      let name = changes[index].place.name
      changes[index].view = views[name] ?? outer ?? SnapshotChange.View(segue: name.text)
    }
  }
}
