import CatalogCore
import Snapshots
import Templates

/// The data of the list of screens, for the template `screen-list.md`, and of any page.
struct ScreenListData {
  var map: SiteMap
  /// Where the list will stand.
  var outputPath: FilePath

  /// How many rows a card shows.
  private static let previewLength = 6

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
      "summary": .string(ScreenPageData.count(screen.scenarios.count, "scenario")),
      "description": TemplateValue(screen.introduction?.frontMatter.description),
      "rows": .list(preview(screen)),
    ]
  }

  private static func isText(_ kind: SnapshotDocument.SlotKind) -> Bool {
    switch kind {
    case .text, .button, .field: true
    default: false
    }
  }

  /// The first texts of the first rows of the fullest scenario.
  private func preview(_ screen: ScreenEntry) -> [TemplateValue] {
    let rows = screen.scenarios.first?.sections.flatMap(\.rows) ?? []
    return rows.prefix(Self.previewLength).map { row in
      let texts = row.slots.filter { Self.isText($0.kind) && !$0.value.isEmpty }.map(\.value)
      return [
        "title": .string(texts.first ?? row.kind),
        "detail": TemplateValue(texts.count > 1 ? texts[1] : nil),
        "hasImage": .bool(row.slots.contains { $0.kind == .image }),
      ]
    }
  }
}
