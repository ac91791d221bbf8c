import CatalogCore
import CatalogSettings
import Git
import Reports
import Snapshots

/// Compares the catalogs of two revisions or folders: the work of `diff`.
struct CatalogComparison {
  private let context: CommandContext
  private let settings: Settings
  /// The folder that holds `Content`; `nil` in a bare repository.
  private let root: FilePath?
  private let repository: Result<GitRepository, GitProblem>

  /// What one side was named.
  private enum Choice {
    case revision(GitRevision)
    /// The folder of another catalog.
    case folder(FilePath)
    /// Interface files, or a folder without a catalog that has some.
    case interface(InterfaceSide)
    case workTree
  }

  init(_ context: CommandContext) throws(Failure) {
    self.context = context
    let surroundings = try Self.surroundings(context)
    root = surroundings.root
    settings = surroundings.settings
    repository = surroundings.repository
  }

  private typealias Surroundings = (
    root: FilePath?, settings: Settings, repository: Result<GitRepository, GitProblem>
  )

  private static func surroundings(_ context: CommandContext) throws(Failure) -> Surroundings {
    do throws(Failure) {
      let root = try context.catalogRoot()
      let settings = try Settings.load(root: root, files: context.files)
      let repository = Result { () throws(GitProblem) in try context.repository(root) }
      return (root, settings, repository)
    } catch {
      // Without a catalog here, two revisions or folders can still be compared: in a bare repository,
      // which has no folders, in a clone without files, or anywhere. Settings are not read then.
      guard error.exitCode == .usage, error.diagnostics.contains(where: \.isOfMissingCatalog) else {
        throw error
      }
      let repository = Result { () throws(GitProblem) in
        try context.repository(FilePath("."))
      }
      let isBare = (try? repository.get())?.topLevel == nil && (try? repository.get()) != nil
      let operands = context.arguments.operands
      // In an app without a catalog there may be interface files.
      let hasFiles = (try? repository.get())?.topLevel != nil
      guard
        isBare || operands.count == 2 || operands.contains(where: { range($0) != nil })
          || hasFiles
      else { throw error }
      return (nil, Settings(path: FilePath("Content/catalog.yml")), repository)
    }
  }

  /// What is different, between the sides that the operands name.
  func report() throws(Failure) -> ChangeReport {
    let (old, new) = try choices()
    if let report = try interfaceReport(old, new) { return report }
    let sides: (old: CatalogSide, new: CatalogSide, unchanged: Set<FilePath>)
    if case .revision(let old) = old, case .revision(let new) = new {
      sides = try onGit { (repository) throws(GitProblem) in
        try CatalogSide.revisions(old, new, folder: snapshotFolder, in: repository)
      }
    } else {
      sides = (try side(old), try side(new), [])
    }
    if !sides.old.isThere, !sides.new.isThere,
      let report = try interfaceReport(old, new, isFallback: true)
    {
      return report
    }
    try checkFolders(of: sides.old, sides.new, new)
    // Both sides were approved, so nothing of them is noise.
    let diff = CatalogDiff(
      from: sides.old.snapshots, to: sides.new.snapshots, unchanged: sides.unchanged)
    // A renamed one is one, whatever it is called.
    let removed = diff.documents.filter { $0.kind == .removed }.compactMap(\.keys.old)
    let keys = sides.unchanged.union(sides.new.snapshots.map(\.key)).union(removed)
    return ChangeReport(
      title: settings.title, old: sides.old.side, new: sides.new.side, diff: diff,
      scenarioCount: keys.count,
      problems: sides.old.problems + sides.new.problems
        + CatalogSide.problems(
          with: diff, from: sides.old, to: sides.new, shownIn: snapshotFolder),
      snapshotFolder: snapshotFolder)
  }

  /// Refuses two sides without snapshots, which would look the same; one is worth a note.
  private func checkFolders(
    of old: CatalogSide, _ new: CatalogSide, _ choice: Choice
  ) throws(Failure) {
    guard !old.isThere || !new.isThere else { return }
    guard old.isThere || new.isThere else {
      let problem = ComparisonProblem.noCatalog(
        old.side.name, new.side.name, folder: snapshotFolder, others: try catalogs(in: choice))
      throw Failure(.usage, problem.diagnostic)
    }
    let name = old.isThere ? new.side.name : old.side.name
    context.report([ComparisonProblem.oneCatalog(name, folder: snapshotFolder).diagnostic])
  }

