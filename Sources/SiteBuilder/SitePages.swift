import CatalogCore
import CatalogSettings
import Layout
import Pictures
import Snapshots
import Templates

/// Renders every file of a site from its content; touches no file.
struct SitePages: Sendable {
  var map: SiteMap
  var tree: ContentTree
  var theme: Theme
  var excerpts: SourceExcerpts
  /// Lays out what pictures show.
  let engine = CellLayoutEngine()

  private var renderer: PageRenderer {
    PageRenderer(map: map, theme: theme, excerpts: excerpts)
  }

  /// A file of the site, what it was made from, and what was noticed.
  struct Output: Sendable {
    var file: FileContent
    var source: String
    var warnings: [Diagnostic] = []
  }

  /// Every file, pages first; the pages are rendered on all processors.
  ///
  /// - Throws: everything that is wrong with any page.
  func outputs() throws(Failure) -> [Output] {
    var jobs: [Job] = map.screens.map(Job.screen)
    for screen in map.screens {
      jobs += screen.scenarios.map { Job.pictures(screen, $0) }
    }
    for (page, title) in zip(map.pages, map.pageTitles) { jobs.append(.page(page, title: title)) }
    if map.home == nil { jobs.append(.screenList) }
    if map.hasCellsPage { jobs.append(.cells) }
    if map.hasNavigationPage { jobs.append(.navigation) }
    if !map.screens.isEmpty, !map.isTaken(NavigationMapFile.path) { jobs.append(.navigationFile) }
    let results = parallelMap(jobs) { job in
      do throws(Failure) {
        return Result<[Output], Failure>.success(try self.outputs(of: job))
      } catch {
        return .failure(error)
      }
    }
    var outputs: [Output] = []
    var problems: [Diagnostic] = []
    var exitCode = ExitCode.damagedInput
    for result in results {
      switch result {
      case .success(let made): outputs += made
      case .failure(let failure):
        // A mistake in a template is met on every page, and said once.
        problems += failure.diagnostics.filter { !problems.contains($0) }
        exitCode = failure.exitCode
      }
    }
    guard problems.isEmpty else { throw Failure(exitCode, problems) }
    let style = FilePath("assets/picture.css")
    if !theme.assets.contains(where: { $0.path == style }) {
      let file = FileContent(path: style, bytes: PictureStylesheet.forPages)
      outputs.append(Output(file: file, source: "the pictures"))
    }
    for asset in theme.assets { outputs.append(Output(file: asset, source: "the theme")) }
    for asset in tree.assets {
      let source = map.contentFolder.appending(asset.path).string
      outputs.append(Output(file: asset, source: source))
    }
    try refuseSharedPaths(outputs)
    return outputs
  }

  private enum Job: Sendable {
    case screen(ScreenEntry)
    case pictures(ScreenEntry, SnapshotDocument)
    case page(Page, title: String)
    /// The front page of a catalog without an `index.md`.
    case screenList
    case cells
    case navigation
    case navigationFile
  }

  private func outputs(of job: Job) throws(Failure) -> [Output] {
    switch job {
    case .screen(let screen): [try screenPage(screen)]
    case .pictures(let screen, let document):
      pictures(of: screen).files(of: document).map { file in
        Output(file: file, source: map.contentFolder.appending(screen.folder).string)
      }
    case .page(let page, let title): [try contentPage(page, title: title)]
    case .screenList: [try screenListPage()]
    case .cells: [try cellsPage()]
    case .navigation: [try navigationPage()]
    case .navigationFile:
      [
        Output(
          file: FileContent(
            path: NavigationMapFile.path, bytes: NavigationMapFile(site: map).bytes),
          source: map.contentFolder.string)
      ]
    }
  }

  private func pictures(of screen: ScreenEntry) -> ScreenPictures {
    ScreenPictures(screen: screen, backTitle: map.backTitle(of: screen), engine: engine)
  }

  private func screenPage(_ screen: ScreenEntry) throws(Failure) -> Output {
    var warnings: [Diagnostic] = []
    let pictures = pictures(of: screen)
    var fragments = screen.scenarios.enumerated().map { number, document in
      pictures.figure(of: document, number: number)
    }
    var introduction = TemplateValue.null
    if let page = screen.introduction {
      let rendered = try renderer.render(
        page, at: screen.outputPath, data: siteData(at: screen.outputPath, hasList: false))
      warnings = rendered.warnings
      if !rendered.html.isEmpty {
        introduction = .string(Self.reference(toFragment: fragments.count))
        fragments.append(rendered.html)
      }
    }
    let references = screen.scenarios.indices.map {
      TemplateValue.string(Self.reference(toFragment: $0))
    }
    let data = ScreenPageData(screen: screen, map: map)
      .value(introduction: introduction, pictures: references)
    let content = try renderer.render(template: "screen", data: data, fragments: fragments)
    let layout = LayoutData(
      map: map, outputPath: screen.outputPath, title: screen.title,
      description: screen.introduction?.frontMatter.description,
      breadcrumbs: [(screen.group, map.start(ofGroup: screen.group))], content: content)
    let source = screen.introduction?.path ?? screen.folder
    return Output(
      file: try file(layout), source: map.contentFolder.appending(source).string,
      warnings: warnings)
  }

