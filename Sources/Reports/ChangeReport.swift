package import CatalogCore
package import Snapshots

/// What is different between two catalogs, with all that a reader of it needs to know besides.
///
/// A value without a form: `HTMLReport`, `MarkdownReport` and their siblings write it down.
package struct ChangeReport: Sendable {
  /// The title of the catalog.
  package var title: String
  package var old: Side
  package var new: Side
  package var diff: CatalogDiff
  /// How many scenarios were compared, those that are the same among them.
  package var scenarioCount: Int
  /// What was different when everything was recorded a second time; `nil` when it was not.
  ///
  /// `problems` tell its causes too.
  package var volatility: CatalogDiff?
  /// What could not be compared, such as damaged snapshots, in the order of the paths.
  package var problems: [Diagnostic]
  /// The `id` of problems that tell of what is volatile.
  package static let volatileID = "volatile"
  /// Whether the causes wait for approval, so that `catalog accept` takes them.
  package var isPending: Bool
  /// The folder of the snapshots as a repository names it, such as `Content/Screens`.
  package var snapshotFolder: FilePath
  /// The interface files that screens were read from, by the ids of the screens; they have no snapshots.
  package var interfaceFiles: [ByteKey: FilePath] = [:]

  package init(
    title: String, old: Side, new: Side, diff: CatalogDiff, scenarioCount: Int,
    problems: [Diagnostic] = [], isPending: Bool = false, snapshotFolder: FilePath
  ) {
    self.title = title
    self.old = old
    self.new = new
    self.diff = diff
    self.scenarioCount = scenarioCount
    self.problems = problems
    self.isPending = isPending
    self.snapshotFolder = snapshotFolder
  }

  /// One of the two catalogs.
  package struct Side: Equatable, Sendable {
    /// Such as `main`, `work tree` or `approved`.
    package var name: String
    /// A short hash, where it is a revision.
    package var revision: String?

    package init(name: String, revision: String? = nil) {
      self.name = name
      self.revision = revision
    }
  }
}
