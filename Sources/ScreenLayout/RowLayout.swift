import CatalogCore
package import Layout
package import Snapshots

/// Lays the rows of a snapshot out under its variants or any other.
///
/// Recording takes heights and findings from it, pictures take frames, so both say the same.
package struct RowLayout: Sendable {
  private let engine: CellLayoutEngine
  private let kinds: [ByteKey: SnapshotDocument.CellKind]
  private let tableStyle: CellEnvironment.TableStyle
  private let followsReadableWidth: Bool
  private let hasIndex: Bool

  package init(
    _ document: SnapshotDocument, engine: CellLayoutEngine
  ) {
    self.engine = engine
    kinds = Dictionary(
      document.kinds.map { (ByteKey($0.id), $0) }, uniquingKeysWith: { first, _ in first })
    tableStyle = document.tableStyle.map(CellEnvironment.TableStyle.init) ?? .plain
    followsReadableWidth = document.followsReadableWidth
    hasIndex = document.sections.contains { $0.indexTitle != nil }
  }

  /// A row that was prepared once to be laid out under many variants.
  package struct Prepared: Sendable {
    package let content: CellContent
    package let rule: HeightRule
    package let cell: PreparedCell
    package let editing: CellEnvironment.Editing

    /// Whether something is cut off, and not only the margins around it are.
    ///
    /// A row that is a little too low is tight, but nothing is lost: what is above and below the content
    /// gives way before the content does. A third of a point is a rounded pixel.
    package func isClipped(_ layout: CellLayout) -> Bool {
      layout.elements.contains { placed in
        placed.frame.y < -0.34 || placed.frame.maxY > layout.height + 0.34
      }
    }
  }

  /// Prepares a row: the kind says how it is arranged and how high it is.
  ///
  /// A row whose kind says nothing keeps the height that is recorded.
  package func prepare(_ row: SnapshotDocument.Row) -> Prepared {
    let kind = kinds[ByteKey(row.kind)]
    let content = CellContent(row, layout: kind?.layout)
    return Prepared(
      content: content, rule: rule(of: row, kind), cell: engine.prepare(content),
      editing: row.editing)
  }

  /// How the cell of a row arranges its slots, where its kind says so.
  package func cellLayout(of row: SnapshotDocument.Row) -> SnapshotDocument.CellLayout? {
    kinds[ByteKey(row.kind)]?.layout
  }

  /// Prepares other content in place of that of a row.
  package func prepare(_ content: CellContent, like row: Prepared) -> Prepared {
    Prepared(
      content: content, rule: row.rule, cell: engine.prepare(content), editing: row.editing)
  }

  /// The frames of a row and its height.
  package func layout(_ row: Prepared, under variant: SnapshotDocument.Variant) -> CellLayout {
    engine.layout(row.cell, height: row.rule, in: environment(of: variant, row.editing))
  }

  /// What rows are laid out in under a variant.
  package func environment(
    of variant: SnapshotDocument.Variant, _ editing: CellEnvironment.Editing = []
  ) -> CellEnvironment {
    CellEnvironment(
      width: variant.width.value, textSize: variant.textSize,
      isRightToLeft: variant.isRightToLeft, tableStyle: tableStyle,
      followsReadableWidth: followsReadableWidth, hasIndex: hasIndex, editing: editing,
      device: .comparable(width: variant.width.value))
  }

  private func rule(of row: SnapshotDocument.Row, _ kind: SnapshotDocument.CellKind?)
    -> HeightRule
  {
    if let height = kind?.height {
      return switch height.origin {
      case .fixed: .fixed(height.points.value)
      case .scaled: .scaled(height.points.value)
      case .fitting: .fitting(minimum: height.points.value)
      }
    }
    if let height = row.height { return .fixed(height.value.points.value) }
    return .fitting(minimum: 44)
  }
}

extension CellEnvironment.TableStyle {
  package init(_ style: SnapshotDocument.TableStyle) {
    switch style {
    case .plain: self = .plain
    case .grouped: self = .grouped
    case .insetGrouped: self = .insetGrouped
    }
  }
}
