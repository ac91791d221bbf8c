import CatalogCore
import CatalogSettings
import Templates

/// The data of the frame around every page, for the template `layout.html`.
struct LayoutData {
  var map: SiteMap
  var outputPath: FilePath
  var title: String
  var description: String?
  /// The trail above the title: the names and places of the pages above this one.
  var breadcrumbs: [(title: String, path: FilePath)] = []
  var content: [UInt8]

  var value: TemplateValue {
    let isHome = outputPath.string == "index.html"
    return [
      "name": .string(title),
      "siteTitle": .string(map.settings.title),
      "pageTitle": .string(
        isHome || title.hasSameBytes(as: map.settings.title)
          ? map.settings.title : "\(title) · \(map.settings.title)"),
      "description": TemplateValue(description),
      "home": .string(reference(FilePath("index.html"))),
      "assets": .string(assetFolder),
      "breadcrumbs": .list(
        breadcrumbs.map { crumb in
          ["title": .string(crumb.title), "href": .string(reference(crumb.path))]
        }),
      "navigation": .list(map.navigation.map(group)),
      "content": .string(String(decodingUTF8: content)),
    ]
  }

  private func reference(_ path: FilePath) -> String {
    outputPath.relativeReference(to: path)
  }

  /// `assets/` as seen from the page.
  private var assetFolder: String {
    String(reference(FilePath("assets/x")).dropLast())
  }

  private func group(_ group: SiteMap.NavigationGroup) -> TemplateValue {
    [
      "title": .string(group.title),
      "items": .list(
        group.items.map { item in
          [
            "title": .string(item.title),
            "href": .string(reference(item.path)),
            "note": TemplateValue(item.note),
            "isCurrent": .bool(item.path == outputPath),
            "count": item.count.map { TemplateValue($0) } ?? .null,
          ]
        }),
    ]
  }
}