  private func contentPage(_ page: Page, title: String) throws(Failure) -> Output {
    let path = page.outputPath
    let rendered = try renderer.render(page, at: path, data: siteData(at: path)) {
      () throws(Failure) in
      var fragments = [try screenList(at: path)]
      for screen in map.screens { fragments.append(try card(of: screen, at: path)) }
      return fragments
    }
    var breadcrumbs: [(title: String, path: FilePath)] = []
    if let folder = page.path.parent.components.first {
      breadcrumbs = [(folder, map.start(ofGroup: folder))]
    }
    let isHome = path.string == "index.html"
    let layout = LayoutData(
      map: map, outputPath: path, title: title,
      description: page.frontMatter.description ?? (isHome ? map.settings.description : nil),
      breadcrumbs: breadcrumbs, content: heading(page, title, rendered) + rendered.html)
    return Output(
      file: try file(layout), source: map.contentFolder.appending(page.path).string,
      warnings: rendered.warnings)
  }

  /// The title as a heading, for a page that has it in its front matter and not in its text.
  private func heading(_ page: Page, _ title: String, _ rendered: PageRenderer.Rendered)
    -> [UInt8]
  {
    guard page.frontMatter.title != nil, !rendered.hasTitle else { return [] }
    var html = Array("<h1>".utf8)
    html.appendHTMLEscaped(title)
    html.append("</h1>\n" as StaticString)
    return html
  }

  private func screenListPage() throws(Failure) -> Output {
    let path = FilePath("index.html")
    var content = Array("<h1>".utf8)
    content.appendHTMLEscaped(map.settings.title)
    content.append("</h1>\n" as StaticString)
    content += try screenList(at: path)
    let layout = LayoutData(
      map: map, outputPath: path, title: map.settings.title,
      description: map.settings.description, content: content)
    return Output(file: try file(layout), source: map.contentFolder.string)
  }

  private func cellsPage() throws(Failure) -> Output {
    let content = try renderer.render(template: "cells", data: CellsPageData(site: map).value)
    return try lookUpPage(CellsPageData.path, title: "Cell kinds", content)
  }

  private func navigationPage() throws(Failure) -> Output {
    let page = NavigationPageData(site: map)
    let drawing = page.drawing()
    let reference = drawing == nil ? .null : TemplateValue.string(Self.reference(toFragment: 0))
    let content = try renderer.render(
      template: "navigation", data: page.value(drawing: reference),
      fragments: drawing.map { [$0] } ?? [])
    return try lookUpPage(NavigationPageData.path, title: "Navigation map", content)
  }

  private func lookUpPage(_ path: FilePath, title: String, _ content: [UInt8]) throws(Failure)
    -> Output
  {
    let layout = LayoutData(
      map: map, outputPath: path, title: title,
      breadcrumbs: [(SiteMap.lookUpTitle, map.start(ofGroup: SiteMap.lookUpTitle))],
      content: content)
    return Output(file: try file(layout), source: map.contentFolder.string)
  }

  private func screenList(at path: FilePath) throws(Failure) -> [UInt8] {
    try renderer.render(
      template: "screen-list", data: ScreenListData(map: map, outputPath: path).value)
  }

  private func card(of screen: ScreenEntry, at path: FilePath) throws(Failure) -> [UInt8] {
    try renderer.render(
      template: "single-card",
      data: ScreenListData(map: map, outputPath: path).card(screen))
  }

  private static func reference(toFragment number: Int) -> String {
    String(decodingUTF8: InertText.fragmentReference(number))
  }

  /// What the tags of any page may name; `{{{screens}}}` is the list of all screens and
  /// `{{{card.photos}}}` the card of one, but on the page of a screen.
  private func siteData(at path: FilePath, hasList: Bool = true) -> TemplateValue {
    let site: TemplateValue = [
      "title": .string(map.settings.title),
      "description": TemplateValue(map.settings.description),
    ]
    let catalog = ScreenListData(map: map, outputPath: path).value
    guard hasList else { return ["site": site, "catalog": catalog] }
    let cards = map.screens.enumerated().map { index, screen in
      (screen.id, TemplateValue.string(Self.reference(toFragment: index + 1)))
    }
    return [
      "site": site, "catalog": catalog,
      "screens": .string(Self.reference(toFragment: 0)),
      "card": .object(TemplateObject(cards)),
    ]
  }

  private func file(_ layout: LayoutData) throws(Failure) -> FileContent {
    let template = try theme.htmlTemplate("layout")
    do {
      let bytes = try template.render(layout.value, partials: theme.html, escape: .html)
      return FileContent(path: layout.outputPath, bytes: bytes)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// No two sources may become one file, nor two that a disk without case would take for one, nor
  /// one file be a folder for another.
  private func refuseSharedPaths(_ outputs: [Output]) throws(Failure) {
    var seen: [String: String] = [:]
    var problems: [Diagnostic] = []
    for output in outputs {
      let key = FileComponent.foldingKey(output.file.path.string)
      if let first = seen.updateValue(output.source, forKey: key) {
        problems.append(
          SiteProblem.sharedPath(output.file.path, first: first, second: output.source)
            .diagnostic)
      }
    }
    for output in outputs {
      var folder = output.file.path.parent
      while folder.string != "." {
        if let file = seen[FileComponent.foldingKey(folder.string)] {
          problems.append(
            SiteProblem.pathInsideFile(folder, file: file, inside: output.source).diagnostic)
        }
        folder = folder.parent
      }
    }
    guard problems.isEmpty else { throw Failure(.damagedInput, problems) }
  }
}
