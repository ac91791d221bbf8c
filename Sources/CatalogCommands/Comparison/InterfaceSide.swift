import CatalogCore
import CatalogSettings
import InterfaceBuilder
import Reports
import Snapshots

/// The interface files of one side of a comparison, imported in memory.
struct InterfaceSide {
  var side: ChangeReport.Side
  let paths: [FilePath]
  private let choice: ImportSettings
  private var project: InterfaceProject

  /// Reads what stands at and below the paths; one that is not there holds nothing.
  ///
  /// `choice` is what an import would take, its paths aside. Launch screens are compared in any case:
  /// who changed one would else be told that nothing is different.
  init(
    _ side: ChangeReport.Side, paths: [FilePath], _ choice: ImportSettings?, files: any FileSystem
  ) {
    self.side = side
    self.paths = paths
    var choice = choice ?? ImportSettings()
    choice.importsLaunchScreens = true
    self.choice = choice
    let known = paths.filter { path in
      // What cannot be seen is a problem, which reading it tells.
      do throws(FileProblem) { return try files.kind(of: path) != nil } catch { return true }
    }
    project = ProjectReader(files: files, including: choice.included).project(at: known)
    // The name of a folder that holds all of a side tells it from the other, and no parts of the app.
    let names = known.compactMap { path in
      let resolved = files.resolved(path)
      let isFile = (try? files.kind(of: path)) == .file
      return GroupNames.name(ofFolder: isFile ? resolved.parent : resolved)
    }
    for index in project.files.indices
    where names.contains(where: { $0.hasSameBytes(as: project.files[index].group) }) {
      project.files[index].group = ""
    }
  }

  /// Whether there are interface files at all.
  var isThere: Bool { !project.files.isEmpty }

  /// What cannot be read, in the order of the paths.
  var problems: [Diagnostic] {
    let refused = project.files.compactMap { file -> Diagnostic? in
      if case .refused(let diagnostic) = file.verdict { diagnostic } else { nil }
    }
    return (project.problems + refused).map { problem in
      var problem = problem
      problem.message = "in “\(side.name)”, \(problem.message)"
      return problem
    }
  }

  /// What the files of other platforms are, with one of them for each platform.
  var skipped: [(platform: String, count: Int, example: FilePath)] {
    var found: [(platform: String, count: Int, example: FilePath)] = []
    for file in project.files {
      guard case .skipped(let platform, _) = file.verdict else { continue }
      if let index = found.firstIndex(where: { $0.platform.hasSameBytes(as: platform) }) {
        found[index].count += 1
      } else {
        found.append((platform, 1, file.path))
      }
    }
    return found
  }

  /// Where there is one file on each side, both are read as the one with the new name: the ids of
  /// screens start with it.
  mutating func takeName(of other: InterfaceSide) {
    guard project.files.count == 1, other.project.files.count == 1,
      case .interface(var document) = project.files[0].verdict
    else { return }
    document.path = other.project.files[0].path
    project.files[0].verdict = .interface(document)
  }

  /// The screens, as an import would record them.
  var screens: ImportedScreens { ImportedScreens(project, choice) }
}

extension InterfaceSide {
  /// Whether a path is that of an interface file, by its name.
  static func isFile(_ path: FilePath) -> Bool {
    ["storyboard", "xib"].contains { path.fileExtension?.hasSameBytes(as: $0) ?? false }
  }
}
