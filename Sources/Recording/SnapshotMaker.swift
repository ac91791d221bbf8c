import Layout
package import Screens
package import Snapshots

/// Makes the snapshot of a rendered screen: binds every row and lays it out.
package struct SnapshotMaker: Sendable {
  /// The variants in which heights are recorded; the first is the base.
  package var variants: [SnapshotDocument.Variant]

  package init(
    variants: [SnapshotDocument.Variant] = [
      SnapshotDocument.Variant(width: Points(393), textSize: "L")
    ]
  ) {
    self.variants = variants
  }

  /// The document of one scenario.
  ///
  /// - Throws: `ScreenError.binding` for a cell whose `bind` is wrong.
  package func document(
    of rendered: RenderedScreen, screen: Screen, scenario: Screen.ScenarioName
  ) throws(ScreenError) -> SnapshotDocument {
    var sections: [SnapshotDocument.Section] = []
    for section in rendered.sections {
      var rows: [SnapshotDocument.Row] = []
      for row in section.rows { rows.append(try self.row(row)) }
      sections.append(
        SnapshotDocument.Section(
          id: section.id, header: section.header, footer: section.footer,
          indexTitle: section.indexTitle, rows: rows))
    }
    return SnapshotDocument(
      screen: SnapshotDocument.Name(id: screen.id, title: screen.title),
      scenario: SnapshotDocument.Name(id: scenario.id, title: scenario.title),
      model: screen.viewModel,
      tableStyle: tableStyle(screen.tableStyle),
      state: state(rendered.state),
      variants: variants,
      areas: areas(rendered),
      sections: sections)
  }

  private func row(_ row: Row) throws(ScreenError) -> SnapshotDocument.Row {
    let cell = row.bound()
    if let problem = cell.problems.first {
      throw ScreenError.binding(problem, cell: row.cellIdentifier, identity: row.identity)
    }
    return SnapshotDocument.Row(
      kind: row.cellIdentifier, identity: row.identity, height: height(of: row, cell),
      slots: cell.slots.map(slot), actions: cell.actions.map(action))
  }

  // MARK: - Heights

  private func height(of row: Row, _ cell: BoundCell) -> SnapshotDocument.Height? {
    switch row.height {
    case .fixed(let points):
      return Points(points).map { SnapshotDocument.Height($0, .fixed) }
    case .fitting(let minimum):
      let elements = cell.slots.compactMap(element)
      let heights = variants.map { fittingHeight(of: elements, minimum: minimum, under: $0) }
      guard let base = heights.first else { return nil }
      let exceptions = zip(variants, heights).dropFirst().filter { $0.1 != base }.map {
        SnapshotDocument.Height.Exception(variant: $0.0, points: $0.1)
      }
      return SnapshotDocument.Height(base, .fitting, exceptions: exceptions)
    }
  }

  private func fittingHeight(
    of elements: [FittingHeight.Element], minimum: Double,
    under variant: SnapshotDocument.Variant
  ) -> Points {
    let textSize = DynamicType.TextSize(rawValue: variant.textSize) ?? .large
    let layout = FittingHeight(width: Double(variant.width.hundredths) / 100, textSize: textSize)
    return Points(layout.height(of: elements, minimum: minimum)) ?? Points(0)
  }

  private func element(_ slot: Slot) -> FittingHeight.Element? {
    switch slot.content {
    case .text(let text, let style, let lines):
      .text(text, DynamicType.Style(rawValue: style.rawValue) ?? .body, lines: lines)
    case .image(_, let width, let height): .box(width: width, height: height)
    case .button: nil
    }
  }

  // MARK: - Parts

  private func slot(_ slot: Slot) -> SnapshotDocument.Slot {
    let source: SnapshotDocument.Source? =
      switch slot.source {
      case .field(let field): .field(field)
      case .label(let label): .label(label)
      case .constant: nil
      }
    switch slot.content {
    case .text(let text, let style, let lines):
      // `Int.max` lines, as some write for no limit, would be more than a snapshot's numbers hold.
      let number = Points(max(0, min(lines, 1_000_000)))
      let attributes: [SnapshotDocument.Attribute] =
        lines == 1 ? [] : [SnapshotDocument.Attribute(.lines, .number(number))]
      return SnapshotDocument.Slot(
        .text, slot.id, style: style.rawValue, value: text, source: source,
        attributes: attributes)
    case .image(let name, let width, let height):
      let size = SnapshotDocument.Attribute(
        .size, .number(Points(width) ?? Points(0)), .number(Points(height) ?? Points(0)))
      return SnapshotDocument.Slot(
        .image, slot.id, value: name, source: source, attributes: [size])
    case .button(let title):
      return SnapshotDocument.Slot(.button, slot.id, value: title, source: source)
    }
  }

  private func action(_ action: Action) -> SnapshotDocument.Action {
    let route = action.route.map { route in
      let transition: SnapshotDocument.Route.Transition =
        switch route.transition {
        case .push: .push
        case .present: .present
        }
      return SnapshotDocument.Route(transition, route.screen, query: route.query)
    }
    return SnapshotDocument.Action(action.id, route: route)
  }

  private func areas(_ rendered: RenderedScreen) -> [SnapshotDocument.Area] {
    if let placeholder = rendered.placeholder {
      var area = SnapshotDocument.Area(name: "placeholder")
      if rendered.state == .loading {
        area.slots.append(SnapshotDocument.Slot(.spinner, "activity", value: ""))
      }
      area.slots.append(
        SnapshotDocument.Slot(.text, "title", style: "headline", value: placeholder.title))
      if let message = placeholder.message {
        area.slots.append(
          SnapshotDocument.Slot(.text, "message", style: "subheadline", value: message))
      }
      if let button = placeholder.button {
        area.slots.append(SnapshotDocument.Slot(.button, "button", value: button))
        area.actions.append(SnapshotDocument.Action("button"))
      }
      return [area]
    }
    guard rendered.state == .loading else { return [] }
    let spinner = SnapshotDocument.Slot(.spinner, "activity", value: "")
    return [SnapshotDocument.Area(name: "placeholder", slots: [spinner])]
  }

  private func tableStyle(_ style: TableStyle) -> SnapshotDocument.TableStyle {
    switch style {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }

  private func state(_ state: RenderedScreen.State) -> SnapshotDocument.State {
    switch state {
    case .idle: .idle
    case .loading: .loading
    case .content: .content
    case .empty: .empty
    case .failed: .failed
    }
  }
}
