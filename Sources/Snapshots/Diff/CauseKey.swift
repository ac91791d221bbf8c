import CatalogCore

/// What two changes must have in common to have one cause.
struct CauseKey {
  /// No two causes have the same text, and it holds nothing that differs between machines or runs.
  var text: ByteKey
  var subject: Cause.Subject

  init(_ subject: Cause.Subject, _ parts: [String]) {
    self.subject = subject
    // Parts are counted by their quotes, so no part can look like two.
    text = ByteKey(parts.map { SnapshotText.spelling(quoted: $0) }.joined(separator: " "))
  }

  static func screenAdded(_ id: ByteKey) -> CauseKey {
    CauseKey(.screenAdded(id.text), ["screen added", id.text])
  }

  static func screenRemoved(_ id: ByteKey) -> CauseKey {
    CauseKey(.screenRemoved(id.text), ["screen removed", id.text])
  }

  static func scenarioAdded(_ name: DocumentChange.Name) -> CauseKey {
    CauseKey(
      .scenarioAdded(name.text), ["scenario added", name.screen.text, name.scenario.text])
  }

  static func scenarioRemoved(_ name: DocumentChange.Name) -> CauseKey {
    CauseKey(
      .scenarioRemoved(name.text), ["scenario removed", name.screen.text, name.scenario.text])
  }

  static func screenRenamed(from: String, to: String) -> CauseKey {
    CauseKey(.screenRenamed(from: from, to: to), ["screen renamed", from, to])
  }

  static func scenarioRenamed(from: String, to: String) -> CauseKey {
    CauseKey(.scenarioRenamed(from: from, to: to), ["scenario renamed", from, to])
  }

  /// A scenario that is in another screen now.
  static func moved(
    from: (screen: String, scenario: String), to: (screen: String, scenario: String)
  ) -> CauseKey {
    CauseKey(
      .scenarioMoved(
        from: "\(from.screen)/\(from.scenario)", to: "\(to.screen)/\(to.scenario)"),
      ["scenario moved", from.screen, from.scenario, to.screen, to.scenario])
  }

  static func variants(_ changes: [SnapshotChange]) -> CauseKey {
    let variants = changes.compactMap { change -> Cause.VariantChange? in
      guard case .variant(let variant) = change.place.owner else { return nil }
      return Cause.VariantChange(verb: verb(change.difference), variant: variant)
    }
    return CauseKey(
      .variants(variants), ["variants"] + variants.map { "\($0.verb.rawValue) \($0.variant.text)" })
  }

  static func metrics(from: String?, to: String?) -> CauseKey {
    CauseKey(.metrics, ["metrics"] + optional(from) + optional(to))
  }

  static func heights(kind: ByteKey) -> CauseKey {
    CauseKey(.heights(kind: kind.text), ["heights", kind.text])
  }

  static func layout(kind: ByteKey) -> CauseKey {
    CauseKey(.layout(kind: kind.text), ["layout", kind.text])
  }

  static func sections(removed: [ByteKey], inserted: [ByteKey]) -> CauseKey {
    let removed = removed.sorted().map(\.text)
    let inserted = inserted.sorted().map(\.text)
    return CauseKey(
      .sections(removed: removed, inserted: inserted),
      ["sections removed"] + removed + ["inserted"] + inserted + ["\(removed.count)"])
  }

  static func replaced(from: String, to: String) -> CauseKey {
    CauseKey(.replaced(from: from, to: to), ["replaced", from, to])
  }

  /// What an interface file draws its screen on.
  static func canvas(from: String, to: String) -> CauseKey {
    CauseKey(.canvas(from: from, to: to), ["canvas", from, to])
  }

  /// `place` is the bar, or the part of it that the items stand in.
  static func barItems(_ place: String, from: [String], to: [String]) -> CauseKey {
    CauseKey(
      .barItems(place, from: from, to: to),
      ["bar items", place, "\(from.count)"] + from + to)
  }

  /// Rows of interface files; those whose height is the table's are alike, whatever their kinds.
  static func rowHeights(_ change: SnapshotChange, _ height: HeightDifference) -> CauseKey {
    let isTable = height.from?.origin == .table && height.to?.origin == .table
    return CauseKey(
      .rowHeights,
      ["row heights"] + (isTable ? ["table"] : owner(change))
        + optional(height.from.map { "\($0.value.text) \($0.origin.rawValue)" })
        + optional(height.to.map { "\($0.value.text) \($0.origin.rawValue)" }))
  }

  /// Views of one parent that moved by the same distance.
  static func moved(_ change: SnapshotChange, _ frame: FrameChange, screen: String) -> CauseKey {
    CauseKey(
      .views,
      ["views moved", "\(frame.right)", "\(frame.down)"] + scope(change, screen)
        + change.place.path.dropLast().map(\.text))
  }

  /// Views that went from one parent to another.
  static func reparented(_ change: SnapshotChange, from: [ByteKey], screen: String) -> CauseKey {
    CauseKey(
      .views,
      ["views reparented"] + scope(change, screen) + ["\(from.count)"]
        + from.dropLast().map(\.text) + change.place.path.dropLast().map(\.text))
  }

