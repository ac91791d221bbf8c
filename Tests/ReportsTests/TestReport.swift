import CatalogCore
import Reports
import Snapshots
import TestSupport

/// A report between two catalogs of a test, and the files that it writes.
struct TestReport {
  typealias Document = SnapshotDocument

  var old: [Document]
  var new: [Document]
  var problems: [Diagnostic] = []
  var isPending = true
  var limits = HTMLReport.Limits()
  var title = "Harbour"

  init(_ old: [Document], _ new: [Document]) {
    self.old = old
    self.new = new
  }

  /// One document with one change.
  init(_ old: Document, _ change: (inout Document) -> Void) {
    var new = old
    change(&new)
    self.init([old], [new])
  }

  var diff: CatalogDiff { CatalogDiff(from: old, to: new) }

  var report: ChangeReport {
    ChangeReport(
      title: title, old: .init(name: "main", revision: "a1b2c3d"), new: .init(name: "work tree"),
      diff: diff, scenarioCount: new.count, problems: problems, isPending: isPending,
      snapshotFolder: FilePath("Content/Screens"))
  }

  var files: [FileContent] { Array(HTMLReport(report: report, limits: limits).files()) }

  var html: String { Self.html(in: files) }

  var page: HTMLPage { HTMLPage(html) }

  /// The pictures by their paths.
  var pictures: [String: String] {
    Dictionary(
      files.filter { $0.path.fileExtension == "svg" }
        .map { ($0.path.string, String(decoding: $0.bytes, as: UTF8.self)) },
      uniquingKeysWith: { first, _ in first })
  }

  static func html(in files: [FileContent]) -> String {
    let file = files.first { $0.path.string == "index.html" }
    return String(decoding: file?.bytes ?? [], as: UTF8.self)
  }

  // MARK: - Documents

  static let variants = [
    Document.Variant(width: Points(393), textSize: .large),
    Document.Variant(width: Points(393), textSize: .accessibility3),
    Document.Variant(width: Points(393), textSize: .large, isRightToLeft: true),
  ]

  /// A screen of boats: each row has a name, a place and an action.
  static func document(
    _ screen: String = "boats", _ scenario: String = "moored", rows: Int = 3
  ) -> Document {
    Document(
      screen: Document.Name(id: screen, title: screen.withCapital),
      scenario: Document.Name(id: scenario, title: scenario.withCapital),
      tableStyle: .plain, variants: variants, metrics: "table-1",
      sections: [
        Document.Section(id: "s", header: "Boats", rows: (1...max(1, rows)).map { row($0) })
      ],
      kinds: [Document.CellKind(id: "BoatCell", height: Document.HeightRule(.fixed, Points(44)))])
  }

  static func row(_ number: Int, kind: String = "BoatCell") -> Document.Row {
    Document.Row(
      kind: kind, identity: "boat-\(number)", height: Document.Height(Points(44), .fixed),
      slots: [
        Document.Slot(
          .text, "name", style: "headline", value: "Boat \(number)", source: .field("Boat.name")),
        Document.Slot(.text, "place", style: "subheadline", value: "Berth \(number)"),
      ],
      actions: [Document.Action("select", route: Document.Route(.push, "boat"))])
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var withCapital: String {
    prefix(1).uppercased() + dropFirst()
  }
}
