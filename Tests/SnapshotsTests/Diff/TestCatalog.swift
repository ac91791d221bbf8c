import CatalogCore
import Snapshots

/// A small catalog: photos in two scenarios and none in a third, contacts with one photo.
enum TestCatalog {
  static let variants = [
    SnapshotDocument.Variant(width: Points(393), textSize: .large),
    SnapshotDocument.Variant(width: Points(393), textSize: .accessibility3),
  ]

  static let documents = [
    document("photos", "loaded", [photo(1), photo(2), photo(3), photo(4)]),
    document("photos", "long", [photo(1), photo(2)]),
    document("photos", "empty", []),
    document("contacts", "loaded", [contact(1), contact(2), contact(3), photo(1)]),
  ]

  static func document(
    _ screen: String, _ scenario: String, _ rows: [SnapshotDocument.Row]
  ) -> SnapshotDocument {
    var kinds: [String] = []
    for row in rows where !kinds.contains(row.kind) { kinds.append(row.kind) }
    return SnapshotDocument(
      screen: SnapshotDocument.Name(id: screen, title: screen.uppercased()),
      scenario: SnapshotDocument.Name(id: scenario, title: scenario.uppercased()),
      variants: variants, metrics: "table-1",
      sections: [SnapshotDocument.Section(id: "items", rows: rows)],
      kinds: kinds.map {
        SnapshotDocument.CellKind(
          id: $0,
          height: $0 == "PhotoCell"
            ? SnapshotDocument.HeightRule(.fixed, Points(64))
            : SnapshotDocument.HeightRule(.fitting, Points(44)))
      })
  }

  static func photo(_ number: Int) -> SnapshotDocument.Row {
    SnapshotDocument.Row(
      kind: "PhotoCell", identity: "photo-\(number)",
      height: SnapshotDocument.Height(Points(64), .fixed),
      attributes: [.init(.accessibilityLabel, .text("Harbour \(number), 8 Nov"))],
      slots: [
        SnapshotDocument.Slot(
          .text, "title", style: "headline", value: "Harbour \(number)",
          source: .field("Photo.name")),
        SnapshotDocument.Slot(.text, "date", style: "caption1", value: "8 Nov"),
      ],
      actions: [
        SnapshotDocument.Action(
          "select",
          route: SnapshotDocument.Route(.push, "photo-detail", query: "photo-\(number)"))
      ])
  }

  static func contact(_ number: Int) -> SnapshotDocument.Row {
    SnapshotDocument.Row(
      kind: "ContactCell", identity: "contact-\(number)",
      height: SnapshotDocument.Height(
        Points(44 + number), .fitting,
        exceptions: [
          SnapshotDocument.Height.Exception(
            textSize: .accessibility3, SnapshotDocument.Height.Value(Points(90 + number)))
        ]),
      slots: [SnapshotDocument.Slot(.text, "name", value: "Contact \(number)")],
      actions: [
        SnapshotDocument.Action("select", route: SnapshotDocument.Route(.push, "contacts"))
      ])
  }

  /// The catalog with a change to every document.
  static func changed(_ change: (inout SnapshotDocument) -> Void) -> [SnapshotDocument] {
    documents.map { document in
      var document = document
      change(&document)
      return document
    }
  }

  /// The catalog with a change to every row of a kind.
  static func changedRows(
    of kind: String, _ change: (inout SnapshotDocument.Row) -> Void
  ) -> [SnapshotDocument] {
    changed { $0.changeRows(of: kind, change) }
  }

  /// What is said of the causes that make `new` of the catalog.
  static func lines(_ new: [SnapshotDocument], from old: [SnapshotDocument] = documents)
    -> [String]
  {
    let catalog = CatalogDiff(from: old, to: new)
    return catalog.causes.map { DiffWording.sentence($0).terminalText() }
  }
}

extension SnapshotDocument {
  mutating func changeRows(of kind: String, _ change: (inout Row) -> Void) {
    for section in sections.indices {
      for row in sections[section].rows.indices where sections[section].rows[row].kind == kind {
        change(&sections[section].rows[row])
      }
    }
  }

  mutating func changeKind(_ id: String, _ change: (inout CellKind) -> Void) {
    for index in kinds.indices where kinds[index].id == id { change(&kinds[index]) }
  }
}
