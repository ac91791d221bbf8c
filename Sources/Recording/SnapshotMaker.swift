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
  package func document(
    of rendered: RenderedScreen, screen: Screen, scenario: Screen.ScenarioName
  ) -> SnapshotDocument {
    SnapshotDocument(
      screen: SnapshotDocument.Name(id: screen.id, title: screen.title),
      scenario: SnapshotDocument.Name(id: scenario.id, title: scenario.title),
      model: screen.viewModel,
      group: screen.group,
      isListed: screen.isListed,
      tableStyle: SnapshotDocument.TableStyle(screen.tableStyle),
      state: SnapshotDocument.State(rendered.state),
      variants: variants,
      areas: areas(rendered),
      sections: rendered.sections.map { section($0, rendered) },
      findings: rendered.findings.map(SnapshotDocument.Finding.init))
  }

  private func section(_ section: Section, _ rendered: RenderedScreen)
    -> SnapshotDocument.Section
  {
    SnapshotDocument.Section(
      id: section.id, header: section.header, footer: section.footer,
      indexTitle: section.indexTitle,
      rows: section.rows.map { row($0, rendered) })
  }

  private func row(_ row: Row, _ rendered: RenderedScreen) -> SnapshotDocument.Row {
    let state = rendered.cellStates[row.identity] ?? []
    let cell = rendered.content(of: row)
    var attributes: [SnapshotDocument.Attribute] = []
    if cell.accessory != .none {
      attributes.append(SnapshotDocument.Attribute(.accessory, .word(cell.accessory.word)))
    }
    let edits = [row.isDeletable ? "delete" : nil, row.isMovable ? "move" : nil].compactMap(\.self)
    if !edits.isEmpty {
      attributes.append(SnapshotDocument.Attribute(.editing, edits.map { .word($0) }))
    }
    if !state.isEmpty {
      attributes.append(SnapshotDocument.Attribute(.state, state.words.map { .word($0) }))
    }
    return SnapshotDocument.Row(
      kind: row.cellIdentifier, identity: row.identity, height: height(of: row, cell),
      attributes: attributes + cell.accessibility.attributes,
      slots: cell.slots.map(SnapshotDocument.Slot.init),
      actions: cell.actions.map(SnapshotDocument.Action.init))
  }

  // MARK: - Heights

  private func height(of row: Row, _ cell: BoundCell) -> SnapshotDocument.Height? {
    switch row.height {
    case .fixed(let points):
      return Points(points).map { SnapshotDocument.Height($0, .fixed) }
    case .fitting(let minimum):
      let heights = variants.map { variant in
        let environment = TableEnvironment(
          width: Double(variant.width.hundredths) / 100, textSize: variant.textSize,
          isRightToLeft: variant.isRightToLeft)
        let height = RowMeasurer.layout.height(of: cell, minimum: minimum, in: environment)
        return Points(height) ?? Points(0)
      }
      guard let base = heights.first else { return nil }
      let exceptions = zip(variants, heights).dropFirst().filter { $0.1 != base }.map {
        SnapshotDocument.Height.Exception(variant: $0.0, points: $0.1)
      }
      return SnapshotDocument.Height(base, .fitting, exceptions: exceptions)
    }
  }

  // MARK: - Placeholders

  private func areas(_ rendered: RenderedScreen) -> [SnapshotDocument.Area] {
    var area = SnapshotDocument.Area(name: "placeholder")
    if rendered.state == .loading {
      area.slots.append(SnapshotDocument.Slot(.spinner, "activity", value: ""))
    }
    if let placeholder = rendered.placeholder {
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
    }
    return area.slots.isEmpty ? [] : [area]
  }
}
