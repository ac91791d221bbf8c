import CatalogCore
import Snapshots

/// Tables and catalogs in which much is different.
struct DiffBenchmark {
  let old: SnapshotDocument
  let new: SnapshotDocument
  let oldCatalog: [SnapshotDocument]
  let newCatalog: [SnapshotDocument]

  init() {
    old = Self.document("large", rows: 4_000, height: 64)
    new = Self.document("large", rows: 4_000, height: 72)
    oldCatalog = (0..<400).map { Self.document("s\($0)", rows: 20, height: 64) }
    newCatalog = (0..<400).map { Self.document("t\($0)", rows: 20, height: 72) }
  }

  static func document(_ scenario: String, rows: Int, height: Int) -> SnapshotDocument {
    let points = Points(height)
    let exceptions = [TextSize.extraExtraExtraLarge, .accessibility1, .accessibility3].map {
      SnapshotDocument.Height.Exception(
        textSize: $0, SnapshotDocument.Height.Value(points, needed: Points(height + 40)))
    }
    let name = SnapshotDocument.Name(id: scenario, title: scenario)
    return SnapshotDocument(
      screen: SnapshotDocument.Name(id: "photos", title: "Photos"), scenario: name,
      variants: [SnapshotDocument.Variant(width: Points(393), textSize: .large)],
      sections: [
        SnapshotDocument.Section(
          id: "items",
          rows: (0..<rows).map { index in
            SnapshotDocument.Row(
              kind: "PhotoCell", identity: "photo-\(index)",
              height: SnapshotDocument.Height(points, .fitting, exceptions: exceptions),
              attributes: [.init(.accessory, .word("disclosure-indicator"))],
              slots: [
                SnapshotDocument.Slot(
                  .text, "title", style: "headline", value: "Photo \(index)",
                  source: .field("Photo.name"), attributes: [.init(.lines, .number(Points(0)))]),
                SnapshotDocument.Slot(.text, "date", value: "\(index) November"),
              ],
              actions: [
                SnapshotDocument.Action(
                  "select", route: SnapshotDocument.Route(.push, "detail", query: "\(index)"))
              ])
          })
      ],
      kinds: [
        SnapshotDocument.CellKind(
          id: "PhotoCell", height: SnapshotDocument.HeightRule(.fitting, points))
      ])
  }
}
