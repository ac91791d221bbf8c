import CatalogCore
import CatalogSettings
import CommonMark
import Snapshots

/// The pages and screens of a site with their places, before any is rendered.
struct SiteMap: Sendable {
  var settings: Settings
  var contentFolder: FilePath
  var screens: [ScreenEntry]
  var pages: [Page]
  /// Titles that several screens have.
  private var sharedTitles: Set<ByteKey> = []
  /// The titles of the pages, in their order.
  private(set) var pageTitles: [String]
  /// What was noticed about the content as a whole.
  private(set) var warnings: [Diagnostic] = []
  private var outputByContentPath: [FilePath: FilePath] = [:]
  private var positionByID: [ByteKey: Int] = [:]
  /// The routes between the screens, whose nodes stand in the order of the screens.
  let routes: RouteMap
  /// The cell kinds of all screens.
  let cells: CellIndex
  /// The groups of the side bar: screens by group, then pages by folder.
  private(set) var navigation: [NavigationGroup] = []
  /// By the id of a screen, the other listed screens with a route to it, in their order.
  private var sourcesByTarget: [ByteKey: [ScreenEntry]] = [:]

  init(settings: Settings, contentFolder: FilePath, tree: ContentTree) {
    self.settings = settings
    self.contentFolder = contentFolder
    screens = ScreenEntry.all(in: tree)
    routes = RouteMap(screens.map(\.routeScreen))
    cells = CellIndex(screens, routes)
    sharedTitles = Set(
      Dictionary(grouping: screens) { ByteKey($0.title) }.filter { $0.value.count > 1 }.keys)
    pages = tree.pages
    pageTitles = tree.pages.map(Self.title)
    for page in pages { outputByContentPath[page.path] = page.outputPath }
    for asset in tree.assets { outputByContentPath[asset.path] = asset.path }
    for (index, screen) in screens.enumerated() {
      outputByContentPath[screen.folder.appending("index.md")] = screen.outputPath
      positionByID[ByteKey(screen.id)] = index
    }
    let folders = Set(screens.map { ByteKey($0.folder.lastComponent) })
    warnings = tree.introductions.filter { !folders.contains($0.key) }.values
      .map { contentFolder.appending($0.path) }.sorted()
      .map { SiteProblem.introductionWithoutScreen($0).diagnostic }
    for screen in listedScreens {
      let targets = Set(screen.scenarios.flatMap { $0.routes.map { ByteKey($0.screen) } })
      for target in targets where target != ByteKey(screen.id) {
        sourcesByTarget[target, default: []].append(screen)
      }
    }
    navigation = screenGroups + lookUpGroups + pageGroups
  }

  /// The title of the group of pages that say where things are.
  static let lookUpTitle = "Look up"

  /// Whether the site has a page of its own with all cell kinds.
  var hasCellsPage: Bool { !cells.kinds.isEmpty && !isTaken(CellsPageData.path) }

  /// Whether the site has a page of its own with the map of all screens.
  var hasNavigationPage: Bool { !screens.isEmpty && !isTaken(NavigationPageData.path) }

  /// Whether the content has a file in place of one that the site would make.
  func isTaken(_ path: FilePath) -> Bool { outputByContentPath.values.contains(path) }

  /// The title of the first screen that pushes a screen, which its navigation bar leads back to.
  func backTitle(of screen: ScreenEntry) -> String? {
    sources(ofRoutesTo: screen).first { other in
      other.scenarios.contains { document in
        document.routes.contains {
          $0.transition == .push && $0.screen.hasSameBytes(as: screen.id)
        }
      }
    }?.title
  }

  /// The other screens with a route to a screen, in their order.
  func sources(ofRoutesTo screen: ScreenEntry) -> [ScreenEntry] {
    sourcesByTarget[ByteKey(screen.id)] ?? []
  }

  /// The first entry of a group of the side bar, which a trail above a title leads to.
  func start(ofGroup title: String) -> FilePath {
    navigation.first { $0.title.hasSameBytes(as: title) }?.items.first?.path
      ?? FilePath("index.html")
  }

