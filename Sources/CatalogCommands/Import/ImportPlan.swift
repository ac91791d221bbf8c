import CatalogCore
import CatalogSettings
import InterfaceBuilder

/// What is to be imported, and into which catalog: the command line and the settings together.
struct ImportPlan {
  let context: CommandContext
  /// The folder that holds `Content`, or will.
  let root: FilePath
  /// Whether there is no catalog yet.
  let isNew: Bool
  let settings: Settings
  /// As the messages name them.
  let paths: [FilePath]
  let choice: ImportSettings
  /// Whether the paths are all that the catalog is made of, so that what they do not hold is gone.
  let isWhole: Bool

  init(_ context: CommandContext) throws(Failure) {
    self.context = context
    let arguments = context.arguments
    if arguments["format"] != nil, !arguments.has("list") {
      throw ImportProblem.formatWithoutList.failure
    }
    // What the list has no use for; it tells of all languages.
    for option in ["dry-run", "prune", "group", "language"]
    where arguments.has("list") && arguments.has(option) {
      throw UsageProblem.conflictingOptions("--list", "--\(option)").failure
    }
    if arguments.has("dry-run"), arguments.has("prune") {
      throw UsageProblem.conflictingOptions("--dry-run", "--prune").failure
    }
    // Most likely a variable of a script that is not set; it must not mean everything here.
    guard !arguments.operands.contains("") else { throw ImportProblem.emptyPath.failure }
    (root, isNew) = try Self.catalog(context)
    let settings =
      isNew
      ? Settings(path: root.appending("Content/catalog.yml"))
      : try Settings.load(root: root, files: context.files)
    self.settings = settings
    let root = root
    let own = (settings.imports?.paths ?? []).map { root.appending($0) }
    let named = arguments.operands.map { FilePath($0) }
    guard !named.isEmpty || !own.isEmpty else {
      throw ImportProblem.nothingNamed(settings: isNew ? nil : settings.path).failure
    }
    paths = named.isEmpty ? own : named
    let files = context.files
    let folders = named.map { files.resolved($0) }
    isWhole =
      named.isEmpty
      || !own.isEmpty
        && own.allSatisfy { path in
          let path = files.resolved(path)
          return folders.contains { path.isAtOrBelow($0) }
        }
    var choice = settings.imports ?? ImportSettings()
    if !named.isEmpty { choice.paths = named.map(\.string) }
    let languages = arguments.all("language")
    if !languages.isEmpty { choice.languages = languages }
    choice.included += arguments.all("include")
    choice.importsLaunchScreens = choice.importsLaunchScreens || arguments.has("launch-screens")
    self.choice = choice
  }

  /// The catalog around here, or the place where one is to be.
  private static func catalog(_ context: CommandContext) throws(Failure) -> (FilePath, Bool) {
    do throws(Failure) {
      let root = try context.catalogRoot(changesBaselines: true)
      // An empty folder may be what an import that was ended left.
      let names = (try? context.files.names(in: root.appending("Content"))) ?? [""]
      return (root, names.allSatisfy { $0.utf8.first == UInt8(ascii: ".") })
    } catch {
      guard let root = context.arguments["root"].map(FilePath.init) else {
        return (FilePath("."), true)
      }
      let kind = try context.onFiles { () throws(FileProblem) in try context.files.kind(of: root) }
      // A file, and most likely a misspelt path.
      guard kind == .folder || context.arguments.has("list") else { throw error }
      return (root, true)
    }
  }

  /// What the command line says and the settings of the catalog do not, so that the next import does
  /// without it; `nil` where the settings say as much.
  var forgotten: ImportProblem? {
    guard !isNew else { return nil }
    let own = settings.imports ?? ImportSettings()
    func list(_ key: String, _ names: [String], to known: [String]) -> String? {
      let isKnown = names.allSatisfy { name in known.contains { $0.hasSameBytes(as: name) } }
      let all = known + names.filter { name in !known.contains { $0.hasSameBytes(as: name) } }
      return isKnown ? nil : "\(key): [\(all.joined(separator: ", "))]"
    }
    let ownPaths = own.paths.map { root.appending($0) }
    let others = paths.filter { path in
      let path = context.files.resolved(path)
      return !ownPaths.contains { path.isAtOrBelow(context.files.resolved($0)) }
    }
    let added = others.map { NewCatalog(plan: self).relative($0.string) }
    let isAll = own.languages.contains { $0.hasSameBytes(as: "all") }
    let lines = [
      ownPaths.isEmpty || others.isEmpty ? nil : list("paths", added, to: own.paths),
      isAll ? nil : list("languages", choice.languages, to: own.languages),
      list("include", choice.included, to: own.included),
      choice.importsLaunchScreens && !own.importsLaunchScreens ? "launch-screens: true" : nil,
    ].compactMap(\.self)
    return lines.isEmpty ? nil : .forgottenOptions(lines, settings: settings.path)
  }

  /// The group that all screens are to be in.
  var group: String? { context.arguments["group"] }

  /// Reads everything, with a word on the terminal now and then.
  func project() -> InterfaceProject {
    let reader = ProjectReader(files: context.files, including: choice.included)
    let progress = ImportProgress(context)
    defer { progress.end() }
    return reader.project(at: paths) { progress.show($0, of: $1) }
  }

  // MARK: - The list

  /// Tells what is there.
  func list() -> ExitCode {
    let project = project()
    let imported = ImportedScreens(project, choice, allLanguages: true)
    let inventory = Inventory(
      project, navigation: imported.navigation, findings: imported.findings)
    if context.arguments["format"] == "json" {
      inventory.writeJSON { context.write($0) }
    } else {
      inventory.writeText { context.console.write($0) }
    }
    context.report(project.problems)
    if inventory.isDamaged { return .damagedInput }
    return context.arguments.has("strict") && imported.hasFindings ? .differences : .fine
  }
}