  /// The folders that a revision has catalogs in, empty for the top of the repository.
  private func catalogs(in choice: Choice) throws(Failure) -> [FilePath] {
    guard case .revision(let revision) = choice else { return [] }
    let tree = try onGit { (repository) throws(GitProblem) in
      try repository.tree(of: FilePath(""), at: revision)
    }
    let inner = SnapshotFolder.path.components
    let folders = tree.entries.compactMap { entry -> FilePath? in
      // The folder of a screen and the file come last.
      let parts = entry.path.components
      let count = parts.count - inner.count - 2
      guard count >= 0, entry.path.string.utf8.hasSuffix(".snap"),
        zip(parts.dropFirst(count), inner).allSatisfy({ $0.hasSameBytes(as: $1) })
      else { return nil }
      return FilePath(parts.prefix(count).joined(separator: "/"))
    }
    return Set(folders).sorted()
  }

  // MARK: - Sides

  private func choices() throws(Failure) -> (old: Choice, new: Choice) {
    var words = context.arguments.operands
    guard words.count <= 2 else {
      throw Failure(.usage, ComparisonProblem.tooManySides(words[2]).diagnostic)
    }
    if words.count == 1, let parts = Self.range(words[0]) {
      guard parts.isSymmetric else { return (try choice(parts.from), try choice(parts.to)) }
      return try onGit { (repository) throws(GitProblem) in
        let head = try repository.revision(parts.to)
        let base = try repository.mergeBase(try repository.revision(parts.from), head)
        return (
          .revision(GitRevision(name: "where \(parts.to) left \(parts.from)", id: base.id)),
          .revision(head)
        )
      }
    }
    if words.isEmpty { words = ["HEAD"] }
    let hasFiles = root != nil || (try? repository.get())?.topLevel != nil
    guard words.count == 2 || hasFiles else {
      throw Failure(.usage, ComparisonProblem.noWorkTree.diagnostic)
    }
    let first = try choice(words[0])
    guard words.count == 2 else {
      // A file alone is compared with what was committed of it.
      if case .interface = first { return (try choice("HEAD"), first) }
      return (first, .workTree)
    }
    return (first, try choice(words[1]))
  }

  /// `main..topic`, or `main...topic` for what changed since the topic left main.
  private static func range(_ word: String) -> (from: String, to: String, isSymmetric: Bool)? {
    let bytes = Array(word.utf8)
    for (dots, isSymmetric) in [("...", true), ("..", false)] {
      guard let range = bytes.firstRange(of: Array(dots.utf8)) else { continue }
      let from = String(decodingUTF8: bytes[..<range.lowerBound])
      let to = String(decodingUTF8: bytes[range.upperBound...])
      // A path such as ../other has two dots as well.
      if from.utf8.contains(UInt8(ascii: "/")) && from.utf8.last == UInt8(ascii: "/") { return nil }
      if to.utf8.first == UInt8(ascii: "/") { return nil }
      // git takes nothing for HEAD; an unset base of a script would compare HEAD with itself.
      if from.isEmpty, to.isEmpty || to.hasSameBytes(as: "HEAD") { return nil }
      return (from.isEmpty ? "HEAD" : from, to.isEmpty ? "HEAD" : to, isSymmetric)
    }
    return nil
  }

  /// A revision where there is one of the name, else the folder of a catalog.
  private func choice(_ word: String) throws(Failure) -> Choice {
    do throws(GitProblem) {
      return .revision(try repository.get().revision(word))
    } catch {
      let folder = FilePath(word)
      // An unset variable of a script must not come to mean the folder that we are in.
      if !word.isEmpty, (try? context.files.kind(of: folder.appending("Content"))) == .folder {
        return .folder(folder)
      }
      if !word.isEmpty, let side = interfaceSide(at: folder) { return .interface(side) }
      // What looks like a path was meant to be one.
      if ["./", "../", "/"].contains(where: { word.utf8.starts(with: $0.utf8) }) {
        throw Failure(.usage, ComparisonProblem.noFolder(word).diagnostic)
      }
      throw error.failure
    }
  }

