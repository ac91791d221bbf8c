import CatalogCore
import Snapshots
import TestSupport
import Testing

/// A catalog that changed in four ways: a cell became higher, a row came, a scenario has another name,
/// and a value another source.
struct Story {
  let catalog: RecordedCatalog
  let repository: TestRepository

  /// As it was approved: two kinds of cells, in four scenarios of two screens.
  static let before = [
    document("photos", "loaded", [photo(1), photo(2)]),
    document("photos", "few", [photo(1), photo(3)]),
    document("contacts", "loaded", [contact(1), contact(2), photo(1)]),
    document("contacts", "search", [contact(2)]),
  ]

  /// As the screens are now.
  static let after = [
    document("photos", "loaded", [photo(1), photo(2), photo(4)]).withHigherPhotos.renaming,
    document("photos", "some", [photo(1), photo(3)], title: "few").withHigherPhotos,
    document("contacts", "loaded", [contact(1), contact(2), photo(1)]).withHigherPhotos.renaming,
    document("contacts", "search", [contact(2)]).renaming,
  ]

  /// The four causes, what changed before what came.
  static let causes = [
    "PhotoCell is 72 points high (was 64, fixed) ×5 in 3 scenarios",
    "“name” of ContactCell comes from Person.fullName (was Person.name) ×3 in 2 scenarios",
    "photos/few renamed to photos/some",
    "row photo-4 (PhotoCell) inserted after photo-2 in photos/loaded",
  ]

  static let height = 0
  static let source = 1
  static let name = 2
  static let row = 3

  /// Runs the body where the catalog was recorded, committed, and compared after it changed.
  static func with(_ body: (Story, _ ids: [String]) throws -> Void) throws {
    try RecordedCatalog.with { catalog in
      let repository = try TestRepository.made(in: catalog.folder.path)
      let story = Story(catalog: catalog, repository: repository)
      try catalog.folder.write(".gitignore", "/stream\n")
      try story.play(before)
      catalog.run("record")
      try repository.commit([:], "Approve the screens", date: "01")
      try story.play(after)
      let verified = catalog.run("verify")
      try #require(verified.ids.count == causes.count, "\(verified.messages)")
      try body(story, verified.ids)
    }
  }

  func play(_ documents: [SnapshotDocument]) throws {
    try catalog.play(RecordedCatalog.stream(documents))
  }

  /// What `git status` says of the snapshots, without the folder that they all are in.
  func status() throws -> [String] {
    let text = try repository.git("status", "--porcelain", "--untracked-files=all")
    return text.split(separator: "\n").map { line in
      String(line.split(separator: "Content/Screens/").joined().drop { $0 == " " })
    }
  }

  // MARK: - Documents

  static func document(
    _ screen: String, _ scenario: String, _ rows: [SnapshotDocument.Row], title: String? = nil
  ) -> SnapshotDocument {
    var kinds: [SnapshotDocument.CellKind] = []
    for row in rows where !kinds.contains(where: { $0.id == row.kind }) {
      kinds.append(
        SnapshotDocument.CellKind(
          id: row.kind,
          height: row.kind == "PhotoCell"
            ? SnapshotDocument.HeightRule(.fixed, Points(64))
            : SnapshotDocument.HeightRule(.fitting, Points(44))))
    }
    return SnapshotDocument(
      screen: .init(id: screen, title: screen),
      scenario: .init(id: scenario, title: title ?? scenario),
      variants: [SnapshotDocument.Variant(width: Points(393), textSize: .large)],
      sections: [.init(id: "items", rows: rows)], kinds: kinds)
  }

  static func photo(_ number: Int) -> SnapshotDocument.Row {
    SnapshotDocument.Row(
      kind: "PhotoCell", identity: "photo-\(number)",
      height: SnapshotDocument.Height(Points(64), .fixed),
      slots: [
        .init(
          .text, "title", style: "headline", value: "Harbour \(number)",
          source: .field("Photo.name"))
      ])
  }

  static func contact(_ number: Int) -> SnapshotDocument.Row {
    SnapshotDocument.Row(
      kind: "ContactCell", identity: "contact-\(number)",
      height: SnapshotDocument.Height(Points(44), .fitting),
      slots: [
        .init(.text, "name", value: "Contact \(number)", source: .field("Person.name"))
      ])
  }
}

extension SnapshotDocument {
  /// With 72 points for photos.
  var withHigherPhotos: SnapshotDocument {
    var document = self
    document.changeRows("PhotoCell") { $0.height = Height(Points(72), .fixed) }
    for index in document.kinds.indices where document.kinds[index].id == "PhotoCell" {
      document.kinds[index].height = HeightRule(.fixed, Points(72))
    }
    return document
  }

  /// With another field behind the names of contacts.
  var renaming: SnapshotDocument {
    var document = self
    document.changeRows("ContactCell") { $0.slots[0].source = .field("Person.fullName") }
    return document
  }

  private mutating func changeRows(_ kind: String, _ change: (inout Row) -> Void) {
    for section in sections.indices {
      for row in sections[section].rows.indices where sections[section].rows[row].kind == kind {
        change(&sections[section].rows[row])
      }
    }
  }
}
