import CatalogCore
import Git

/// How reports name the snapshots of a catalog: from the top of its repository on, which is how a
/// service that shows reports names files; without a repository from the folder of the catalog on.
enum SnapshotFolder {
  /// Within the folder of a catalog.
  static let path = FilePath("Content/Screens")
}

extension CommandContext {
  /// The folder of the snapshots in reports, for the catalog in a folder.
  func snapshotFolder(root: FilePath) -> FilePath {
    (try? repository(root))?.snapshotFolder ?? SnapshotFolder.path
  }

  /// The repository that a folder belongs to.
  func repository(_ folder: FilePath) throws(GitProblem) -> GitRepository {
    try GitRepository.find(at: folder, program: console.git)
  }
}

extension GitRepository {
  /// The folder of the snapshots of the catalog that the repository was looked for in.
  var snapshotFolder: FilePath { path(of: SnapshotFolder.path) ?? SnapshotFolder.path }
}

extension Diagnostic {
  /// The same with the places below one folder as places below another.
  ///
  /// Neither folder is looked at; a place elsewhere stays.
  func moved(from folder: FilePath, to other: FilePath) -> Diagnostic {
    var diagnostic = self
    diagnostic.location = location?.moved(from: folder, to: other)
    diagnostic.related = related.map {
      Related($0.message, at: $0.location.moved(from: folder, to: other))
    }
    return diagnostic
  }
}

extension SourceLocation {
  fileprivate func moved(from folder: FilePath, to other: FilePath) -> SourceLocation {
    let file = FilePath(path)
    let (parts, start) = (file.components, folder.components)
    guard file.isAbsolute == folder.isAbsolute, parts.count > start.count,
      zip(parts, start).allSatisfy({ $0.hasSameBytes(as: $1) })
    else { return self }
    var location = self
    location.path = other.appending(parts.dropFirst(start.count).joined(separator: "/")).string
    return location
  }
}
