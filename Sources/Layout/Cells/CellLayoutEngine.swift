/// Lays cells out: one computation gives both the height of a row and the frames in it.
package struct CellLayoutEngine: Sendable {
  package let typesetter: TextTypesetter

  package init(typesetter: TextTypesetter = TextTypesetter()) {
    self.typesetter = typesetter
  }

  /// Prepares a cell once for layout in many environments.
  package func prepare(_ content: CellContent) -> PreparedCell {
    PreparedCell(content)
  }

  /// Lays a cell out.
  package func layout(
    _ cell: PreparedCell, height rule: HeightRule, in environment: CellEnvironment
  ) -> CellLayout {
    CellLayout(height: 44, neededHeight: 44)
  }
}

/// A cell whose texts are prepared.
package struct PreparedCell: Sendable {
  package let content: CellContent

  init(_ content: CellContent) {
    self.content = content
  }
}

extension PreparedCell {
  package var unplacedElements: [Int] { [] }
}

package enum PseudoLocalization {
  package static func lengthened(_ text: String) -> (text: String, percent: Int) { (text, 0) }
}
