import CatalogCore
import Snapshots
import Templates

/// The data of a screen's page, for the template `screen.md`.
///
/// Every name that a template may use is always there, null where a screen has nothing to say.
struct ScreenPageData {
  var screen: ScreenEntry
  var map: SiteMap

  /// - Parameters:
  ///   - introduction: what the catalog says of the screen.
  ///   - pictures: the pictures of each scenario.
  func value(introduction: TemplateValue, pictures: [TemplateValue]) -> TemplateValue {
    let first = screen.scenarios.first
    return [
      "id": .string(screen.id),
      "title": .string(screen.title),
      "introduction": introduction,
      "model": TemplateValue(first?.model),
      "tableStyle": TemplateValue(first?.tableStyle.map(Self.words)),
      "cellKindCount": .string(Self.count(screen.cellKinds.count, "cell kind")),
      "reachedFrom": .list(reachedFrom),
      "findingCount": findingCount > 0
        ? .string(Self.count(findingCount, "finding")) : .null,
      "scenarios": .list(zip(screen.scenarios, pictures).map(scenario)),
    ]
  }

  private var findingCount: Int {
    Set(screen.scenarios.flatMap(\.findings)).count
  }

  /// The screens with a route to this one.
  private var reachedFrom: [TemplateValue] {
    map.sources(ofRoutesTo: screen).map { other in
      [
        "title": .string(other.title),
        "href": .string(screen.outputPath.relativeReference(to: other.outputPath)),
      ]
    }
  }

  private func scenario(_ document: SnapshotDocument, _ pictures: TemplateValue)
    -> TemplateValue
  {
    var number = 0
    let sections = document.sections.map { section in
      self.section(section, document, firstNumber: &number)
    }
    return [
      "id": .string(document.scenario.id),
      "title": .string(document.scenario.title),
      "anchor": .string(Self.anchor(document)),
      "screenID": .string(screen.id),
      "pictures": pictures,
      "isFirst": .bool(document.scenario == screen.scenarios.first?.scenario),
      "findings": .list(document.findings.map(finding)),
      "hasFindings": .bool(!document.findings.isEmpty),
      "summary": .string(Self.summary(document)),
      "state": .string(document.state.rawValue),
      "notes": .list(document.notes.map { .string($0) }),
      "areas": .list(document.areas.map(area)),
      "sections": .list(sections),
      "hasRows": .bool(number > 0),
      "variants": .list(document.variants.count > 1 ? document.variants.map(variant) : []),
    ]
  }

  /// With a dot, which the identifier of a heading never has.
  static func anchor(_ document: SnapshotDocument) -> String {
    "scenario.\(FileComponent.name(for: document.scenario.id))"
  }

  /// The number of rows, or what is there in place of them.
  static func summary(_ document: SnapshotDocument) -> String {
    let rows = document.sections.reduce(0) { $0 + $1.rows.count }
    if rows > 0 || document.state == .content { return count(rows, "row") }
    return document.state.rawValue
  }

  private func finding(_ finding: SnapshotDocument.Finding) -> TemplateValue {
    [
      "id": .string(finding.id),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "row": TemplateValue(finding.row),
    ]
  }

  private func variant(_ variant: SnapshotDocument.Variant) -> TemplateValue {
    ["name": .string(variant.text)]
  }

  private func area(_ area: SnapshotDocument.Area) -> TemplateValue {
    [
      "title": .string(Self.titleCase(area.name)),
      "slots": .list(area.slots.flatMap { slots($0, area.actions) }),
      "actions": .list(Self.own(area.actions, besides: area.slots).map(action)),
    ]
  }

  private func section(
    _ section: SnapshotDocument.Section, _ document: SnapshotDocument, firstNumber: inout Int
  ) -> TemplateValue {
    var rows: [TemplateValue] = []
    for row in section.rows {
      rows.append(self.row(row, number: firstNumber))
      firstNumber += 1
    }
    let hasTitles = section.header != nil || section.footer != nil || section.indexTitle != nil
    return [
      "id": .string(section.id),
      "header": TemplateValue(section.header),
      "footer": TemplateValue(section.footer),
      "indexTitle": TemplateValue(section.indexTitle),
      "isNamed": .bool(hasTitles || document.sections.count > 1),
      "hasRows": .bool(!rows.isEmpty),
      "rows": .list(rows),
    ]
  }

