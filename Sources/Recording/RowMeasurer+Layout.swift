import CatalogCore
package import Layout
import ScreenLayout
package import Screens
import Snapshots

extension RowMeasurer {
  /// Measures rows with the tool's own layout, as recordings do.
  package static func layout(_ engine: CellLayoutEngine = CellLayoutEngine()) -> RowMeasurer {
    RowMeasurer(
      scale: { points, environment in
        engine.layout(
          engine.prepare(CellContent(elements: [])), height: .scaled(points),
          in: CellEnvironment(environment)
        ).height
      },
      { cell, minimum, environment in
        let content = CellContent(
          SnapshotDocument.Row(cell), layout: SnapshotDocument.CellLayout(cell.layout))
        return engine.layout(
          engine.prepare(content), height: .fitting(minimum: minimum),
          in: CellEnvironment(environment)
        ).height
      })
  }
}

extension CellEnvironment {
  fileprivate init(_ environment: TableEnvironment) {
    self.init(
      width: environment.width,
      textSize: TextSize(rawValue: environment.textSize) ?? .large,
      isRightToLeft: environment.isRightToLeft,
      tableStyle: TableStyle(SnapshotDocument.TableStyle(environment.tableStyle)),
      followsReadableWidth: environment.followsReadableWidth, hasIndex: environment.hasIndex,
      device: .comparable(width: environment.width))
  }
}
