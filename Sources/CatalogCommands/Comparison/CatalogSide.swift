import CatalogCore
import Git
import Reports
import Snapshots

/// One of two catalogs that are compared: the snapshots of a folder, or of a revision.
struct CatalogSide {
  var side: ChangeReport.Side
  var snapshots: [StoredSnapshot]
  /// Whether there is a folder of snapshots at all.
  let isThere: Bool
  /// What stands among the snapshots and is no file.
  private(set) var problems: [Diagnostic] = []
  /// The objects that hold the snapshots, where they are those of a revision.
  private var objects: [FilePath: GitObjectID] = [:]
  /// The folder of the snapshots, as a repository names it for a revision.
  private let folder: FilePath
  /// Whether problems have to name the side, since no file of the catalog is at fault.
  private let isElsewhere: Bool

  /// The baselines in a folder, `Content/Screens`, of this catalog or of one elsewhere.
  init(
    _ side: ChangeReport.Side, folder: FilePath, isElsewhere: Bool, files: any FileSystem
  ) throws(FileProblem) {
    self.side = side
    self.folder = folder
    self.isElsewhere = isElsewhere
    isThere = try files.kind(of: folder) != nil
    snapshots = try SnapshotStore(folder: folder, files: files).baselines()
  }

  /// The snapshots that a tree of a repository holds, without their texts.
  private init(_ side: ChangeReport.Side, _ tree: GitTree, folder: FilePath) {
    self.side = side
    self.folder = folder
    isElsewhere = true
    isThere = tree.id != nil
    snapshots = []
    problems = tree.problems.map(\.diagnostic)
    for entry in tree.entries {
      guard entry.path.components.count == 2, entry.path.string.utf8.hasSuffix(".snap") else {
        continue
      }
      if entry.kind == .file {
        objects[entry.path] = entry.id
      } else {
        problems.append(
          ComparisonProblem.notAFile(folder.appending(entry.path), revision: side.name).diagnostic)
      }
    }
  }

  /// The snapshots of two revisions.
  ///
  /// What both have the same object for is in neither: it is the same, and need not be read. Nor is
  /// what is not meant.
  static func revisions(
    _ old: GitRevision, _ new: GitRevision, folder: FilePath, in repository: GitRepository,
    isMeant: (FilePath) -> Bool = { _ in true }
  ) throws(GitProblem) -> (old: CatalogSide, new: CatalogSide, unchanged: Set<FilePath>) {
    var sides = (
      old: CatalogSide(.init(old), try repository.tree(of: folder, at: old), folder: folder),
      new: CatalogSide(.init(new), try repository.tree(of: folder, at: new), folder: folder)
    )
    let unchanged = Set(
      sides.old.objects.filter { sides.new.objects[$0.key] == $0.value }.map(\.key))
    for key in unchanged {
      sides.old.objects[key] = nil
      sides.new.objects[key] = nil
    }
    sides.old.objects = sides.old.objects.filter { isMeant($0.key) }
    sides.new.objects = sides.new.objects.filter { isMeant($0.key) }
    let blobs = try repository.blobs(
      of: (Array(sides.old.objects.values) + sides.new.objects.values).distinct)
    sides.old.readSnapshots(from: blobs)
    sides.new.readSnapshots(from: blobs)
    return (sides.old, sides.new, unchanged)
  }

  /// The snapshots of a revision.
  static func revision(
    _ revision: GitRevision, folder: FilePath, in repository: GitRepository,
    isMeant: (FilePath) -> Bool = { _ in true }
  ) throws(GitProblem) -> CatalogSide {
    var side = CatalogSide(
      .init(revision), try repository.tree(of: folder, at: revision), folder: folder)
    side.objects = side.objects.filter { isMeant($0.key) }
    side.readSnapshots(from: try repository.blobs(of: Array(side.objects.values).distinct))
    return side
  }

  private mutating func readSnapshots(from blobs: GitBlobs) {
    snapshots = objects.sorted { $0.key < $1.key }
      .map { key, id in
        let path = folder.appending(key)
        return StoredSnapshot(
          key: key, path: path,
          load: { () throws(Diagnostic) in
            do throws(GitProblem) {
              return try blobs.bytes(of: id)
            } catch {
              var diagnostic = error.diagnostic
              diagnostic.location = SourceLocation(path: path.string)
              throw diagnostic
            }
          })
      }
  }

  // MARK: - Problems

  /// The snapshots that cannot be compared, at the places that the files have in this catalog, whose
  /// snapshots reports find in a folder.
  static func problems(
    with diff: CatalogDiff, from old: CatalogSide?, to new: CatalogSide, shownIn folder: FilePath
  ) -> [Diagnostic] {
    diff.unreadable.map { unreadable in
      let side = unreadable.side == .old ? old ?? new : new
      return side.told(unreadable.diagnostic, shownIn: folder)
    }
  }

  private func told(_ problem: Diagnostic, shownIn shown: FilePath) -> Diagnostic {
    var problem = problem.moved(from: folder, to: shown)
    if isElsewhere { problem.message = "in “\(side.name)”, \(problem.message)" }
    return problem
  }
}

extension ChangeReport.Side {
  init(_ revision: GitRevision) {
    let isHash =
      revision.shortID.utf8.starts(with: revision.name.utf8)
      || revision.id.text.hasSameBytes(as: revision.name)
    self.init(
      name: isHash ? revision.shortID : revision.name,
      revision: isHash ? nil : revision.shortID)
  }
}

extension [GitObjectID] {
  /// Each once, in the order of their digits.
  fileprivate var distinct: [GitObjectID] {
    Set(self).sorted { $0.text.precedesByBytes($1.text) }
  }
}

extension String.UTF8View {
  func hasSuffix(_ suffix: String) -> Bool {
    reversed().starts(with: suffix.utf8.reversed())
  }
}