  /// The content of two screens has nothing in common, the rows of one kind have.
  private static func scope(_ change: SnapshotChange, _ screen: String) -> [String] {
    change.place.owner.rowIdentity == nil ? [screen] + owner(change) : owner(change)
  }

  /// One view whose text is set in something else.
  static func font(_ change: SnapshotChange, _ font: SnapshotChange.FontSwitch) -> CauseKey {
    CauseKey(
      .equal,
      owner(change) + part(change.place.part) + ["font"] + optional(font.from)
        + optional(font.to))
  }

  /// For a change that has a cause of its own, together with all that are equal to it.
  static func equal(_ change: SnapshotChange) -> CauseKey {
    CauseKey(.equal, owner(change) + part(change.place.part) + difference(change))
  }

  // MARK: - Parts

  /// Rows of one kind are alike, but a row that comes, goes or moves is that row.
  private static func owner(_ change: SnapshotChange) -> [String] {
    switch change.place.owner {
    case .document: return ["document"]
    case .variant(let variant): return ["variant", variant.text]
    case .note(let text, _): return ["note", text.text]
    // Where in the list of findings it stands means nothing.
    case .finding(let finding, _):
      return ["finding", finding.id.text, finding.severity.rawValue, finding.message.text]
    case .kind(let id): return ["kind", id.text]
    case .area(let name): return ["area", name.text]
    case .section(let id): return ["section", id.text]
    case .row(let identity):
      let kind = change.cellKind?.text ?? ""
      switch (change.difference, change.place.part) {
      case (.inserted, .whole), (.removed, .whole), (.moved, .whole):
        return ["row", kind, identity.text]
      default: return ["cell", kind]
      }
    }
  }

  private static func part(_ part: SnapshotChange.Part) -> [String] {
    switch part {
    case .whole: []
    case .slot(let path): ["slot"] + path.map(\.text)
    case .action(let id): ["action", id.text]
    }
  }

  private static func difference(_ change: SnapshotChange) -> [String] {
    switch change.difference {
    case .inserted(let content, _): return ["inserted"] + description(content)
    case .removed(let content): return ["removed"] + description(content)
    case .moved(_, let from):
      return ["moved"] + optional(from?.text) + (from == nil ? [] : optional(change.section?.text))
    case .reparented(let from, _): return ["reparented"] + from.map(\.text)
    case .renamed(let from, let renaming): return ["renamed", from.text, renaming.rawValue]
    case .rowKind(let from, let to): return ["row kind", from, to]
    case .replaced(let from, let to): return ["replaced", from.kind, to.kind]
    case .text(let fact, let from, let to): return [fact.rawValue] + optional(from) + optional(to)
    case .imported(let value): return ["imported", "\(value)"]
    case .initial(let value): return ["initial", "\(value)"]
    case .listed(let value): return ["listed", "\(value)"]
    case .table(let from, let to): return ["table", description(from), description(to)]
    case .state(let from, let to): return ["state", from.rawValue, to.rawValue]
    case .heightRule: return ["height rule"]
    case .layout: return ["layout"]
    case .height: return ["height"]
    case .attribute(let name, let from, let to):
      return [name.rawValue, description(from), description(to)]
    case .slotKind(let from, let to): return ["slot kind", from.rawValue, to.rawValue]
    case .source(let from, let to):
      return ["source"] + optional(from?.spelling) + optional(to?.spelling)
    case .route(let from, let to):
      // What is asked for differs from row to row; where it leads does not.
      let hasSameQuery = SameBytes.same(from?.query, to?.query)
      return ["route"] + description(from, withQuery: !hasSameQuery)
        + description(to, withQuery: !hasSameQuery)
    }
  }

  private static func verb(_ difference: SnapshotChange.Difference) -> Cause.VariantChange.Verb {
    switch difference {
    case .inserted: .added
    case .removed: .removed
    default: .moved
    }
  }

  static func optional(_ text: String?) -> [String] {
    text.map { ["some", $0] } ?? ["none"]
  }

  /// Of a slot, what its class says: the value is that of a row.
  private static func description(_ content: SnapshotChange.Content) -> [String] {
    switch content {
    case .slot(let slot):
      [slot.kind.rawValue] + optional(slot.style) + optional(slot.source?.spelling)
    case .action(let action): description(action.route, withQuery: false)
    case .place, .kind, .area, .section, .row: []
    }
  }

  private static func description(_ route: SnapshotDocument.Route?, withQuery: Bool) -> [String] {
    guard let route else { return ["none"] }
    return [route.transition.rawValue, route.screen] + (withQuery ? optional(route.query) : [])
  }

  private static func description(_ table: SnapshotChange.Table) -> String {
    "\(table.style?.rawValue ?? "none") \(table.isReadable)"
  }

  static func description(_ attributes: [SnapshotDocument.Attribute]) -> String {
    attributes.map { $0.arguments.map(\.spelling).joined(separator: " ") }
      .joined(separator: ", ")
  }
}
