package import CatalogCore
import CatalogSettings

/// Builds a site from a content folder: read, render, compare, write, in this order.
///
/// Nothing is written before everything is rendered, so a site that cannot be built leaves the last one
/// as it was.
package struct SiteBuild: Sendable {
  /// The file in the output folder that lists the site's own files.
  package static let manifestName = SiteManifest.fileName

  /// The folder that holds `Content`.
  package var root: FilePath
  /// The folder that the site goes to.
  package var output: FilePath
  private var files: any FileSystem

  package init(root: FilePath, output: FilePath? = nil, files: any FileSystem) {
    self.root = root
    self.output = output ?? root.appending("Site")
    self.files = files
  }

  /// What a build did, or would do.
  package struct Result: Sendable {
    /// Relative to the output folder, in the order of their paths.
    package var written: [FilePath]
    package var removed: [FilePath]
    package var unchangedCount: Int
    package var pageCount: Int
    package var warnings: [Diagnostic]
    /// Whether the list of the site's own files was out of date.
    package var manifestChanged: Bool

    package var isCurrent: Bool { written.isEmpty && removed.isEmpty && !manifestChanged }
  }

  /// Builds the site.
  ///
  /// - Parameters:
  ///   - checksOnly: whether to write nothing and only say what would be written.
  ///   - isStrict: whether warnings count as errors.
  /// - Returns: what was, or would be, written and removed, and the warnings.
  /// - Throws: everything that is wrong with the content, or what is in the way of the output.
  package func run(checksOnly: Bool = false, isStrict: Bool = false) throws(Failure) -> Result {
    let content = root.appending("Content")
    try refuseOverlap(content)
    let settings = try Settings.load(root: root, files: files)
    let tree = try ContentTree.load(folder: content, files: files)
    let theme = try Theme(overrides: tree, contentFolder: content)
    let map = SiteMap(settings: settings, contentFolder: content, tree: tree)
    let excerpts = SourceExcerpts(root: root, files: files)
    let outputs = try SitePages(map: map, tree: tree, theme: theme, excerpts: excerpts).outputs()
    let warnings = map.warnings + outputs.flatMap(\.warnings)
    if isStrict, !warnings.isEmpty {
      throw Failure(.differences, warnings)
    }
    let folder = SiteFolder(folder: output, files: files)
    // Two builds of one folder follow each other: comparing and writing are one step.
    let lock = checksOnly ? nil : try lockOutput()
    let changes = try withExtendedLifetime(lock) { () throws(Failure) in
      let changes = try folder.changes(for: outputs.map(\.file))
      if !checksOnly { try folder.apply(changes) }
      return changes
    }
    return Result(
      written: changes.writes.map(\.path).sorted(), removed: changes.removals,
      unchangedCount: changes.unchangedCount,
      pageCount: outputs.filter { $0.file.path.fileExtension == "html" }.count,
      warnings: warnings, manifestChanged: changes.oldManifest != changes.newManifest)
  }

  /// Makes the output folder and keeps others out of it; `nil` where a file stands in its place, which is
  /// said later.
  private func lockOutput() throws(Failure) -> FolderLock? {
    do throws(FileProblem) {
      switch try files.kind(of: output) {
      case nil: try files.makeFolder(output)
      case .folder: break
      case .file, .other: return nil
      }
      return try files.lock(output)
    } catch {
      throw Failure(.damagedInput, error.diagnostic)
    }
  }

  /// The output must not be the content, lie in it or hold it.
  private func refuseOverlap(_ content: FilePath) throws(Failure) {
    let from = files.resolved(output).components
    let to = files.resolved(content).components
    let shared = zip(from, to).prefix { $0.hasSameBytes(as: $1) }.count
    guard shared < min(from.count, to.count), output.string != "" else {
      throw SiteProblem.outputHoldsContent(output).failure
    }
  }
}
