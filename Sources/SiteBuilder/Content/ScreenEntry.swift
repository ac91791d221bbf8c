import CatalogCore
import Snapshots

/// A screen with all its approved scenarios, as the site lists it.
struct ScreenEntry: Sendable {
  var id: String
  var title: String
  var group: String
  /// Whether the screen stands in lists; its page is there in any case.
  var isListed: Bool
  /// The scenario that shows most first: content, then empty, failed, loading, idle; within a state
  /// `loaded`, or `base` of an imported screen, then by id.
  var scenarios: [SnapshotDocument]
  var introduction: Page?
  /// The folder of the screen, in the content and in the site.
  var folder: FilePath

  var outputPath: FilePath { folder.appending("index.html") }

  /// Whether an interface file was read for it.
  var isImported: Bool { scenarios.contains(where: \.isImported) }

  /// The screen as the map of routes reads it.
  var routeScreen: RouteMap.Screen {
    RouteMap.Screen(
      id: id, title: title, group: group, isListed: isListed, documents: scenarios)
  }

  /// The cell kinds of all scenarios in the order of their names.
  var cellKinds: [String] {
    let kinds = scenarios.flatMap { $0.sections.flatMap { $0.rows.map { ByteKey($0.kind) } } }
    return Set(kinds).sorted().map(\.text)
  }

  /// The screens of a content tree by group, order and title.
  static func all(in tree: ContentTree) -> [ScreenEntry] {
    var scenarios: [ByteKey: [SnapshotDocument]] = [:]
    for document in tree.snapshots {
      scenarios[ByteKey(document.screen.id), default: []].append(document)
    }
    return scenarios.compactMap { id, documents in
      entry(id.text, documents.sorted(by: isShownBefore), tree)
    }.sorted { left, right in
      if left.isPart != right.isPart { return right.isPart }
      if !left.group.hasSameBytes(as: right.group) {
        return left.group.precedesByBytes(right.group)
      }
      if left.order != right.order { return left.order < right.order }
      if !left.title.hasSameBytes(as: right.title) {
        return left.title.precedesByBytes(right.title)
      }
      return left.id.precedesByBytes(right.id)
    }
  }

  /// Whether it is a cell or a view that an importer found in a file of its own; the screens come first.
  private var isPart: Bool { isImported && (group == "Cells" || group == "Views") }

  private var order: Int { introduction?.frontMatter.order ?? Int.max }

  private static func entry(
    _ id: String, _ scenarios: [SnapshotDocument], _ tree: ContentTree
  ) -> ScreenEntry? {
    guard let first = scenarios.first else { return nil }
    let component = FileComponent.name(for: id)
    let introduction = tree.introductions[ByteKey(component)]
    return ScreenEntry(
      id: id, title: introduction?.frontMatter.title ?? first.screen.title,
      group: first.group ?? "Screens", isListed: scenarios.contains(where: \.isListed),
      scenarios: scenarios, introduction: introduction,
      folder: FilePath("Screens/\(component)"))
  }

  private static func isShownBefore(_ left: SnapshotDocument, _ right: SnapshotDocument) -> Bool {
    let ranks = (rank(left.state), rank(right.state))
    if ranks.0 != ranks.1 { return ranks.0 < ranks.1 }
    let isFirst = (isUsual(left), isUsual(right))
    if isFirst.0 != isFirst.1 { return isFirst.0 }
    return left.scenario.id.precedesByBytes(right.scenario.id)
  }

  private static func isUsual(_ document: SnapshotDocument) -> Bool {
    document.scenario.id == (document.isImported ? "base" : "loaded")
  }

  private static func rank(_ state: SnapshotDocument.State) -> Int {
    switch state {
    case .content: 0
    case .empty: 1
    case .failed: 2
    case .loading: 3
    case .idle: 4
    }
  }
}
