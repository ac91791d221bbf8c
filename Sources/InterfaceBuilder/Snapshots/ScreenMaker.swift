package import CatalogCore
package import Snapshots

/// Turns the documents of a project into snapshots, one for each screen and language.
///
/// `Content/Guide/import.md` says what is recorded. Cost: linear in the number of objects.
package struct ScreenMaker: Sendable {
  package struct Options: Sendable {
    package var includesLaunchScreens = false
    /// The colours of asset catalogs by name; they come before the copies in documents.
    package var assetColors: [ByteKey: InterfaceColor] = [:]
    /// What other parts of the import found, such as texts without a translation.
    package var findings: [ObjectFinding] = []

    package init() {}
  }

  let imported: [ImportedDocument]
  let options: Options
  package let graph: SceneGraph
  /// The ids of screens, in the order of the graph's entries.
  package let screens: [String]
  let contexts: [SceneContext]
  let initialEntries: Set<Int>
  /// What is wrong with each screen, in the order of the graph's entries.
  package let findings: [[InterfaceFinding]]
  /// The containers that hold a scene of the project, which shows all there is of them.
  let held: Set<Int>
  /// The launch screens that are no part of the catalog.
  package let leftOut: [FilePath]

  package init(_ documents: [ImportedDocument], options: Options = Options()) {
    let imported = documents.filter { options.includesLaunchScreens || !$0.document.isLaunchScreen }
    leftOut =
      options.includesLaunchScreens
      ? [] : documents.filter(\.document.isLaunchScreen).map(\.document.path)
    let graph = SceneGraph(imported.map(\.document))
    self.imported = imported
    self.options = options
    self.graph = graph
    screens = ScreenNaming(graph).ids
    contexts = SceneContext.contexts(in: graph)
    initialEntries = graph.initialEntries
    findings = Self.findings(in: imported, graph, others: options.findings)
    held = Set(
      graph.edges.compactMap { edge in
        guard edge.role == .container, case .entry = edge.target else { return nil }
        return edge.source
      })
  }

  /// The snapshots in the order of documents and their scenes, each screen's base before its languages.
  package func documents() -> [SnapshotDocument] {
    let languages = languages()
    let scenarios = LanguageScenarios(imported.flatMap { $0.translations.map(\.language) })
    return parallelMap(Array(graph.entries.indices)) { index -> [SnapshotDocument] in
      let entry = graph.entries[index]
      let base = document(
        index, entry, scenario: SnapshotDocument.Name(id: "base", title: "As drawn"),
        entries: graph.entries, findings: findings[index])
      let others = imported[entry.document].translations.compactMap {
        translation -> SnapshotDocument? in
        guard let language = languages[ByteKey(translation.language)],
          language.isTranslated[index]
        else { return nil }
        let translated = language.entries[index]
        return document(
          index, translated, scenario: scenarios.scenario(of: translation.language),
          entries: language.entries, findings: clippedTexts(of: translated, at: index))
      }
      return [base] + others
    }.flatMap(\.self)
  }

  /// What a language alone makes wrong: a text too long for a frame that does not grow.
  private func clippedTexts(of entry: SceneEntry, at index: Int) -> [InterfaceFinding] {
    guard !graph.documents[entry.document].usesAutoLayout else { return [] }
    return InterfaceCheck.clippedTexts(
      in: CheckedScene(index: index, entry: entry, graph: graph, facts: ProjectFacts()))
  }

  /// The scenes in one language, in the order of the graph's entries.
  private struct Language {
    var entries: [SceneEntry]
    /// Whether the document of each scene has the language, and the scene in it.
    var isTranslated: [Bool]

    mutating func set(_ index: Int, _ entry: SceneEntry) {
      entries[index] = entry
      isTranslated[index] = true
    }
  }

  private func languages() -> [ByteKey: Language] {
    var languages: [ByteKey: Language] = [:]
    var entriesByDocument: [Int: [Int]] = [:]
    for (index, entry) in graph.entries.enumerated() {
      entriesByDocument[entry.document, default: []].append(index)
    }
    for (index, imported) in imported.enumerated() {
      for translation in imported.translations {
        var found: [ByteKey: SceneEntry] = [:]
        for entry in SceneEntry.entries(of: translation.document, at: index) {
          found[ByteKey(entry.objectID)] = entry
        }
        for entry in entriesByDocument[index] ?? [] {
          guard let translated = found[ByteKey(graph.entries[entry].objectID)] else { continue }
          languages[
            ByteKey(translation.language),
            default: Language(
              entries: graph.entries,
              isTranslated: Array(repeating: false, count: graph.entries.count))
          ].set(entry, translated)
        }
      }
    }
    return languages
  }

  // MARK: - One screen

  private func document(
    _ index: Int, _ entry: SceneEntry, scenario: SnapshotDocument.Name, entries: [SceneEntry],
    findings: [InterfaceFinding]
  ) -> SnapshotDocument {
    let source = graph.documents[entry.document]
    let writer = AttributeWriter(
      assetColors: options.assetColors, documentColors: source.resources.namedColors)
    let actionMaker = ActionMaker(
      graph: graph, screens: screens, entry: entry,
      isInNavigation: contexts[index].navigation != nil)
    let bindings = SceneBindings(entry)
    var slots = SlotMaker(bindings: bindings, writer: writer, actionMaker: actionMaker)
    var document = SnapshotDocument(
      screen: SnapshotDocument.Name(id: screens[index], title: ScreenTitle.title(of: entry)),
      scenario: scenario, model: (entry.customClass?.name).nonEmpty, group: group(of: entry),
      isImported: true, isInitial: initialEntries.contains(index),
      isListed: !(entry.isContainer && held.contains(index)),
      variants: [SnapshotDocument.Variant(width: width(of: entry), textSize: .large)],
      notes: notes(on: entry, in: source))
    if entry.isCell, let cell = entry.view {
      document.sections = [
        SnapshotDocument.Section(
          id: RowMaker.prototypes,
          rows: [
            RowMaker.row(cell, 0, height: RowMaker.height(of: cell, in: nil), with: &slots)
          ])
      ]
    } else {
      let scene = SceneAreas(
        index: index, entry: entry, entries: entries, context: contexts[index], graph: graph)
      scene.fill(&document, with: &slots)
    }
    if slots.omittedCount > 0 {
      document.notes.append(
        CheckWording.count(slots.omittedCount, "view stands", "views stand")
          + " too deep to be shown, below \(SnapshotConformance.greatestDepth) others")
    }
    document = SnapshotConformance.conforming(document)
    let rows = Set(document.sections.flatMap(\.rows).map { ByteKey($0.identity) })
    document.findings = findings.map { $0.finding(rows: rows) }
    return document
  }

  private func group(of entry: SceneEntry) -> String? {
    guard entry.controller == nil else { return imported[entry.document].group.nonEmpty }
    return entry.isCell ? "Cells" : "Views"
  }

  /// Of the root view, else of the device on the canvas.
  private func width(of entry: SceneEntry) -> Points {
    let drawn = entry.view?.frame?.width
    let device = graph.documents[entry.document].device.flatMap { DeviceCanvas.size(of: $0)?.width }
    for width in [drawn, device].compactMap(\.self) {
      if let points = Points(width), SnapshotConformance.widths.contains(points) {
        return points
      }
    }
    return Points(375)
  }

  private func notes(on entry: SceneEntry, in document: InterfaceDocument) -> [String] {
    var notes: [String] = []
    if document.isLaunchScreen { notes.append("Launch screen") }
    guard let controller = entry.controller else { return notes }
    switch controller.kind {
    case .hosting: notes.append("SwiftUI draws the content of this screen")
    case .navigation, .tabBar, .split, .page: break
    default:
      if controller.view == nil { notes.append("The file draws no view for this controller") }
    }
    for attribute in AttributeWriter.variations(controller.variations) {
      if case .text(let text)? = attribute.arguments.first { notes.append(text) }
    }
    return notes
  }
}
