import CatalogCore
import CatalogSettings
import InterfaceBuilder
import Snapshots

/// The snapshots of a project, and what is wrong with its screens: the one way from files to snapshots,
/// for an import, its list and a comparison.
struct ImportedScreens {
  private let maker: ScreenMaker
  /// What is wrong with screens and texts, in the order of the places.
  let findings: [Diagnostic]

  /// Takes the languages of the choice, or all of the project.
  init(_ project: InterfaceProject, _ choice: ImportSettings, allLanguages: Bool = false) {
    let languages =
      allLanguages || choice.languages.contains(where: { $0.hasSameBytes(as: "all") })
      ? project.languages : choice.languages
    let sources = project.files.filter { $0.original == nil }
    var options = ScreenMaker.Options()
    options.includesLaunchScreens = choice.importsLaunchScreens
    options.assetColors = project.assets.colors
    let perFile = project.translations(of: sources, languages: languages)
    options.findings = perFile.flatMap(InterfaceProject.missingTexts)
    maker = ScreenMaker(project.imported(perFile), options: options)
    let leftOut = Set(maker.leftOut)
    let documents = project.documents.filter { !leftOut.contains($0.path) }
    let found =
      documents.flatMap(\.problems) + project.textProblems + project.assets.problems
      + perFile.joined().flatMap(\.problems)
      + maker.findings.flatMap { $0.map(\.diagnostic) }
    findings = (found + maker.notes).enumerated().sorted { left, right in
      let (first, second) = (left.element.place, right.element.place)
      return (first.path, first.line, left.offset) < (second.path, second.line, right.offset)
    }.map(\.element)
  }

  /// How many launch screens are no part of the catalog.
  var launchScreenCount: Int { maker.leftOut.count }

  func documents() -> [SnapshotDocument] { maker.documents() }

  /// The file of each screen, by its id.
  var files: [ByteKey: FilePath] {
    var files: [ByteKey: FilePath] = [:]
    for (entry, screen) in zip(maker.graph.entries, maker.screens) {
      files[ByteKey(screen)] = maker.graph.documents[entry.document].path
    }
    return files
  }

  var navigation: JSONNode { NavigationMap(maker).json }

  /// Whether something is wrong; what is only told does not count.
  var hasFindings: Bool { findings.contains { $0.severity != .note } }
}

extension Diagnostic {
  fileprivate var place: (path: FilePath, line: Int) {
    (FilePath(location?.path ?? ""), location?.line ?? 0)
  }
}
