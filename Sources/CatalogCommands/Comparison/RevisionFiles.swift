import CatalogCore
import Git

/// The interface files of a revision, and what belongs to them, as files that can only be read.
///
/// Paths are those of the repository, empty or `.` for its top. Every name is known; the contents are
/// those of the files that an import reads.
struct RevisionFiles: FileSystem {
  private let entries: [FilePath: GitTree.Entry]
  private let folders: [FilePath: [String]]
  private let blobs: GitBlobs
  /// What stands for the place of the repository, so that its name is that of a work tree.
  private let top: FilePath

  /// Whether an import reads the file; of a repository with much other JSON all that would be too much.
  ///
  /// Images are no part of it: their sizes are in no snapshot.
  private static func isRead(_ path: FilePath) -> Bool {
    path.lastComponent.hasSameBytes(as: "Contents.json")
      || ["storyboard", "xib", "strings", "stringsdict", "xcstrings"].contains {
        path.fileExtension?.hasSameBytes(as: $0) ?? false
      }
  }

  init(_ revision: GitRevision, in repository: GitRepository) throws(GitProblem) {
    let tree = try repository.tree(of: FilePath(""), at: revision)
    var entries: [FilePath: GitTree.Entry] = [:]
    var folders: [FilePath: Set<String>] = [FilePath(""): []]
    for entry in tree.entries {
      entries[entry.path] = entry
      var path = entry.path
      var isKnown = false
      while !path.components.isEmpty, !isKnown {
        let parent = Self.key(path.parent)
        isKnown = folders[parent] != nil && !parent.string.isEmpty
        folders[parent, default: []].insert(path.lastComponent)
        path = parent
      }
    }
    self.entries = entries
    self.folders = folders.mapValues { $0.sorted { $0.precedesByBytes($1) } }
    let read = tree.entries.filter { $0.kind == .file && Self.isRead($0.path) }
    blobs = try repository.blobs(of: Set(read.map(\.id)).sorted())
    top = FilePath("/").appending(repository.topLevel?.lastComponent ?? "")
  }

  private static func key(_ path: FilePath) -> FilePath {
    path.string == "." ? FilePath("") : path.normalized
  }

  func kind(of path: FilePath) throws(FileProblem) -> FileKind? {
    let path = Self.key(path)
    if folders[path] != nil { return .folder }
    return switch entries[path]?.kind {
    case nil: nil
    case .file: .file
    // Where a link leads may be no part of the revision.
    case .folder, .link, .submodule: .other
    }
  }

  func isLink(_ path: FilePath) -> Bool { false }

  func resolved(_ path: FilePath) -> FilePath { top.appending(Self.key(path)) }

  func read(_ path: FilePath) throws(FileProblem) -> [UInt8] {
    guard let entry = entries[Self.key(path)], entry.kind == .file else {
      throw FileProblem(.read, path, reason: "No such file or directory")
    }
    do throws(GitProblem) {
      return try blobs.bytes(of: entry.id)
    } catch {
      throw FileProblem(.read, path, reason: error.diagnostic.message)
    }
  }

  func names(in folder: FilePath) throws(FileProblem) -> [String] {
    guard let names = folders[Self.key(folder)] else {
      throw FileProblem(.list, folder, reason: "No such file or directory")
    }
    return names
  }

  // MARK: - What history does not allow

  private func refusal(
    _ operation: FileProblem.Operation, _ path: FilePath
  ) -> FileProblem {
    FileProblem(operation, path, reason: "Read-only file system")
  }

  func write(_ files: [FileContent]) throws(FileProblem) {
    guard let first = files.first else { return }
    throw refusal(.write, first.path)
  }

  func lock(_ folder: FilePath) throws(FileProblem) -> FolderLock { throw refusal(.write, folder) }

  func makeFolder(_ path: FilePath) throws(FileProblem) { throw refusal(.write, path) }

  func removeFile(_ path: FilePath) throws(FileProblem) { throw refusal(.remove, path) }

  func removeEmptyFolder(_ path: FilePath) {}
}
