import CatalogCore
import Snapshots
import Templates

/// The data of a screen's page, for the template `screen.md`.
///
/// Every name that a template may use is always there, null where a screen has nothing to say.
struct ScreenPageData {
  var screen: ScreenEntry
  var map: SiteMap

  /// The data, with what the catalog says of the screen and the pictures of each scenario.
  func value(introduction: TemplateValue, pictures: [TemplateValue]) -> TemplateValue {
    let first = screen.scenarios.first
    return [
      "id": .string(screen.id),
      "title": .string(screen.title),
      "introduction": introduction,
      "model": TemplateValue(first?.model),
      "tableStyle": TemplateValue(first?.tableStyle.map(Self.words)),
      "cellKindCount": .string(Self.count(screen.cellKinds.count, "cell kind")),
      "hasCellKinds": .bool(!screen.cellKinds.isEmpty),
      // An imported screen has a list of them, with what leads there.
      "reachedFrom": .list(isImported ? [] : reachedFrom),
      "findingCount": findingCount > 0
        ? .string(Self.count(findingCount, "finding")) : .null,
      "badges": .list(badges),
      "routes": routeLists,
      "usedIn": usedIn,
      "isImported": .bool(isImported),
      "scenarios": .list(
        zip(screen.scenarios, pictures).enumerated().map { number, scenario in
          self.scenario(scenario.0, scenario.1, number: number)
        }),
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

  private func scenario(
    _ document: SnapshotDocument, _ pictures: TemplateValue, number: Int
  ) -> TemplateValue {
    let texts = translation(document, number: number)
    let targets = texts == nil ? FindingTargets(document, scenario: number) : .none
    var rowCount = 0
    // An imported screen shows its views within each other instead.
    let sections =
      document.isImported
      ? [] : document.sections.map { self.section($0, document, firstNumber: &rowCount) }
    let heights = KindHeights(document)
    return [
      "id": .string(document.scenario.id),
      "title": .string(document.scenario.title),
      "anchor": .string(Self.anchor(document)),
      "screenID": .string(screen.id),
      "pictures": pictures,
      "isFirst": .bool(document.scenario == screen.scenarios.first?.scenario),
      "findings": .list(document.findings.map { finding($0, targets) }),
      "hasFindings": .bool(!document.findings.isEmpty),
      "summary": .string(Self.summary(document)),
      "state": .string(document.state.rawValue),
      "notes": .list(document.notes.map { .string($0) }),
      "interface": interface(of: document, number: number, texts, targets),
      "areas": .list(document.isImported ? [] : document.areas.map(area)),
      "sections": .list(sections),
      "hasRows": .bool(document.isImported || rowCount > 0),
      "hasVariants": .bool(document.variants.count > 1 && rowCount > 0),
      "textSizes": .list(heights.textSizes.map { .string($0.rawValue) }),
      "kindHeights": .list(heights.lines.map(kindHeight)),
    ]
  }

  /// With a dot, which the identifier of a heading never has.
  static func anchor(_ document: SnapshotDocument) -> String {
    "scenario.\(FileComponent.name(for: document.scenario.id))"
  }

  /// The number of rows, or what is there in place of them.
  static func summary(_ document: SnapshotDocument) -> String {
    let rows = document.sections.reduce(0) { $0 + $1.rows.count }
    if document.isImported, rows == 0 {
      var views = 0
      document.visitSlots { _ in views += 1 }
      return views == 0 ? "no views" : count(views, "view")
    }
    if rows > 0 || document.state == .content { return count(rows, "row") }
    return document.state.rawValue
  }

  private func finding(
    _ finding: SnapshotDocument.Finding, _ targets: FindingTargets
  ) -> TemplateValue {
    [
      "id": .string(finding.id),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "row": TemplateValue(finding.row),
      "target": TemplateValue(targets.anchor(of: finding)),
    ]
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
      "kindHref": TemplateValue(cells.href(ofKind: row.kind)),
      "identity": .string(row.identity),
      "hasOwnIdentity": .bool(!row.identity.hasSameBytes(as: row.kind)),
      "height": TemplateValue(row.height?.value.points.text),
      "needed": TemplateValue(row.height?.value.needed?.text),
      "alternative": TemplateValue(row.height?.value.alternative?.text),
      "origin": TemplateValue(row.height?.origin.rawValue),
      "state": TemplateValue(Self.text(of: .state, in: row.attributes)),
      "slots": .list(row.slots.flatMap { slots($0, row.actions) }),
      "actions": .list(Self.own(row.actions, besides: row.slots).map(action)),
    ]
  }

  private func kindHeight(_ line: KindHeights.Line) -> TemplateValue {
    [
      "kind": line.isFirst ? .string(line.kind) : .null,
      "widths": .string(line.widths?.map(\.text).joined(separator: ", ") ?? "any"),
      "heights": .list(
        line.heights.map { height in
          ["height": .string(height?.text ?? "–"), "needed": TemplateValue(height?.needed?.text)]
        }),
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
  static func titleCase(_ name: String) -> String {
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
