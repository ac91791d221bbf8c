import CatalogCore
import Snapshots
import Templates

/// The data of the list of screens, for the template `screen-list.md`, and of any page.
struct ScreenListData {
  var map: SiteMap
  /// Where the list will stand.
  var outputPath: FilePath

  var value: TemplateValue {
    [
      "screenCount": TemplateValue(map.listedScreens.count),
      "scenarioCount": TemplateValue(map.listedScreens.reduce(0) { $0 + $1.scenarios.count }),
      "cellKindCount": TemplateValue(
        Set(map.listedScreens.flatMap(\.cellKinds).map(ByteKey.init)).count),
      "groups": .list(groups),
    ]
  }

  private var groups: [TemplateValue] {
    var groups: [(title: String, screens: [TemplateValue])] = []
    for screen in map.listedScreens {
      if groups.last?.title.hasSameBytes(as: screen.group) != true {
        groups.append((screen.group, []))
      }
      groups[groups.count - 1].screens.append(card(screen))
    }
    let hasSeveral = groups.count > 1
    return groups.map { group in
      ["title": hasSeveral ? .string(group.title) : .null, "screens": .list(group.screens)]
    }
  }

  /// A screen as a card shows it.
  func card(_ screen: ScreenEntry) -> TemplateValue {
    [
      "title": .string(screen.title),
      "href": .string(outputPath.relativeReference(to: screen.outputPath)),
      "summary": .string(Self.summary(screen)),
      "description": TemplateValue(screen.introduction?.frontMatter.description),
      "picture": TemplateValue(picture(screen)),
    ]
  }

  /// An imported screen has languages in place of scenarios, and mostly one.
  private static func summary(_ screen: ScreenEntry) -> String {
    guard screen.isImported, let first = screen.scenarios.first else {
      return ScreenPageData.count(screen.scenarios.count, "scenario")
    }
    var parts = [ScreenPageData.summary(first)]
    if screen.scenarios.count > 1 { parts.append("\(screen.scenarios.count) languages") }
    let findings = Set(screen.scenarios.flatMap(\.findings)).count
    if findings > 0 { parts.append(ScreenPageData.count(findings, "finding")) }
    return parts.joined(separator: " · ")
  }

  /// Where the picture of the fullest scenario stands, as seen from the list.
  private func picture(_ screen: ScreenEntry) -> String? {
    guard let document = screen.scenarios.first,
      let variant = ScreenPictures.variants(of: document).first
    else { return nil }
    return outputPath.relativeReference(
      to: ScreenPictures.path(of: document, variant, in: screen))
  }
}
