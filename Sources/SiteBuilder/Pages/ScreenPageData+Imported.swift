import CatalogCore
import Snapshots
import Templates

/// What only the pages of imported screens say.
extension ScreenPageData {
  /// Which of the scenarios a row stands in, and where among all rows.
  static func rowAnchor(scenario: Int, row: Int) -> String { "row.\(scenario).\(row)" }

  var isImported: Bool { screen.scenarios.contains(where: \.isImported) }

  /// The node of the screen in the map of routes.
  private var node: Int? { map.position(ofScreen: screen.id) }

  private var routes: RouteData { RouteData(site: map, outputPath: screen.outputPath) }

  var cells: CellsPageData { CellsPageData(site: map, outputPath: screen.outputPath) }

  /// The badges under the title.
  var badges: [TemplateValue] {
    guard let node else { return [] }
    let facts = map.routes.nodes[node]
    var badges: [String] = []
    if facts.isImported { badges.append("imported from Interface Builder") }
    if facts.isInitial { badges.append("initial screen") }
    switch facts.kind {
    case .screen: break
    case .container: badges.append("container")
    case .cell: badges.append("cell of its own")
    case .view: badges.append("view of its own")
    }
    return badges.map { .string($0) }
  }

  /// The routes of an imported screen in full; a recorded one has them with its rows.
  var routeLists: TemplateValue {
    guard isImported, let node else { return .null }
    let isContainer = map.routes.nodes[node].kind == .container
    let leads = map.routes.outgoing[node].filter { !isContainer || !isEmbedding($0) }
    let embeds = isContainer ? map.routes.outgoing[node].filter(isEmbedding) : []
    let comes = map.routes.incoming[node]
    let kind = map.routes.nodes[node].kind
    guard kind == .screen || kind == .container || !leads.isEmpty || !comes.isEmpty else {
      return .null
    }
    let counts = [
      (embeds.count, "holds"), (leads.count, "leads to"), (comes.count, "reached from"),
    ].filter { $0.0 > 0 }.map { "\($0.1) \($0.0)" }
    return [
      "summary": .string(counts.isEmpty ? "no routes" : counts.joined(separator: ", ")),
      "leadsTo": .list(leads.map(routes.leading)),
      "hasLeadsTo": .bool(!leads.isEmpty),
      "embeds": .list(embeds.map(routes.leading)),
      "hasEmbeds": .bool(!embeds.isEmpty),
      "reachedFrom": .list(comes.map(routes.coming)),
      "hasReachedFrom": .bool(!comes.isEmpty),
      "isUnconnected": .bool(
        kind == .screen && leads.isEmpty && comes.isEmpty && !map.routes.nodes[node].isInitial),
    ]
  }

  private func isEmbedding(_ edge: Int) -> Bool { map.routes.edges[edge].transition == .embed }

  /// The screens with rows of the cell that this screen stands for.
  var usedIn: TemplateValue {
    guard let node, let kind = map.cells.kind(ofScreen: node) else { return .null }
    return [
      "kind": .string(kind.name),
      "href": TemplateValue(
        "\(screen.outputPath.relativeReference(to: CellsPageData.path))#"
          + FilePath(CellIndex.anchor(kind.name)).percentEncoded),
      "uses": .list(cells.uses(of: kind)),
      "isUnused": .bool(kind.uses.isEmpty),
    ]
  }

  // MARK: - A scenario

  /// The views and rows of an imported scenario; null for a recorded one.
  func interface(
    of document: SnapshotDocument, number: Int, _ texts: TranslatedTexts?,
    _ targets: FindingTargets
  ) -> TemplateValue {
    guard document.isImported else { return .null }
    if let texts, let base = screen.scenarios.first {
      return [
        "areas": [], "sections": [], "isTranslation": true,
        "baseTitle": .string(base.scenario.title),
        "texts": .list(
          texts.changes.map { change in
            [
              "place": .string(change.place), "base": .string(change.base),
              "text": .string(change.text),
            ]
          }),
        "hasTexts": .bool(!texts.changes.isEmpty),
      ]
    }
    var tree = ViewTreeData(
      site: map, outputPath: screen.outputPath, anchors: targets.views)
    var firstRow = 0
    let areas = document.areas.compactMap { interface(of: $0, &tree) }
    let sections = document.sections.map { section in
      interface(of: section, &tree, number, firstRow: &firstRow)
    }
    return [
      "isTranslation": false, "baseTitle": .null, "texts": [], "hasTexts": false,
      "areas": .list(areas),
      "sections": .list(sections),
    ]
  }

