package import CatalogCore

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder on the disk that nobody else uses, removed with everything in it by `remove`.
///
/// Tests run at the same time in one process, so each makes one of its own.
package struct TemporaryFolder: Sendable {
  package let path: FilePath

  /// Makes the folder, runs the body and removes the folder, whatever the body throws.
  package static func with<Result>(_ body: (TemporaryFolder) throws -> Result) throws -> Result {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try body(folder)
  }

  /// The same for a body that waits.
  package static func withAsync<Result>(_ body: (TemporaryFolder) async throws -> Result)
    async throws
    -> Result
  {
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    return try await body(folder)
  }

  private init() throws {
    let base = ProcessEnvironment.current["TMPDIR"] ?? "/tmp"
    let name = "catalog-test-\(getpid())-\(UInt64.random(in: 0 ... .max))"
    let disk = DiskFileSystem()
    path = disk.resolved(FilePath(base)).appending(name)
    guard mkdir(path.string, 0o700) == 0 else {
      throw FileProblem(.write, path, reason: "the temporary folder cannot be made")
    }
  }

  /// Writes a file, with the folders that it needs.
  package func write(_ name: String, _ text: String, isProgram: Bool = false) throws {
    try DiskFileSystem().write(Array(text.utf8), to: path.appending(name))
    if isProgram { chmod(path.appending(name).string, 0o755) }
  }

  package func makeFolder(_ name: String) {
    mkdir(path.appending(name).string, 0o700)
  }

  /// Makes a symbolic link that holds `target` as it is.
  package func link(_ name: String, to target: String) {
    _ = symlink(target, path.appending(name).string)
  }

  package func read(_ name: String) throws -> String {
    String(decodingUTF8: try DiskFileSystem().read(path.appending(name)))
  }

  /// Every file below, hidden ones too, with its text; a link stands for itself.
  package func tree() throws -> [String: String] {
    var tree: [String: String] = [:]
    try collect(FilePath(""), into: &tree)
    return tree
  }

  private func collect(_ folder: FilePath, into tree: inout [String: String]) throws {
    let disk = DiskFileSystem()
    for name in try disk.names(in: path.appending(folder)) {
      let inner = folder.appending(name)
      if disk.isLink(path.appending(inner)) {
        tree[inner.string] = "(link)"
      } else if (try? disk.kind(of: path.appending(inner))) == .folder {
        try collect(inner, into: &tree)
      } else {
        tree[inner.string] = try read(inner.string)
      }
    }
  }

  private func remove() {
    Self.remove(path)
  }

  private static func remove(_ folder: FilePath) {
    let disk = DiskFileSystem()
    for name in (try? disk.names(in: folder)) ?? [] {
      let inner = folder.appending(name)
      if (try? disk.kind(of: inner)) == .folder, !disk.isLink(inner) {
        remove(inner)
      } else {
        try? disk.removeFile(inner)
      }
    }
    disk.removeEmptyFolder(folder)
  }
}
