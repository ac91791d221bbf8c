import Layout
package import Snapshots

/// Draws many pictures with one set of measured letters, which takes a while to make ready.
package struct PictureDrawer: Sendable {
  private let engine: CellLayoutEngine

  package init() {
    engine = CellLayoutEngine()
  }

  package func drawing(
    of document: SnapshotDocument, under variant: SnapshotDocument.Variant,
    options: ScreenPicture.Options
  ) -> ScreenPicture.Drawing {
    ScreenPicture(document, variant: variant, engine: engine, options: options).drawing()
  }
}
