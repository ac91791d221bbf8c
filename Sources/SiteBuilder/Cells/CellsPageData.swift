import CatalogCore
import Snapshots
import Templates

/// The data of the page with all cell kinds, for the template `cells.md`.
struct CellsPageData {
  static let path = FilePath("cells.html")

  var site: SiteMap
  /// Where the page stands that shows the data.
  var outputPath = path

  var value: TemplateValue {
    let uses = site.cells.kinds.reduce(0) { $0 + $1.uses.count }
    let summary =
      ScreenPageData.count(site.cells.kinds.count, "cell kind") + ", "
      + ScreenPageData.count(uses, "use")
    return ["summary": .string(summary), "kinds": .list(site.cells.kinds.map(kind))]
  }

  private func kind(_ kind: CellIndex.Kind) -> TemplateValue {
    [
      "name": .string(kind.name),
      "anchor": .string(CellIndex.anchor(kind.name)),
      "files": .list(
        kind.files.map { index in
          let screen = site.screens[index]
          return ["title": .string(screen.title), "href": .string(reference(screen.outputPath))]
        }),
      "uses": .list(uses(of: kind)),
      "isUnused": .bool(kind.uses.isEmpty),
    ]
  }

  /// The screens that have rows of a kind, with a link to the first of them where it has an anchor.
  func uses(of kind: CellIndex.Kind) -> [TemplateValue] {
    kind.uses.map { use in
      let screen = site.screens[use.screen]
      let isImported = screen.scenarios[use.scenario].isImported
      let anchor =
        isImported ? "#\(ScreenPageData.rowAnchor(scenario: use.scenario, row: use.firstRow))" : ""
      return [
        "title": .string(screen.title),
        "note": TemplateValue(site.note(ofScreen: use.screen)),
        "href": .string(reference(screen.outputPath) + anchor),
        "rows": .string(ScreenPageData.count(use.rowCount, "row")),
      ]
    }
  }

  /// Where a reader learns more about a kind; `nil` for one without a name that others share.
  func href(ofKind name: String) -> String? {
    guard let kind = site.cells.kind(named: name) else { return nil }
    if let file = kind.files.first { return reference(site.screens[file].outputPath) }
    return "\(reference(Self.path))#\(FilePath(CellIndex.anchor(name)).percentEncoded)"
  }

  private func reference(_ path: FilePath) -> String { outputPath.relativeReference(to: path) }
}
