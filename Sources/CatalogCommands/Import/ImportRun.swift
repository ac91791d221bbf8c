import CatalogCore
import CatalogSettings
import InterfaceBuilder
import Snapshots

/// Imports: reads, compares with the baselines, and writes what differs.
struct ImportRun {
  private let plan: ImportPlan
  private let context: CommandContext
  private let store: SnapshotStore

  init(_ plan: ImportPlan) {
    self.plan = plan
    context = plan.context
    store = SnapshotStore(
      folder: plan.root.appending(SnapshotFolder.path), files: plan.context.files)
  }

  private var isDryRun: Bool { context.arguments.has("dry-run") }
  private var prunes: Bool { context.arguments.has("prune") }

  func result() throws(Failure) -> ExitCode {
    let project = plan.project()
    try checkLanguages(project)
    let screens = ImportedScreens(project, plan.choice)
    var documents = screens.documents()
    if let group = plan.group {
      for index in documents.indices { documents[index].group = group }
    }
    let comparison = try carriedOut(documents, scope: try scope(of: project))
    let report = ImportReport(
      project: project, screens: screens, comparison: comparison, isDryRun: isDryRun,
      prunes: prunes, isStrict: context.arguments.has("strict"))
    context.console.write(report.lines)
    context.report(report.problems)
    let findings = report.findings
    context.report(findings.shown)
    if let rest = findings.rest { context.say(rest) }
    if !isDryRun { context.report(plan.forgotten.map { [$0.diagnostic] } ?? []) }
    context.say(report.summary)
    if plan.isNew, !isDryRun, !documents.isEmpty {
      context.say("Made a catalog: \(plan.settings.path). “catalog build” makes its site.")
    }
    return report.exitCode
  }

  /// A part of an app may have no text in a language that the settings choose for all of it.
  private func checkLanguages(_ project: InterfaceProject) throws(Failure) {
    guard plan.isWhole || context.arguments.has("language") else { return }
    for language in plan.choice.languages where !language.hasSameBytes(as: "all") {
      guard project.languages.contains(where: { $0.hasSameBytes(as: language) }) else {
        throw ImportProblem.unknownLanguage(language, known: project.languages).failure
      }
    }
  }

  /// What is gone can only be told of folders, and only where every file in them could be read.
  private func scope(
    of project: InterfaceProject
  ) throws(Failure) -> ImportComparison.Scope {
    guard project.problems.isEmpty, project.files.allSatisfy({ !$0.isRefused }) else {
      return .nothing
    }
    for path in plan.paths {
      let kind = try context.onFiles { () throws(FileProblem) in try context.files.kind(of: path) }
      guard kind == .folder else { return .nothing }
    }
    if plan.isWhole, plan.group == nil { return .everything }
    // Cells and views of all folders share their groups, and nothing is said of them.
    let groups = plan.group.map { [$0] } ?? project.files.map(\.group)
    return .groups(Set(groups.map(ByteKey.init)))
  }

  /// Compares and writes as one step: nobody else does either in between.
  private func carriedOut(
    _ documents: [SnapshotDocument], scope: ImportComparison.Scope
  ) throws(Failure) -> ImportComparison {
    let mayWrite = !isDryRun && !(plan.isNew && documents.isEmpty)
    if mayWrite, plan.isNew { try makeCatalog() }
    let lock = try context.onFiles { () throws(FileProblem) in mayWrite ? try store.lock() : nil }
    defer { withExtendedLifetime(lock) {} }
    let baselines = try context.onFiles { () throws(FileProblem) in try store.baselines() }
    let comparison = ImportComparison(documents, with: baselines, in: store, scope: scope)
    if mayWrite {
      try context.onFiles { () throws(FileProblem) in
        try store.carryOut(comparison.changes(prunes: prunes))
      }
    }
    return comparison
  }

  /// The settings of a catalog that holds nothing else yet; the title is the name of the app's folder.
  private func makeCatalog() throws(Failure) {
    let settings = NewCatalog(plan: plan).settings
    try context.onFiles { () throws(FileProblem) in
      let content = plan.settings.path.parent
      if try context.files.kind(of: content) == .folder {
        try context.files.removeLeftovers(in: content)
      }
      guard try context.files.kind(of: plan.settings.path) == nil else { return }
      try context.files.write(settings, to: plan.settings.path)
    }
  }
}

extension ProjectFile {
  /// Whether the file could not be read.
  var isRefused: Bool { if case .refused = verdict { true } else { false } }
}
