import CatalogCore
package import Layout
import ScreenLayout
package import Screens
package import Snapshots

/// Makes the snapshot of a rendered screen: writes every row down and lays it out under every variant.
package struct SnapshotMaker: Sendable {
  /// The variants in which heights are recorded; the first is the base.
  package var variants: VariantChoice
  /// What rows are laid out with.
  package let engine: CellLayoutEngine

  package init(
    variants: VariantChoice = VariantChoice(), engine: CellLayoutEngine = CellLayoutEngine()
  ) {
    self.variants = variants
    self.engine = engine
  }

  /// The document of one scenario.
  package func document(
    of rendered: RenderedScreen, screen: Screen, scenario: Screen.ScenarioName
  ) -> SnapshotDocument {
    var document = SnapshotDocument(
      screen: SnapshotDocument.Name(id: screen.id, title: screen.title),
      scenario: SnapshotDocument.Name(id: scenario.id, title: scenario.title),
      model: screen.viewModel,
      group: screen.group,
      isListed: screen.isListed,
      tableStyle: SnapshotDocument.TableStyle(screen.tableStyle),
      followsReadableWidth: screen.followsReadableWidth,
      state: SnapshotDocument.State(rendered.state),
      variants: variants.variants(ofScreen: screen.id),
      areas: areas(rendered),
      sections: rendered.sections.map { section($0, rendered) },
      findings: rendered.findings.map(SnapshotDocument.Finding.init),
      kinds: kinds(rendered))
    document.findings += heightFindings(rendered)
    document.layOut(with: engine)
    return document
  }

  // MARK: - Rows

  private func section(_ section: Section, _ rendered: RenderedScreen)
    -> SnapshotDocument.Section
  {
    SnapshotDocument.Section(
      id: section.id, header: section.header, footer: section.footer,
      indexTitle: section.indexTitle,
      rows: section.rows.map { row($0, rendered) })
  }

  private func row(_ row: Row, _ rendered: RenderedScreen) -> SnapshotDocument.Row {
    var written = SnapshotDocument.Row(rendered.content(of: row))
    written.kind = row.cellIdentifier
    written.identity = row.identity
    let edits = [row.isDeletable ? "delete" : nil, row.isMovable ? "move" : nil].compactMap(\.self)
    if !edits.isEmpty {
      written.attributes.append(SnapshotDocument.Attribute(.editing, edits.map { .word($0) }))
    }
    let state = rendered.cellStates[row.identity] ?? []
    if !state.isEmpty {
      written.attributes.append(
        SnapshotDocument.Attribute(.state, state.words.map { .word($0) }))
    }
    return written
  }

  /// The kinds of the rows, in the order of their first rows.
  private func kinds(_ rendered: RenderedScreen) -> [SnapshotDocument.CellKind] {
    var known: Set<ByteKey> = []
    return rendered.sections.flatMap(\.rows).compactMap { row in
      guard known.insert(ByteKey(row.cellIdentifier)).inserted else { return nil }
      return SnapshotDocument.CellKind(
        id: row.cellIdentifier, height: SnapshotDocument.HeightRule(row.height),
        layout: SnapshotDocument.CellLayout(row.kind.layout))
    }
  }

  /// The kinds that state a height that is none; their rows fit their content.
  private func heightFindings(_ rendered: RenderedScreen) -> [SnapshotDocument.Finding] {
    var known: Set<ByteKey> = []
    return rendered.sections.flatMap(\.rows).compactMap { row in
      guard SnapshotDocument.HeightRule(row.height) == nil,
        known.insert(ByteKey(row.cellIdentifier)).inserted
      else { return nil }
      return SnapshotDocument.Finding(kindWithoutHeight: row)
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

extension SnapshotDocument.HeightRule {
  /// `nil` for what is no number of points.
  fileprivate init?(_ height: CellHeight) {
    let (origin, points): (Origin, Double) =
      switch height {
      case .fixed(let points): (.fixed, points)
      case .scaled(let points): (.scaled, points)
      case .fitting(let minimum): (.fitting, minimum)
      }
    guard points >= 0, let points = Points(points) else { return nil }
    self.init(origin, points)
  }
}