  private func side(_ choice: Choice) throws(Failure) -> CatalogSide {
    switch choice {
    case .revision(let revision):
      return try onGit { (repository) throws(GitProblem) in
        try CatalogSide.revision(revision, folder: snapshotFolder, in: repository)
      }
    case .folder(let folder):
      return try side(.init(name: folder.string), in: folder, isElsewhere: true)
    case .interface(let side):
      // Something else is on the other side.
      throw Failure(.usage, ComparisonProblem.interfaceAndCatalog(side.side.name).diagnostic)
    case .workTree:
      return try side(.init(name: "work tree"), in: root ?? FilePath("."), isElsewhere: false)
    }
  }

  private func side(
    _ side: ChangeReport.Side, in folder: FilePath, isElsewhere: Bool
  ) throws(Failure) -> CatalogSide {
    try context.onFiles { () throws(FileProblem) in
      try CatalogSide(
        side, folder: folder.appending(SnapshotFolder.path), isElsewhere: isElsewhere,
        files: context.files)
    }
  }

  // MARK: - Interface files

  /// What is different between interface files, where they are compared and not snapshots: where a side
  /// is one, or where `--import` says so, or as a fallback where there are no snapshots.
  private func interfaceReport(
    _ old: Choice, _ new: Choice, isFallback: Bool = false
  ) throws(Failure) -> ChangeReport? {
    var named = context.arguments.all("import").map { FilePath($0) }
    if isFallback, named.isEmpty {
      named = (settings.imports?.paths ?? []).map { FilePath($0) }
      if named.isEmpty { named = [FilePath(".")] }
    }
    switch (old, new) {
    case (.interface, .interface): break
    // The other side is the same at a revision.
    case (.interface(let side), .revision), (.revision, .interface(let side)): named = side.paths
    default: if named.isEmpty { return nil }
    }
    let isAsked = !isFallback
    let sides = (
      old: try interfaceSide(old, at: named, isFallback: isFallback),
      new: try interfaceSide(new, at: named, isFallback: isFallback)
    )
    guard sides.old.isThere || sides.new.isThere else {
      guard isAsked else { return nil }
      throw Failure(.usage, ComparisonProblem.noInterfaces(named).diagnostic)
    }
    let comparison = InterfaceComparison(from: sides.old, to: sides.new)
    context.report(comparison.notes)
    return comparison.report(title: settings.title, snapshotFolder: snapshotFolder)
  }

  private func interfaceSide(
    _ choice: Choice, at paths: [FilePath], isFallback: Bool
  ) throws(Failure) -> InterfaceSide {
    switch choice {
    case .interface(let side): return side
    case .folder(let folder):
      return InterfaceSide(
        .init(name: folder.string), paths: paths.map { folder.appending($0) },
        settings.imports, files: context.files)
    case .workTree:
      let root = isFallback ? root ?? FilePath(".") : FilePath(".")
      return InterfaceSide(
        .init(name: "work tree"), paths: paths.map { root.appending($0) }, settings.imports,
        files: context.files)
    case .revision(let revision):
      return try onGit { (repository) throws(GitProblem) in
        // An option names paths from where we are, the settings from the folder of the catalog.
        let here = isFallback ? repository : try context.repository(FilePath("."))
        return InterfaceSide(
          .init(revision), paths: paths.map { here.path(of: $0) ?? $0 }, settings.imports,
          files: try RevisionFiles(revision, in: repository))
      }
    }
  }

  /// The interface file at a path, or those below a folder; `nil` where there are none.
  private func interfaceSide(at path: FilePath) -> InterfaceSide? {
    switch try? context.files.kind(of: path) {
    case .file where !InterfaceSide.isFile(path): return nil
    case .file, .folder:
      let side = InterfaceSide(
        .init(name: path.string), paths: [path], settings.imports, files: context.files)
      return side.isThere ? side : nil
    case .other, nil: return nil
    }
  }

  // MARK: - The repository

  /// The folder of the snapshots as the repository names it, or in the catalog where there is none.
  private var snapshotFolder: FilePath {
    guard root != nil else {
      return (context.arguments["root"].map(FilePath.init) ?? FilePath(""))
        .appending(SnapshotFolder.path).normalized
    }
    return (try? repository.get())?.snapshotFolder ?? SnapshotFolder.path
  }

  private func onGit<Value>(_ body: (GitRepository) throws(GitProblem) -> Value) throws(Failure)
    -> Value
  {
    do throws(GitProblem) {
      return try body(try repository.get())
    } catch {
      throw error.failure
    }
  }
}