  /// What tells a screen from others with its title: what a container holds, else the id.
  func note(ofScreen index: Int) -> String? {
    guard sharedTitles.contains(ByteKey(screens[index].title)) else { return nil }
    if routes.nodes[index].kind == .container {
      let titles = routes.embedded(in: index).compactMap { routes.edges[$0].target }
        .map { routes.nodes[$0].title }
      if let first = titles.first {
        return "with \(first)" + (titles.count > 1 ? " and \(titles.count - 1) more" : "")
      }
    }
    return screens[index].id
  }

  /// The screens that lists show.
  var listedScreens: [ScreenEntry] { screens.filter(\.isListed) }

  func screen(id: String) -> ScreenEntry? { position(ofScreen: id).map { screens[$0] } }

  func position(ofScreen id: String) -> Int? { positionByID[ByteKey(id)] }

  /// Where the site has what a content path leads to; `nil` when it has no such file.
  func outputPath(forContent path: FilePath) -> FilePath? { outputByContentPath[path] }

  /// The page that opens the site, if the content has one.
  var home: Page? { pages.first { $0.outputPath.string == "index.html" } }

  // MARK: - Navigation

  struct NavigationGroup: Sendable {
    var title: String
    var items: [NavigationItem]
  }

  struct NavigationItem: Sendable {
    var title: String
    var path: FilePath
    /// What tells it from another entry with the same title.
    var note: String?
    /// How many scenarios a screen has.
    var count: Int?
  }

  private var screenGroups: [NavigationGroup] {
    var groups: [NavigationGroup] = []
    let counts = Dictionary(
      listedScreens.map { ([ByteKey($0.group), ByteKey($0.title)], 1) }, uniquingKeysWith: +)
    for screen in listedScreens {
      let isAlone = counts[[ByteKey(screen.group), ByteKey(screen.title)]] == 1
      let item = NavigationItem(
        title: screen.title, path: screen.outputPath, note: isAlone ? nil : screen.id,
        // Of what was imported most have one, which says nothing.
        count: screen.isImported && screen.scenarios.count == 1 ? nil : screen.scenarios.count)
      if groups.last?.title.hasSameBytes(as: screen.group) == true {
        groups[groups.count - 1].items.append(item)
      } else {
        groups.append(NavigationGroup(title: screen.group, items: [item]))
      }
    }
    return groups
  }

  private var lookUpGroups: [NavigationGroup] {
    var items: [NavigationItem] = []
    if hasCellsPage {
      items.append(
        NavigationItem(
          title: "Cell kinds", path: CellsPageData.path, count: cells.kinds.count))
    }
    if hasNavigationPage {
      items.append(
        NavigationItem(title: "Navigation map", path: NavigationPageData.path, count: nil))
    }
    return items.isEmpty ? [] : [NavigationGroup(title: Self.lookUpTitle, items: items)]
  }

  private var pageGroups: [NavigationGroup] {
    var byFolder: [FilePath: [Int]] = [:]
    for index in pages.indices where pages[index].outputPath.string != "index.html" {
      byFolder[FilePath(pages[index].path.parent.components.first ?? "Pages"), default: []]
        .append(index)
    }
    return byFolder.sorted { $0.key < $1.key }.map { folder, indices in
      let sorted = indices.sorted { isListedBefore($0, $1) }
      return NavigationGroup(
        title: folder.string,
        items: sorted.map {
          NavigationItem(title: pageTitles[$0], path: pages[$0].outputPath, count: nil)
        })
    }
  }

  private func isListedBefore(_ left: Int, _ right: Int) -> Bool {
    let orders = (
      pages[left].frontMatter.order ?? Int.max, pages[right].frontMatter.order ?? Int.max
    )
    if orders.0 != orders.1 { return orders.0 < orders.1 }
    if !pageTitles[left].hasSameBytes(as: pageTitles[right]) {
      return pageTitles[left].precedesByBytes(pageTitles[right])
    }
    return pages[left].path < pages[right].path
  }

  /// The front matter's title, else the first heading of level 1, else the file name.
  private static func title(of page: Page) -> String {
    if let title = page.frontMatter.title { return title }
    // A page that cannot be parsed is reported when it is rendered.
    let headings = (try? MarkdownParser().parse(page.body))?.headings ?? []
    if let heading = headings.first(where: { $0.level == 1 && !$0.text.isEmpty }) {
      return String(decodingUTF8: heading.text)
    }
    return page.path.withoutExtension.lastComponent
  }
}
