import CatalogCore
import Reports
import Snapshots

/// A small catalog in which one thing of each kind is different.
enum HarbourReport {
  typealias Document = SnapshotDocument

  static let old = [
    document("contacts", "loaded", [photo(1), contact(1)]),
    document("old-login", "filled", [contact(2)]),
    document("photos", "empty", []),
    document("photos", "loaded", (1...4).map { photo($0) }),
    document("photos", "long-names", [photo(1), photo(2)]),
    document("settings", "loaded", [contact(1), contact(2), contact(3)]),
  ]

  /// A photo is higher everywhere, one is new, one title is another, a scenario has another name, a
  /// screen is gone, a scenario is new, a source is another, and something fails.
  static let new: [Document] = {
    var new = old.filter { $0.screen.id != "old-login" }
    for index in new.indices {
      for row in new[index].sections[0].rows.indices
      where new[index].sections[0].rows[row].kind == "PhotoCell" {
        new[index].sections[0].rows[row].height = Document.Height(Points(72), .fixed)
      }
      for kind in new[index].kinds.indices where new[index].kinds[kind].id == "PhotoCell" {
        new[index].kinds[kind].height = Document.HeightRule(.fixed, Points(72))
      }
    }
    new[2].sections[0].rows.insert(photo(9, height: 72), at: 1)
    new[2].sections[0].rows[0].slots[0].value = "Harbour at dusk"
    new[3].scenario = Document.Name(id: "long-titles", title: "Long titles")
    for row in new[4].sections[0].rows.indices {
      new[4].sections[0].rows[row].slots[0].source = .field("Contact.fullName")
    }
    new[4].findings = [
      Document.Finding(
        id: "unsupported-cell", severity: .error, message: "no cell is registered")
    ]
    return new + [document("settings", "signed-out", [contact(4)])]
  }()

  static let report = report(old, new)

  static func report(
    _ old: [Document], _ new: [Document], problems: [Diagnostic] = [], isPending: Bool = true,
    title: String = "Harbour"
  ) -> ChangeReport {
    ChangeReport(
      title: title, old: .init(name: "approved"), new: .init(name: "work tree"),
      diff: CatalogDiff(from: old, to: new), scenarioCount: max(old.count, new.count),
      problems: problems, isPending: isPending, snapshotFolder: FilePath("Content/Screens"))
  }

  static let damaged = Diagnostic(
    id: "snapshot-conflict", "a conflict marker stands in the snapshot",
    at: SourceLocation(path: "Content/Screens/photos/failed.snap", line: 3, column: 1),
    hint: "resolve the conflict, or restore the file")

  static func document(_ screen: String, _ scenario: String, _ rows: [Document.Row]) -> Document {
    var kinds: [String] = []
    for row in rows where !kinds.contains(row.kind) { kinds.append(row.kind) }
    return Document(
      screen: Document.Name(id: screen, title: screen),
      scenario: Document.Name(id: scenario, title: scenario),
      state: rows.isEmpty ? .empty : .content,
      variants: [Document.Variant(width: Points(393), textSize: .large)],
      sections: [Document.Section(id: "items", rows: rows)],
      kinds: kinds.map {
        Document.CellKind(
          id: $0,
          height: $0 == "PhotoCell" ? Document.HeightRule(.fixed, Points(64)) : nil)
      })
  }

  static func photo(_ number: Int, height: Int = 64) -> Document.Row {
    Document.Row(
      kind: "PhotoCell", identity: "photo-\(number)",
      height: Document.Height(Points(height), .fixed),
      slots: [
        Document.Slot(
          .text, "title", style: "headline", value: "Harbour \(number)",
          source: .field("Photo.name"))
      ],
      actions: [
        Document.Action(
          "select", route: Document.Route(.push, "photo-detail", query: "photo-\(number)"))
      ])
  }

  static func contact(_ number: Int) -> Document.Row {
    Document.Row(
      kind: "ContactCell", identity: "contact-\(number)",
      height: Document.Height(Points(44), .fitting),
      slots: [
        Document.Slot(
          .text, "name", value: "Contact \(number)", source: .field("Contact.name"))
      ])
  }
}

extension HarbourReport {
  /// Reports in which every name and value is hostile, with the text that is in all of them.
  static func hostile(_ text: String, isPending: Bool = true) -> ChangeReport {
    let name = "x\(text)y"
    var row = photo(1)
    row.identity = name
    row.kind = name
    row.slots[0].id = name
    row.slots[0].value = "old"
    row.actions[0].id = name
    var old = document(name, name, [row])
    old.sections[0].id = name
    old.notes = [text]
    var new = old
    new.sections[0].rows[0].slots[0].value = text
    new.sections[0].rows[0].slots[0].style = name
    new.sections[0].rows[0].height = Document.Height(Points(72), .fixed)
    new.sections[0].rows[0].actions[0].route?.screen = name
    new.sections[0].header = text
    new.sections[0].rows.append(photo(2))
    new.notes = [name]
    new.group = name
    new.findings = [Document.Finding(id: name, severity: .error, message: text, row: name)]
    new.areas = [Document.Area(name: name)]
    var other = photo(3)
    other.identity = name
    let problem = Diagnostic(
      id: "snapshot-damaged", name, at: SourceLocation(path: "Content/Screens/\(name)/a.snap"),
      hint: name)
    return report(
      [old, document("gone", name, [other])], [new, document("come\(text)", "b", [])],
      problems: [problem], isPending: isPending, title: name)
  }
}