  /// The words that a later scenario has in place of those of the first, if only words differ.
  func translation(_ document: SnapshotDocument, number: Int) -> TranslatedTexts? {
    guard number > 0, document.isImported, let base = screen.scenarios.first, base.isImported
    else { return nil }
    return TranslatedTexts(of: document, comparedWith: base)
  }

  /// An area that shows nothing is not shown, as that of a container.
  private func interface(of area: SnapshotDocument.Area, _ tree: inout ViewTreeData)
    -> TemplateValue?
  {
    let isContainer = node.map { map.routes.nodes[$0].kind == .container } ?? false
    if area.slots.isEmpty, isContainer { return nil }
    let content = tree.value(area.slots, area.actions)
    return [
      "title": .string(area.name == "content" ? "Views" : Self.titleCase(area.name)),
      "count": content.count > 1 ? .string(Self.count(content.count, "view")) : .null,
      "views": .list(content.views),
      "hasViews": .bool(!content.views.isEmpty),
      "isDeep": false,
      "actions": .list(content.actions),
      "isEmpty": .bool(content.views.isEmpty && content.actions.isEmpty),
    ]
  }

  private func interface(
    of section: SnapshotDocument.Section, _ tree: inout ViewTreeData, _ number: Int,
    firstRow: inout Int
  ) -> TemplateValue {
    let rows = section.rows.map { row in
      defer { firstRow += 1 }
      return interface(of: row, &tree, anchor: Self.rowAnchor(scenario: number, row: firstRow))
    }
    let isCell = node.map { map.routes.nodes[$0].kind == .cell } ?? false
    let title =
      isCell
      ? "Cell" : section.header ?? (section.id == "prototypes" ? "Prototypes" : "Section")
    return [
      "title": .string(title),
      "id": section.id == "prototypes" || isCell ? .null : .string(section.id),
      "footer": TemplateValue(section.footer),
      "count": section.rows.count > 1
        ? .string(Self.count(section.rows.count, "row")) : .null,
      "rows": .list(rows),
      "isEmpty": .bool(rows.isEmpty),
    ]
  }

  private func interface(
    of row: SnapshotDocument.Row, _ tree: inout ViewTreeData, anchor: String
  ) -> TemplateValue {
    let content = tree.value(row.slots, row.actions)
    var facts: [String] = []
    for attribute in row.attributes where attribute.name != .frame {
      let words = SlotWords.arguments(of: attribute.name, in: [attribute])
      let text = [words.words, words.text].compactMap { $0 }.joined(separator: " ")
      switch attribute.name {
      case .accessory, .state: facts.append(text)
      case .note: facts.append(text)
      case .hidden: facts.append("hidden")
      case .background: facts.append("background \(text)")
      default: facts.append("\(SlotWords.words(attribute.name.rawValue)) \(text)")
      }
    }
    let frame = row.attributes.first { $0.name == .frame }
    if let frame {
      let slot = SnapshotDocument.Slot(.view, "", value: "", attributes: [frame])
      facts += SlotWords(slot).frame.map { [$0] } ?? []
    }
    return [
      "anchor": .string(anchor),
      "kind": .string(row.kind),
      "href": TemplateValue(
        cells.href(ofKind: row.kind).flatMap { isOwnKind(row.kind) ? nil : $0 }),
      "identity": .string(row.identity),
      "height": TemplateValue(row.height.map(Self.words)),
      "facts": .list(facts.map { .string($0) }),
      "views": .list(content.views),
      "hasViews": .bool(!content.views.isEmpty),
      "isDeep": false,
      "actions": .list(content.actions),
      "isEmpty": .bool(content.views.isEmpty && content.actions.isEmpty),
    ]
  }

  private func isOwnKind(_ name: String) -> Bool {
    node.flatMap { map.cells.kind(ofScreen: $0) }?.name.hasSameBytes(as: name) ?? false
  }

  /// `58 (cell)`: the height with who says so.
  private static func words(_ height: SnapshotDocument.Height) -> String {
    let origin =
      switch height.origin {
      case .fixed: "cell"
      case .table: "table"
      case .drawn: "as drawn"
      case .scaled: "scaled"
      case .fitting: "fitting"
      }
    return "\(height.value.points.text) (\(origin))"
  }
}
