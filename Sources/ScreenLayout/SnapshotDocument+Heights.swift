package import Layout
package import Snapshots

extension SnapshotDocument {
  /// Gives every row its height under every variant, and adds what the layout finds to the findings.
  ///
  /// A document without cell kinds, such as an imported one, keeps the heights that it has.
  package mutating func layOut(with engine: CellLayoutEngine) {
    guard !kinds.isEmpty else { return }
    metrics = engine.typesetter.measurer.name
    let layout = RowLayout(self, engine: engine)
    var audit = LayoutAudit(layout, variants: variants)
    for section in sections.indices {
      for index in sections[section].rows.indices {
        let row = sections[section].rows[index]
        let prepared = layout.prepare(row)
        let layouts = variants.map { layout.layout(prepared, under: $0) }
        sections[section].rows[index].height = Height(
          layouts.map { Height.Value($0, isClipped: prepared.isClipped($0)) }, under: variants,
          origin: Height.Origin(prepared.rule))
        audit.add(row, prepared, layouts)
      }
    }
    findings += audit.result.map(Finding.init)
  }
}

extension SnapshotDocument.Height.Value {
  /// What a layout says of a height, in hundredths of points.
  fileprivate init(_ layout: CellLayout, isClipped: Bool) {
    self.init(
      Points(layout.height) ?? Points(0),
      needed: isClipped ? Points(layout.neededHeight) : nil,
      alternative: layout.alternativeHeight.flatMap { Points($0) })
  }
}

extension SnapshotDocument.Height.Origin {
  fileprivate init(_ rule: HeightRule) {
    switch rule {
    case .fixed: self = .fixed
    case .scaled: self = .scaled
    case .fitting: self = .fitting
    }
  }
}
