import CatalogCore
import Layout
import Pictures
import Snapshots

/// A screen of rows with an image, two texts and a sign, to be drawn.
struct PictureBenchmark {
  private let document: SnapshotDocument
  private let engine = CellLayoutEngine()

  init(rowCount: Int) {
    let rows = (0..<rowCount).map { number in
      SnapshotDocument.Row(
        kind: "PhotoCell", identity: "photo-\(number)",
        attributes: [SnapshotDocument.Attribute(.accessory, .word("disclosure-indicator"))],
        slots: [
          SnapshotDocument.Slot(
            .image, "thumbnail", value: "photo-\(number)",
            attributes: [
              SnapshotDocument.Attribute(.size, .number(Points(48)), .number(Points(48)))
            ]),
          SnapshotDocument.Slot(.text, "title", style: "headline", value: "Harbour \(number)"),
          SnapshotDocument.Slot(
            .text, "date", style: "caption1", value: "8 Nov 2014 at 12:\(10 + number % 50)"),
        ])
    }
    document = SnapshotDocument(
      screen: SnapshotDocument.Name(id: "photos", title: "Photos"),
      scenario: SnapshotDocument.Name(id: "loaded", title: "Loaded"), tableStyle: .plain,
      variants: VariantChoice.base, sections: [SnapshotDocument.Section(id: "items", rows: rows)],
      kinds: [
        SnapshotDocument.CellKind(
          id: "PhotoCell", height: SnapshotDocument.HeightRule(.fitting, Points(64)))
      ])
  }

  func byteCount(isStandalone: Bool) -> Int {
    ScreenPicture(
      document, variant: SnapshotDocument.Variant(width: Points(393), textSize: .large),
      engine: engine,
      options: ScreenPicture.Options(extent: .fullLength, isStandalone: isStandalone)
    ).svg().count
  }
}