  private func row(_ row: SnapshotDocument.Row, number: Int) -> TemplateValue {
    [
      "number": TemplateValue(number),
      "kind": .string(row.kind),
      "identity": .string(row.identity),
      "hasOwnIdentity": .bool(!row.identity.hasSameBytes(as: row.kind)),
      "height": TemplateValue(row.height?.value.points.text),
      "origin": TemplateValue(row.height?.origin.rawValue),
      "state": TemplateValue(Self.text(of: .state, in: row.attributes)),
      "exceptions": .list((row.height?.exceptions ?? []).map(exception)),
      "slots": .list(row.slots.flatMap { slots($0, row.actions) }),
      "actions": .list(Self.own(row.actions, besides: row.slots).map(action)),
    ]
  }

  private func exception(_ exception: SnapshotDocument.Height.Exception) -> TemplateValue {
    [
      "variant": .string(exception.scope),
      "height": .string(exception.value.points.text),
      "needed": TemplateValue(exception.value.needed?.text),
    ]
  }

  /// The slot and those inside it, with the path of their names.
  private func slots(
    _ slot: SnapshotDocument.Slot, _ actions: [SnapshotDocument.Action], prefix: String = ""
  ) -> [TemplateValue] {
    // What a control does stands with its value; a control that only tells the screen says nothing more.
    let route = actions.first { $0.id.hasSameBytes(as: slot.id) && $0.route != nil }
    var source: String?
    var isComputed = false
    switch slot.source {
    case .field(let field): source = field
    case .label(let label):
      source = label
      isComputed = true
    case nil: break
    }
    let value: TemplateValue = [
      "kind": .string(slot.kind.rawValue),
      "name": .string(prefix + slot.id),
      "style": TemplateValue(slot.style),
      "value": .string(slot.value),
      "isEmpty": .bool(slot.value.isEmpty),
      "isSpinner": .bool(slot.kind == .spinner),
      "size": TemplateValue(size(of: slot)),
      "source": TemplateValue(source),
      "isComputed": .bool(isComputed),
      "action": route.map(action) ?? .null,
    ]
    return [value] + slot.slots.flatMap { slots($0, actions, prefix: "\(prefix)\(slot.id) › ") }
  }

  /// The actions that no slot shows.
  private static func own(
    _ actions: [SnapshotDocument.Action], besides slots: [SnapshotDocument.Slot]
  ) -> [SnapshotDocument.Action] {
    actions.filter { action in !slots.contains { $0.id.hasSameBytes(as: action.id) } }
  }

  /// `48 × 48`, for a slot with a fixed size.
  private func size(of slot: SnapshotDocument.Slot) -> String? {
    guard let size = slot.attributes.first(where: { $0.name == .size }) else { return nil }
    let numbers = size.arguments.compactMap { argument in
      if case .number(let number) = argument { return number.text }
      return nil
    }
    return numbers.joined(separator: " × ")
  }

  private func action(_ action: SnapshotDocument.Action) -> TemplateValue {
    let target = action.route.flatMap { map.screen(id: $0.screen) }
    return [
      "name": .string(action.id == "select" ? "tap" : action.id),
      "transition": TemplateValue(action.route?.transition.rawValue),
      "screen": TemplateValue(action.route.map { target?.title ?? $0.screen }),
      "href": TemplateValue(target.map { screen.outputPath.relativeReference(to: $0.outputPath) }),
      "query": TemplateValue(action.route?.query),
      "title": TemplateValue(Self.text(of: .title, in: action.attributes)),
      "swipe": TemplateValue(Self.text(of: .swipe, in: action.attributes)),
    ]
  }

  // MARK: - Words

  /// The arguments of an attribute, with spaces between; `nil` when it is not there.
  private static func text(
    of name: SnapshotDocument.Attribute.Name, in attributes: [SnapshotDocument.Attribute]
  ) -> String? {
    guard let attribute = attributes.first(where: { $0.name == name }) else { return nil }
    return attribute.arguments.map { argument in
      switch argument {
      case .word(let word): word
      case .text(let text): text
      case .number(let number): number.text
      }
    }.joined(separator: " ")
  }

  static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private static func words(_ style: SnapshotDocument.TableStyle) -> String {
    switch style {
    case .plain: "plain table"
    case .grouped: "grouped table"
    case .insetGrouped: "inset grouped table"
    }
  }

  /// `navigation-bar` is “Navigation bar”.
  private static func titleCase(_ name: String) -> String {
    let words = name.split(separator: "-").joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}

extension SnapshotDocument {
  /// Every route of every action.
  var routes: [Route] {
    areas.flatMap { $0.actions.compactMap(\.route) }
      + sections.flatMap { $0.rows.flatMap { $0.actions.compactMap(\.route) } }
  }
}
