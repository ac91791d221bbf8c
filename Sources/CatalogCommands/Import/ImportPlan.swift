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
    for option in ["dry-run", "prune"] where arguments.has("list") && arguments.has(option) {
      throw UsageProblem.conflictingOptions("--list", "--\(option)").failure
    }
    if arguments.has("dry-run"), arguments.has("prune") {
      throw UsageProblem.conflictingOptions("--dry-run", "--prune").failure
    }
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
    func resolved(_ paths: [FilePath]) -> Set<FilePath> { Set(paths.map { files.resolved($0) }) }
    isWhole = named.isEmpty || own.isEmpty || resolved(named).isSuperset(of: resolved(own))
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
      return (try context.catalogRoot(changesBaselines: true), false)
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

  /// The groups' name that was asked for.
  var group: String? { context.arguments["group"] }

  /// Reads everything, with a word on the terminal now and then.
  func project() -> InterfaceProject {
    let reader = ProjectReader(files: context.files, including: choice.included)
    let progress = ImportProgress(context)
    var project = reader.project(at: paths) { progress.show($0, of: $1) }
    progress.end()
    if let group {
      for index in project.files.indices { project.files[index].group = group }
    }
    return project
  }

  // MARK: - The list

  /// Tells what is there.
  func list() -> ExitCode {
    let project = project()
    let imported = ImportedScreens(project, choice)
    let inventory = Inventory(project, findings: imported.findings)
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
